"""The benches: `python -m lookahead_core.bench [command]`."""
