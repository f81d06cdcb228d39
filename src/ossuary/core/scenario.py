"""Runs scenarios and verifies records: reports every line that fails, with what was expected and what was found."""

from __future__ import annotations

import re
from typing import Any

from mypy_extensions import mypyc_attr

from ossuary.core.game import Facts
from ossuary.core.notation import ANSWER, CHANCE_ANSWER, Line, Script
from ossuary.core.numbers import NO_NUMBER, whole_number
from ossuary.core.play import AnyGame, Play, agrees_with_seed
from ossuary.core.refusal import Reason, Refused, fault
from ossuary.core.replay import ScriptReplay, found_text
from ossuary.core.statements import BadStatement

RULE_ID = re.compile(r"\b[A-Z]{2,4}-\d+\.\d+")  # of any game: each has a prefix of its own


class Failure:
    """A line that failed, and what was found instead."""

    def __init__(self, line: Line, found: list[Reason]) -> None:
        self.number = line.number
        self.expected = line.text()
        self.found = found


class Report:
    """The result of running a file: how many lines were checked, how many answers were played, and what failed."""

    def __init__(self) -> None:
        self.checked = 0
        self.answers = 0
        self.failures: list[Failure] = []


def rules_shown(script: Script) -> list[str]:
    """The rule ids a scenario's comments name."""
    return sorted({m.group() for comment in script.comments for m in RULE_ID.finditer(comment)})


def run_script(game: AnyGame, script: Script, prove_chance: bool = False) -> Report:
    """Play a script to its end, or up to the first line that can't be played."""
    check = ScriptCheck(Play(game, script), prove_chance)
    check.run()
    return check.report


@mypyc_attr(allow_interpreted_subclasses=True)
class CheckedReplay(ScriptReplay):
    """Compares expectations too."""

    def check_expectation(self, line: Line) -> list[Reason]:
        return Expectations(self.play, line).check()


class ScriptCheck(CheckedReplay):
    """Collects in a report what fails; with `prove_chance`, also where chance is not what the seed says."""

    def __init__(self, play: Play, prove_chance: bool) -> None:
        super().__init__(play)
        self.prove_chance = prove_chance
        self.report = Report()

    def answer_chance(self, line: Line) -> None:
        if self.prove_chance and self.play.asks_chance() and not agrees_with_seed(self.play, line):
            self.report.failures.append(Failure(line, [fault("other-chance")]))
        super().answer_chance(line)

    def on_played(self, line: Line, found: list[Reason]) -> None:
        if line.kind == ANSWER:
            self.report.answers += 1
        elif line.kind != CHANCE_ANSWER:
            self.report.checked += 1
        if found:
            self.report.failures.append(Failure(line, found))

    def on_refused(self, line: Line, refused: Refused) -> None:
        self.report.failures.append(Failure(line, refused.reasons))


class Expectations:
    """Compares a `?` line with the game at this point; check() returns what was found instead, if it fails."""

    def __init__(self, play: Play, line: Line) -> None:
        self.play = play
        self.line = line
        self.game: AnyGame = play.game

    def check(self) -> list[Reason]:
        words = self.line.words
        head = words[0]
        if head in ("legal", "illegal"):
            return self.check_legality(head == "legal")
        if head in ("waiting", "winners", "lost"):
            return self.check_seats(head)
        if head == "over" and len(words) == 1:
            return [] if self.game.outcome(self.play.state).over else [fault("game-goes-on")]
        if head == "score":
            return self.check_score()
        negated = head == "not"
        rest = 1 if negated else 0
        facts = None
        if len(words) > rest and words[rest] == "sees":
            facts = self.game.view(self.play.state, self.seat_word(rest + 1))["facts"]
            rest += 2
        return self.check_statement(rest, facts or self.game.facts(self.play.state), negated)

    def check_statement(self, at: int, facts: Facts, negated: bool) -> list[Reason]:
        words = self.line.words
        seat = 0
        if len(words) > at and words[at] == "seat":
            seat = self.seat_word(at + 1)
            at += 2
        if len(words) <= at:
            raise self.line.error(fault("no-statement"), at)
        try:
            holds = self.game.statement_holds(facts, words[at:], seat)
        except BadStatement as bad:
            raise self.line.error(bad.why, at + bad.word) from bad
        return [] if holds != negated else [found_instead(facts, words[at], seat)]

    def seat_word(self, at: int) -> int:
        words = self.line.words
        if len(words) <= at or not 1 <= whole_number(words[at]) <= self.play.seats:
            raise self.line.error(fault("seat-missing"), at)
        return int(words[at])

    def check_seats(self, head: str) -> list[Reason]:
        wanted = [self.seat_word(i) for i in range(1, len(self.line.words))]
        outcome = self.game.outcome(self.play.state)
        if head == "waiting":
            found = self.game.waiting(self.play.state)
        else:
            found = outcome.winners if head == "winners" else outcome.lost
        return [] if sorted(wanted) == sorted(found) else [found_text(" ".join([head, *map(str, found)]))]

    def check_score(self) -> list[Reason]:
        seat = self.seat_word(1)
        scores = self.game.outcome(self.play.state).scores
        if len(self.line.words) != 3 or whole_number(self.line.words[2]) == NO_NUMBER:
            raise self.line.error(fault("score-missing"), 2)
        if not scores:
            return [fault("no-points")]
        return [] if scores[seat - 1] == int(self.line.words[2]) else [found_text(f"score {seat} {scores[seat - 1]}")]

    def check_legality(self, legal: bool) -> list[Reason]:
        words = self.line.words
        seat = self.seat_word(1)
        answer = words[2:]
        rule = ""
        if not legal and answer and RULE_ID.fullmatch(answer[-1]):
            rule = answer[-1]
            answer = answer[:-1]
        if not answer:
            raise self.line.error(fault("answer-missing"), 2)
        against = self.refusal(seat, answer)
        if against is None:
            return [] if legal else [fault("is-legal")]
        cited = not rule or any(reason.rule == rule for reason in against)
        return [] if cited and not legal else against

    def refusal(self, seat: int, words: list[str]) -> list[Reason] | None:
        """Why an answer is refused, or None if it is legal."""
        state: Any = self.play.state
        try:
            action = self.game.parse(state, seat, words)
        except Refused as refused:
            return refused.reasons
        if action in list(self.game.legal(state, seat)):
            return None
        return list(self.game.explain(state, seat, action)) or [fault("not-so")]


def found_instead(facts: Facts, key: str, seat: int) -> Reason:
    """The fact that a failed statement is about, in short."""
    where = facts["seats"][seat - 1] if seat else facts
    for name in (key, key + "s"):
        if name in where:
            value = where[name]
            if isinstance(value, list):
                value = ", ".join(" ".join(map(str, v)) if isinstance(v, list) else str(v) for v in value) or "none"
            return found_text(f"{name} {value}")
    return fault("not-so")
