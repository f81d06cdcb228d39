"""`play`: a game at the terminal, from the first question to the saved record."""

import os
import pty
import select
import subprocess
from pathlib import Path

import pytest

from ossuary.bots import LEVELS
from ossuary.cli.answer_menu import AnswerMenu
from ossuary.cli.terminal_game import TerminalGame
from ossuary.core.refusal import Refused
from ossuary.core.state import CHANCE
from ossuary.games import game_names, make_game
from ossuary.games.drawing import make_drawing
from ossuary.locales import tell
from ossuary.locales.things import explain_thing, names_of_things
from support.command_line import COMMAND, ENVIRONMENT, call, run


def match(name: str = "bad-bones", seats: int = 2, words: str = "", seed: int = 1) -> TerminalGame:
    game = make_game(name)
    return TerminalGame(game, seats, game.read_setup(seats, words.split()), seed)


def first_choices(played: TerminalGame) -> int:
    """How often 1 has to be typed until the game is over."""
    typed = 0
    while not played.over:
        picked = AnswerMenu(played.answers()).pick("1")
        typed += 1
        while len(picked) > 1:
            picked = AnswerMenu(picked).pick("1")
            typed += 1
        played.answer(picked[0])
    return typed


def test_a_whole_game_whose_record_verifies(tmp_path: Path) -> None:
    path = tmp_path / "mine.bones"
    typed = first_choices(match(seats=3, seed=5))
    done = run("terminal", "bad-bones", "--seats", 3, "--seed", 5, stdin="1\n" * typed + f"{path}\n")
    assert done.returncode == 0, done.stderr
    assert "the end" in done.stdout
    assert f"Saved as {path}." in done.stdout
    verified = run("verify", path)
    assert verified.returncode == 0, verified.stdout
    mine = [line for line in path.read_text().splitlines() if line.startswith("1 ")]
    assert 5 < len(mine) <= typed
    assert f"{len(mine)} answers" not in verified.stdout  # the others' answers are there too


@pytest.mark.parametrize("name", game_names())
def test_one_can_play_every_game_without_settings(name: str) -> None:
    done = call("terminal", name, "--seed", 1, stdin="1\nquit\n")
    assert done.exit_code == 0
    assert "You are seat 1 of 2" in done.stdout
    assert done.stdout.endswith("You leave the table.\n")


def test_the_end_of_input_is_leaving() -> None:
    done = run("terminal", stdin="")
    assert done.returncode == 0
    assert "Where does your hero go?" in done.stdout
    assert done.stdout.endswith("You leave the table.\n")


def test_an_option_may_stand_without_a_game() -> None:
    done = call("terminal", "mode=advanced", "--seed", 1)
    assert "What do you buy?" in done.stdout


def test_a_refusal_explains_itself_with_its_rule() -> None:
    done = call("terminal", "bad-bones", "--seed", 1, stdin="hero a1\npass\nfrobnicate\nresign\n")
    assert "a1 is not one step away" in done.stdout
    assert "(BB-3.1)" in done.stdout
    assert "Traps are placed and retrieved in the trap phase. (BB-2.1)" in done.stdout
    assert "“frobnicate” doesn’t answer" in done.stdout
    assert "“resign” doesn’t answer" in done.stdout
    assert "· trap" not in done.stdout  # nothing was answered


def test_what_else_one_can_say(tmp_path: Path) -> None:
    path = tmp_path / "half.bones"
    said = ["?", "help", "look 2", "look 7", "rules BB-3.1", "rules", f"save {path}", "save /no/where", "quit"]
    done = call("terminal", "bad-bones", "--seed", 1, stdin="hero b4\n" + "\n".join(said) + "\n")
    assert done.exit_code == 0
    for words in (
        "place dragon a1",
        "undo your last answer",
        "seat 2",
        "look at which seat, 1 to 2?",
        "BB-3.1 The hero must move exactly one space",
        "BB-10.7",
        f"Saved as {path}.",
        "can't write /no/where",
    ):
        assert words in done.stdout, words
    assert call("verify", path).exit_code == 0


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("rules 5.11", "BB-5.11 Catapult: the skeleton flies"),
        ("rules bb-5.11", "BB-5.11 Catapult: the skeleton flies"),
        ("rules 7", "BB-7.3 Heroic option"),
        ("rules BB-5.111", "There is no rule BB-5.111. Did you mean “BB-5.11”?"),
        ("rules bounce", "There is no rule bounce."),
        ("rules ball off", "BB-5.10 Wall"),
    ],
)
def test_a_rule_is_found_without_the_letters_of_its_game(typed: str, shown: str) -> None:
    assert shown in call("terminal", "bad-bones", "--seed", 1, stdin=f"{typed}\nquit\n").stdout


