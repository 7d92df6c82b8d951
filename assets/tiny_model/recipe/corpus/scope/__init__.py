"""Requests that so small a model cannot serve, and the honest answers to them."""
