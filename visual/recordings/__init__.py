"""Recorded races, and how they are recorded."""
