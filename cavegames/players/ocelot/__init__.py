"""The computer players of Sir Ocelot's Cave."""
