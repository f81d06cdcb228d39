"""Positions of Bad Bones that hypothesis makes up: crowded boards, every trap, every chief, in the middle of a game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from ossuary.core.notation import read_script
from ossuary.core.play import Play
from support.setups import FULL, counted, every_setup, the_game

DATA = Path(__file__).parents[2] / "src" / "ossuary" / "games" / "bad_bones" / "data"
SPACES = [column + row for row in "54321" for column in "abcde"]
FACINGS = ["^", ">", "v", "<"]
SYMBOLS = ["blue", "green", "purple", "yellow", "red"]
PLAIN = [f"{symbol}-{side}" for symbol in SYMBOLS for side in ("left", "top", "right")]
BASIC = ["wall", "catapult", "dragon", "treasure"]
TRAPS = [*BASIC, "barricade", "bomb", "hearse", "labyrinth", "portal", "spring"]
TWO_FACED = ["wall/", "wall\\", "catapult", "dragon", "barricade", "portal", "spring"]
FACES = [
    *TWO_FACED,
    *(face + "!" for face in TWO_FACED),
    "treasure",
    "bomb",
    "blast",
    "hearse",
    "labyrinth-white",
    "labyrinth-black",
]
RESTFUL = ["treasure", "blast", "labyrinth-white", "labyrinth-black", "dragon!"]  # traps a skeleton can stand on
WEAPONS = [
    "crossbow",
    "ice-wand",
    "death-wand",
    "teleportation-wand",
    "two-handed-sword",
    "battleaxe",
    "morning-star",
    "rapier",
]
TOWERS = {"coop": ["b4", "d4", "b2", "d2"], "versus": ["c3"], "solo": ["c3"]}
COPIES = 12

SETUPS = every_setup("bad-bones")
setups = st.sampled_from(SETUPS)
contests = st.sampled_from([setup for setup in SETUPS if "play=versus" in setup.words])
lucks = st.integers(0, 1 << 32)


def many(small: int, full: int) -> settings:
    """So many examples: the same ones every time in `make test`, new ones in `make test-full`."""
    return settings(
        max_examples=counted(small, full, interpreted=max(small // 4, 5)),
        deadline=None,
        derandomize=not FULL,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def placed(position: str) -> tuple[Any, dict[str, str]]:
    """A position's game, and its options."""
    play = Play(the_game("bad-bones"), read_script(position.encode()))
    return play.state, play.options


def chief_tokens() -> list[str]:
    chiefs = tomllib.loads((DATA / "chiefs.toml").read_text(encoding="utf-8"))["chiefs"]
    return [f"{token}:{kind}" for kind, tokens in chiefs.items() if kind != "provenance" for token in tokens]


CHIEFS = chief_tokens()


class Tokens:
    """What is left of the bag while a position is made up."""

    def __init__(self, chiefs: bool) -> None:
        self.left = dict.fromkeys(PLAIN, COPIES) | (dict.fromkeys(CHIEFS, 1) if chiefs else {})

    def take(self, wanted: list[str]) -> list[str]:
        taken = []
        for token in wanted:
            if self.left.get(token, 0) > 0:
                self.left[token] -= 1
                taken.append(token)
        return taken


class Pieces:
    """What is left of the box while a position is made up (BB-1.7): of each trap so many, in a basic game few kinds."""

    def __init__(self, advanced: bool) -> None:
        in_box = the_game("bad-bones").data.versus.in_box  # type: ignore[attr-defined]
        self.left: dict[str, int] = {kind: in_box[1 + TRAPS.index(kind)] for kind in (TRAPS if advanced else BASIC)}

    def has(self, face: str) -> bool:
        """Takes the piece of a face, or of a trap in a supply, if there is one."""
        kind = "bomb" if face == "blast" else face.rstrip("/\\!").partition("-")[0]
        self.left[kind] = self.left.get(kind, 0) - 1
        return self.left[kind] >= 0


def yes_or_no(draw: st.DrawFn) -> str:
    return draw(st.sampled_from(["no", "yes"]))


@st.composite
def positions(draw: st.DrawFn, plays: tuple[str, ...] = ("versus", "solo", "coop")) -> str:
    """The head of a scenario: set-up and position."""
    play = draw(st.sampled_from(plays))
    seats = 1 if play == "solo" else draw(st.integers(2, 4))
    chiefs = yes_or_no(draw)
    rounds = draw(st.integers(1, 12))
    phase = draw(st.sampled_from(["skeletons", "trap", "hero"]))
    mode = draw(st.sampled_from(["basic", "advanced"]))
    pieces = Pieces(mode == "advanced")
    options = [
        f"mode={mode}",
        f"play={play}",
        f"chiefs={chiefs}",
        f"rounds={rounds}",
        f"heroic={yes_or_no(draw)}",
        f"endless={yes_or_no(draw)}",
    ]
    lines = [
        "game: bad-bones",
        "rules: 2",
        f"seats: {seats}",
        "options: " + " ".join(options),
        "position:",
        f"  round {draw(st.integers(1, rounds))}",
        f"  phase {phase}",
        f"  tracking {draw(st.sampled_from(['white', 'black']))}",
    ]
    if play == "coop":
        lines += [f"  capital {draw(st.integers(1, seats))}", "  " + supply(draw, pieces)]
    tokens = Tokens(chiefs == "yes")
    weapons = draw(st.permutations(WEAPONS)) if mode == "advanced" and draw(st.booleans()) else []
    for seat in range(1, seats + 1):
        lines.append(f"  seat {seat}")
        lines += ["    " + line for line in seat_lines(draw, play, tokens, pieces, weapons[seat - 1 : seat])]
    return "\n".join([*lines, "---", ""])


def supply(draw: st.DrawFn, pieces: Pieces) -> str:
    return " ".join(["supply", *filter(pieces.has, draw(st.lists(st.sampled_from(TRAPS), max_size=6)))])


def seat_lines(draw: st.DrawFn, play: str, tokens: Tokens, pieces: Pieces, weapon: list[str]) -> list[str]:
    lines = []
    towers = TOWERS[play]
    if play == "coop":
        towers = draw(st.lists(st.sampled_from(towers), min_size=1, max_size=4, unique=True))
        lines.append(" ".join(["towers", *towers]))
    else:
        lines.append(supply(draw, pieces))
        if play == "versus" and draw(st.booleans()):
            lines += [f"tower {draw(st.integers(1, 4))}", f"houses {draw(st.integers(1, 5))}"]
    hero = draw(st.sampled_from([*SPACES, "none"]))
    lines.append(f"hero {hero}")
    lines += [f"weapon {name}" for name in weapon]
    open_spaces = [space for space in SPACES if space not in towers]
    wanted = draw(st.dictionaries(st.sampled_from(open_spaces), st.sampled_from(FACES), max_size=12))
    traps = {space: face for space, face in wanted.items() if pieces.has(face)}
    lines += [f"trap {face} {space}" for space, face in traps.items()]
    free = [space for space in open_spaces if space != hero and traps.get(space, "blast") in RESTFUL]
    some = st.lists(st.sampled_from(PLAIN) | st.sampled_from(CHIEFS), max_size=10)
    if free:
        crowded = st.sampled_from(draw(st.lists(st.sampled_from(free), min_size=1, max_size=5)))
        for token in tokens.take(draw(some)):
            lines.append(f"skeleton {token} {draw(crowded)} {draw(st.sampled_from(FACINGS))}")
    lines += [f"forest {token}" for token in tokens.take(draw(some))]
    lines += [f"cemetery {token}" for token in tokens.take(draw(st.lists(st.sampled_from(PLAIN), max_size=2)))]
    return lines
