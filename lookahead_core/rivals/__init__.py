"""The drafting methods, one file each, and the table that names them."""
