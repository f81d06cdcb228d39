"""The command line: `ossuary`, or `python -m ossuary.cli`."""

from __future__ import annotations


def main() -> None:
    """Run a command, and exit with its code."""
    try:
        from ossuary.cli.app import app
    except KeyboardInterrupt:  # loading takes a moment, and some are quick to change their minds
        raise SystemExit(130) from None

    app(prog_name="ossuary")
