"""A hint says why: its reasons are what the answer gains, in every mode, and have words in every language."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import assume, given

from ossuary.bots.bot import Budget
from ossuary.bots.explain.advice import MOST_REASONS, advise
from ossuary.core.chance import Dice
from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.games import game_names
from ossuary.games.bots import make_bot, make_explainer
from ossuary.locales import say
from support.bad_bones_positions import lucks, many, placed, positions
from support.locales.fluent_files import LANGUAGES, ROOT, said
from support.random_games import play_on
from support.setups import SETUPS, Setup, the_game

BONES = the_game("bad-bones")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def names_of(game: str) -> list[str]:
    """What the game's reasons count."""
    explainer = make_explainer(game)
    return explainer.names if explainer else []


def check(game: Any, moment: list[int], seat: int, seed: int) -> None:
    before = json.dumps(moment)
    greedy = make_bot("greedy", game)
    advice = advise(greedy, make_explainer(game.name), moment, seat, Budget(), seed)
    assert json.dumps(moment) == before
    weighed = greedy.weigh(moment, seat, Budget(), Dice(seed))
    assert sorted(advice.weighed) == sorted(weighed)
    if advice.weighed != weighed:  # something great was to be lost for something small
        assert advice.other == weighed[0][1]
        assert {"alive", "floors", "towers", "houses", "capital"} & {name for name, _ in advice.gains}
    assert len(advice.gains) <= MOST_REASONS
    named = [name for name, _ in advice.gains]
    assert named == sorted(named, key=names_of(game.name).index)
    assert all(amount > 0 for _, amount in advice.gains)
    if advice.other:
        assert advice.other in [words for _, words in advice.weighed[1:]]


@pytest.mark.heavy
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_question_can_be_advised_on(setup: Setup) -> None:
    game, rng = the_game(setup.game), random.Random(str(setup))
    s = setup.begin()
    asked: dict[str, list[tuple[list[int], int]]] = {}
    for _ in play_on(game, s, rng, 150):
        for seat in game.waiting(s):
            if seat > 0:
                asked.setdefault(game.prompt(s, seat)["asked"], []).append((game.moment(s, seat), seat))
    for moments in asked.values():
        check(game, *rng.choice(moments), 7)


@many(25, 600)
@given(position=positions(), luck=lucks)
def test_advice_in_the_middle_of_a_battle(position: str, luck: int) -> None:
    s = placed(position)[0]
    BONES.roll(s, Dice(luck))
    waiting = [seat for seat in BONES.waiting(s) if seat > 0]
    assume(waiting)
    check(BONES, BONES.moment(s, waiting[0]), waiting[0], luck)


@pytest.mark.parametrize("name", game_names())
def test_every_reason_has_words_and_is_told(name: str) -> None:
    for key in names_of(name):
        assert f"`{key}`" in PROTOCOL
        for language in LANGUAGES:
            assert f"hint-{key}" in said(language, f"{name}/hints")
            for amount in (1, 2):
                assert say(f"hint-{key}", {"amount": amount}, language)


def test_no_words_are_left_over() -> None:
    for name in game_names():
        assert {key.removeprefix("hint-") for key in said("en", f"{name}/hints")} == set(names_of(name))


def advice_at(*lines: str, seats: int = 2) -> tuple[str, dict[str, int], str]:
    head = ["game: bad-bones", "rules: 2", f"seats: {seats}", "options: mode=basic", "position:"]
    text = "\n".join([*head, *("  " + line for line in lines), "---", ""])
    s = Play(BONES, read_script(text.encode())).state
    explainer = make_explainer(BONES.name)
    advice = advise(make_bot("greedy", BONES), explainer, BONES.moment(s, 1), 1, Budget(), 1)
    return advice.weighed[0][1], dict(advice.gains), advice.other


def test_a_trap_that_saves_a_house_says_so() -> None:
    words, why, other = advice_at(
        "phase trap", "seat 1", "  hero a5", "  supply dragon", "  skeleton red-top c1 v", "  houses 1"
    )
    assert words == "place dragon c1"
    assert (why["alive"], why["houses"], other) == (1, 1, "")


def test_a_hero_who_saves_a_floor_says_so() -> None:
    words, why, other = advice_at("phase hero", "seat 1", "  hero b3", "  tower 2", "  skeleton red-top c4 v")
    assert words == "hero c4"
    assert (why["floors"], why["kills"]) == (1, 1)
    assert other.startswith("hero ")


def test_no_star_is_a_reason_while_a_house_is_lost() -> None:
    """A skeleton burns a house whatever is done: that is said, and nothing of stars in the supply."""
    burning = ["  hero a5", "  houses 3", "  skeleton red-top c1 v"]
    words, why, other = advice_at("phase trap", "seat 1", *burning, "  trap treasure e5")
    assert (why, other) == ({"unsaved": 1}, ""), words
    _, why, _ = advice_at("phase trap", "seat 1", *burning, "  supply dragon")
    assert why["houses"] == 1


def test_where_nothing_saves_a_seat_it_is_told_so() -> None:
    _, why, other = advice_at(
        "phase trap", "seat 1", "  hero a5", "  houses 1", "  skeleton red-top c1 v", "  trap treasure e5"
    )
    assert (why, other) == ({"doomed": 1}, "")


def test_two_rounds_ahead_count() -> None:
    words, why, _ = advice_at("phase trap", "seat 1", "  hero e5", "  supply wall", "  skeleton red-top a2 v")
    assert words.startswith("place wall")
    assert why["next"] == 1
