"""Ratings: shared places count as what they are, and whoever wins more has more."""

from __future__ import annotations

from openskill.models import BradleyTerryFull, PlackettLuce

from ossuary.lab.ratings import rate, ratings_of
from ossuary.lab.results import BlockResult, GameResult

SHARED_FIRST = [1.0, 1.0, 3.0, 4.0, 5.0]


def game(seats: list[str], winners: list[int], scores: list[int]) -> GameResult:
    zeros = [0.0] * len(seats)
    return GameResult(seats, "end", winners, scores, 3, [1] * len(seats), zeros, zeros, [{} for _ in seats], "")


def block(seed: int, *games: GameResult) -> BlockResult:
    return BlockResult(seed, 0, list(games))


def test_a_third_place_is_below_two_shared_firsts() -> None:
    """In the model we rate with; the library's other one gets it wrong, which is why we don't use it."""
    full, luce = BradleyTerryFull(), PlackettLuce()
    first, second, third, *_ = (team[0].mu for team in full.rate([[full.rating()] for _ in SHARED_FIRST], SHARED_FIRST))
    assert first == second > third
    first, second, third, *_ = (team[0].mu for team in luce.rate([[luce.rating()] for _ in SHARED_FIRST], SHARED_FIRST))
    assert third > first == second


def test_places_are_shared_by_equals() -> None:
    assert game(["a", "b", "c"], [1, 2], [9, 9, 4]).places() == [1, 1, 3]
    assert game(["a", "b", "c", "d"], [4], [3, 0, 3, 3]).places() == [2, 4, 2, 1]  # the tower decided for the fourth
    assert game(["a", "b"], [1, 2], []).places() == [1, 1]


def test_who_wins_more_is_rated_higher() -> None:
    blocks = [
        block(seed, game(["strong", "greedy"], [1 + (seed % 4 == 0)], []), game(["greedy", "random"], [1], []))
        for seed in range(40)
    ]
    found = ratings_of(blocks)
    assert list(found) == ["strong", "greedy", "random"]
    assert found["greedy"].value == 0
    for one in found.values():
        assert one.lowest <= one.value <= one.highest
    assert found["strong"].lowest > 0 > found["random"].highest


def test_games_in_which_nobody_met_say_nothing() -> None:
    blocks = [block(1, game(["greedy", "greedy"], [1, 2], []))]
    assert rate(blocks) == {}
    assert ratings_of(blocks) == {}


def test_a_shared_win_counts_in_parts_but_a_table_wins_as_a_whole() -> None:
    assert game(["a", "b", "b", "b"], [1, 2], []).share("a") == 0.5
    assert game(["a", "b", "b", "b"], [1, 2], []).share("b") == 0.5 / 3
    assert game(["a", "a"], [1, 2], []).share("a") == 1.0
    assert block(1, game(["a", "b"], [1], []), game(["b", "a"], [1], [])).share("a") == 0.5
