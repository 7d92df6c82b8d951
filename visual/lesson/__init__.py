"""The lesson: ten scenes on one stage, each with one thought and one prediction, answered in the picture."""
