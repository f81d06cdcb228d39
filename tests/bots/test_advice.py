"""A bot says why: reasons are what its answer brings, in every mode, and have words in every language."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import assume, given

from ossuary.bots.advice import MOST_REASONS, advise, make_account
from ossuary.bots.greedy import Greedy
from ossuary.core.chance import Dice
from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.games import game_names
from ossuary.locales import say
from support.locales.reading import LANGUAGES, ROOT, said
from support.playing import play_on
from support.positions import lucks, many, placed, positions
from support.setups import SETUPS, Setup, the_game

BONES = the_game("bad-bones")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def check(game: Any, view: dict[str, Any], luck: int) -> None:
    before = json.dumps(view)
    greedy = Greedy()
    advice = advise(greedy, game, view, Dice(luck))
    assert json.dumps(view) == before
    assert advice.weighed == greedy.weigh(game, view, Dice(luck))  # reasons change nothing about the answer
    names = make_account(game.name).names
    assert len(advice.why) <= MOST_REASONS
    assert [name for name, _ in advice.why] == sorted((name for name, _ in advice.why), key=names.index)
    assert all(amount > 0 for _, amount in advice.why)
    if advice.other:
        assert advice.other in [words for _, words in advice.weighed[1:]]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_question_can_be_advised_on(setup: Setup) -> None:
    game, rng = the_game(setup.game), random.Random(str(setup))
    s = setup.begin()
    asked: dict[str, list[dict[str, Any]]] = {}
    for _ in play_on(game, s, rng, 150):
        for seat in game.waiting(s):
            if seat > 0:
                asked.setdefault(game.prompt(s, seat)["asked"], []).append(game.view(s, seat))
    for views in asked.values():
        check(game, rng.choice(views), 7)


@many(25, 600)
@given(position=positions(), luck=lucks)
def test_advice_in_the_middle_of_a_battle(position: str, luck: int) -> None:
    s = placed(position)[0]
    BONES.roll(s, Dice(luck))
    waiting = [seat for seat in BONES.waiting(s) if seat > 0]
    assume(waiting)
    check(BONES, BONES.view(s, waiting[0]), luck)


@pytest.mark.parametrize("name", game_names())
def test_every_reason_has_words_and_is_told(name: str) -> None:
    for key in make_account(name).names:
        assert f"`{key}`" in PROTOCOL
        for language in LANGUAGES:
            assert f"hint-{key}" in said(language, f"{name}/hints")
            for amount in (1, 2):
                assert say(f"hint-{key}", {"amount": amount}, language)


def test_no_words_are_left_over() -> None:
    for name in game_names():
        assert {key.removeprefix("hint-") for key in said("en", f"{name}/hints")} == set(make_account(name).names)


def advice_at(*lines: str, seats: int = 2) -> tuple[str, dict[str, int], str]:
    head = ["game: bad-bones", "rules: 1", f"seats: {seats}", "options: mode=basic", "position:"]
    text = "\n".join([*head, *("  " + line for line in lines), "---", ""])
    s = Play(BONES, read_script(text.encode())).state
    advice = advise(Greedy(), BONES, BONES.view(s, 1), Dice(1))
    return advice.weighed[0][1], dict(advice.why), advice.other


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