@pytest.mark.parametrize(
    ("game", "typed", "shown"),
    [
        ("dia-de-los-muertos", "help kick", "Kick  Straight attack: a skeleton close by loses a leg."),
        ("dia-de-los-muertos", "help Throw a cake", "1 bone on its back · needs an arm · reaches 1–5 fields"),
        ("dia-de-los-muertos", "help dodge", "3 bones on its back · 6 in the game"),
        ("dia-de-los-muertos", "help dog", "Dog  You can spend bones on leading him"),
        ("bad-bones", "help wall", "costs 3 in the market · 2 stars, 1 when damaged"),
        ("bad-bones", "help death wand", "costs 4 in the market"),
        ("bad-bones", "help catpult", "Nothing on this table is called “catpult”. Did you mean “catapult”?"),
        ("bad-bones", "help xyzzy", "Nothing on this table is called “xyzzy”.\n"),
    ],
)
def test_cards_and_other_things_explain_themselves(game: str, typed: str, shown: str) -> None:
    assert shown in call("terminal", game, "--seed", 1, stdin=f"{typed}\nquit\n").stdout


@pytest.mark.parametrize("name", game_names())
def test_everything_that_lies_on_the_table_has_details_or_none(name: str) -> None:
    drawing = make_drawing(make_game(name), 1)
    assert len(names_of_things(name)) > 60
    for id in set(names_of_things(name).values()):
        assert drawing.details(id) is not None
        assert all(explain_thing(id))


def test_what_is_mistyped_is_guessed() -> None:
    done = call("terminal", "bad-bones", "--seed", 1, stdin="hlep\nheroo b4\nquit\n")
    assert "Did you mean “help”?" in done.stdout
    assert "Did you mean “hero b4”?" in done.stdout


def test_bots_play_at_the_level_that_is_asked_for() -> None:
    assert "bots play the others (level: greedy)" in call("terminal", "--level", "greedy", "--seed", 1, stdin="").stdout
    done = call("terminal", "--level", "gredy")
    assert done.exit_code == 2
    assert f"there is no level 'gredy'; levels are {', '.join(LEVELS)}. Did you mean “greedy”?" in done.stderr
    assert "bots" not in call("terminal", "bad-bones", "play=solo", "--seats", 1, stdin="").stdout.partition("quit")[0]


def test_a_strong_bot_plays_the_same_game_after_an_undo() -> None:
    game = make_game("dia-de-los-muertos")
    straight, wavering, weak = (
        TerminalGame(game, 2, game.read_setup(2, []), 3, level=level) for level in ("greedy", "greedy", "random")
    )
    for _ in range(8):
        answer = straight.answers()[0]
        straight.answer(answer)
        wavering.answer(answer)
        wavering.take_back()
        wavering.answer(answer)
        weak.answer(weak.answers()[0])
    assert straight.record() == wavering.record()
    assert weak.record() != straight.record()


def test_several_meanings_are_asked_about() -> None:
    done = call("terminal", "bad-bones", "--seed", 1, stdin="b4\na1\n1\nquit\n")
    after = done.stdout.partition("· trap")[2]
    choices = next(line for line in after.splitlines() if "1 place wall/ a1" in line)
    assert "2 place wall\\ a1" in choices
    assert "· skeletons" in after or "round 2" in after


def test_undo_goes_back_before_the_answer_and_all_that_came_of_it() -> None:
    played = match()
    before = played.game.digest(played.play.state)
    lines = len(played.play.history)
    for words in ("hero b4", "pass"):
        played.answer(words)
    played.take_back()
    assert played.view()["asked"]["asked"] == "trap"
    played.take_back()
    assert (played.game.digest(played.play.state), len(played.play.history)) == (before, lines)
    with pytest.raises(Refused):
        played.take_back()


