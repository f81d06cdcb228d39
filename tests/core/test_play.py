"""Playing scripts: answers, undo and other lines of the table, and digests that do not fit."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from ossuary.core.notation import BadFile, read_script
from ossuary.core.play import AnyGame, Play
from ossuary.core.refusal import Refused
from ossuary.core.scenario import Report, run_script
from ossuary.core.state import CHANCE
from ossuary.locales import tell_all
from support.setups import the_game

GAME = the_game("bad-bones")
HEAD = "game: bad-bones\nrules: 1\nseats: 2\noptions: mode=basic\n"
LANDING = f"""{HEAD}position:
  phase trap
  seat 1
    supply dragon wall
    skeleton red-left b4 >
---
"""


def run(text: str) -> Report:
    return run_script(GAME, read_script(text.encode()))


def failures(text: str) -> list[tuple[int, str, str]]:
    return [(failure.number, failure.expected, tell_all(failure.found)) for failure in run(text).failures]


def table(text: str) -> Play:
    play = Play(GAME, read_script(text.encode()))
    play.settle_chance()
    return play


def say(play: Play, *lines: str) -> None:
    for line in lines:
        seat, *words = line.split(" ")
        play.answer(int(seat), words)


def refused(play: Play, line: str) -> str:
    """The key of the refusal; the game must not have changed."""
    before, history = GAME.canonical(play.state), list(play.history)
    with pytest.raises(Refused) as no:
        say(play, line)
    assert (GAME.canonical(play.state), play.history) == (before, history)
    assert {reason.rule for reason in no.value.reasons} == {"table"}
    return no.value.reasons[0].key


def test_undo_leaves_no_trace() -> None:
    plain, undone = table(HEAD + "---\n"), table(HEAD + "---\n")
    say(plain, "1 hero d4")
    say(undone, "1 hero b4", "1 undo", "1 hero c4", "1 undo", "1 hero d4")
    assert GAME.canonical(undone.state) == GAME.canonical(plain.state)
    assert undone.history == plain.history


def test_undo_takes_back_the_seats_own_answer_only() -> None:
    plain, undone = table(HEAD + "---\n"), table(HEAD + "---\n")
    start = plain.game.digest(plain.state)
    say(plain, "2 hero b4")
    say(undone, "1 hero d4", "2 hero b4")
    assert GAME.facts(undone.state)["phase"] == "trap"
    say(undone, "1 undo")
    assert undone.game.digest(undone.state) == plain.game.digest(plain.state) != start
    assert GAME.waiting(undone.state) == [1]


def test_undo_goes_back_answer_by_answer() -> None:
    """Also while an answer is still being settled: first the flight is undone, then the dragon."""
    play = table(LANDING)
    start = play.game.digest(play.state)
    say(play, "1 place dragon b4")
    landed = play.game.digest(play.state)
    say(play, "1 flee ^", "1 undo")
    assert play.game.digest(play.state) == landed
    say(play, "1 undo")
    assert play.game.digest(play.state) == start
    assert refused(play, "1 undo") == "nothing-to-undo"


def test_undo_is_too_late_after_another_seat_has_answered() -> None:
    play = table(HEAD + "---\n")
    say(play, "1 hero d4", "2 hero b4", "2 pass")
    assert refused(play, "1 undo") == "undo-too-late"


def test_undo_is_too_late_after_chance_has_answered() -> None:
    play = table(HEAD + "---\n")
    say(play, "1 hero d4", "2 hero b4", "2 pass", "1 pass")
    assert play.asks_chance()
    play.settle_chance()
    assert play.history[-1][0] == CHANCE
    assert refused(play, "1 undo") == "undo-too-late"


def test_undo_without_an_answer() -> None:
    play = table(HEAD + "---\n")
    say(play, "2 hero b4")
    assert refused(play, "1 undo") == "nothing-to-undo"


def test_a_file_with_undone_lines_has_the_digest_of_one_without() -> None:
    play = table(HEAD + "---\n")
    say(play, "1 hero d4", "2 hero b4")
    digest = f"= {play.game.digest(play.state)}\n"
    assert failures(HEAD + "---\n1 hero d4\n2 hero b4\n" + digest) == []
    assert failures(HEAD + "---\n2 hero c4\n1 hero d4\n2 undo\n2 hero b4\n" + digest) == []
    [(number, _, found)] = failures(HEAD + "---\n1 hero d4\n2 hero b4\n2 pass\n1 undo\n" + digest)
    assert number == 9
    assert "can’t be undone" in found


def test_bots_and_persons_leave_no_trace_in_the_game() -> None:
    play = table(HEAD + "---\n")
    before = GAME.canonical(play.state)
    assert play.pilots == ["person", "person"]
    say(play, "1 bot greedy")
    assert play.pilots == ["greedy", "person"]
    say(play, "2 bot random", "1 person")
    assert play.pilots == ["person", "random"]
    assert GAME.canonical(play.state) == before
    assert all(who == CHANCE for who, _ in play.history)


@pytest.mark.parametrize("line", ["1 bot", "1 bot a b", "1 undo now", "1 resign now", "1 person two"])
def test_unknown_words_to_the_table_are_refused(line: str) -> None:
    assert refused(table(HEAD + "---\n"), line) == "unknown-words"


def test_a_seat_that_resigns_is_ranked_last() -> None:
    """Seat 2 has more points, but it has resigned, so seat 1 wins."""
    end = (
        HEAD.replace("seats: 2", "seats: 3")
        + """position:
  phase trap
  seat 1
    tower 2
  seat 3
    tower 1
    hero a1
    skeleton red-left b3 >
