"""The screens of Caves of Rwenzori."""
