"""Notices: what people want to hear while they are away, by which way, told once."""
