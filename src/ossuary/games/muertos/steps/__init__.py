"""One file a section of the rules."""
