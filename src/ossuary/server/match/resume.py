"""A table that goes on from a text instead of from set-up: what stands in it is taken over, with all its chance."""

from __future__ import annotations

import msgspec

from ossuary.core.notation import ANSWER, CHANCE_ANSWER, DIGEST, BadFile, Line, Script, read_script
from ossuary.core.options import BadOption, read_options
from ossuary.core.play import AnyGame, Play, is_too_long
from ossuary.core.refusal import Refused, fault
from ossuary.server.errors import TableError, bad_option, bad_record
from ossuary.server.messages import Plan

MOST_LINES = 5_000
RULE = "---"
OF_CHANCE = ("seed:", "commit:", "value ")  # headers of the chance that was; all of it is written out
NOT_PUBLIC = "# not public yet: position"


def read_start(game: AnyGame, plan: Plan) -> Plan:
    """The plan with its start as it stands; a TableError if there is no going on from it, or not so."""
    try:
        script = read_script(plan.start.encode())
        agree_on_game(game, script)
        play = play_all(game, script)
    except BadFile as bad:
        raise bad_record(bad) from bad
    if play.seats != len(plan.seats):
        raise TableError("start-disagrees", "start-seats", seats=play.seats, wanted=len(plan.seats))
    agree_on_options(game, play, plan)
    if game.outcome(play.state).over:
        raise TableError("start-over")
    options = [f"{name}={value}" for name, value in play.options.items() if value]
    return msgspec.structs.replace(plan, options=options, start=standing(plan.start, play))


def agree_on_game(game: AnyGame, script: Script) -> None:
    name = script.header("game")
    if name.value != game.name:
        raise TableError("start-disagrees", "start-game", game=name.value, wanted=game.name)
    if is_too_long(script, MOST_LINES):
        raise TableError("long-study", lines=MOST_LINES)


def agree_on_options(game: AnyGame, play: Play, plan: Plan) -> None:
    """What the plan does not name is as the text has it."""
    try:
        read_options(game.options, plan.options)
    except BadOption as bad:
        raise bad_option(bad) from bad
    for word in plan.options:
        name, _, value = word.partition("=")
        there = play.options.get(name)
        if there != value:
            raise TableError("start-disagrees", "start-options", option=f"{name}={there}", wanted=word)


def play_all(game: AnyGame, script: Script) -> Play:
    """All lines that are not only expectations; BadFile at the first that can't be played."""
    play = Play(game, script)
    for line in script.lines:
        if line.kind == CHANCE_ANSWER:
            answer(play, line)
            continue
        play.settle_chance()
        if line.kind == ANSWER:
            answer(play, line)
        elif line.kind == DIGEST and line.words != [game.digest(play.state)]:
            raise line.error(fault("other-digest", digest=game.digest(play.state)))
    play.settle_chance()
    return play


def answer(play: Play, line: Line) -> None:
    if line.seat > play.seats:
        raise BadFile(line.number, 1, fault("only-so-many-seats", seats=play.seats))
    try:
        if line.kind == CHANCE_ANSWER:
            play.answer_chance(line.words)
        else:
            play.answer(line.seat, line.words)
    except Refused as refused:
        raise line.cannot_be_played(refused) from refused


def standing(text: str, play: Play) -> str:
    """The text without what was undone, who answered, and expectations; chance's answers are all written."""
    head: list[str] = []
    for line in text.removeprefix("\ufeff").split("\n"):
        bare = line.removesuffix("\r").rstrip(" ")
        if bare.strip() == RULE:
            break
        if bare and not bare.startswith(OF_CHANCE):
            head.append(bare)
    lines = [f"{seat or '*'} {' '.join(words)}" for seat, words in play.history]
    once = [line for number, line in enumerate(lines) if not line.endswith(" resign") or line not in lines[:number]]
    return "\n".join([*head, RULE, *once]) + "\n"


def headers(start: str, revealed: bool) -> list[str]:
    """Those of a table's record. A position may tell what not everybody knows yet."""
    head = [*start.partition(f"\n{RULE}\n")[0].split("\n")]
    if not revealed:
        told = [line for line in head if not line.startswith((" ", "#", "position:"))]
        head = [*told, *([NOT_PUBLIC] if "position:" in head else [])]
    return [*head, RULE]
