"""The text that the embedded model is trained on: one file a kind or genre, all of it written for this project."""
