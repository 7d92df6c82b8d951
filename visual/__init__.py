"""The pages: what a visitor sees. Imports the core, is imported by `app.py`."""
