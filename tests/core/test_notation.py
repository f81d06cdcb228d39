"""Reading `.bones` files: errors come with line and column, and a good file is kept word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from ossuary.core.notation import BadFile, Header, read_script
from ossuary.core.scenario import rules_shown, run_script
from ossuary.locales import tell_all
from support.setups import the_game

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "bad-bones"
HEAD = "game: bad-bones\nrules: 1\nseats: 2\noptions: mode=basic\n"  # four lines
SECRET = "07" * 32


def problem(text: str | bytes) -> tuple[int, int, str]:
    """Where and why a file can't be read or played."""
    with pytest.raises(BadFile) as bad:
        run_script(the_game("bad-bones"), read_script(text if isinstance(text, bytes) else text.encode()))
    return bad.value.line, bad.value.column, tell_all(bad.value.why)


HEADERS = {
    "unknown": (HEAD + "colour: red\n---\n", 5, 1, "no header “colour”"),
    "unknown by case": ("Game: bad-bones\n---\n", 1, 1, "no header “Game”"),
    "twice": (HEAD + "seats: 3\n---\n", 5, 1, "“seats” appears twice"),
    "position twice": (HEAD + "position:\n  round 1\nposition:\n---\n", 7, 1, "“position” appears twice"),
    "no colon": (HEAD + "nonsense\n---\n", 5, 1, "A header like"),
    "no seats": ("game: bad-bones\n---\n", 1, 1, "“seats” is missing"),
    "seats in letters": (HEAD.replace("seats: 2", "seats: two") + "---\n", 3, 8, "not “two”"),
    "too many seats": (HEAD.replace("seats: 2", "seats: 7") + "---\n", 3, 8, "1 to 6 seats, not 7"),
    "other rules": (HEAD.replace("rules: 1", "rules:  3") + "---\n", 2, 9, "There is no edition “3” of the rules"),
    "tab": (HEAD + "seed:\t7\n---\n", 5, 6, "a tab"),
    "empty seed": (HEAD + "seed:\n---\n", 5, 6, "The seed is empty"),
    "value of nobody": (HEAD + f"value 3: {'0' * 32}\n---\n", 5, 10, "only 2 seats"),
    "short value": (HEAD + "value 1: 00\n---\n", 5, 10, "32 hex digits"),
    "bad commitment": (HEAD + "commit: red\n---\n", 5, 9, "64 hex digits"),
    "bad secret": (HEAD + f"commit: {'0' * 64}\nseed: 7\n---\n", 6, 7, "64 hex digits"),
    "broken commitment": (HEAD + f"commit: {'0' * 64}\nseed: {SECRET}\n---\n", 6, 7, "not the seed"),
    "no ---": (HEAD, 5, 1, "line “---”"),
    "nothing at all": ("", 1, 1, "line “---”"),
    "not UTF-8": (HEAD.encode() + b"# caf\xe9\n---\n", 5, 6, "not UTF-8"),
    "not UTF-8 at once": (b"\xff\xfe", 1, 1, "not UTF-8"),
}
OPTIONS = {
    "unknown": ("mode=basic colour=red", 21, "no option “colour=red”"),
    "without value": ("mode", 10, "no option “mode”"),
    "wrong value": ("chiefs=no  mode=hard", 21, "“mode” can be basic, advanced, but not “hard”"),
    "twice": ("mode=basic mode=basic", 21, "“mode” is given twice"),
    "number too low": ("rounds=0", 10, "a number from 1 to 1000"),
    "number too high": ("rounds=1001", 10, "a number from 1 to 1000"),
    "number in letters": ("rounds=ten", 10, "a number from 1 to 1000"),
    "solo for two": ("mode=basic play=solo", 21, "“play=solo” is only for games with one seat"),
}
POSITIONS = {
    "tab": ("  round\t3", 6, 8, "a tab"),
    "three spaces": ("   round 3", 6, 4, "Indent"),
    "five spaces": ("  seat 1\n     tower 3", 7, 6, "Indent"),
    "seat's statement without a seat": ("    tower 3", 6, 5, "Indent"),
    "seat's statement after the game's": ("  seat 1\n    tower 3\n  round 2\n    houses 3", 9, 5, "Indent"),
    "unknown statement": ("  banner 3", 6, 3, "no statement “banner”"),
    "unknown statement of a seat": ("  seat 1\n    flag c3", 7, 5, "no statement “flag”"),
    "statement of another mode": ("  capital 2", 6, 3, "no statement “capital”"),
    "phase of another mode": ("  phase market", 6, 9, "no phase “market”"),
    "no such seat": ("  seat 3", 6, 8, "only 2 seats"),
    "seat without number": ("  seat", 6, 3, "A seat’s number"),
    "seat in letters": ("  seat one", 6, 8, "A seat’s number"),
    "count where none belongs": ("  seat 1\n    tower 3 x2", 7, 13, "“tower” takes no count"),
    "bad count": ("  seat 1\n    skeleton blue-left b4 ^ x2y", 7, 29, "“x2y” does not fit"),
    "more than there are": ("  seat 1\n    skeleton blue-left b4 ^ x13", 7, 14, "not that many “blue-left”"),
    "chief in a game without": ("  seat 1\n    skeleton yellow-left:nice b4 ^", 7, 14, "not that many"),
    "no such token": ("  seat 1\n    forest blue-bottom", 7, 12, "“blue-bottom” does not fit"),
    "no such space": ("  seat 1\n    trap wall/ f3", 7, 16, "“f3” does not fit"),
    "no such trap": ("  seat 1\n    trap moat b3", 7, 10, "“moat” does not fit"),
    "no such facing": ("  seat 1\n    skeleton blue-left b4 north", 7, 27, "“north” does not fit"),
    "word missing": ("  seat 1\n    skeleton blue-left b4", 7, 24, "should be followed by"),
    "word too many": ("  round 3 4", 6, 11, "“4” is one word too many"),
    "stated twice": ("  seat 1\n    tower 3\n    tower 3", 8, 5, "“tower” is stated twice"),
    "two traps on a space": ("  seat 1\n    trap wall/ b3\n    trap bomb b3", 8, 15, "There are two traps on b3"),
    "number too high": ("  seat 1\n    tower 5", 7, 11, "a number from 0 to 4"),
    "forest in the middle": ("  seat 1\n    forest blue-left c3", 7, 22, "No forest borders on c3"),
    "one weapon for two": ("  seat 1\n    weapon rapier\n  seat 2\n    weapon rapier", 9, 12, "only one “rapier”"),
}
LINES = {
    "no seat": ("hero b4", 1, "begins with a seat’s number"),
    "seat nought": ("0 hero b4", 1, "begins with a seat’s number"),
    "seat of another script": ("² hero b4", 1, "begins with a seat’s number"),
    "no answer": ("1", 2, "Seat 1’s answer is missing"),
    "no expectation": ("?", 2, "nothing after “?”"),
    "no chance": ("*", 2, "nothing after “*”"),
    "no digest": ("= ", 2, "nothing after “=”"),
    "no such seat": ("3 hero b4", 1, "only 2 seats"),
    "tab": ("1\thero b4", 2, "a tab"),
    "unknown statement": ("? banner", 3, "no statement “banner”"),
    "unknown statement of a seat": ("? seat 1 flag c3", 10, "no statement “flag”"),
    "unknown statement denied": ("? not seat 1 flag c3", 14, "no statement “flag”"),
    "unknown statement seen": ("? sees 2 seat 1 flag c3", 17, "no statement “flag”"),
    "statement missing": ("? not", 3, "The statement is missing"),
    "seat missing": ("? sees", 3, "A seat’s number is missing"),
    "seat too high": ("? seat 3 hero c3", 8, "A seat’s number is missing"),
    "waiting for nobody known": ("? waiting 1 3", 13, "A seat’s number is missing"),
    "answer missing": ("? legal 1", 9, "The answer is missing"),
    "only a rule": ("? illegal 1 BB-2.1", 13, "The answer is missing"),
    "score missing": ("? score 1", 9, "A score is expected here"),
    "no such phase": ("? phase dawn", 9, "“dawn” does not fit here; it should be: market, stand, hero"),
    "bad count": ("? seat 1 skeleton blue-left b4 ^ x2y", 34, "“x2y” does not fit"),
    "count where none belongs": ("? seat 1 tower 4 x1", 18, "“tower” takes no count"),
    "number in letters": ("? bag blue-left many", 17, "“many” is not a number"),
}


