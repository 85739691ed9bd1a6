"""Computer players over the Game contract."""
