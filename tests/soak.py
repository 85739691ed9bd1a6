"""How much longer the random tests run: once by default, `make soak` sets a larger number."""

import os

SOAK = int(os.environ.get("CAVEGAMES_SOAK", "1"))
"""A factor for examples, steps and kills."""
