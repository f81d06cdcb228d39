"""What a host sets and reads: settings, logs, metrics, identity."""
