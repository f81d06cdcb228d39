"""Rules, scenarios and code name each other: each rule has a scenario and one home in the code; no id is unknown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ossuary.core.scenario import rules_shown
from ossuary.games import descriptor_of, game_names
from ossuary.rule_homes import homes_of, sources_of
from ossuary.rules import read_page
from support.random_games import ROOT, scenario_files, script_of
from support.rulebook import cited, defined_rules, rules_of
from support.setups import the_game

SOURCES = ROOT / "src"
RULES = [(name, rule) for name in game_names() for rule in defined_rules(name)]


def code_of(name: str) -> list[Path]:
    """The sources of a game: the folder its class comes from."""
    folder = type(the_game(name)).__module__.split(".")[:-1]
    return sorted(SOURCES.joinpath(*folder).rglob("*.py"))


def shown_by(name: str) -> dict[str, set[str]]:
    """For each scenario of a game the rules that its comments name."""
    return {path.name: set(rules_shown(script_of(path))) for path in scenario_files(name)}


SHOWN = {name: set().union(*shown_by(name).values()) for name in game_names()}
HOMES = {name: homes_of(name) for name in game_names()}


@pytest.mark.parametrize("name", game_names())
def test_the_page_defines_every_rule_once(name: str) -> None:
    rules = defined_rules(name)
    assert len(rules) > 30
    assert len(set(rules)) == len(rules)
    assert {rule.split("-")[0] for rule in rules} == {descriptor_of(name).prefix}


@pytest.mark.parametrize("name", game_names())
def test_the_page_speaks_of_its_own_rules_only(name: str) -> None:
    assert cited(read_page(name)) <= rules_of(name)


@pytest.mark.parametrize(("name", "rule"), RULES)
def test_a_scenario_shows_the_rule(name: str, rule: str) -> None:
    assert rule in SHOWN[name], f"no scenario names {rule} in its comments"


@pytest.mark.parametrize(("name", "rule"), RULES)
def test_the_rule_has_one_home_in_the_code(name: str, rule: str) -> None:
    """The function, class or module whose docstring begins with the id; every other mention is a comment."""
    homes = [str(home) for home in HOMES[name].get(rule, [])]
    assert len(homes) == 1, f"{rule} has its home in {homes or 'no docstring'}"


@pytest.mark.parametrize("name", game_names())
def test_scenarios_cite_rules_that_exist(name: str) -> None:
    """In comments and behind `illegal` alike."""
    for path in scenario_files(name):
        unknown = cited(path.read_text(encoding="utf-8")) - rules_of(name)
        assert not unknown, f"{path.name} cites {sorted(unknown)}"


@pytest.mark.parametrize("name", game_names())
def test_every_scenario_names_a_rule(name: str) -> None:
    assert [path for path, rules in shown_by(name).items() if not rules] == []


@pytest.mark.parametrize("name", game_names())
def test_code_cites_rules_that_exist(name: str) -> None:
    assert code_of(name)
    for path in code_of(name):
        unknown = cited(path.read_text(encoding="utf-8")) - rules_of(name)
        assert not unknown, f"{path.relative_to(SOURCES)} cites {sorted(unknown)}"


@pytest.mark.parametrize("name", game_names())
def test_the_readme_says_which_files_have_a_section(name: str) -> None:
    """In its table: for each section exactly the files in which its rules have their homes."""
    package = sources_of(name)
    table = re.findall(r"^\| (\d+) [^|]*\| (.*) \|$", (package / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    named = {section: set(re.findall(r"`([\w/]+\.py)`", files)) for section, files in table}
    found: dict[str, set[str]] = {}
    for rule, homes in HOMES[name].items():
        section = rule.split("-")[1].split(".")[0]
        found.setdefault(section, set()).update(home.path.relative_to(package).as_posix() for home in homes)
    assert named == found
