"""A `.bones` text looked at: what each of its lines leads to, as far as they can be played, and any moment of it."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from ossuary.core.events import Event
from ossuary.core.game import Facts
from ossuary.core.notation import ANSWER, CHANCE_ANSWER, DIGEST, EXPECTATION, BadFile, Line, Script, read_script
from ossuary.core.play import TABLE_WORDS, UNDO, AnyGame, Play, is_too_long
from ossuary.core.refusal import Reason, Refused, fault
from ossuary.core.scenario import RULE_ID, Expectations, found_text, rules_shown
from ossuary.core.state import CHANCE
from ossuary.locales import ENGLISH, tell_all
from ossuary.server.match.seat_view import parts_of
from ossuary.server.messages import LineKind, Question, Result, SeatQuestion, Study, StudyLine, StudyPosition, TextError

KNOWS_ALL = 0  # the viewer for whom nothing is hidden
LAID_OUT = -1  # the moment when nothing has been played yet

KINDS: dict[str, LineKind] = {ANSWER: "answer", CHANCE_ANSWER: "chance", DIGEST: "digest", EXPECTATION: "expect"}
HEADING = re.compile(rf"^(?:{RULE_ID.pattern}[\s,;]*)*:?\s*")

Games = dict[str, AnyGame]


class TooLong(Exception):
    """More lines than are played here."""


class NoSuchViewer(Exception):
    """There are fewer seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.seats = seats


class Course:
    """A script played line by line, and what one viewer is told on the way."""

    def __init__(self, play: Play, viewer: int, language: str) -> None:
        self.play = play
        self.game = play.game
        self.viewer = viewer
        self.language = language
        self.lines = play.script.lines
        self.events: list[dict[str, Any]] = []
        self.steps: list[StudyLine] = []
        self._settle()
        self.first = len(self.events)

    def go(self, step: int) -> None:
        """Play on until so many lines are played; BadFile at the first that can't be."""
        while len(self.steps) < min(step, len(self.lines)):
            self._take(self.lines[len(self.steps)])

    def _take(self, line: Line) -> None:
        found = self._play(line)
        words = " ".join(line.words)
        kind = "table" if line.kind == ANSWER and line.words[0] in TABLE_WORDS else KINDS[line.kind]
        told = tell_all(found, self.language)
        step = StudyLine(line.number, line.text(), kind, line.seat, words, 0, not found, told)
        self.steps.append(step)
        self._settle()
        step.event = len(self.events)

    def _play(self, line: Line) -> list[Reason]:
        """What was found instead, where a line states something that is not so."""
        play = self.play
        if line.kind == ANSWER and line.seat > play.seats:
            raise BadFile(line.number, 1, fault("only-so-many-seats", seats=play.seats))
        try:
            if line.kind == CHANCE_ANSWER:
                play.answer_chance(line.words)
            elif line.kind == ANSWER:
                play.answer(line.seat, line.words)
                self._hear()
                self._announce(line)
            elif line.kind == DIGEST:
                digest = self.game.digest(play.state)
                return [] if line.words == [digest] else [found_text(f"= {digest}")]
            else:
                return Expectations(play, line).check()
        except Refused as refused:
            raise line.cannot_be_played(refused) from refused
        return []

    def _settle(self) -> None:
        """The seed answers chance, unless the next line does; nobody ever sees chance being asked."""
        at = len(self.steps)
        if at == len(self.lines) or self.lines[at].kind != CHANCE_ANSWER:
            self.play.settle_chance()
        self._hear()

    def _hear(self) -> None:
        self.events += [self.game.describe(event) for event in self.play.events if self._reaches(event)]
        self.play.events.clear()

    def _reaches(self, event: Event) -> bool:
        """Who knows all is told each event once, in the words that its own seat is told it in."""
        viewer = self.viewer or event.seat
        return not viewer or event.reaches(viewer)

    def _announce(self, line: Line) -> None:
        """What was said to the table, as a table tells it."""
        if line.words == [UNDO]:
            self.events.append({"kind": "undone", "seat": line.seat})
        elif line.words == ["resign"]:
            self.events.append({"kind": "resigned", "seat": line.seat})
        elif line.words[0] in TABLE_WORDS:
            self.events.append({"kind": "pilot", "seat": line.seat, "pilot": line.words[-1]})

    def moment(self) -> StudyPosition:
        """Now, with what every seat is asked."""
        waiting = [seat for seat in self.game.waiting(self.play.state) if seat != CHANCE]
        return StudyPosition(
            len(self.steps),
            len(self.events),
            self.view(self.play.state),
            waiting,
            [self._question(seat) for seat in waiting],
        )

    def laid_out(self) -> StudyPosition:
        """Before anything was played: in the phase that opens now, which nothing has been said of yet."""
        view = self.view(self.play.starting_position())
        if self.events and self.events[0]["kind"] == "phase-opens":
            view["phase"] = self.events[0]["phase"]
        return StudyPosition(LAID_OUT, 0, view, [], [])

    def view(self, state: Any) -> Facts:
        facts: Facts = self.game.facts_for(state, self.viewer) if self.viewer else self.game.facts(state)
        return facts

    def _question(self, seat: int) -> SeatQuestion:
        state = self.play.state
        about = self.game.prompt(state, seat)
        asked = Question(f"{seat}.{len(self.steps)}", about.pop("asked"), about)
        words = [self.game.words(state, seat, action) for action in self.game.legal(state, seat)]
        return SeatQuestion(seat, asked, [parts_of(self.game, one) for one in words])

    def result(self) -> Result | None:
        outcome = self.game.outcome(self.play.state)
        return Result(outcome.winners, outcome.lost, outcome.scores, outcome.cause) if outcome.over else None


