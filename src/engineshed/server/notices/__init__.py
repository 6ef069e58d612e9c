"""Notices: what people are told while they are away, by mail, webhook or push, and never twice."""
