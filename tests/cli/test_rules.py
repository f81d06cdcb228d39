"""`rules`: the page, one rule of it, how we know its numbers and where it is shown."""

import json
import re
from pathlib import Path

import pytest

from ossuary.aid import read_aid
from ossuary.games import game_names, make_game
from ossuary.locales.things import explain_thing
from ossuary.rules import data_behind, provenances_of, read_page, read_rules
from support.command_line import call, run


def test_the_page_is_rendered() -> None:
    done = call("rules", "bad-bones")
    assert done.exit_code == 0
    assert "Bad Bones: the rules" in done.stdout
    assert "BB-5.10 Wall (/ or \\): the skeleton turns 90°" in done.stdout
    assert "**" not in done.stdout


def test_one_rule_with_its_section_and_scenarios() -> None:
    done = call("rules", "bad-bones", "bb-5.11")
    assert done.exit_code == 0
    assert "5 Skeleton phase" in done.stdout
    assert "BB-5.11 Catapult: the skeleton flies to an opponent's cemetery" in done.stdout
    assert "BB-5.12" not in done.stdout
    assert "05-catapult.bones" in done.stdout
    assert "guess" not in done.stdout  # it rests on no picture


def test_a_word_finds_the_rules_that_mention_it() -> None:
    done = call("rules", "dia-de-los-muertos", "range")
    assert done.exit_code == 0
    assert "DM-7.1" in done.stdout
    assert "DM-9.1" not in done.stdout
    first, *_ = json.loads(call("rules", "bad-bones", "Catapult", "--json").stdout)
    assert first["id"] == "BB-1.2"


def test_a_number_without_its_game_says_how_to_ask_for_it() -> None:
    done = call("rules", "7.2")
    assert done.exit_code
    assert "ossuary rules bad-bones 7.2 or ossuary rules dia-de-los-muertos 7.2" in " ".join(done.stderr.split())


def test_a_rule_on_pictures_says_how_its_values_are_known() -> None:
    done = call("rules", "BB-6.4", "--json")
    rule = json.loads(done.stdout)
    assert rule["id"] == "BB-6.4"
    assert rule["data"]["traps.wall.stars"] == "seen"
    assert rule["data"]["traps.bomb.stars"] == "guess"
    assert "traps.wall.cost" not in rule["data"]
    assert any(path.endswith("06-stars.bones") for path in rule["scenarios"])
    told = call("rules", "BB-6.4").stdout
    places = [told.index(words) for words in ("seen (", "traps.wall.stars", "guess (", "traps.bomb.stars")]
    assert places == sorted(places)


def test_an_owners_data_changes_what_is_known(tmp_path: Path) -> None:
    data = tmp_path / "mine.toml"
    data.write_text("[traps.bomb.provenance]\nstars = 'seen'\n")
    rule = json.loads(call("rules", "BB-6.4", "--json", "--data", data).stdout)
    assert rule["data"]["traps.bomb.stars"] == "seen"


def test_all_rules_for_programs() -> None:
    rules = json.loads(run("rules", "bad-bones", "--json").stdout)
    assert [rule["id"] for rule in rules] == list(read_rules("bad-bones"))


def test_a_rule_is_found_in_the_code() -> None:
    done = call("rules", "bb-6.3", "--code")
    [line] = done.stdout.splitlines()
    place, summary = line.split("  ", 1)
    path, number = place.rsplit(":", 1)
    assert Path(path).parts[-2:] == ("bad_bones", "scoring.py")
    assert summary.startswith("BB-6.3: points for")
    written = Path(path).read_text(encoding="utf-8").splitlines()
    assert written[int(number) - 1].startswith("def points(")
    assert summary in written[int(number)]


@pytest.mark.parametrize("name", game_names())
def test_all_rules_of_a_game_are_found_in_the_code(name: str) -> None:
    places = json.loads(call("rules", name, "--code", "--json").stdout)
    assert [place["id"] for place in places] == list(read_rules(name))
    assert all(Path(place["file"]).is_file() and place["line"] > 0 for place in places)
    assert all(place["id"] in place["summary"] for place in places)
    assert len(call("rules", name, "--code").stdout.splitlines()) == len(places)


@pytest.mark.parametrize("arguments", [("bad-bones", "BB-99.1"), ("bad-bones", "DM-1.1"), ("BB-99.1",)])
def test_an_unknown_rule_is_bad_usage(arguments: tuple[str, ...]) -> None:
    done = call("rules", *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert arguments[-1] in done.stderr


def test_every_rule_of_a_page_is_read_once_and_whole() -> None:
    for game in ("bad-bones", "dia-de-los-muertos"):
        rules = read_rules(game)
        assert list(rules) == re.findall(r"^- ([A-Z]{2}-\d+\.\d+)", read_page(game), re.MULTILINE)
        assert all(rule.text for rule in rules.values())
    assert read_rules("bad-bones")["BB-8.10"].text.splitlines()[-1].endswith("as one likes.")
    table = read_rules("dia-de-los-muertos")["DM-0.2"].text
    assert "| Kick (T) | 9 |" in table
    assert table.splitlines()[-1].endswith("one half.)")


@pytest.mark.parametrize("name", game_names())
def test_every_rule_marked_data_names_its_data(name: str) -> None:
    known = provenances_of(make_game(name))
    marked = {id for id, rule in read_rules(name).items() if "[data]" in rule.text}
    assert {id for id in read_rules(name) if data_behind(name, id, known)} == marked


@pytest.mark.parametrize("game", game_names())
def test_a_page_begins_with_the_aim_and_the_aid_has_everything(game: str) -> None:
    whole = call("rules", game).stdout
    assert whole.index("Aim") < whole.index("A round") < whole.index("the rules this project implements")
    aid = call("rules", game, "aid").stdout
    for chapter in read_aid(game):
        assert chapter.name in aid
        for thing in chapter.things:
            assert explain_thing(thing)[0] in aid
