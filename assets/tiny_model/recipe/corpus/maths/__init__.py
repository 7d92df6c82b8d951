"""Sums and word problems with their worked solutions: one uniform way of working for each operation."""
