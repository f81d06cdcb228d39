"""What is on disk, and how processes tell each other that it has changed."""
