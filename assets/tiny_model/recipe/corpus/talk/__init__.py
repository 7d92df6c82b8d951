"""Small talk, advice, letters, stories and the other things that people say to an assistant for fun."""
