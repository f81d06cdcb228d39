"""The sections of the rules, one file each; `kinds.py` numbers the steps."""
