"""The stage: the picture of a race, drawn in the browser."""
