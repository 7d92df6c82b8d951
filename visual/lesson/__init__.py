"""The lesson: eight short steps on the stage itself, each with a thing to do and a question to answer first."""