---
"""
    )
    tail = "1 pass\n2 pass\n3 pass\n? over\n? lost 3\n"
    assert failures(end + tail + "? winners 2\n") == []
    assert failures(end + "2 resign\n" + tail + "? winners 1\n") == []
    assert failures(end + "3 resign\n" + tail + "? winners 2\n") == []
    assert failures(end + "1 resign\n2 resign\n" + tail + "? winners 2\n") == []


def test_resigning_is_part_of_the_game_and_survives_an_undo() -> None:
    play = table(HEAD + "---\n")
    before = play.game.digest(play.state)
    say(play, "2 resign")
    assert play.game.digest(play.state) != before
    resigned = play.game.digest(play.state)
    say(play, "1 hero b4", "1 undo")
    assert play.game.digest(play.state) == resigned
    assert [bool(play.state.has_resigned(seat)) for seat in (1, 2)] == [False, True]


def test_a_digest_that_does_not_fit_is_reported() -> None:
    play = table(HEAD + "---\n")
    digest = play.game.digest(play.state)
    assert len(digest) == 12
    say(play, "1 hero b4")
    other = play.game.digest(play.state)
    assert failures(f"{HEAD}---\n= {digest}\n1 hero b4\n= {other}\n") == []
    assert failures(f"{HEAD}---\n= {other}\n1 hero b4\n= {other}\n") == [(6, f"= {other}", f"= {digest}")]
    assert failures(f"{HEAD}---\n1 hero d4\n= {other}\n? round 2\n1 hero d4\n")[0][0] == 7


def test_every_failing_line_is_reported_until_one_cannot_be_played() -> None:
    report = run(HEAD + "---\n? round 2\n? round 1\n? phase trap\n1 hero c3\n? round 9\n")
    assert [failure.number for failure in report.failures] == [6, 8, 9]
    assert "BB-3.1" in tell_all(report.failures[-1].found)
    assert (report.checked, report.answers) == (3, 0)


@pytest.mark.parametrize(
    ("lines", "number", "found"),
    [
        ("* draw 2 blue-left\n", 6, "Chance can answer draw 1"),
        ("* draw 1 red-left\n", 6, "Chance can answer draw 1"),
        ("* first 1\n", 6, "Chance can answer draw 1"),
        ("* wait\n", 6, "BB-2.1"),
        ("1 hero b4\n* draw 1 blue-left\n", 7, "Chance has nothing to decide here"),
    ],
)
def test_an_answer_of_chance_that_is_not_asked_for_is_an_error(lines: str, number: int, found: str) -> None:
    [failure] = failures(f"{HEAD}---\n{lines}? round 1\n")
    assert failure[0] == number
    assert found in failure[2]


def test_chance_answers_only_when_it_is_asked() -> None:
    play = table(HEAD + "---\n")
    before = GAME.canonical(play.state)
    with pytest.raises(Refused, match="chance-not-asked"):
        play.answer_chance(["draw", "1", "blue-left"])
    assert GAME.canonical(play.state) == before


def test_lines_of_one_phase_may_come_in_any_order() -> None:
    ends = []
    for lines in (["1 hero b4", "2 hero d4"], ["2 hero d4", "1 hero b4"]):
        play = table(HEAD + "---\n")
        say(play, *lines)
        ends.append(play.game.digest(play.state))
    assert ends[0] == ends[1]


def test_a_record_of_other_rules_is_not_played() -> None:
    with pytest.raises(BadFile):
        run(HEAD.replace("rules: 1", "rules: 3") + "---\n")


def random_lines(game: AnyGame, seats: int, count: int) -> list[str]:
    """Lines of a game in which a random answer is taken back now and then."""
    rng = random.Random(5)
    play = Play(game, read_script(f"game: {game.name}\nseats: {seats}\n---\n".encode()))
    lines: list[str] = []
    while len(lines) < count:
        play.settle_chance()
        seat = rng.choice([seat for seat in game.waiting(play.state) if seat])
        words = game.words(play.state, seat, rng.choice(list(game.legal(play.state, seat))))
        play.answer(seat, words.split(" "))
        lines.append(f"{seat} {words}")
        play.settle_chance()
        if rng.random() < 0.2:
            with suppress(Refused):  # chance may have answered since
                play.answer(seat, ["undo"])
                lines.append(f"{seat} undo")
    return lines


@pytest.mark.parametrize(("name", "seats"), [("bad-bones", 4), ("dia-de-los-muertos", 3)])
def test_undo_by_snapshot_is_the_same_as_playing_again(name: str, seats: int) -> None:
    """A script that says `undo` keeps snapshots; one that is not known beforehand plays from the start."""
    game = the_game(name)
    lines = random_lines(game, seats, 60)
    assert sum(line.endswith("undo") for line in lines) > 3
    head = f"game: {name}\nseats: {seats}\n---\n"
    known = Play(game, read_script((head + "\n".join(lines) + "\n").encode()), records_events=True)
    unknown = Play(game, read_script(head.encode()), records_events=True)
    for line in lines:
        seat, *words = line.split(" ")
        for play in (known, unknown):
            play.settle_chance()
            play.answer(int(seat), words)
        assert game.canonical(known.state) == game.canonical(unknown.state)
        assert known.history == unknown.history
        assert [game.describe(event) for event in known.events] == [game.describe(event) for event in unknown.events]
    assert known.snapshots
    assert not unknown.snapshots


def test_a_script_can_not_make_us_play_its_answers_again_and_again() -> None:
    resigned = "6 resign\n" * 3_000
    text = HEAD.replace("seats: 2", "seats: 6") + "---\n" + "".join(f"{seat} hero b4\n" for seat in range(1, 6))
    script = read_script((text + resigned + "".join(f"{seat} undo\n" for seat in range(1, 6))).encode())
    play = Play(GAME, script)
    play.settle_chance()
    for line in script.lines[:-1]:
        play.answer(line.seat, line.words)
    assert refused(play, "5 undo") == "too-much-undone"
    assert len(play.history) > 3_000  # the undos before it were done
