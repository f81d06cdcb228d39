"""Ossuary: the table for two skeleton games."""

# The only place of the version: the build reads it here, and `make release` compares it with CHANGELOG.md.
__version__ = "0.2.0.dev0"
