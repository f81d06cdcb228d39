"""Positions of Día de los Muertos that hypothesis makes up, and the cards they are made of."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import strategies as st

DATA = Path(__file__).parents[2] / "src" / "ossuary" / "games" / "dia_de_los_muertos" / "data"
CARDS: dict[str, dict[str, Any]] = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))["cards"]
COPIES = {name: card["copies"] for name, card in CARDS.items()}
BONES = {name: card["bones"] for name, card in CARDS.items()}
FESTIVITIES = ["music", "dance", "banquet"]
FIELDS = [field for field in range(29) if not 24 < field < 29]  # where anyone may stand while the gate is closed
DENS = ["29", "30", "31"]


class Race(NamedTuple):
    """A position: what everybody sees of it, and each seat's cards."""

    seats: int
    open: list[str]
    figures: list[list[str]]
    hands: list[list[str]]
    laid: list[str]  # a card each, or nothing

    def text(self) -> str:
        lines = ["game: dia-de-los-muertos", "rules: 2", f"seats: {self.seats}", "position:", *self.open]
        for seat in range(self.seats):
            lines += [f"  seat {seat + 1}", *self.figures[seat], "    " + " ".join(["hand", *self.hands[seat]])]
            lines += [f"    laid {self.laid[seat]}"] if self.laid[seat] else []
        return "\n".join([*lines, "---", ""])


@st.composite
def races(draw: st.DrawFn) -> Race:
    seats = draw(st.integers(2, 5))
    playing = draw(st.booleans())
    cards = iter(draw(st.permutations([name for name, copies in COPIES.items() for _ in range(copies)])))
    dog = draw(st.sampled_from([9, 12, 15, 17, 22, 30, 31]))
    digger = draw(st.sampled_from([32, 28, 27, 25, 17, 5, 7, 16]))
    opened = [
        f"  phase {'play' if playing else 'lay'}",
        f"  dog {dog}",
        f"  gravedigger {digger}",
        *(f"  festivity {name} {draw(st.integers(0, 1))}" for name in FESTIVITIES),
    ]
    opened += [" ".join([f"  pile {den}", *(next(cards) for _ in range(draw(st.integers(0, 2))))]) for den in DENS]
    opened.append(" ".join(["  discards", *(next(cards) for _ in range(draw(st.integers(0, 12))))]))
    free = [field for field in FIELDS if field not in (dog, digger)]
    near = draw(st.integers(0, len(free) - 3))  # close together: that is where things happen
    figures = [
        [
            f"    at {draw(st.sampled_from(free[near : near + 3]))}",
            f"    arms {draw(st.integers(0, 2))}",
            f"    legs {draw(st.integers(0, 2))}",
        ]
        for _ in range(seats)
    ]
    hands = [[next(cards) for _ in range(draw(st.integers(0, 6)))] for _ in range(seats)]
    laid = [next(cards) if playing and draw(st.booleans()) else "" for _ in range(seats)]
    return Race(seats, opened, figures, hands, laid)
