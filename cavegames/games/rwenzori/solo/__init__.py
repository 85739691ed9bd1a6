"""A match of one against the cave (RW-SOLO-1 to RW-SOLO-12)."""
