"""The screen of The Cave of Ignis."""
