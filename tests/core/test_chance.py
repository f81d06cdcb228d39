"""Chance: the fair generator follows the recipe of the notation; the fast one gives the same numbers everywhere."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from ossuary.core.chance import Dice, FairChance, commitment
from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.core.scenario import run_script
from ossuary.core.state import CHANCE
from support.setups import the_game

GAME = the_game("bad-bones")
SECRET = bytes(range(32))
VALUES = [b"sixteen bytes of", b"two other people"]
HEAD = "game: bad-bones\nrules: 1\nseats: 2\noptions: mode=basic chiefs=yes\n"
OPTIONS = "mode=basic chiefs=yes"


def sign(key: bytes, text: bytes) -> bytes:
    return hmac.new(key, text, hashlib.sha256).digest()


def fair(key: bytes, k: int, total: int) -> int:
    """Step 5 of the recipe."""
    j = 0
    while True:
        x = int.from_bytes(sign(key, f"{k}.{j}".encode())[:8], "big")
        if x < total * (2**64 // total):
            return x % total
        j += 1


def key_of(seed: bytes, options: str, values: list[bytes]) -> bytes:
    """Step 3 of the recipe."""
    return sign(seed, b"ossuary1|bad-bones|" + options.encode() + b"|" + b"".join(values))


def play_of(text: str) -> Play:
    return Play(GAME, read_script(text.encode()))


def expected(play: Play, key: bytes, k: int) -> str:
    """Step 4: outcomes in the order of `legal`, as many as the bag holds of each."""
    bag = GAME.facts(play.state)["bag"]
    outcomes = [GAME.words(play.state, CHANCE, action) for action in GAME.legal(play.state, CHANCE)]
    tokens = [words for words in outcomes for _ in range(bag[words.split(" ")[2]])]
    return tokens[fair(key, k, len(tokens))]


@pytest.mark.parametrize("total", [2, 3, 180, 199, 2**31 + 1, 2**63 + 1, 3 * 2**62])
def test_fair_chance_follows_the_recipe(total: int) -> None:
    """With the large totals nearly every second number has to be thrown away."""
    chance = FairChance(SECRET, "bad-bones", OPTIONS, VALUES)
    key = key_of(SECRET, OPTIONS, VALUES)
    assert [chance.below(total) for _ in range(60)] == [fair(key, k, total) for k in range(60)]
    assert chance.number == 60


def test_every_part_of_the_recipe_counts() -> None:
    recipes = [
        FairChance(SECRET, "bad-bones", OPTIONS, VALUES),
        FairChance(SECRET[:-1], "bad-bones", OPTIONS, VALUES),
        FairChance(SECRET, "other", OPTIONS, VALUES),
        FairChance(SECRET, "bad-bones", "", VALUES),
        FairChance(SECRET, "bad-bones", OPTIONS, VALUES[::-1]),
        FairChance(SECRET, "bad-bones", OPTIONS, []),
    ]
    assert len({chance.below(2**60) for chance in recipes}) == len(recipes)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize(
    ("headers", "seed", "values"),
    [
        ("", b"0", []),
        ("seed: 7\n", b"7", []),
        (f"seed: 7\nvalue 2: {VALUES[1].hex()}\nvalue 1: {VALUES[0].hex()}\n", b"7", VALUES),
        (
            f"commit: {hashlib.sha256(SECRET).hexdigest()}\nvalue 1: {VALUES[0].hex()}\nvalue 2: {VALUES[1].hex()}\n"
            f"seed: {SECRET.hex()}\n",
            SECRET,
            VALUES,
        ),
    ],
    ids=["no seed", "a scenario's seed", "values in seat order", "a committed seed"],
)
def test_a_file_draws_as_the_recipe_says(headers: str, seed: bytes, values: list[bytes]) -> None:
    play = play_of(f"{HEAD}{headers}---\n")
    key = key_of(seed, OPTIONS, values)
    k = 0
    while play.asks_chance():
        words = expected(play, key, k)
        play.play_chance(play.seeded())
        assert play.history[-1] == (CHANCE, words.split(" "))
        k += 1
    assert k == 8  # four skeletons for each of two seats


def test_written_answers_are_counted() -> None:
    """Answers that the file gives count as well as those of the seed."""
    play = play_of(f"{HEAD}seed: 7\n---\n")
    key = key_of(b"7", OPTIONS, [])
    play.answer_chance(["draw", "1", "blue-left"])
    play.answer_chance(["draw", "1", "green-top"])
    words = expected(play, key, 2)
    play.play_chance(play.seeded())
    assert play.history[-1] == (CHANCE, words.split(" "))
    assert play.chance.number == 3


def test_chance_with_one_outcome_is_not_counted() -> None:
    """Only three equal tokens are left in the bag: chance has no choice and is not asked."""
    symbols = ("blue", "green", "purple", "yellow", "red")
    names = [f"{symbol}-{side}" for symbol in symbols for side in ("left", "top", "right")]
    rest = [f"    cemetery {name} x{9 if name == 'blue-left' else 12}" for name in names]
    head = "\n".join(["game: bad-bones", "seats: 2", "seed: 7", "position:", "  phase trap", "  seat 1", *rest])
    play = play_of(head + "\n---\n")
    play.answer(1, ["pass"])
    play.answer(2, ["pass"])
    assert not play.asks_chance()
    assert play.chance.number == 0
    assert [seat for seat, _ in play.history] == [1, 2]
    assert GAME.facts(play.state)["bag"] == {}
    assert GAME.round_of(play.state) == 2


def test_a_forged_draw_is_reported() -> None:
    """`prove_chance` compares every written line with the committed seed and reports the one that is wrong."""
    head = f"{HEAD}commit: {commitment(SECRET)}\nseed: {SECRET.hex()}\n---\n"
    play = play_of(head)
    play.settle_chance()
    lines = ["* " + " ".join(words) for _, words in play.history]
    honest = read_script((head + "\n".join(lines)).encode())
    assert run_script(GAME, honest, prove_chance=True).failures == []
    other = "* draw 1 blue-left" if lines[0] != "* draw 1 blue-left" else "* draw 1 blue-right"
    forged = read_script((head + "\n".join([other, *lines[4:]])).encode())
    report = run_script(GAME, forged, prove_chance=True)
    assert report.failures[0].number == 8
    assert [reason.key for reason in report.failures[0].found] == ["other-chance"]
    assert run_script(GAME, read_script((head + other).encode())).failures == []


def spread(numbers: list[int], sides: int) -> float:
    """The chi-square of an even spread, which is about the number of sides."""
    each = len(numbers) / sides
    found = Counter(numbers)
    return sum((found[side] - each) ** 2 / each for side in range(sides))


@pytest.mark.parametrize("sides", [2, 3, 7, 100])
def test_both_generators_are_even(sides: int) -> None:
    dice = Dice(11)
    chance = FairChance(b"11", "bad-bones", "", [])
    throws = 200 * sides
    for numbers in ([int(dice.below(sides)) for _ in range(throws)], [chance.below(sides) for _ in range(throws)]):
        assert min(numbers) == 0
        assert max(numbers) == sides - 1
        assert spread(numbers, sides) < sides + 5 * (2 * sides) ** 0.5


def test_neighbouring_seeds_start_out_differently() -> None:
    firsts = [int(Dice(seed).below(1000)) for seed in range(2000)]
    assert spread(firsts, 1000) < 1000 + 5 * 2000**0.5
    assert len({tuple(int(dice.below(1000)) for _ in range(4)) for dice in map(Dice, range(500))}) == 500


def test_the_fast_generator_never_changes() -> None:
    """People quote seeds in reports: a seed must give the same game in every version."""
    dice, other = Dice(7), Dice(7, 3)
    assert [int(dice.below(1000)) for _ in range(8)] == [965, 739, 424, 414, 203, 406, 243, 175]
    assert [int(other.below(1000)) for _ in range(8)] == [221, 462, 303, 240, 94, 670, 927, 713]
