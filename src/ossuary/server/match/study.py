"""Studies a `.bones` text: what each of its lines leads to, as far as they can be played, and any position in it."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from ossuary.core.events import Event
from ossuary.core.game import Facts
from ossuary.core.notation import ANSWER, CHANCE_ANSWER, DIGEST, EXPECTATION, BadFile, Line, Script, read_script
from ossuary.core.play import TABLE_WORDS, UNDO, AnyGame, Play
from ossuary.core.refusal import Reason, fault
from ossuary.core.scenario import RULE_ID, CheckedReplay, rules_shown
from ossuary.core.state import CHANCE
from ossuary.locales import ENGLISH, tell_all
from ossuary.server.match.seat_view import parts_of
from ossuary.server.messages import LineKind, Question, Result, SeatQuestion, Study, StudyLine, StudyPosition, TextError

STARTING_POSITION = -1  # the step before anything is played

KINDS: dict[str, LineKind] = {ANSWER: "answer", CHANCE_ANSWER: "chance", DIGEST: "digest", EXPECTATION: "expect"}
HEADING = re.compile(rf"^(?:{RULE_ID.pattern}[\s,;]*)*:?\s*")

Games = dict[str, AnyGame]


class TooLong(Exception):
    """A text with more lines than are played here."""


class NoSuchViewer(Exception):
    """A viewer's number beyond the last seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.seats = seats


class StudyReplay(CheckedReplay):
    """Plays a script line by line and collects what one viewer may know of it on the way."""

    def __init__(self, play: Play, viewer: int, language: str) -> None:
        super().__init__(play)
        self.game = play.game
        self.viewer = viewer
        self.language = language
        self.events: list[dict[str, Any]] = []
        self.steps: list[StudyLine] = []
        self.run(0)
        self._collect_events()
        self.first = len(self.events)

    def answer(self, line: Line) -> None:
        super().answer(line)
        self._collect_events()
        if line.words == [UNDO]:
            self.events.append({"kind": "undone", "seat": line.seat})
        elif line.words == ["resign"]:
            self.events.append({"kind": "resigned", "seat": line.seat})
        elif line.words[0] in TABLE_WORDS:
            self.events.append({"kind": "pilot", "seat": line.seat, "pilot": line.words[-1]})

    def settle_chance(self) -> None:
        super().settle_chance()
        self._collect_events()

    def on_played(self, line: Line, found: list[Reason]) -> None:
        self._collect_events()
        words = " ".join(line.words)
        kind = "table" if line.kind == ANSWER and line.words[0] in TABLE_WORDS else KINDS[line.kind]
        told = tell_all(found, self.language)
        events = len(self.events)
        self.steps.append(StudyLine(line.number, line.text(), kind, line.seat, words, events, not found, told))

    def _collect_events(self) -> None:
        self.events += [self.game.describe(event) for event in self.play.events if self._reaches(event)]
        self.play.events.clear()

    def _reaches(self, event: Event) -> bool:
        """Whoever knows everything gets each event once, as its own seat gets it."""
        viewer = self.viewer or event.seat
        return not viewer or event.reaches(viewer)

    def position(self) -> StudyPosition:
        """The position now, with what every seat is asked."""
        waiting = [seat for seat in self.game.waiting(self.play.state) if seat != CHANCE]
        return StudyPosition(
            len(self.steps),
            len(self.events),
            self._view(self.play.state),
            waiting,
            [self._question(seat) for seat in waiting],
        )

    def starting_position(self) -> StudyPosition:
        """The position before anything is played, but already in the phase that opens then."""
        view = self._view(self.play.starting_position())
        if self.events and self.events[0]["kind"] == "phase-opens":
            view["phase"] = self.events[0]["phase"]
        return StudyPosition(STARTING_POSITION, 0, view, [], [])

    def _view(self, state: Any) -> Facts:
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
    result = Study("", 0, {}, 0, "", [], False, None, 0, [], [], None, None)
    try:
        script, error = read_up_to_error(text)
        result.title, result.rules = title_of(script), rules_shown(script)
        result.date = script.about.get("date", "")
        replay = StudyReplay(play_of(games, script, viewer, most), viewer, language)
    except BadFile as bad:
        result.trouble = text_error(bad, language)
        return result
    try:
        replay.run()
    except BadFile as bad:
        error = bad
    play = replay.play
    result.game, result.edition = play.game.name, play.game.rules_version
    result.seats, result.options = play.seats, play.options
    result.names = [script.about.get(f"name {seat}", "") for seat in range(1, play.seats + 1)]
    result.bots = [script.about.get(f"bot {seat}", "") for seat in range(1, play.seats + 1)]
    result.first, result.steps, result.events = replay.first, replay.steps, replay.events
    result.now, result.result = replay.position(), replay.result()
    result.over = result.result is not None
    result.trouble = text_error(error, language) if error else None
    return result


def study_position(games: Games, text: str, viewer: int, step: int, most: int) -> StudyPosition:
    """The position after so many lines, or after the last that can be played; BadFile if the game can't even start."""
    script, _ = read_up_to_error(text)
    replay = StudyReplay(play_of(games, script, viewer, most), viewer, ENGLISH)
    if step == STARTING_POSITION:
        return replay.starting_position()
    with suppress(BadFile):  # study() says where
        replay.run(step)
    return replay.position()


def play_of(games: Games, script: Script, viewer: int, most: int) -> Play:
    """The game of a script at its first question."""
    name = script.header("game")
    if name.value not in games:
        raise name.error(fault("no-such-game", word=name.value, list=", ".join(games)))
    if len(script.lines) > most:
        raise TooLong
    play = Play(games[name.value], script, records_events=True)
    if viewer > play.seats:
        raise NoSuchViewer(play.seats)
    return play


def read_up_to_error(text: str) -> tuple[Script, BadFile | None]:
    """The script; if the text can't be read to its end, what comes before the error, if that is enough to start."""
    try:
        return read_script(text.encode()), None
    except BadFile as bad:
        before = "\n".join(text.split("\n")[: bad.line - 1])
        try:
            return read_script(before.encode()), bad
        except BadFile:
            raise bad from None


def text_error(bad: BadFile, language: str) -> TextError:
    return TextError(bad.line, bad.column, tell_all(bad.why, language))


def title_of(script: Script) -> str:
    """The first comment, without the rule ids that it begins with."""
    return HEADING.sub("", script.comments[0]) if script.comments else ""
