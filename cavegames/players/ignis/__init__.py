"""Computer players of The Cave of Ignis."""
