"""The games. Each is opened through `cavegames.engine.registry`."""