def study(games: Games, text: str, viewer: int, language: str, most: int) -> Study:
    """All of a text, up to the first line that is wrong or can't be played."""
    told = Study("", 0, {}, "", [], False, None, 0, [], [], None, None)
    try:
        script, bad_line = read_up_to_trouble(text)
        told.title, told.rules = title_of(script), rules_shown(script)
        course = Course(begin(games, script, viewer, most), viewer, language)
    except BadFile as bad:
        told.trouble = trouble_of(bad, language)
        return told
    try:
        course.go(len(script.lines))
    except BadFile as bad:
        bad_line = bad
    play = course.play
    told.game, told.seats, told.options = play.game.name, play.seats, play.options
    told.first, told.steps, told.events, told.now = course.first, course.steps, course.events, course.moment()
    told.result = course.result()
    told.over = told.result is not None
    told.trouble = trouble_of(bad_line, language) if bad_line else None
    return told


def moment(games: Games, text: str, viewer: int, step: int, most: int) -> StudyPosition:
    """The moment after so many lines, or after the last that can be played; BadFile if the game can't even begin."""
    script, _ = read_up_to_trouble(text)
    course = Course(begin(games, script, viewer, most), viewer, ENGLISH)
    if step == LAID_OUT:
        return course.laid_out()
    with suppress(BadFile):  # study() has told where
        course.go(step)
    return course.moment()


def begin(games: Games, script: Script, viewer: int, most: int) -> Play:
    """The game of a script at its first question."""
    name = script.header("game")
    if name.value not in games:
        raise name.error(fault("no-such-game", word=name.value, list=", ".join(games)))
    if is_too_long(script, most):
        raise TooLong
    play = Play(games[name.value], script, records_events=True)
    if viewer > play.seats:
        raise NoSuchViewer(play.seats)
    return play


def read_up_to_trouble(text: str) -> tuple[Script, BadFile | None]:
    """The script; of a text that can't be read to its end, what comes before, if there is enough of it to begin."""
    try:
        return read_script(text.encode()), None
    except BadFile as bad:
        before = "\n".join(text.split("\n")[: bad.line - 1])
        try:
            return read_script(before.encode()), bad
        except BadFile:
            raise bad from None


def trouble_of(bad: BadFile, language: str) -> TextError:
    return TextError(bad.line, bad.column, tell_all(bad.why, language))


def title_of(script: Script) -> str:
    """The first comment, without the rules that it begins with."""
    return HEADING.sub("", script.comments[0]) if script.comments else ""
