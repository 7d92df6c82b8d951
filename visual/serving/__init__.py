"""The web server around the pages."""
