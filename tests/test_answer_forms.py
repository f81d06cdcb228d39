"""Every answer has a form: how many words follow its verb, and of which kinds."""

from __future__ import annotations

import re

import pytest

from ossuary.games.bad_bones import words as bad_bones
from ossuary.games.bad_bones.tokens import WEAPONS
from ossuary.games.dia_de_los_muertos import words as muertos
from support.random_games import GROUPS, AnyGame, Group, play_on
from support.setups import the_game

KINDS = {
    "seat": "[1-6]",
    "model": r"(blue|green|purple|yellow|red)-(left|top|right)(:\w+)?",
    "space": "[a-e][1-5]|forest",
    "facing": "[\\^>v<]",
    "symbol": "blue|green|purple|yellow|red",
    "trap": r"[a-z-]+[/\\]?",
    "item": "[a-z-]+[1-3]?",
    "card": "[a-z]+[1-3]?",
    "field": "[0-9]|[12][0-9]|3[0-2]",
    "bones": "[1-3]",
    "limb": "arm|leg",
}


def form_of(game: AnyGame, words: list[str]) -> tuple[list[str], list[str]]:
    """The form of an answer, and the words that fill it."""
    for verb in (1, 2):
        form = game.forms.get(" ".join(words[:verb]))
        if form is not None:
            return form, words[verb:]
    raise AssertionError(f"no form for {words}")


@pytest.mark.parametrize("group", GROUPS, ids=[group.name for group in GROUPS])
def test_every_answer_has_a_form(group: Group) -> None:
    game = group.game
    for s, rng in group.games():
        for _ in play_on(game, s, rng):
            for seat in game.waiting(s):
                for action in game.legal(s, seat):
                    form, words = form_of(game, game.words(s, seat, action).split(" "))
                    assert len(words) <= len(form)
                    assert all(re.fullmatch(KINDS[kind], word) for kind, word in zip(form, words, strict=False)), words


@pytest.mark.parametrize(("name", "verbs"), [("bad-bones", bad_bones.VERBS), ("dia-de-los-muertos", muertos.VERBS)])
def test_no_verb_is_forgotten(name: str, verbs: dict[str, int]) -> None:
    assert {verb.split(" ")[0] for verb in the_game(name).forms} == set(verbs)


def test_a_weapon_decides_what_its_use_takes() -> None:
    forms = the_game("bad-bones").forms
    assert {verb.removeprefix("use ") for verb in forms if verb.startswith("use ")} == set(WEAPONS)
    assert forms["use crossbow"] == ["model", "space", "facing"]
    assert forms["use death-wand"] == ["seat"]


def test_secret_answers_are_those_that_name_a_hidden_front() -> None:
    for group in GROUPS:
        game = group.game
        for s, rng in list(group.games())[:1]:
            for _ in play_on(game, s, rng, 60):
                for seat in game.waiting(s):
                    for action in game.legal(s, seat):
                        verb = game.words(s, seat, action).split(" ")[0]
                        secret = game.name == "dia-de-los-muertos" and verb in ("lay", "draw")
                        assert game.is_public(s, seat, action) == (not secret)
