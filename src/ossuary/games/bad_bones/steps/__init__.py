"""The booklet's sections, one file each; `kinds.py` numbers the steps."""
