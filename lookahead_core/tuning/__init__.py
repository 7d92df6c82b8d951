"""Studies of decoding length and branch length."""
