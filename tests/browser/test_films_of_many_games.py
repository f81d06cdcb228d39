"""Films of many games, run by the page's own code in Node: each ends in what the views say.

`test_films.py` looks at a few of them in a browser.
"""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from web_build import find_node

from ossuary.games import make_game
from ossuary.server.match.match import Match
from ossuary.server.match.seat_view import SeatViews
from support.browser.stored_games import DIA, play_on
from support.server.journals import Book
from support.setups import counted

MOST_ANSWERS = 600
BONES = "bad-bones"
KINDS: list[tuple[str, int, tuple[str, ...]]] = [
    (BONES, 2, ("mode=basic",)),
    (BONES, 4, ("mode=basic",)),
    (BONES, 3, ("mode=advanced", "chiefs=yes")),
    (BONES, 1, ("mode=advanced", "chiefs=yes", "rounds=10")),
    (BONES, 2, ("play=coop", "chiefs=yes")),
    (BONES, 3, ("play=coop", "mode=advanced", "chiefs=yes")),
    (DIA, 2, ()),
    (DIA, 4, ()),
]


@pytest.fixture(scope="module")
def films(programs: Path) -> list[str]:
    """The program that shows films: the beginning of its command."""
    return [*find_node().node, str(programs / "films.js")]


def told(
    game: str, seats: int, words: tuple[str, ...], rng: random.Random, corrections: dict[str, Any] | None = None
) -> dict[str, Any]:
    """What a viewer is told of a game: at once, or in pieces as over a slow connection."""
    book = Book(make_game(game, corrections), seats, words, seed=rng.randrange(10**9))
    viewer, patience = rng.choice([0, 1]), rng.choice([1, 0.3])
    updates: list[dict[str, Any]] = []
    heard = 0

    def hear() -> None:
        nonlocal heard
        update = json.loads(SeatViews(book.match).update(viewer, heard, True))
        heard += len(update["events"])
        asked = (update.get("asked") or {}).get("kind", "")
        updates.append({"events": update["events"], "view": update["view"], "asked": asked})

    def listen(_: Match) -> bool:
        if rng.random() < patience:
            hear()
        return False

    hear()
    play_on(book, listen, most=MOST_ANSWERS)
    hear()
    return {"game": game, "viewer": viewer, "updates": updates}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: " ".join([kind[0], str(kind[1]), *kind[2]]))
def test_no_film_goes_astray(films: list[str], kind: tuple[str, int, tuple[str, ...]]) -> None:
    rng = random.Random(repr(kind))
    games = [told(*kind, rng) for _ in range(counted(20, 250))]
    assert sum(len(game["updates"]) for game in games) > 10 * len(games)
    lines = "".join(json.dumps(game) + "\n" for game in games)
    shown = subprocess.run(films, input=lines, capture_output=True, text=True, check=True, timeout=300)
    assert not shown.stdout.splitlines()[:3]


def test_what_no_event_tells_is_missed(films: list[str]) -> None:
    """Shows that the comparison can fail."""
    game = told(BONES, 2, ("mode=basic",), random.Random(4))
    for update in game["updates"]:
        update["events"] = [event for event in update["events"] if event["kind"] != "walked"]
    shown = subprocess.run(films, input=json.dumps(game), capture_output=True, text=True, check=True, timeout=60)
    assert shown.stdout


def test_a_tower_falls_wherever_the_owner_has_put_it(films: list[str]) -> None:
    rng = random.Random(7)
    moved = {"boards": {"versus": {"towers": ["b2"]}}}
    games = [told(BONES, 2, ("mode=basic",), rng, moved) for _ in range(20)]
    razed = [event for game in games for update in game["updates"] for event in update["events"]]
    assert {event["space"] for event in razed if event["kind"] == "razed"} == {"b2"}
    lines = "".join(json.dumps(game) + "\n" for game in games)
    shown = subprocess.run(films, input=lines, capture_output=True, text=True, check=True, timeout=120)
    assert not shown.stdout.splitlines()[:3]


def test_the_log_leaves_out_who_is_ready_and_who_is_not_any_more(programs: Path) -> None:
    """By the names that the server gives these events."""
    book = Book(make_game(BONES), 2)
    while book.match.is_asked(1):
        book.say(1, book.options(1)[0])
    book.say(1, "ready")
    book.say(1, "unready")
    events = book.events(2)
    assert [event["kind"] for event in events][-2:] == ["ready", "not-ready"]
    command = [*find_node().node, str(programs / "log.js")]
    shown = subprocess.run(command, input=json.dumps(events), capture_output=True, text=True, check=True, timeout=60)
    listed = set(json.loads(shown.stdout))
    assert "drew" in listed
    assert not {"ready", "not-ready", "phase-opens"} & listed
