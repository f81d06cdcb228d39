"""Events in words: their kind, seat and details by name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ossuary.core.notation import read_script
from ossuary.core.play import Play
from support.random_games import GROUPS, Group, play_on, seats_of
from support.setups import the_game

everywhere = pytest.mark.parametrize("group", GROUPS, ids=[group.name for group in GROUPS])


@everywhere
def test_every_event_is_described(group: Group) -> None:
    game = group.game
    for s, rng in group.games():
        events = s.record_events()
        for _ in play_on(game, s, rng):
            pass
        for event in events:
            told = game.describe(event)
            kind = game.event_kinds[event.kind]
            assert list(told) == ["kind", "seat", *kind.keys]
            assert told["kind"] == kind.kind
            assert told["seat"] == event.seat
            assert json.loads(json.dumps(told)) == told
            assert all(type(word) in (int, str) for word in told.values())
            assert not [key for key, word in told.items() if word == "" and key not in ("now", "limb", "from")]
            assert len(kind.keys) == len(event.numbers)
            assert told["seat"] in (0, *seats_of(s))


def told_by(name: str, text: str, lines: list[str]) -> list[dict[str, Any]]:
    game = the_game(name)
    play = Play(game, read_script(f"game: {name}\n{text}---\n".encode()))
    events = play.state.record_events()
    for line in lines:
        seat, *words = line.split(" ")
        play.answer(int(seat), words)
    return [game.describe(event) for event in events]


def test_a_walk_is_described() -> None:
    told = told_by(
        "bad-bones",
        """seats: 1
position:
  phase trap
  seat 1
    hero e5
    supply wall dragon
    skeleton green-left a4 v
    skeleton blue-left b2 ^
    forest blue-top
""",
        ["1 place wall/ d1"],
    )
    assert told[0] == {"kind": "placed", "seat": 1, "trap": "wall/", "space": "d1"}
    assert told[1] == {"kind": "phase-closes", "seat": 0, "phase": "trap"}
    assert told[2] == {"kind": "phase-opens", "seat": 0, "phase": "skeletons", "round": 1}
    assert {"kind": "walked", "seat": 1, "model": "blue-left", "from": "b2", "to": "b3", "facing": ">"} in told
    assert {"kind": "walked", "seat": 1, "model": "blue-top", "from": "vd5", "to": "d5", "facing": "v"} in told


def test_a_bomb_placed_on_skeletons_is_a_blast_area_at_once() -> None:
    told = told_by(
        "bad-bones",
        """seats: 2
options: mode=advanced
position:
  phase trap
  seat 1
    supply bomb
    skeleton blue-left b2 ^
""",
        ["1 place bomb b2"],
    )
    assert told == [
        {"kind": "placed", "seat": 1, "trap": "bomb", "space": "b2"},
        {"kind": "sent", "seat": 1, "model": "blue-left", "from": "b2", "to": "bag"},
        {"kind": "worn", "seat": 1, "trap": "bomb", "space": "b2", "now": "blast"},
    ]


def test_a_played_card_is_described() -> None:
    told = told_by(
        "dia-de-los-muertos",
        """seats: 2
position:
  phase play
  seat 1
    at 5
    hand beat
    laid kick
  seat 2
    at 5
    hand beat
    laid patch
""",
        ["1 act"],
    )
    assert told[:3] == [
        {"kind": "acts", "seat": 1, "card": "kick"},
        {"kind": "attacked", "seat": 2, "by": 1, "card": "kick"},
        {"kind": "lost-limb", "seat": 2, "limb": "leg"},
    ]
