"""What each game adds to the screens."""
