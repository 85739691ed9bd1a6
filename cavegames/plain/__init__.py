"""Playing by typed commands and plain sentences."""