@pytest.mark.parametrize(("text", "line", "column", "why"), HEADERS.values(), ids=HEADERS.keys())
def test_bad_headers(text: str | bytes, line: int, column: int, why: str) -> None:
    found = problem(text)
    assert found[:2] == (line, column)
    assert why in found[2]


@pytest.mark.parametrize(("words", "column", "why"), OPTIONS.values(), ids=OPTIONS.keys())
def test_bad_options(words: str, column: int, why: str) -> None:
    found = problem(f"game: bad-bones\nseats: 2\n# how we play\noptions: {words}\n---\n")
    assert found[:2] == (4, column)
    assert why in found[2]


def test_coop_needs_several_seats() -> None:
    line, column, why = problem("game: bad-bones\nseats: 1\noptions: mode=basic play=coop\n---\n")
    assert (line, column) == (3, 21)
    assert "“play=coop” needs two seats" in why


def test_an_option_without_effect_is_accepted() -> None:
    text = "game: bad-bones\nseats: 2\noptions: heroic=yes endless=yes rounds=3\n---\n? round 1\n"
    assert run_script(the_game("bad-bones"), read_script(text.encode())).failures == []


@pytest.mark.parametrize(("lines", "line", "column", "why"), POSITIONS.values(), ids=POSITIONS.keys())
def test_bad_positions(lines: str, line: int, column: int, why: str) -> None:
    found = problem(f"{HEAD}position:\n{lines}\n---\n")
    assert found[:2] == (line, column)
    assert why in found[2]


