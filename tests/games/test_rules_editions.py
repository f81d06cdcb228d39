"""Two editions of the rules side by side: what was written by the first holds for ever, and what differs is data."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from ossuary.core.chance import Dice
from ossuary.core.notation import BadFile, read_script
from ossuary.core.options import BadOption
from ossuary.core.play import Play
from ossuary.core.rulings import FIRST_EDITION, Ruling
from ossuary.core.scenario import run_script
from ossuary.games import game_names, make_game
from ossuary.locales import languages, tell_all
from ossuary.rules import read_rules
from support.random_games import ROOT, SCENARIOS, scenario_files, script_of
from support.setups import counted, the_game

KEPT = ROOT / "tests" / "fixtures" / "edition-1"
RECORDS = sorted(KEPT.glob("*.bones"))
DIGESTS: dict[str, tuple[int, str]] = json.loads((KEPT / "digests.json").read_text(encoding="utf-8"))
SECOND = "edition-2"
# Scenarios of the first edition that the second reads otherwise; its own show how.
CORRECTED = {
    "bad-bones/04-landing-edges",
    "bad-bones/04-landing-treasure",
    "bad-bones/05-dragon-damaged",
    "bad-bones/05-treasure-held",
    "bad-bones/08-spring-to-other-traps",
    "bad-bones/09-bag",
    "bad-bones/10-landing-top",
    "dia-de-los-muertos/08-kick-not-into-the-goal",
    "dia-de-los-muertos/08-throw-not-into-the-goal",
}
FIRST = [(name, path) for name in game_names() for path in scenario_files(name) if path.parent.name != SECOND]


def rulings_of(name: str) -> list[Ruling]:
    rulings = the_game(name).rulings
    assert rulings is not None
    return rulings.all


RULINGS = [(name, ruling) for name in game_names() for ruling in rulings_of(name)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_of_the_first_edition_holds(path: Path) -> None:
    script = read_script(path.read_bytes())
    assert script.header("rules").value == "1"
    report = run_script(the_game(script.header("game").value), script, prove_chance=True)
    assert report.checked > 2
    assert [(failure.number, failure.expected) for failure in report.failures] == []


@pytest.mark.parametrize("part", range(4))
def test_kept_digests_of_the_first_edition_are_the_same(part: int) -> None:
    few = counted(len(DIGESTS), len(DIGESTS), interpreted=40)
    for setup, (seed, wanted) in random.Random(1).sample(sorted(DIGESTS.items()), few)[part::4]:
        name, seats, *words = setup.split(" ")
        game = make_game(name, edition=FIRST_EDITION)
        state = game.begin(int(seats), game.read_setup(int(seats), words))
        dice, found = Dice(seed), []
        for _ in range(12):
            game.playout(state, dice, 25)
            found.append(game.digest(state))
            if game.outcome(state).over:
                break
        assert hashlib.sha256(" ".join(found).encode()).hexdigest()[:12] == wanted, setup


@pytest.mark.parametrize(
    ("name", "path"), FIRST, ids=[str(path.relative_to(SCENARIOS).with_suffix("")) for _, path in FIRST]
)
def test_a_scenario_of_the_first_edition_holds_by_the_second_unless_it_was_corrected(name: str, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "\nrules: 1\n" in text
    script = read_script(text.replace("\nrules: 1\n", "\nrules: 2\n").encode())
    try:
        holds = not run_script(the_game(name), script).failures
    except BadFile:
        holds = False
    assert holds == (str(path.relative_to(SCENARIOS).with_suffix("")) not in CORRECTED)


@pytest.mark.parametrize("name", game_names())
def test_scenarios_of_the_second_edition_say_so(name: str) -> None:
    own = [path for path in scenario_files(name) if path.parent.name == SECOND]
    assert len(own) > 5
    assert {script_of(path).header("rules").value for path in own} == {"2"}


@pytest.mark.parametrize("name", game_names())
def test_new_games_are_of_the_newest_edition_and_texts_without_one_of_the_first(name: str) -> None:
    game = make_game(name)
    assert game.rules_version == game.editions()[-1] == 2
    text = f"game: {name}\nseats: 2\n---\n"
    assert Play(game, read_script(text.encode())).game.rules_version == FIRST_EDITION
    assert Play(game, read_script(f"rules: 2\n{text}".encode())).game is game
    with pytest.raises(BadFile) as bad:
        Play(game, read_script(f"rules: 3\n{text}".encode()))
    assert "1, 2" in tell_all(bad.value.why)


@pytest.mark.parametrize("name", game_names())
def test_an_edition_is_made_once_and_leads_back(name: str) -> None:
    game = make_game(name)
    first = game.in_edition(FIRST_EDITION)
    assert first is game.in_edition(FIRST_EDITION)
    assert first.in_edition(2) is game
    assert first.rules_version == FIRST_EDITION


@pytest.mark.parametrize("name", game_names())
def test_house_rules_are_options_from_the_second_edition_on(name: str) -> None:
    game = make_game(name)
    house = [ruling for ruling in rulings_of(name) if ruling.house]
    assert house
    for ruling in house:
        for choice in ruling.choices:
            assert game.read_setup(2, [f"{ruling.id}={choice}"])[ruling.id] == choice
        assert game.read_setup(2, [])[ruling.id] == ruling.editions[-1]
        with pytest.raises(BadOption):
            game.in_edition(FIRST_EDITION).read_setup(2, [f"{ruling.id}={ruling.choices[0]}"])


@pytest.mark.parametrize("name", game_names())
def test_house_rules_are_part_of_a_position(name: str) -> None:
    """A digest tells them apart, and who imagines a position from a moment plays by the same ones."""
    game = make_game(name)
    digests = set()
    for ruling in (one for one in rulings_of(name) if one.house):
        for choice in ruling.choices:
            state: Any = game.begin(2, game.read_setup(2, [f"{ruling.id}={choice}"]))
            game.roll(state, Dice(1))
            digests.add(game.digest(state))
            again: Any = game.imagine(game.moment(state, 1), 1, Dice(2))
            assert again.tables is state.tables
    assert len(digests) == 1 + sum(ruling.house for ruling in rulings_of(name))


@pytest.mark.parametrize(("name", "ruling"), RULINGS, ids=[f"{name}-{ruling.id}" for name, ruling in RULINGS])
def test_a_ruling_is_told_in_every_language_and_belongs_to_a_rule(name: str, ruling: Ruling) -> None:
    assert ruling.rule in read_rules(name)
    assert len(ruling.editions) == 2
    assert len(set(ruling.choices)) == len(ruling.choices) == 2
    assert ruling.house == (len(set(ruling.editions)) == 1), "an edition corrects, or a table chooses"
    wanted = {"question", "booklet", *ruling.choices, *(["name"] if ruling.house else [])}
    assert set(ruling.words) == set(languages())
    for words in ruling.words.values():
        assert set(words) == wanted
        assert all(words.values())
        assert words is ruling.words["en"] or all(words[key] != ruling.words["en"][key] for key in wanted)


@pytest.mark.parametrize("name", game_names())
def test_a_ruling_with_a_scenario_for_each_choice(name: str) -> None:
    """Each house rule is shown both ways, where it says so in the options."""
    shown = {word for path in scenario_files(name) for word in script_of(path).option_words()}
    for ruling in (one for one in rulings_of(name) if one.house):
        assert {f"{ruling.id}={choice}" for choice in ruling.choices} - shown <= {f"{ruling.id}={ruling.editions[-1]}"}
