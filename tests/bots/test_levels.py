"""Bots: every level answers legally in every mode, and each is better than the one below."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import assume, given

from ossuary.bots import ANCHORS, LEVELS
from ossuary.bots.bot import Bot, Budget
from ossuary.core.chance import Dice
from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.core.state import NOBODY
from ossuary.games.bots import make_bot
from ossuary.lab.arena import compete, play
from ossuary.lab.standings import Standings
from support.bad_bones_positions import lucks, many, placed, positions
from support.dia_positions import Race, races
from support.setups import SETUPS, Setup, counted, the_game

BONES = the_game("bad-bones")
RACE = the_game("dia-de-los-muertos")
LONGEST = counted(250, 5000)
MANY_RANDOM = 1000


def contest(name: str, seats: int, levels: list[str], games: int, words: tuple[str, ...] = ()) -> Standings:
    game = the_game(name)
    return compete(game, seats, game.read_setup(seats, list(words)), levels, games, 11)


def test_the_registry_knows_every_level() -> None:
    assert LEVELS[0] == "random"
    for level in LEVELS:
        assert make_bot(level, BONES).level == level
    with pytest.raises(KeyError):
        make_bot("oracle", BONES)


@pytest.mark.parametrize("level", ["random", *(pytest.param(one, marks=pytest.mark.heavy) for one in ANCHORS[1:])])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_answer_is_legal(setup: Setup, level: str) -> None:
    """The arena submits answers like anybody's: it raises the refusal of an answer that is not legal."""
    longest = LONGEST if level != "random" else min(LONGEST, MANY_RANDOM)
    match = play(the_game(setup.game), setup.seats, setup.options(), [level] * setup.seats, 3, longest)
    assert match.outcome.over or len(match.answers) == longest


def answer(bot: Bot, game: Any, s: Any, seat: int, luck: int) -> int:
    """The bot's answer to a position that it does not see; refused if it makes no sense."""
    words = bot.choose(game.moment(s, seat), seat, Budget(), luck)
    action = game.parse(s, seat, words.split(" "))
    assert action in list(game.legal(s, seat)), words
    return int(action)


@pytest.mark.heavy
@many(60, 1500)
@given(position=positions(), luck=lucks)
def test_answers_in_the_middle_of_a_battle(position: str, luck: int) -> None:
    """One answer of every seat after the other, drafted where a phase is open."""
    s = placed(position)[0]
    bots = [make_bot(level, BONES) for level in ANCHORS]
    for number in range(12):
        BONES.roll(s, Dice(luck, number))
        waiting = BONES.waiting(s)
        if not waiting:
            return
        seat = random.Random(luck + number).choice(waiting)
        action = [answer(bot, BONES, s, seat, luck + number) for bot in bots][-1]
        if s.open_lanes == 0:
            BONES.play(s, seat, action)
            continue
        BONES.draft(s, seat, action)
        if s.open_lanes == 0:
            BONES.close(s)


@many(60, 1500)
@given(race=races(), luck=lucks)
def test_answers_in_the_middle_of_a_race(race: Race, luck: int) -> None:
    s = Play(RACE, read_script(race.text().encode())).state
    bots = [make_bot(level, RACE) for level in ANCHORS]
    assume(RACE.waiting(s))
    for number in range(20):
        RACE.roll(s, Dice(luck, number))
        seat = int(RACE.next_seat(s))
        if seat == NOBODY:
            return
        RACE.play(s, seat, [answer(bot, RACE, s, seat, luck + number) for bot in bots][-1])


@pytest.mark.parametrize("level", ANCHORS)
def test_answers_are_weighed_best_first(level: str) -> None:
    s = BONES.begin(2, BONES.read_setup(2, []))
    BONES.roll(s, Dice(4))
    moment = BONES.moment(s, 1)
    bot = make_bot(level, BONES)
    weighed = bot.weigh(moment, 1, Budget(), Dice(1))
    assert sorted(words for _, words in weighed) == sorted(BONES.words(s, 1, a) for a in BONES.legal(s, 1))
    assert [worth for worth, _ in weighed] == sorted((worth for worth, _ in weighed), reverse=True)
    best = {words for worth, words in weighed if worth == weighed[0][0]}
    assert {bot.choose(moment, 1, Budget(), seed) for seed in range(counted(20, 20, interpreted=4))} <= best


@pytest.mark.heavy
@pytest.mark.parametrize("name", ["bad-bones", "dia-de-los-muertos"])
def test_greedy_beats_random(name: str) -> None:
    games = counted(12, 200)
    standings = contest(name, 2, ["greedy", "random"], games)
    assert standings.levels["greedy"].won >= 0.85 * games
    assert standings.levels["random"].won <= 0.15 * games


@pytest.mark.heavy
@pytest.mark.parametrize("words", [("mode=advanced",), ("chiefs=yes",), ("mode=advanced", "chiefs=yes")], ids=str)
def test_greedy_beats_random_in_every_mode(words: tuple[str, ...]) -> None:
    games = counted(6, 100)
    standings = contest("bad-bones", 2, ["greedy", "random"], games, words)
    assert standings.levels["greedy"].won >= 0.8 * games


@pytest.mark.heavy
def test_greedy_holds_out_together() -> None:
    """In coop a team of greedy bots lives through more rounds than one that plays at random."""
    games = counted(4, 60)
    longer = contest("bad-bones", 3, ["greedy"], games, ("play=coop",)).rounds.mean
    assert longer > 1.5 * contest("bad-bones", 3, ["random"], games, ("play=coop",)).rounds.mean


@pytest.mark.heavy
@pytest.mark.parametrize("seats", range(2, 7))
def test_greedy_skeletons_come_home(seats: int) -> None:
    """DM-9.3 ends games in which nobody gets on; bots that want to win do."""
    standings = contest("dia-de-los-muertos", seats, ["greedy"], counted(3, 100))
    assert set(standings.ends) == {"homecoming"}
    assert standings.answers.most is not None
    assert standings.answers.most < 3000
