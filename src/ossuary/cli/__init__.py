"""The command line: `ossuary`, or `python -m ossuary.cli`."""
from __future__ import annotations


def main() -> None:
    """Run a command, and exit with its code."""
    from ossuary.cli.app import app

    app(prog_name="ossuary")
