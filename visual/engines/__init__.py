"""Where races run: this process, a rented GPU, or replicas on other machines."""
