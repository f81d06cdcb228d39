"""An owner's corrections change the game; one that makes no sense is refused with its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ossuary.core.chance import Dice
from ossuary.core.data_files import PROVENANCES, BadData, load_data, provenances, read_corrections
from ossuary.core.game import Game
from ossuary.core.state import CHANCE
from ossuary.games import game_names, make_game
from support.setups import the_game

PACKAGE = "ossuary.games.bad_bones"
ARROW = {"on": ["c5"], "moving": ["<"], "turns": "^"}


def nested(place: str, value: Any) -> dict[str, Any]:
    """Corrections with a single value."""
    for key in reversed(place.split(".")):
        value = {key: value}
    return dict(value)


@pytest.mark.parametrize(
    ("place", "value", "where", "why"),
    [
        ("traps.wall.cost", 100, "traps.wall.cost", "from 0 to 99, not 100"),
        ("traps.wall.cost", -1, "traps.wall.cost", "from 0 to 99"),
        ("traps.wall.cost", "three", "traps.wall.cost", "a whole number, not a text"),
        ("traps.wall.cost", True, "traps.wall.cost", "a whole number, not true or false"),
        ("traps.wall.cost", 2.5, "traps.wall.cost", "a whole number"),
        ("traps.moat.cost", 1, "traps.moat", "no such value; this table has barricade"),
        ("traps.wall.colour", "red", "traps.wall.colour", "no such value"),
        ("trap.wall.cost", 1, "trap", "no such value"),
        ("traps", 3, "traps", "a table, not a whole number"),
        ("traps.wall.stock", [1], "traps.wall.stock", "six numbers"),
        ("traps.wall.stock", [1, 1, 1, 1, 1, 13], "traps.wall.stock", "from 0 to 12, not 13"),
        ("traps.wall.stock", [1, 1, 1, 1, 1, "x"], "traps.wall.stock", "not 'x'"),
        ("traps.wall.provenance", {"cost": "rumour"}, "traps.wall.provenance", "seen, text, guess"),
        ("boards.versus.provenance", "rumour", "boards.versus.provenance", "'rumour' is not one of"),
        ("boards.versus.towers", ["c9"], "boards.versus.towers", "'c9' is not one of"),
        ("boards.versus.towers", ["c3", "b3"], "boards.versus.towers", "should be 1"),
        ("boards.coop.towers", ["b4", "b4", "b2", "d2"], "boards.coop.towers", "should be 4 different"),
        ("boards.versus.entries.left", ["red"] * 5, "boards.versus.entries.left", "each of blue"),
        ("boards.coop.entries.bottom", ["red", "pink"], "boards.coop.entries.bottom", "'pink' is not one of"),
        ("boards.versus.arrows", ["north"], "boards.versus.arrows", "on, moving and turns"),
        ("boards.versus.arrows", [ARROW | {"turns": "north"}], "boards.versus.arrows.turns", "'north' is not"),
        ("boards.versus.arrows", [ARROW | {"on": ["c9"]}], "boards.versus.arrows.on", "'c9' is not"),
        ("boards.versus.arrows", [ARROW | {"moving": "<"}], "boards.versus.arrows.moving", "a list, not a text"),
        ("boards.coop.ruins", [ARROW | {"moving": ["?"]}], "boards.coop.ruins.moving", "'?' is not"),
        ("chiefs.emperor", ["red-top", "red-left"], "chiefs.emperor", "should be 1"),
        ("chiefs.nice", ["blue-left"] * 3, "chiefs.nice", "3 different tokens"),
        ("chiefs.nice", ["blue-left", "blue-top", "grey-top"], "chiefs.nice", "'grey-top' is not one of"),
        ("weapons.rapier.cost", 100, "weapons.rapier.cost", "from 0 to 99"),
        ("weapons.club.cost", 1, "weapons.club", "no such value"),
        ("setup.floors", 0, "setup.floors", "from 1 to 9"),
        ("setup.supply.wall", 6, "setup.supply.wall", "from 0 to 5"),
        ("setup.points.house", -3, "setup.points.house", "from 0 to 99"),
    ],
)
def test_nonsense_is_refused_with_its_place(place: str, value: Any, where: str, why: str) -> None:
    with pytest.raises(BadData) as bad:
        make_game("bad-bones", nested(place, value))
    assert bad.value.where == where
    assert why in bad.value.why
    assert str(bad.value) == f"{where}: {bad.value.why}"


def facts_at_start(place: str, value: Any, seats: int, *words: str) -> Any:
    game = make_game("bad-bones", nested(place, value))
    return game.facts(first_question(game, seats, *words))


def first_question(game: Game[Any], seats: int, *words: str) -> Any:
    s = game.begin(seats, game.read_setup(seats, list(words)))
    while game.next_seat(s) == CHANCE:
        game.play(s, CHANCE, game.chance_pick(s, 0))
    return s


def test_a_correction_changes_the_game() -> None:
    assert facts_at_start("setup.floors", 2, 2)["seats"][1]["tower"] == 2
    assert facts_at_start("setup.solo_houses", 3, 1)["seats"][0]["houses"] == 3
    assert facts_at_start("setup.supply.wall", 1, 2)["seats"][0]["supply"].count("wall") == 1
    assert facts_at_start("setup.coins", 7, 2, "mode=advanced")["seats"][0]["coins"] == 7
    assert facts_at_start("setup.tokens_of_a_kind", 20, 2)["bag"]["red-left"] == 20
    assert facts_at_start("boards.versus.towers", ["b2"], 2)["seats"][0]["hero"] == "b2"
    assert facts_at_start("boards.coop.towers", ["a1", "b1", "d1", "e1"], 2, "play=coop")["seats"][0]["towers"] == [
        "a1",
        "b1",
        "d1",
        "e1",
    ]
    assert facts_at_start("chiefs.emperor", ["blue-left"], 2, "chiefs=yes")["bag"]["blue-left:emperor"] == 1


def test_a_corrected_price_is_asked_at_the_market() -> None:
    for cost, offered in ((20, True), (21, False)):
        game = make_game("bad-bones", nested("weapons.rapier.cost", cost))
        s = first_question(game, 2, "mode=advanced")
        seat = game.waiting(s)[0]
        assert ("buy rapier" in [game.words(s, seat, action) for action in game.legal(s, seat)]) is offered


def test_a_corrected_entry_is_where_skeletons_wait() -> None:
    entries = ["blue", "green", "red", "yellow", "purple"]
    found = facts_at_start("boards.versus.entries.left", entries, 2)["seats"][0]["forest"]
    assert ["blue-left", "home", "a5", ">", "white"] in found
    usual = the_game("bad-bones")
    assert ["blue-left", "home", "a4", ">", "white"] in usual.facts(first_question(usual, 2))["seats"][0]["forest"]


def test_corrections_stay_with_their_game() -> None:
    make_game("bad-bones", nested("setup.floors", 2))
    game = make_game("bad-bones")
    assert game.facts(first_question(game, 2))["seats"][0]["tower"] == 4


def test_corrections_leave_the_other_values() -> None:
    data = load_data(PACKAGE, nested("traps.wall.cost", 7))
    assert data["traps"]["wall"]["cost"] == 7
    assert data["traps"]["wall"]["stars"] == load_data(PACKAGE)["traps"]["wall"]["stars"]
    assert load_data(PACKAGE)["traps"]["wall"]["cost"] == 3


def test_a_corrections_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[setup]\nfloors = 3\n", encoding="utf-8")
    assert read_corrections(str(path)) == {"setup": {"floors": 3}}


@pytest.mark.parametrize("content", [b"[setup", b"floors = \xff\n", None], ids=["not TOML", "not UTF-8", "no file"])
def test_a_file_that_has_no_corrections(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "mine.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadData) as bad:
        read_corrections(str(path))
    assert bad.value.where == str(path)


def test_every_value_says_where_it_comes_from() -> None:
    found = provenances(load_data(PACKAGE))
    assert set(found.values()) == set(PROVENANCES)
    assert found["traps.wall.cost"] == "seen"
    assert found["traps.wall.worn"] == "guess"
    assert found["boards.coop"] == "guess"


@pytest.mark.parametrize("name", game_names())
def test_a_game_takes_empty_corrections(name: str) -> None:
    assert make_game(name, {}).name == name
    with pytest.raises(BadData):
        make_game(name, {"no such table": {}})


@pytest.mark.parametrize("words", [[], ["play=coop"]], ids=["versus", "coop"])
def test_the_bag_is_large_enough_for_all_seats(words: list[str]) -> None:
    try:
        game = make_game("bad-bones", nested("setup.tokens_of_a_kind", 1))
    except BadData as bad:
        assert bad.where == "setup.tokens_of_a_kind"
    else:
        s = game.begin(6, game.read_setup(6, words))
        game.roll(s, Dice(1))
        assert game.waiting(s) == [1, 2, 3, 4, 5, 6]
