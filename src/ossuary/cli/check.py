"""`check` and `verify`: scenarios and records, run line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer

from ossuary.cli.game_arguments import Data, Json, corrections_from, game_called
from ossuary.cli.output import BAD_INPUT, counted, fail, say, say_json
from ossuary.core.game import Game
from ossuary.core.notation import DIGEST, BadFile, Script, read_script
from ossuary.core.refusal import fault
from ossuary.core.scenario import Report, run_script
from ossuary.games import game_names
from ossuary.locales import tell_all

SOME_FAIL = 1
SUFFIX = ".bones"
Files = Annotated[list[str], typer.Argument(metavar="FILE|DIR...", help="Files, or folders full of them.")]


@dataclass
class Result:
    """The result of one file: a report, or why it could not be read."""

    path: str
    script: Script | None = None
    report: Report | None = None
    proves_chance: bool = False
    trouble: BadFile | None = None

    @property
    def holds(self) -> bool:
        return self.report is not None and not self.report.failures

    def failure_lines(self) -> list[str]:
        failures = self.report.failures if self.report else []
        return [f"{self.path}:{f.number}: expected “{f.expected}”, found: {tell_all(f.found)}" for f in failures]

    def trouble_line(self) -> str:
        at = self.trouble
        return f"{self.path}:{at.line}:{at.column}: {tell_all(at.why)}" if at else ""

    def facts(self) -> dict[str, Any]:
        """The result, for programs to read."""
        facts: dict[str, Any] = {"path": self.path, "ok": self.holds}
        if self.trouble:
            at = self.trouble
            return {**facts, "line": at.line, "column": at.column, "why": tell_all(at.why)}
        failures = self.report.failures if self.report else []
        told = [{"line": f.number, "expected": f.expected, "found": tell_all(f.found)} for f in failures]
        return {**facts, **self.counts(), "chance_proved": self.proves_chance and self.holds, "failures": told}

    def counts(self) -> dict[str, int]:
        if self.report is None or self.script is None:
            return {}
        # A run may break off; what it did not check is not counted.
        digests = min(sum(line.kind == DIGEST for line in self.script.lines), self.report.checked)
        return {"answers": self.report.answers, "checks": self.report.checked, "digests": digests}


def files_in(paths: list[str]) -> list[str]:
    """The files, and all `.bones` files in the folders; each once, sorted."""
    found: set[str] = set()
    for path in paths:
        if Path(path).is_dir():
            found.update(str(file) for file in Path(path).rglob("*" + SUFFIX) if file.is_file())
        else:
            found.add(path)
    if not found:
        fail(f"there are no {SUFFIX} files in {', '.join(paths)}")
    return sorted(found)


class Runner:
    """Runs one file after the other; makes each game only once."""

    def __init__(self, data: str | None, prove: bool) -> None:
        self.corrections = corrections_from(data)
        self.prove = prove
        self.game_called = cache(self._game_called)

    def _game_called(self, name: str) -> Game[Any]:
        return game_called(name, self.corrections)

    def run(self, path: str) -> Result:
        result = Result(path)
        try:
            result.script = read_script(Path(path).read_bytes())
            name = result.script.header("game")
            if name.value not in game_names():
                raise name.error(fault("no-such-game", word=name.value, list=", ".join(game_names())))
            result.proves_chance = self.prove and {"commit", "seed"} <= result.script.headers.keys()
            result.report = run_script(self.game_called(name.value), result.script, result.proves_chance)
        except BadFile as bad:
            result.trouble = bad
        except OSError as error:
            result.trouble = BadFile(1, 1, fault("unreadable", why=error.strerror))
        return result

    def run_all(self, paths: list[str]) -> Iterator[Result]:
        for path in files_in(paths):
            yield self.run(path)


def run_and_show(runner: Runner, paths: list[str], machine: bool, line_of: Callable[[Result], str]) -> list[Result]:
    """Run all files; unless a program reads along, print a line for each and below it what does not hold."""
    results: list[Result] = []
    for result in runner.run_all(paths):
        results.append(result)
        if machine:
            continue
        if result.trouble:
            say(result.trouble_line(), "red")
            continue
        say(line_of(result), "" if result.holds else "red")
        for line in result.failure_lines():
            say("      " + line)
    return results


def checks_line(result: Result) -> str:
    if result.holds and result.report:
        return f"ok    {result.path}  ({counted(result.report.checked, 'check')})"
    return f"FAIL  {result.path}"


def proof_line(result: Result) -> str:
    counts = result.counts()
    told = f"{counted(counts['answers'], 'answer')}, {counted(counts['digests'], 'digest')}, {chance_of(result)}"
    return f"{'ok   ' if result.holds else 'FAIL '} {result.path}: {told}"


def finish(results: list[Result], machine: bool, summary: str) -> None:
    """Print the summary and exit: with 0 if all hold, 1 if some don't, 2 if some can't be read."""
    failing = sum(1 for result in results if result.report and result.report.failures)
    unreadable = sum(1 for result in results if result.trouble)
    if machine:
        counts = {"files": len(results), "failing": failing, "unreadable": unreadable}
        say_json({**counts, "results": [result.facts() for result in results]})
    else:
        wrong = [f"{failing} failing"] if failing else []
        wrong += [f"{unreadable} unreadable"] if unreadable else []
        say(f"{counted(len(results), 'file')}: {', '.join([*wrong, summary])}", "red" if wrong else "green")
    if unreadable or failing:
        raise typer.Exit(BAD_INPUT if unreadable else SOME_FAIL)


def check(paths: Files, data: Data = None, json: Json = False) -> None:
    """Run scenarios, and show every line that does not hold, with what was expected and found.

    Exits with 0 if all hold, 1 if some don't, 2 if a file can't be read.
    """
    results = run_and_show(Runner(data, prove=False), paths, json, checks_line)
    checked = sum(result.report.checked for result in results if result.report)
    finish(results, json, f"{sum(result.holds for result in results)} ok, {counted(checked, 'check')}")


def verify(paths: Files, data: Data = None, json: Json = False) -> None:
    """Replay records and compare their digests; with a committed seed, prove that chance was honest.

    Exits with 0 if all hold, 1 if some don't, 2 if a file can't be read.
    """
    results = run_and_show(Runner(data, prove=True), paths, json, proof_line)
    finish(results, json, f"{sum(result.holds for result in results)} verified")


def chance_of(result: Result) -> str:
    """Whether the draws are proved to be honest."""
    headers = result.script.headers if result.script else {}
    if result.proves_chance:
        return "chance proved" if result.holds else "chance not proved: see below"
    if "commit" in headers:
        return "chance not proved: the seed is not revealed"
    return "chance not proved: nothing was committed to"
