"""The diagrams of the rules: every one holds, every thing that does something has one, and each is told in words."""

from __future__ import annotations

from typing import Any

import pytest

from ossuary.core.notation import ANSWER, read_script
from ossuary.core.scenario import run_script
from ossuary.diagrams import Diagram, read_diagrams
from ossuary.games import game_names
from ossuary.locales import say
from support.locales.fluent_files import LANGUAGES, said
from support.rulebook import rules_of
from support.setups import the_game

ALL = [(name, diagram) for name in game_names() for diagram in read_diagrams(name)]
IDS = [f"{name}/{diagram.name}" for name, diagram in ALL]
MOST_ANSWERS = 6
LONGEST_CAPTION = 150
CHIEFS = {"artificer", "necromancer", "nice", "instructor", "spectral", "saboteur", "emperor"}
BASICS = {
    "bad-bones": {"hero", "cemetery", "tower", "village", "tracking", "arrow", "forest", "damaged", "blast", *CHIEFS},
    "dia-de-los-muertos": {
        "music",
        "dance",
        "banquet",
        "dog",
        "gravedigger",
        "hiding-place",
        "bones",
        "arm",
        "leg",
        "gate",
        "goal",
        "order",
    },
}


def things_that_do_something(name: str) -> set[str]:
    """Traps and weapons, or cards, as the game's own data has them."""
    document: dict[str, Any] = dict(the_game(name).document())
    kinds = ("traps", "weapons") if name == "bad-bones" else ("cards",)
    return {thing for kind in kinds for thing in document[kind]} | BASICS[name]


@pytest.mark.parametrize(("name", "diagram"), ALL, ids=IDS)
def test_it_holds(name: str, diagram: Diagram) -> None:
    script = read_script(diagram.text.encode())
    assert script.header("game").value == name
    report = run_script(the_game(name), script)
    assert [f"line {f.number}: {f.expected} — found: {f.found}" for f in report.failures] == []
    assert report.checked, "it says nothing of its end"
    assert script.lines[-1].kind not in (ANSWER,), "what must hold stands at its end"
    assert report.answers <= MOST_ANSWERS, "one idea, few lines"


@pytest.mark.parametrize(("name", "diagram"), ALL, ids=IDS)
def test_it_begins_with_a_question(name: str, diagram: Diagram) -> None:
    """What it shows is the answer to an answer: before the first line nothing has happened yet."""
    script = read_script(diagram.text.encode())
    assert script.position is None or all(statement.words != ["phase", "skeletons"] for statement in script.position)


@pytest.mark.parametrize(("name", "diagram"), ALL, ids=IDS)
def test_it_belongs_to_a_rule(name: str, diagram: Diagram) -> None:
    assert diagram.rules
    assert set(diagram.rules) <= rules_of(name)
    known = {key.removeprefix("thing-") for key in said("en", f"{name}/things")}
    assert set(diagram.things) <= known


@pytest.mark.parametrize("name", game_names())
def test_every_thing_has_one(name: str) -> None:
    shown = {thing for diagram in read_diagrams(name) for thing in diagram.things}
    assert things_that_do_something(name) - shown == set()


@pytest.mark.parametrize("name", game_names())
def test_a_thing_has_only_one(name: str) -> None:
    """A card says "show me", not "show me some"."""
    shown = [thing for diagram in read_diagrams(name) for thing in diagram.things]
    assert sorted(shown) == sorted(set(shown))


@pytest.mark.parametrize("name", game_names())
def test_every_one_has_a_caption_and_every_caption_one(name: str) -> None:
    keys = {f"diagram-{diagram.name}" for diagram in read_diagrams(name)}
    for language in LANGUAGES:
        assert set(said(language, f"{name}/diagrams")) == keys
        for key in keys:
            caption = say(key, {}, language)
            assert caption[-1] == ".", caption
            assert len(caption) <= LONGEST_CAPTION, caption


def test_the_english_caption_is_the_title_of_the_file() -> None:
    """The file has the same words when it is opened as a study."""
    for _, diagram in ALL:
        title = diagram.text.partition("\n")[0].partition(": ")[2]
        assert title == say(f"diagram-{diagram.name}", {})


@pytest.mark.parametrize(("name", "least"), [("bad-bones", 17), ("dia-de-los-muertos", 4)])
def test_the_booklets_examples_are_there(name: str, least: int) -> None:
    assert len([diagram for diagram in read_diagrams(name) if diagram.example]) >= least


def test_there_are_none_of_no_game() -> None:
    with pytest.raises(KeyError):
        read_diagrams("chess")
