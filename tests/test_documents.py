"""What a game says of itself to programs and hover cards."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from ossuary.core.data_files import PROVENANCES, provenances
from ossuary.games import game_names, make_game
from support.random_games import play_on, seats_of
from support.setups import every_setup, the_game


@pytest.mark.parametrize("name", game_names())
def test_a_document_is_json_and_a_copy(name: str) -> None:
    game = the_game(name)
    document = game.document()
    text = json.dumps(document, sort_keys=True)
    assert json.loads(text) == document
    document["forms"].clear()
    document["setup"].clear()
    document["happenings"]["phase-opens"].clear()
    assert json.dumps(game.document(), sort_keys=True) == text


@pytest.mark.parametrize("name", game_names())
def test_a_document_names_every_option_question_and_event(name: str) -> None:
    game = the_game(name)
    document = game.document()
    assert document["seats"] == {"least": game.min_seats, "most": game.max_seats}
    assert [option["name"] for option in document["options"]] == [option.name for option in game.options]
    assert all("values" in option or option["lowest"] <= option["highest"] for option in document["options"])
    for setup in every_setup(name)[::9]:
        s = setup.begin()
        events = s.record_events()
        for _ in play_on(game, s, random.Random(str(setup)), 80):
            for seat in (0, *seats_of(s)):
                asked = game.prompt(s, seat)
                assert not asked or asked["asked"] in document["questions"]
        for event in events:
            told = game.describe(event)
            assert document["happenings"][told["kind"]] == [key for key in told if key not in ("kind", "seat")]


@pytest.mark.parametrize("name", game_names())
def test_every_value_of_the_data_is_there_with_its_provenance(name: str) -> None:
    game: Any = the_game(name)
    found = provenances(game.document())
    assert found == provenances(game.data.source)
    assert set(found.values()) <= set(PROVENANCES)


def test_an_owners_corrections_are_documented() -> None:
    game = make_game("bad-bones", {"traps": {"wall": {"cost": 5}}})
    assert game.document()["traps"]["wall"]["cost"] == 5


def test_bad_bones_has_its_traps_and_boards() -> None:
    document = the_game("bad-bones").document()
    assert document["traps"]["wall"]["faces"] == ["wall/", "wall\\", "wall/!", "wall\\!"]
    assert document["traps"]["bomb"]["faces"] == ["bomb", "blast"]
    assert document["traps"]["hearse"]["faces"] == ["hearse"]
    assert document["traps"]["catapult"]["provenance"]["cost"] == "seen"
    assert document["boards"]["versus"]["towers"] == ["c3"]
    assert document["boards"]["versus"]["homes"]["blue-left"] == ">a4"
    assert document["boards"]["coop"]["homes"]["purple-top"] == "^a1"
    assert document["models"]["red-top:emperor"] == {"symbol": "red", "side": "top", "chief": "emperor"}
    assert len(document["spaces"]) == 25


def test_the_race_has_its_cards_and_fields() -> None:
    document = the_game("dia-de-los-muertos").document()
    assert document["cards"]["kick"] == {
        "copies": 9,
        "bones": 2,
        "needs": ["leg"],
        "kind": "straight",
        "range": [0, 1],
        "provenance": {"copies": "text", "bones": "text", "needs": "text", "kind": "text", "range": "guess"},
    }
    assert document["board"]["fields"]["17"] == {"ways": [5, 7, 16, 25, 31], "links": [5, 7, 16, 25, 31]}
    assert document["board"]["fields"]["4"] == {"ways": [5, 6], "links": [3, 5, 6]}
    assert document["festivities"]["banquet"]["field"] == 19
