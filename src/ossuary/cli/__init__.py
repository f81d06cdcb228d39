"""The command line: `ossuary`, or `python -m ossuary.cli`."""

from __future__ import annotations


def main() -> None:
    """Run a command, and exit with its code."""
    try:
        from ossuary.cli.app import app
    except KeyboardInterrupt:  # loading takes a moment in which Ctrl-C may be pressed
        raise SystemExit(130) from None

    app(prog_name="ossuary")
