"""Spaces as bits: how many there are, which is the first, which is the n-th."""

from __future__ import annotations

import random

from ossuary.games.bad_bones.space import BESIDE, EVERY_SPACE, SPACES, count_spaces, lowest_bit, nth_space

PLACES = range(49)


def test_bits_are_counted_and_found() -> None:
    rng = random.Random(1)
    some = [rng.getrandbits(49) & rng.getrandbits(49) for _ in range(500)]
    for bits in [0, EVERY_SPACE, 2**49 - 1, *(2**place for place in PLACES), *some]:
        places = [place for place in PLACES if bits >> place & 1]
        assert count_spaces(bits) == len(places)
        assert [nth_space(bits, n) for n in range(len(places))] == places
        if places:
            assert lowest_bit(bits) == places[0]


def test_every_space_has_its_bit() -> None:
    assert [nth_space(EVERY_SPACE, n) for n in range(25)] == list(SPACES)


def test_what_is_beside_a_space() -> None:
    spaces = [int(space) for space in SPACES]
    for place in PLACES:
        beside = [q for q in spaces if abs(q // 7 - place // 7) + abs(q % 7 - place % 7) == 1]
        assert [q for q in PLACES if BESIDE[place] >> q & 1] == beside
