"""How Sir Ocelot's Cave looks."""
