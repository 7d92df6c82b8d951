"""The pages that need no server."""