def test_the_same_answers_lead_to_the_same_game_after_an_undo() -> None:
    straight, wavering = match(seats=3), match(seats=3)
    for words in ("hero b4", "pass", "hero b5"):
        straight.answer(words)
    for words in ("hero b4", "place dragon a1", "hero c5"):
        wavering.answer(words)
    wavering.take_back()
    wavering.take_back()
    for words in ("pass", "hero b5"):
        wavering.answer(words)
    assert straight.record() == wavering.record()


@pytest.mark.parametrize(
    ("name", "words"), [("bad-bones", ""), ("bad-bones", "play=coop mode=advanced"), ("dia-de-los-muertos", "")]
)
def test_undo_in_the_middle_of_anything_leaves_a_true_record(name: str, words: str, tmp_path: Path) -> None:
    played = match(name, 3, words, seed=4)
    for turn in range(30):
        if played.over:
            break
        answers = played.answers()
        played.answer(answers[turn * 7 % len(answers)])
        if turn % 4 == 3 and not played.over:
            played.take_back()
    path = tmp_path / "game.bones"
    path.write_text(played.record())
    done = call("verify", path)
    assert done.exit_code == 0, done.stdout
    bare = [line for line in played.record().splitlines() if not line.startswith("*")]
    path.write_text("\n".join(bare))
    assert call("verify", path).exit_code == 0  # chance was the seed's all along


def test_news_are_only_what_your_seat_may_hear() -> None:
    """Other seats' answers of a sealed phase are told when it closes, not before."""
    played = match(seats=2, words="mode=advanced chiefs=yes", seed=2)
    for _ in range(40):
        if played.over:
            break
        assert all(event.reaches(1) for event in played.news())
        played.answer(played.answers()[0])
    assert any(seat == CHANCE for seat, _ in played.play.history)


@pytest.mark.parametrize(
    ("name", "words"),
    [("bad-bones", "mode=advanced chiefs=yes"), ("bad-bones", "play=coop"), ("dia-de-los-muertos", "")],
)
def test_whatever_is_typed_at_any_moment_a_refusal_has_words(name: str, words: str) -> None:
    played = match(name, 3, words, seed=14)
    typed: list[str] = []
    refusals = 0
    for turn in range(60):
        if played.over:
            break
        answers = played.answers()
        for wrong in typed[turn % 5 :: 5]:
            if wrong not in answers:
                with pytest.raises(Refused) as refused:
                    played.answer(wrong)
                assert all(tell(reason).endswith(f"({reason.rule})") for reason in refused.value.reasons)
                refusals += 1
        typed += [answer for answer in answers[::7] if answer not in typed]
        played.answer(answers[turn * 7 % len(answers)])
    assert refusals > 10


def talk(*typed: str) -> str:
    """What a person who types this sees at a real terminal."""
    leader, follower = pty.openpty()
    environment = {**ENVIRONMENT, "TERM": "xterm", "COLUMNS": "80"}
    process = subprocess.Popen(
        [*COMMAND, "terminal", "--seed", "1"], stdin=follower, stdout=follower, stderr=follower, env=environment
    )
    os.close(follower)
    seen = b""
    for line in [*typed, ""]:
        while select.select([leader], [], [], 10)[0]:
            try:
                seen += os.read(leader, 4096)
            except OSError:  # the other side has closed
                break
            if seen.endswith((b") ", b"> ")):
                break
        if line:
            os.write(leader, f"{line}\n".encode() if line != "Enter" else b"\n")
    process.wait(timeout=20)
    os.close(leader)
    return seen.decode()


def test_at_a_terminal_it_asks_what_to_play_and_enter_will_do() -> None:
    seen = talk("Enter", "Enter", "Enter", "quit")
    assert "Which game? (default: 1)" in seen
    assert "How many seats, you included? 1–6 (default: 2)" in seen
    assert "Which options? (default: none)" in seen
    assert "You are seat 1 of 2" in seen
    assert "Where does your hero go?" in seen


def test_at_a_terminal_nonsense_is_asked_again() -> None:
    seen = talk("9", "1", "12", "4", "mode=hard", "mode=advanced", "quit")
    assert "a number from 1 to 2, please" in seen
    assert "a number from 1 to 6, please" in seen
    assert "“mode” can be basic, advanced, but not “hard”" in seen
    assert "You are seat 1 of 4" in seen
    assert "What do you buy?" in seen