@pytest.mark.parametrize("line", ["  round 3", "    tower 3"])
def test_an_indented_line_outside_of_a_position(line: str) -> None:
    assert problem(f"{HEAD}{line}\n---\n") == (5, 1, "An indented line belongs only in a position.")


def test_a_position_beside_its_header() -> None:
    assert problem(f"{HEAD}position: round 3\n---\n")[:2] == (5, 11)


@pytest.mark.parametrize(("line", "column", "why"), LINES.values(), ids=LINES.keys())
def test_bad_lines(line: str, column: int, why: str) -> None:
    found = problem(f"{HEAD}---\n# a comment\n\n{line}\n")
    assert found[:2] == (8, column)
    assert why in found[2]


def test_a_script_keeps_what_was_written() -> None:
    script = read_script(
        b"\xef\xbb\xbf# BB-1.1: a comment\r\ngame: bad-bones\r\nseats:   2\r\nposition:\r\n"
        b"  round 3\r\n  seat 2\r\n    tower 4\r\n  # in between\r\n    trap wall\\ b3\r\n---\r\n"
        b"2  place wall\\   b3 \r\n* draw 1 blue-left\r\n= 9f31c2d0a1b2\r\n? round 3\r\n"
    )
    assert script.comments == ["BB-1.1: a comment", "in between"]
    assert (script.headers["seats"].value, script.headers["seats"].line, script.headers["seats"].column) == ("2", 3, 10)
    assert script.seats() == 2
    assert script.position is not None
    assert [(s.seat, s.words, s.line, s.columns) for s in script.position] == [
        (0, ["round", "3"], 5, [3, 9]),
        (2, ["tower", "4"], 7, [5, 11]),
        (2, ["trap", "wall\\", "b3"], 9, [5, 10, 16]),
    ]
    assert [(x.kind, x.seat, x.words, x.number, x.text()) for x in script.lines] == [
        ("answer", 2, ["place", "wall\\", "b3"], 11, "2 place wall\\ b3"),
        ("*", 0, ["draw", "1", "blue-left"], 12, "* draw 1 blue-left"),
        ("=", 0, ["9f31c2d0a1b2"], 13, "= 9f31c2d0a1b2"),
        ("?", 0, ["round", "3"], 14, "? round 3"),
    ]
    assert script.lines[0].columns == [4, 10, 18]


