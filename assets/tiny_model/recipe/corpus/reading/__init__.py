"""Documents to read, one genre a file; each file lists its makers in ``GENRES``."""
