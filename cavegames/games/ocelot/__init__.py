"""Sir Ocelot's Cave."""
