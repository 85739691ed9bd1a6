"""Red Peak: a team, a volcano, and ninety seconds a day."""
