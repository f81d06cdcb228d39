"""What is on disk, and what other processes hear of it."""
