"""The shared rules engine: it knows no game and no screen."""
