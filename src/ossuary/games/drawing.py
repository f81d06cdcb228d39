"""What a game looks like on a terminal. A game without a drawing of its own is shown as its facts."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ossuary.core.events import Event
from ossuary.core.game import Facts, Game
from ossuary.games import descriptor_of
from ossuary.games.descriptor import load


class Drawing:
    """Draws any game plainly; a game's own drawing overrides what it can show better."""

    def __init__(self, game: Game[Any], you: int) -> None:
        self.game = game
        self.you = you

    def title(self, facts: Facts) -> str:
        """Round and phase, in a few words."""
        phase = f", {facts['phase']}" if "phase" in facts else ""
        return f"{self.game.title} · round {facts.get('round', '?')}{phase}"

    def board(self, facts: Facts, seat: int, width: int) -> RenderableType:
        """The table as you see it, with the things of one seat in full."""
        table = {key: value for key, value in facts.items() if key != "seats"}
        return Text("\n".join([*fact_lines(table, ""), f"seat {seat}", *fact_lines(facts["seats"][seat - 1], "  ")]))

    def others(self, facts: Facts) -> list[Text]:
        """A line for each other seat."""
        return [Text(f"seat {seat}: {brief(one)}") for seat, one in enumerate(facts["seats"], 1) if seat != self.you]

    def question(self, asked: dict[str, str], facts: Facts) -> str:
        told = ", ".join(f"{name} {value}" for name, value in asked.items() if name != "asked" and value)
        return f"Your turn: {asked['asked']}{f' ({told})' if told else ''}?"

    def news(self, events: list[Event], before: Facts, now: Facts) -> list[Text]:
        """What has changed since your last answer."""
        return [Text(line) for line in changes(before, now)]

    def details(self, thing: str) -> str:
        """The numbers of a thing that can be looked up, in a few words; empty if it has none."""
        return ""

    def legend(self) -> list[Text]:
        """How to read the board."""
        return []

    def seat_name(self, seat: int) -> str:
        return "you" if seat == self.you else f"seat {seat}"


def brief(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {brief(one)}" for key, one in value.items() if one not in ([], {}, "none", ""))
    if isinstance(value, list):
        return ", ".join(" ".join(map(str, one)) if isinstance(one, list) else brief(one) for one in value) or "none"
    return str(value)


def fact_lines(facts: Facts, indent: str) -> list[str]:
    return [f"{indent}{key}: {brief(value)}" for key, value in facts.items() if value not in ([], {})]


def changes(before: Facts, now: Facts) -> list[str]:
    """The facts that are not what they were, seat by seat."""
    lines = [
        f"{key}: {brief(before[key])} → {brief(now[key])}"
        for key in now
        if key != "seats" and key in before and now[key] != before[key]
    ]
    for seat, (was, one) in enumerate(zip(before["seats"], now["seats"], strict=True), 1):
        lines += [f"seat {seat} {line}" for line in changes({**was, "seats": []}, {**one, "seats": []})]
    return lines


def make_drawing(game: Game[Any], you: int) -> Drawing:
    """The game's own drawing, or the plain one."""
    found = descriptor_of(game.name)
    made: Drawing = (load(found, found.terminal) if found.terminal else Drawing)(game, you)
    return made
