"""Questions of general knowledge, and of this page's own subject, answered from hand-written tables."""
