"""Requests for Python code: functions and classes to write, given code to edit, and code to explain."""
