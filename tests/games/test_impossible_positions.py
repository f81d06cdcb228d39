"""Positions that no game can reach are refused with a reason by the second edition; the first accepts them."""

from __future__ import annotations

import pytest

from ossuary.core.notation import BadFile, read_script
from ossuary.core.play import Play
from ossuary.locales import languages, tell_all
from support.setups import the_game

BONES = "game: bad-bones\nseats: 2\n"
COOP = BONES + "options: play=coop\n"
ADVANCED = BONES + "options: mode=advanced\n"
RACE = "game: dia-de-los-muertos\nseats: 2\n"
HEROES = "  seat 1\n    hero e1\n  seat 2\n    hero e1\n"
IMPOSSIBLE = {
    "skeleton on the tower": (BONES, "  seat 1\n    hero a1\n    skeleton blue-left c3 >\n", "tower, on c3"),
    "skeleton on a tower in coop": (COOP, HEROES + "    skeleton blue-left b4 >\n", "tower, on b4"),
    "skeleton on the hero": (BONES, "  seat 1\n    hero b4\n    skeleton blue-left b4 >\n", "where the hero stands"),
    "no tower": (BONES, "  seat 2\n    tower 0\n", "Seat 2 has no tower"),
    "no house": (BONES, "  seat 1\n    houses 0\n", "Seat 1 has no tower or no village"),
    "no towers": (COOP, HEROES + "    towers\n", "Seat 2 has no tower"),
    "no capital": (COOP, "  capital 0\n" + HEROES, "The capital has no house"),
    "bomb in the basic game": (BONES, "  seat 1\n    supply bomb\n", "“bomb” is not used"),
    "blast area in the basic game": (BONES, "  seat 1\n    trap blast a1\n", "“bomb” is not used"),
    "weapon in the basic game": (BONES, "  seat 1\n    weapon rapier\n", "“rapier” is not used"),
    "four springs": (
        ADVANCED,
        "  seat 1\n    supply spring spring\n    trap spring a1\n  seat 2\n    trap spring! a1\n",
        "The box has 3 of “spring”, not 4.",
    ),
    "ten dragons": (BONES, f"  seat 1\n    supply{' dragon' * 10}\n", "The box has 9 of “dragon”, not 10."),
    "skeleton on the gravedigger": (RACE, "  gravedigger 25\n  seat 1\n    at 25\n", "gravedigger’s field"),
}
POSSIBLE = {
    "a ruin": (COOP, HEROES + "    towers d4 b2 d2\n    skeleton blue-left b4 >\n"),
    "nine dragons": (BONES, f"  seat 1\n    supply{' dragon' * 9}\n"),
    "advanced traps": (ADVANCED, "  seat 1\n    supply bomb\n    trap blast a1\n    weapon rapier\n"),
    "the gravedigger elsewhere": (RACE, "  gravedigger 25\n  seat 1\n    at 24\n"),
}


def play(edition: int, head: str, position: str) -> Play:
    name = head.split("\n")[0].removeprefix("game: ")
    return Play(the_game(name), read_script(f"rules: {edition}\n{head}position:\n{position}---\n".encode()))


@pytest.mark.parametrize(("head", "position", "why"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_refused_by_the_second_edition_alone(head: str, position: str, why: str) -> None:
    play(1, head, position)
    with pytest.raises(BadFile) as bad:
        play(2, head, position)
    assert why in tell_all(bad.value.why)
    assert len({tell_all(bad.value.why, language) for language in languages()}) == len(languages())


@pytest.mark.parametrize(("head", "position"), POSSIBLE.values(), ids=POSSIBLE)
def test_what_can_be_is_accepted(head: str, position: str) -> None:
    play(2, head, position)
