"""Games played by the thousand: counted, timed and recorded."""
