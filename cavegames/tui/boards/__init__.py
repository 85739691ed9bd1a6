"""Boards: one Line-API widget each."""