def test_a_position_of_no_lines_is_a_position() -> None:
    script = read_script(f"{HEAD}position:\n---\n? waiting 1 2\n? bag blue-left 12\n".encode())
    assert script.position == []
    assert run_script(the_game("bad-bones"), script).failures == []


@pytest.mark.parametrize("value", ["", "-1", "1.0", "１", "²", "0", "7"])
def test_a_header_takes_plain_numbers_within_bounds(value: str) -> None:
    with pytest.raises(BadFile):
        Header(value, 1, 8).number(1, 6, "seats")


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("position:\n  seat ²\n---\n", 6, 8),
        ("---\n? waiting ²\n", 6, 11),
        ("---\n? seat ² hero c3\n", 6, 8),
        ("---\n? score ² 19\n", 6, 9),
        ("---\n? score 1 ²\n", 6, 11),
    ],
)
def test_a_digit_of_another_script_is_no_number(text: str, line: int, column: int) -> None:
    assert problem(HEAD + text)[:2] == (line, column)


@pytest.mark.parametrize("text", ["position:\n  round {}\n---\n", "position:\n  seat {}\n---\n", "---\n{} hero b4\n"])
def test_a_number_that_is_too_long_is_refused(text: str) -> None:
    assert problem(HEAD + text.format("9" * 5000))[0] == 6


def test_a_supply_that_is_too_large_is_refused() -> None:
    supply = " ".join(["    supply", *["wall"] * 32])
    assert problem(f"{HEAD}position:\n  seat 1\n{supply}\n---\n")[0] == 7


@pytest.mark.parametrize("mark", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_lines_may_end_as_on_any_system(mark: str) -> None:
    assert problem(f"{HEAD}# a{mark}b: comment\n---\n? banner\n")[:2] == (7, 3)


def test_comments_above_the_lines_say_who_played() -> None:
    text = "# BB-5.10: a wall\n# name 2: BB-4.4\n# date: 2026-11-18\ngame: bad-bones\nseats: 2\n---\n# name 1: later\n"
    script = read_script(text.encode())
    assert script.about == {"name 2": "BB-4.4", "date": "2026-11-18"}
    assert script.comments == ["BB-5.10: a wall", "name 1: later"]


def test_comments_on_a_game_and_branches_of_it_change_nothing() -> None:
    """Whatever they say: they are comments, also to those who look for rules and titles in comments."""
    plain = (SCENARIOS / "09-saboteur-landing.bones").read_text(encoding="utf-8")
    head, _, body = plain.partition("---\n")
    said = ["#! BB-9.9 is not shown here", "#> 1 hero nowhere", "#>>>>! deep", "#>", "#!"]
    annotated = head + "---\n" + "".join(f"{line}\n" for each in body.splitlines() for line in [each, *said])
    bare, full = read_script(plain.encode()), read_script(annotated.encode())
    assert full.comments == bare.comments
    assert rules_shown(full) == rules_shown(bare)
    assert [line.text() for line in full.lines] == [line.text() for line in bare.lines]
    reports = [run_script(the_game("bad-bones"), script) for script in (bare, full)]
    assert reports[0].failures == reports[1].failures == []
    assert reports[0].checked == reports[1].checked > 0
