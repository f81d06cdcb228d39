"""A table that continues a text instead of starting from set-up: its lines are taken over, those of chance included."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ossuary.core.notation import ABOUT, BadFile, Line, Script, read_script
from ossuary.core.options import BadOption, read_options
from ossuary.core.play import AnyGame, Play
from ossuary.core.refusal import Reason, fault
from ossuary.core.replay import Replay, ScriptReplay
from ossuary.core.state import CHANCE
from ossuary.server.errors import TableError, bad_option, bad_record
from ossuary.server.messages import Plan

if TYPE_CHECKING:
    from ossuary.server.match.match import Match

MOST_LINES = 5_000
COMMENT_LETTERS = 1_000  # of the comments in a text's head that are kept
LONGEST_START = 150_000  # letters, after all that a match does not need was left out
DASHES = "---"
CHANCE_HEADERS = ("seed:", "commit:", "value ")  # every answer of chance is written out instead
NOT_PUBLIC = "# not public yet: position"


class StartReplay(ScriptReplay):
    """Plays the text a table is to continue; expectations are skipped, but digests must hold."""

    def on_played(self, line: Line, found: list[Reason]) -> None:
        if found:
            raise line.error(fault("other-digest", digest=self.play.game.digest(self.play.state)))


class Resumption(Replay):
    """Plays the lines a match continues into it; with `until`, only until this viewer has so many events."""

    def __init__(self, match: Match, lines: list[Line], until: tuple[int, int] | None) -> None:
        super().__init__(lines, match.setup.seats)
        self.match = match
        self.until = until
        self.before = 0  # events that the viewer of `until` had before the last line

    def is_done(self) -> bool:
        if self.until is None or self.match.chance_asked():
            return False
        viewer, events = self.until
        told = len(self.match.events[viewer])
        if told < events:
            self.before = told
        return told >= events

    def answer(self, line: Line) -> None:
        self.match.play_past_line(line.seat, " ".join(line.words))

    def answer_chance(self, line: Line) -> None:
        self.match.play_past_line(CHANCE, " ".join(line.words))


def read_start(game: AnyGame, plan: Plan) -> Plan:
    """The plan with its text reduced to what a match needs; a TableError if the table can't continue it."""
    try:
        script = read_script(plan.start.encode())
        check_game(game, script)
        replay = StartReplay(Play(game, script))
        replay.run()
    except BadFile as bad:
        raise bad_record(bad) from bad
    play = replay.play
    game = play.game
    if play.seats != len(plan.seats):
        raise TableError("start-disagrees", "start-seats", seats=play.seats, wanted=len(plan.seats))
    check_options(game, play, plan)
    if game.outcome(play.state).over:
        raise TableError("start-over")
    options = [f"{name}={value}" for name, value in play.options.items() if value]
    start = reduced(plan.start, play)
    if len(start) > LONGEST_START:
        raise TableError("too-large")
    return msgspec.structs.replace(plan, options=options, start=start)


def check_game(game: AnyGame, script: Script) -> None:
    name = script.header("game")
    if name.value != game.name:
        raise TableError("start-disagrees", "start-game", game=name.value, wanted=game.name)
    if len(script.lines) > MOST_LINES:
        raise TableError("long-study", lines=MOST_LINES)


def check_options(game: AnyGame, play: Play, plan: Plan) -> None:
    """Options that the plan does not name are those of the text."""
    try:
        read_options(game.options, plan.options)
    except BadOption as bad:
        raise bad_option(bad) from bad
    for word in plan.options:
        name, _, value = word.partition("=")
        played_with = play.options.get(name)
        if played_with != value:
            raise TableError("start-disagrees", "start-options", option=f"{name}={played_with}", wanted=word)


def reduced(text: str, play: Play) -> str:
    """The text without undone answers, pilots, expectations and most comments, but with every answer of chance."""
    head: list[str] = []
    letters_left = COMMENT_LETTERS
    for line in text.removeprefix("\ufeff").split("\n"):
        bare = line.removesuffix("\r").rstrip(" ")
        if bare.strip() == DASHES:
            break
        if not bare or bare.startswith(CHANCE_HEADERS):
            continue
        if bare.lstrip(" ").startswith("#"):
            if ABOUT.fullmatch(bare.strip()[1:].strip()):  # of the earlier game
                continue
            letters_left -= len(bare)
            if letters_left < 0:
                continue
        head.append(bare)
    lines = [f"{seat or '*'} {' '.join(words)}" for seat, words in play.history]
    once = [line for number, line in enumerate(lines) if not line.endswith(" resign") or line not in lines[:number]]
    return "\n".join([*head, DASHES, *once]) + "\n"


def headers(start: str, revealed: bool) -> list[str]:
    """The head of the record of a table that continues this text. A position may show what is not public yet."""
    head = [*start.partition(f"\n{DASHES}\n")[0].split("\n")]
    if not revealed:
        public = [line for line in head if not line.startswith((" ", "#", "position:"))]
        head = [*public, *([NOT_PUBLIC] if "position:" in head else [])]
    return [*head, DASHES]
