"""Nobody learns what the others do in a sealed phase before it closes (BB-2.2).

Two games that differ only in what a seat can't know look the same to it, byte for byte: its view, its questions, its
answers, its refusals and its events.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from ossuary.core.events import EVERYBODY, ONLOOKER, Event
from ossuary.core.game import Facts
from ossuary.core.notation import read_line, read_script
from ossuary.core.play import Play
from ossuary.core.refusal import Reason, Refused
from ossuary.core.scenario import Expectations
from support.bad_bones_positions import contests, lucks, many, placed, positions
from support.random_games import choose, play_on, pool, seats_of
from support.setups import Setup, the_game

GAME = the_game("bad-bones")
TRIES = 8


def refusals(s: Any, seat: int, tried: list[tuple[int, str]]) -> list[str]:
    """Why answers are refused, packed or in words; 'legal' if they are not."""
    said = []
    for action, words in tried:
        said.append(str([(r.rule, r.key, r.details) for r in GAME.explain(s, seat, action)]))
        try:
            read = GAME.parse(s, seat, words.split(" "))
            if read not in list(GAME.legal(s, seat)):
                GAME.submit(s, seat, read)
            said.append("legal")
        except Refused as refused:
            said.append(str(refused))
    return said


def known(s: Any, seat: int, tried: list[tuple[int, str]]) -> str:
    """Everything that a seat or an onlooker is told, as text."""
    if seat == ONLOOKER:
        return json.dumps(GAME.view(s, ONLOOKER), sort_keys=True)
    actions = list(GAME.legal(s, seat))
    told = [
        GAME.view(s, seat),
        [int(a) for a in actions],
        [GAME.words(s, seat, a) for a in actions],
        GAME.prompt(s, seat),
        refusals(s, seat, tried),
    ]
    return json.dumps(told, sort_keys=True)


def events_for(seat: int, events: list[Event]) -> list[tuple[int, int, tuple[int, ...]]]:
    return [(event.kind, event.seat, event.numbers) for event in events if event.reaches(seat)]


def statements(facts: Facts) -> list[str]:
    """Statements that a scenario could make about a position."""
    found = [f"bag {name} {number}" for name, number in facts["bag"].items()]
    for i, seat in enumerate(facts["seats"], 1):
        said = [
            f"hero {seat['hero']}",
            f"tower {seat['tower']}",
            f"houses {seat['houses']}",
            " ".join(["supply", *seat["supply"]]),
        ]
        said += [f"trap {face} {space}" for face, space in seat["traps"]]
        said += ["skeleton " + " ".join(skeleton) for skeleton in seat["skeletons"]]
        said += [f"cemetery {name}" for name in seat["cemetery"]]
        found += [f"seat {i} {words}" for words in said]
    return found


def sees(play: Play, s: Any, seat: int, words: str) -> list[Reason]:
    """What `? sees` in a scenario reports."""
    play.state = s
    return Expectations(play, read_line(f"? sees {seat} {words}", 1)).check()


def part_ways(one: Any, other: Any, seat: int, rng: random.Random) -> bool:
    """One more answer: this seat's in both games, or another's in one of them. Leaves the phase open."""
    waiting = [GAME.waiting(one), GAME.waiting(other)]
    if rng.random() < 0.4 and all(seat in asked and len(asked) > 1 for asked in waiting):
        action = rng.choice(list(GAME.legal(one, seat)))
        GAME.play(one, seat, action)
        GAME.play(other, seat, action)
        return True
    i = rng.randrange(2)
    others = [asked for asked in waiting[i] if asked != seat]
    if len(waiting[i]) < 2 or not others:
        return False
    s = (one, other)[i]
    actor = rng.choice(others)
    GAME.play(s, actor, rng.choice(list(GAME.legal(s, actor))))
    return True


def check_secrecy(s: Any, luck: int, steps: int) -> None:
    rng = random.Random(luck)
    assume(s.shown is not None and len(GAME.waiting(s)) > 1)
    seat = rng.choice([ONLOOKER, *seats_of(s)])
    one, other = GAME.clone(s), GAME.clone(s)
    recorded = one.record_events(), other.record_events()
    script = read_script(f"game: bad-bones\nseats: {len(seats_of(s))}\n---\n".encode())
    play = Play(GAME, script)
    for _ in range(steps):
        if not part_ways(one, other, seat, rng):
            continue
        tried = rng.sample(pool("bad-bones"), TRIES)
        assert known(one, seat, tried) == known(other, seat, tried)
        assert events_for(seat, recorded[0]) == events_for(seat, recorded[1])
    assume(GAME.canonical(one) != GAME.canonical(other))
    if seat == ONLOOKER:  # scenarios know seats only
        return
    for words in rng.sample(statements(GAME.facts(one)) + statements(GAME.facts(other)), TRIES):
        assert bool(sees(play, one, seat, words)) == bool(sees(play, other, seat, words)), words


@many(80, 2000)
@given(setup=contests, luck=lucks, played=st.integers(0, 120), steps=st.integers(1, 12))
def test_nothing_is_learnt_of_other_boards_from_the_start(setup: Setup, luck: int, played: int, steps: int) -> None:
    s = setup.begin()
    rng = random.Random(luck)
    for _ in play_on(GAME, s, rng, played):
        pass
    while GAME.waiting(s) and len(GAME.waiting(s)) < 2:  # on to a phase that is open to several
        GAME.play(s, *choose(GAME, s, rng))
    check_secrecy(s, luck, steps)


@many(120, 2000)
@given(position=positions(("versus",)), luck=lucks, steps=st.integers(1, 16))
def test_nothing_is_learnt_of_other_boards_from_the_middle(position: str, luck: int, steps: int) -> None:
    check_secrecy(placed(position)[0], luck, steps)


@many(60, 500)
@given(position=positions(("versus",)), luck=lucks)
def test_events_are_sealed_with_their_phase(position: str, luck: int) -> None:
    """While a phase is open its events reach their own seat only; when it has closed the others learn them too."""
    s = placed(position)[0]
    recorded = s.record_events()
    known_events, phase = 0, (s.round, s.phase)
    for _ in play_on(GAME, s, random.Random(luck)):
        still_open = s.shown is not None and (s.round, s.phase) == phase
        if still_open:
            assert not [e for e in recorded[known_events:] if e.seat and e.audience != own(e)]
        known_events, phase = len(recorded), (s.round, s.phase)
    first = Counter((e.kind, e.seat, e.numbers) for e in recorded if e.seat and e.audience == own(e))
    later = Counter((e.kind, e.seat, e.numbers) for e in recorded if e.seat and e.audience == EVERYBODY - own(e))
    assert first == later
    assert not [e for e in recorded if e.seat and e.audience not in (own(e), EVERYBODY - own(e), EVERYBODY)]


def own(event: Event) -> int:
    """The audience of an event's own seat."""
    return 1 << event.seat - 1


@many(40, 500)
@given(position=positions(("solo", "coop")), luck=lucks, played=st.integers(0, 60))
def test_in_solo_and_coop_everything_is_open(position: str, luck: int, played: int) -> None:
    s = placed(position)[0]
    for _ in play_on(GAME, s, random.Random(luck), played):
        for seat in (ONLOOKER, *seats_of(s)):
            assert GAME.view(s, seat)["facts"] == GAME.facts(s)
