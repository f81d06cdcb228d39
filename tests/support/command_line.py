"""How these tests call the command line: as a process, or inside their own."""

import os
import subprocess
import sys
from typing import Any

from typer.testing import CliRunner

from ossuary.cli.app import app

Done = subprocess.CompletedProcess[str]
COMMAND = [sys.executable, "-m", "ossuary.cli"]
ENVIRONMENT = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}


def run(*arguments: object, stdin: str = "", more: dict[str, str] | None = None) -> Done:
    """A real process, with more in its environment if wanted: what a shell sees."""
    command = [*COMMAND, *map(str, arguments)]
    environment = {**ENVIRONMENT, **(more or {})}
    return subprocess.run(command, input=stdin, capture_output=True, text=True, env=environment, timeout=60)


def call(*arguments: object, stdin: str = "") -> Any:
    """The same without the process: quicker."""
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=stdin, env={"COLUMNS": "100"})
