"""The board and the cards can be corrected, but not beyond what the booklet says."""

from __future__ import annotations

from typing import Any

import pytest

from ossuary.core.data_files import BadData
from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.core.rulings import Rulings
from ossuary.games import make_game
from ossuary.games.dia_de_los_muertos.tables import PACKAGE, Data

NAME = "dia-de-los-muertos"
DATA = Data(None, Rulings(PACKAGE, 2))
BOARD = DATA.source["board"]


def without(key: str, *pairs: list[int]) -> list[list[int]]:
    return [pair for pair in BOARD[key] if pair not in pairs]


WRONG_BOARDS: list[tuple[dict[str, Any], str]] = [
    ({"one_way": [[0, 1, 2, 3, 4], [17, 25, 26, 27, 28]]}, "Start→1→2→3→4"),
    ({"one_way": [[0, 2, 1, 3, 4], [17, 25, 26, 27, 28, 32]]}, "Start→1→2→3→4"),
    ({"one_way": [*BOARD["one_way"], [12, 20]]}, "no more and no less"),
    ({"path": [*BOARD["path"], [2, 6]]}, "2 should border on 1, 3 only"),
    ({"path": [*BOARD["path"], [26, 12]]}, "26 should border on 25, 27 only"),
    ({"path": [*BOARD["path"], [19, 20]]}, "19 is entered and left only by 18"),
    ({"festivities": [[18, 19], [20, 21], [22, 24]]}, "24 is entered and left only by 23"),
    ({"dens": [[9, 29], [10, 30]]}, "29 and 30"),
    ({"dens": [[9, 29], [9, 30], [22, 29]]}, "29 and 30"),
    ({"crossing": [[5, 17], [7, 17], [15, 17], [17, 31]]}, "17 borders on 5, 7, 16, 25 and 31"),
    ({"crossing": [[5, 17], [7, 17], [16, 17]], "path": [*BOARD["path"], [16, 31]]}, "17 borders on"),
    ({"path": [*BOARD["path"], [31, 16]]}, "31 is entered and left only by 17"),
    ({"path": without("path", [15, 16])}, "gravedigger on 7"),
    ({"path": without("path", [4, 5])}, "gravedigger on 7"),
    ({"path": without("path", [9, 10])}, "gravedigger on"),
    ({"path": without("path", [11, 20])}, "nobody can get from Start to 20, 21"),
    ({"path": [*BOARD["path"], [5, 4]]}, "connected twice"),
    ({"path": [*BOARD["path"], [8, 8]]}, "can't border on itself"),
    ({"path": [*BOARD["path"], [8, 33]]}, "from 0 to 32"),
    ({"path": [*BOARD["path"], [8, 9, 10]]}, "pairs of fields"),
]


@pytest.mark.parametrize(("corrections", "why"), WRONG_BOARDS)
def test_a_board_that_breaks_a_constraint_is_refused(corrections: dict[str, Any], why: str) -> None:
    with pytest.raises(BadData, match=why):
        make_game(NAME, {"board": corrections})


def test_the_festivities_stay_within_reach_of_all_but_31() -> None:
    """Everybody can reach the goal, whatever is blocked; but 16 can be reached from the crossing only."""
    with pytest.raises(BadData, match="gravedigger on 17 nobody can get from 16 to 19"):
        make_game(NAME, {"board": {"path": [*without("path", [15, 16]), [6, 8]]}})


def test_another_board_within_the_constraints_is_played() -> None:
    game = make_game(NAME, {"board": {"path": [*BOARD["path"], [10, 20]]}})
    play = Play(
        game,
        read_script(
            f"""game: {NAME}
seats: 2
position:
  phase play
  seat 1
    at 10
    hand kick
    laid kick
---
""".encode()
        ),
    )
    play.answer(1, ["move"])
    play.answer(1, ["step", "20"])
    assert game.facts(play.state)["seats"][0]["at"] == 20


WRONG_CARDS: list[tuple[dict[str, Any], str]] = [
    ({"kick": {"copies": 8}}, "there are 66 cards, not 65"),
    ({"kick": {"bones": 4}}, "from 1 to 3"),
    ({"kick": {"kind": "plain"}}, "straight by the booklet"),
    ({"snatch": {"kind": "random"}}, "plain or straight"),
    ({"snatch": {"kind": "sneaky"}}, "not one of"),
    ({"kick": {"needs": ["foot"]}}, "not one of"),
    ({"throw1": {"range": [5, 1]}}, "range"),
    ({"throw1": {"range": [5]}}, "nearest and the farthest"),
    ({"dodge": {"range": [0, 1]}}, "no such value"),
]


@pytest.mark.parametrize(("corrections", "why"), WRONG_CARDS)
def test_cards_that_make_no_sense_are_refused(corrections: dict[str, Any], why: str) -> None:
    with pytest.raises(BadData, match=why):
        make_game(NAME, {"cards": corrections})


@pytest.mark.parametrize(
    ("corrections", "why"),
    [
        ({"festivities": {"dance": {"field": 19}}}, "19, 21 or 24, each once"),
        ({"festivities": {"dance": {"for_two": 4}}}, "from 0 to 3"),
        ({"setup": {"rank_points": [7, 5, 3]}}, "six numbers"),
        ({"setup": {"dog": 32}}, "from 1 to 31"),
    ],
)
def test_a_set_up_that_makes_no_sense_is_refused(corrections: dict[str, Any], why: str) -> None:
    with pytest.raises(BadData, match=why):
        make_game(NAME, corrections)


SNATCH = f"""game: {NAME}
seats: 2
position:
  phase play
  seat 1
    at 12
    arms 1
    hand follow
    laid snatch
  seat 2
    at 12
    hand dodge kick
---
""".encode()


def test_a_snatch_can_be_dodged_if_the_owner_says_it_is_an_attack() -> None:
    """DM-0.2: the picture that showed its kind is lost."""
    play = Play(make_game(NAME), read_script(SNATCH))
    play.answer(1, ["act"])
    assert play.game.facts(play.state)["seats"][0]["arms"] == 2
    play = Play(make_game(NAME, {"cards": {"snatch": {"kind": "straight"}}}), read_script(SNATCH))
    play.answer(1, ["act"])
    assert play.game.waiting(play.state) == [2]
    play.answer(2, ["dodge"])
    assert play.game.facts(play.state)["seats"][0]["arms"] == 1


def test_every_value_says_where_it_comes_from() -> None:
    data = DATA
    for kind, card in data.source["cards"].items():
        assert {f"cards.{kind}.{key}" for key in card if key != "provenance"} <= set(data.provenances)
    for table in ("board", "setup"):
        assert {f"{table}.{key}" for key in data.source[table] if key != "provenance"} <= set(data.provenances)
    assert data.provenances["board.path"] == "guess"
    assert data.provenances["board.one_way"] == "text"
