"""Who sits where: blocks, pairs and tables of one's own; and anchors that play as they always have."""

from __future__ import annotations

import pytest

from ossuary.bots import ANCHORS
from ossuary.games import make_game
from ossuary.lab.arena import kept, play
from ossuary.lab.contest import APART, PAIRS, BadEntrant, Contest, Entrant, read_entrants, seated


def seatings(seats: int, words: str, form: str = "table") -> list[list[str]]:
    contest = Contest("any", None, seats, {}, tuple(read_entrants(words)), form)
    return [["".join(one.name for one in seating) for seating in block] for block in contest.pairings()]


def test_a_block_has_every_seating_once() -> None:
    assert seatings(2, "a,b") == [["ab", "ba"]]
    assert seatings(4, "x,y*3") == [["xyyy", "yyyx", "yyxy", "yxyy"]]
    assert seatings(3, "a,b") == [["aba", "bab"]]
    assert seatings(1, "a,b") == [["a", "b"]]
    assert seatings(2, "a,a") == [["aa"]]


def test_pairs_and_tables_of_ones_own() -> None:
    assert seatings(2, "a,b,c", PAIRS) == [["ab", "ba"], ["ac", "ca"], ["bc", "cb"]]
    assert seatings(2, "a,b", APART) == [["aa", "bb"]]


def test_everybody_moves_one_seat_on() -> None:
    assert [seated(["greedy", "random"], 2, n) for n in (0, 1)] == [["greedy", "random"], ["random", "greedy"]]


def test_entrants_have_budgets_and_names() -> None:
    assert read_entrants("a@200ms,b@64,c,d=a", 50, 7) == [
        Entrant("a@200ms", "a", 200, 0),
        Entrant("b@64", "b", 0, 64),
        Entrant("c", "c", 50, 7),
        Entrant("d", "a", 50, 7),
    ]
    assert Entrant("a", "a", 200, 3).budget().seconds == 0.2
    for words in ("a=b,a=c", "a@ms", "a*x"):
        with pytest.raises(BadEntrant):
            read_entrants(words)


# Digests of all answers of whole games. They never change: strengths are measured against these two.
ANCHOR_GAMES = {
    ("bad-bones", "rounds=4", "greedy"): "f5c9817713c9",
    ("bad-bones", "", "greedy random"): "6fa0b1f4fead",
    ("bad-bones", "mode=advanced chiefs=yes", "random greedy"): "0f7603a0807e",
    ("dia-de-los-muertos", "", "greedy random random"): "8fc786b68fbf",
}


@pytest.mark.heavy
@pytest.mark.parametrize(("name", "words", "levels"), ANCHOR_GAMES)
def test_anchors_play_as_they_always_have(name: str, words: str, levels: str) -> None:
    game = make_game(name)
    seats = levels.split()
    assert set(seats) <= set(ANCHORS)
    played = play(game, len(seats), game.read_setup(len(seats), words.split()), seats, 16)
    assert kept(seats, played).digest == ANCHOR_GAMES[name, words, levels]
