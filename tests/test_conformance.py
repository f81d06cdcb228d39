"""What every game of the registry must do, checked after every answer of random games."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from ossuary.core.chance import Dice
from ossuary.core.events import EVERYBODY, ONLOOKER, ONLOOKERS
from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.core.refusal import Reason, Refused
from ossuary.core.scenario import run_script
from ossuary.core.state import CHANCE, NOBODY, kind_of
from ossuary.games import game_names
from support.random_games import (
    GROUPS,
    AnyGame,
    Group,
    choose,
    choose_in_a_hurry,
    play_on,
    play_to_the_end,
    pool,
    seats_of,
)
from support.rulebook import rules_of
from support.setups import FULL, counted, every_setup, the_game

LENGTH = counted(200, 2000, interpreted=60)  # answers after which a game is left alone
TRIES = 6  # illegal answers tried at a moment
NOW_AND_THEN = 0.15  # how often what costs more is looked at

everywhere = pytest.mark.parametrize("group", GROUPS, ids=[group.name for group in GROUPS])


def told(reasons: list[Reason]) -> list[tuple[str, str, dict[str, str]]]:
    return [(reason.rule, reason.key, reason.details) for reason in reasons]


def as_text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def check_who_is_asked(game: AnyGame, s: Any) -> None:
    waiting = game.waiting(s)
    assert waiting == sorted(set(waiting))
    assert waiting == [CHANCE] or CHANCE not in waiting
    assert set(waiting) <= {CHANCE, *seats_of(s)}
    assert game.next_seat(s) == (waiting[0] if waiting else NOBODY)
    for seat in (CHANCE, *seats_of(s)):
        actions = list(game.legal(s, seat))
        assert bool(actions) == (seat in waiting)
        assert len(set(actions)) == len(actions)
        assert bool(game.prompt(s, seat)) == (seat in waiting)
        if seat in waiting:
            step = game.steps[kind_of(s.pending(seat))]
            assert game.prompt(s, seat)["asked"] == step.name
            assert len(actions) > 1 or step.always_asked, f"{step.name} has one answer and is asked all the same"
    assert game.outcome(s).over == (not waiting)


@everywhere
def test_exactly_the_seats_that_are_asked_have_answers(group: Group) -> None:
    for s, rng in group.games():
        check_who_is_asked(group.game, s)
        for _ in play_on(group.game, s, rng, LENGTH):
            check_who_is_asked(group.game, s)


def check_counts(game: AnyGame, s: Any) -> None:
    for seat in (CHANCE, *seats_of(s)):
        actions = list(game.legal(s, seat))
        assert game.count(s, seat) == len(actions)
        assert [game.nth(s, seat, n) for n in range(len(actions))] == actions
        for n in (-1, len(actions)):
            with pytest.raises(IndexError):
                game.nth(s, seat, n)


@everywhere
def test_answers_are_counted_and_found_in_the_order_of_the_list(group: Group) -> None:
    for s, rng in group.games():
        check_counts(group.game, s)
        for _ in play_on(group.game, s, rng, LENGTH):
            check_counts(group.game, s)


@everywhere
def test_a_game_ends_and_then_asks_nobody(group: Group) -> None:
    game = group.game
    for s, rng in group.games():
        play_to_the_end(game, s, rng)
        outcome = game.outcome(s)
        assert outcome.over
        assert outcome.cause
        assert game.waiting(s) == []
        assert not [seat for seat in (CHANCE, *seats_of(s)) if len(game.legal(s, seat))]
        assert set(outcome.winners) | set(outcome.lost) <= set(seats_of(s))
        assert not set(outcome.winners) & set(outcome.lost)
        assert len(outcome.scores) in (0, len(seats_of(s)))


@everywhere
def test_rounds_are_counted_one_by_one(group: Group) -> None:
    for s, rng in group.games():
        before = group.game.round_of(s)
        for _ in play_on(group.game, s, rng, LENGTH):
            assert before <= group.game.round_of(s) <= before + 1
            before = group.game.round_of(s)


def check_words(game: AnyGame, s: Any) -> None:
    for seat in game.waiting(s):
        said = {}
        for action in game.legal(s, seat):
            words = game.words(s, seat, action)
            assert game.parse(s, seat, words.split(" ")) == action, words
            assert words not in said, f"{words!r} is two answers"
            said[words] = action


@everywhere
def test_words_that_do_not_depend_on_the_position_are_always_the_same(group: Group) -> None:
    game = group.game
    said: dict[int, str] = {}
    for s, rng in group.games():
        for _ in play_on(game, s, rng, LENGTH):
            for seat in game.waiting(s):
                for action in game.legal(s, seat):
                    if not game.words_depend_on_position(action):
                        words = game.words(s, seat, action)
                        assert said.setdefault(int(action), words) == words


@everywhere
def test_words_say_one_answer_each_and_are_read_back(group: Group) -> None:
    for s, rng in group.games():
        check_words(group.game, s)
        for _ in play_on(group.game, s, rng, LENGTH):
            check_words(group.game, s)


@everywhere
def test_a_legal_answer_has_no_reasons_against_it(group: Group) -> None:
    for s, rng in group.games():
        for _ in play_on(group.game, s, rng, LENGTH):
            for seat in group.game.waiting(s):
                if seat != CHANCE:
                    actions = list(group.game.legal(s, seat))
                    for action in rng.sample(actions, min(TRIES, len(actions))):
                        assert group.game.explain(s, seat, action) == []


def check_refusal(game: AnyGame, s: Any, seat: int, action: int) -> None:
    before = game.canonical(s)
    reasons = game.explain(s, seat, action)
    assert reasons, "refused without a reason"
    assert {reason.rule for reason in reasons} <= rules_of(game.name)
    assert all(reason.key for reason in reasons)
    assert len({(reason.rule, reason.key) for reason in reasons}) == len(reasons), "a reason is told twice"
    with pytest.raises(Refused) as refused:
        game.submit(s, seat, action)
    assert told(refused.value.reasons) == told(reasons)
    assert game.canonical(s) == before


def check_refused_words(game: AnyGame, s: Any, seat: int, words: str) -> None:
    """Words that belong elsewhere may be refused when they are read, but only by rules that exist."""
    before = game.canonical(s)
    try:
        action = game.parse(s, seat, words.split(" "))
    except Refused as refused:
        assert refused.reasons
        assert {reason.rule for reason in refused.reasons} <= rules_of(game.name)
    else:
        if action not in list(game.legal(s, seat)):
            check_refusal(game, s, seat, action)
    assert game.canonical(s) == before


def check_refusals(game: AnyGame, s: Any, rng: random.Random) -> None:
    """Answers that are legal at another time or in another mode, and those that other seats can give now."""
    offered = [int(action) for seat in game.waiting(s) for action in game.legal(s, seat)]
    for action, words in rng.sample(pool(game.name), TRIES):
        seat = rng.choice(seats_of(s))
        for tried in (action, rng.choice(offered) if offered else action):
            if tried not in list(game.legal(s, seat)):
                check_refusal(game, s, seat, tried)
        check_refused_words(game, s, seat, words)


@everywhere
def test_illegal_answers_are_refused_with_rules_and_change_nothing(group: Group) -> None:
    for s, rng in group.games():
        check_refusals(group.game, s, rng)
        for _ in play_on(group.game, s, rng, LENGTH):
            if rng.random() < NOW_AND_THEN:
                check_refusals(group.game, s, rng)
        check_refusals(group.game, s, rng)


@pytest.mark.parametrize("name", game_names())
def test_illegal_answers_of_chance_are_refused(name: str) -> None:
    game = the_game(name)
    s = every_setup(name)[-1].begin()
    assert game.waiting(s) == [CHANCE]
    for action, _ in pool(name):
        if action not in list(game.legal(s, CHANCE)):
            check_refusal(game, s, CHANCE, action)


@everywhere
def test_a_clone_is_independent(group: Group) -> None:
    game = group.game
    for s, rng in group.games():
        twin = game.clone(s)
        for seat, action in play_on(game, s, rng, LENGTH):
            game.play(twin, seat, action)
            assert game.canonical(twin) == game.canonical(s)
            if rng.random() < NOW_AND_THEN:
                before = game.canonical(s)
                gone_ahead = game.clone(s)
                game.playout(gone_ahead, Dice(rng.randrange(1 << 30)), rng.randrange(1, 40))
                assert game.canonical(s) == before
                left_behind, s_text = game.clone(s), before
                for _ in range(rng.randrange(1, 8)):
                    if game.waiting(s):
                        answer = choose(game, s, rng)
                        game.play(s, *answer)
                        game.play(twin, *answer)
                assert game.canonical(left_behind) == s_text
        assert game.digest(twin) == game.digest(s)


@everywhere
def test_a_dump_loads_and_plays_on(group: Group) -> None:
    game = group.game
    for s, rng in group.games():
        loaded = game.load(s.dump())
        for seat, action in play_on(game, s, rng, LENGTH):
            game.play(loaded, seat, action)
            numbers = s.dump()
            assert loaded.dump() == numbers
            assert all(type(number) is int for number in numbers)
            loaded = game.load(json.loads(json.dumps(numbers)))
            assert game.canonical(loaded) == game.canonical(s)


def check_onlooker(game: AnyGame, s: Any, rng: random.Random) -> None:
    view = game.view(s, ONLOOKER)
    assert view["asked"] == {}, "nobody asks an onlooker, not even for chance"
    assert as_text(game.facts_for(s, ONLOOKER)) == as_text(view["facts"])
    imagined = game.imagine(json.loads(json.dumps(view["moment"])), ONLOOKER, Dice(rng.randrange(1 << 30)))
    assert as_text(game.view(imagined, ONLOOKER)) == as_text(view)
    assert game.outcome(imagined).over == game.outcome(s).over
    if rng.random() < NOW_AND_THEN:
        game.playout(imagined, Dice(rng.randrange(1 << 30)), 50)


def check_views(game: AnyGame, s: Any, rng: random.Random) -> None:
    check_onlooker(game, s, rng)
    for seat in seats_of(s):
        view = game.view(s, seat)
        assert game.moment(s, seat) == view["moment"]
        assert as_text(game.facts_for(s, seat)) == as_text(view["facts"])
        imagined = game.imagine(json.loads(json.dumps(view["moment"])), seat, Dice(rng.randrange(1 << 30)))
        assert as_text(game.view(imagined, seat)) == as_text(view)
        assert list(game.legal(imagined, seat)) == list(game.legal(s, seat))
        assert game.prompt(imagined, seat) == game.prompt(s, seat)
        for action, _ in rng.sample(pool(game.name), TRIES):
            assert told(game.explain(imagined, seat, action)) == told(game.explain(s, seat, action))
        if rng.random() < NOW_AND_THEN:
            game.playout(imagined, Dice(rng.randrange(1 << 30)), 50)


@everywhere
def test_what_is_imagined_from_a_view_looks_the_same(group: Group) -> None:
    for s, rng in group.games():
        check_views(group.game, s, rng)
        for _ in play_on(group.game, s, rng, LENGTH):
            if FULL or rng.random() < NOW_AND_THEN:
                check_views(group.game, s, rng)


@everywhere
def test_looking_changes_nothing(group: Group) -> None:
    game = group.game
    for s, rng in group.games():
        for _ in play_on(game, s, rng, LENGTH):
            before = game.canonical(s)
            for seat in seats_of(s):
                view = game.view(s, seat)
                view["facts"].clear()
                view["moment"].clear()
                game.prompt(s, seat)
                for action in list(game.legal(s, seat))[:TRIES]:
                    game.words(s, seat, action)
                    game.explain(s, seat, action)
            game.legal(s, CHANCE)
            game.facts(s).clear()
            game.outcome(s)
            s.dump().clear()
            assert game.canonical(s) == before


def header(game: AnyGame, seats: int, words: list[str], more: str = "") -> str:
    return f"game: {game.name}\nrules: {game.rules_version}\nseats: {seats}\noptions: {' '.join(words)}\n{more}---\n"


SET_UP = [group for group in GROUPS if "scenarios" not in group.name]
from_the_start = pytest.mark.parametrize("group", SET_UP, ids=[group.name for group in SET_UP])


def option_words(group: Group) -> list[str]:
    return group.name.split(" ")[2:]


@from_the_start
def test_a_record_replays_to_the_same_digests(group: Group) -> None:
    """The record has every answer, those of chance too, and a digest wherever chance does not answer next."""
    game = group.game
    for s, rng in group.games():
        seats = len(seats_of(s))
        lines: list[str] = []
        history: list[tuple[int, list[str]]] = []
        while game.waiting(s) and len(history) < LENGTH:
            seat, action = choose_in_a_hurry(game, s, rng)
            words = game.words(s, seat, action)
            game.play(s, seat, action)
            lines.append(f"{seat or '*'} {words}")
            history.append((seat, words.split(" ")))
            if game.waiting(s) != [CHANCE]:
                lines.append(f"= {game.digest(s)}")
        script = read_script((header(game, seats, option_words(group)) + "\n".join(lines)).encode())
        report = run_script(game, script)
        assert [(f.number, f.expected, f.found) for f in report.failures] == []
        assert report.checked == sum(line.startswith("=") for line in lines)
        play = Play(game, script)
        for seat, said in history:
            if seat == CHANCE:
                play.answer_chance(said)
            else:
                play.answer(seat, said)
        assert game.canonical(play.state) == game.canonical(s)
        assert play.history == history


@from_the_start
def test_a_seed_gives_the_same_game_again(group: Group) -> None:
    game = group.game
    for s, rng in group.games():
        head = header(game, len(seats_of(s)), option_words(group), f"seed: {rng.randrange(1000)}\n")
        play = Play(game, read_script(head.encode()))
        play.settle_chance()
        while game.waiting(play.state) and len(play.history) < LENGTH:
            seat, action = choose_in_a_hurry(game, play.state, rng)
            play.answer(seat, game.words(play.state, seat, action).split(" "))
            play.settle_chance()
        end = f"= {game.digest(play.state)}"
        answers = [f"{seat} {' '.join(words)}" for seat, words in play.history if seat != CHANCE]
        everything = [f"{seat or '*'} {' '.join(words)}" for seat, words in play.history]
        for lines in (answers, everything):
            report = run_script(game, read_script((head + "\n".join([*lines, end])).encode()), prove_chance=True)
            assert [(f.number, f.expected, f.found) for f in report.failures] == []
            assert report.checked == 1
            assert report.answers == len(answers)


@everywhere
def test_recording_events_changes_nothing(group: Group) -> None:
    game = group.game
    for s, rng in group.games():
        asked = bool(game.waiting(s))
        quiet = game.clone(s)
        events = s.record_events()
        seated = sum(1 << seat - 1 for seat in seats_of(s))
        for seat, action in play_on(game, s, rng, LENGTH):
            game.play(quiet, seat, action)
            assert game.canonical(quiet) == game.canonical(s)
            if rng.random() < NOW_AND_THEN:
                before = len(events)
                game.playout(game.clone(s), Dice(1), 10)
                assert len(events) == before, "a clone records events"
        assert not asked or events
        for event in events:
            assert 0 < event.audience <= EVERYBODY
            assert event.audience & ONLOOKERS or event.audience & ~seated == 0
            assert 0 <= event.seat <= len(seats_of(s))
            assert all(type(number) is int for number in event.numbers)
            assert [bool(event.reaches(seat)) for seat in seats_of(s)] == [
                bool(event.audience >> seat - 1 & 1) for seat in seats_of(s)
            ]
