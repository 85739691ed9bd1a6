"""Computer players of Caves of Rwenzori."""
