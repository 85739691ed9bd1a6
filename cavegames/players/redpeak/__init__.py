"""Computer players of Red Peak."""
