"""Section 3: the hero phase; and where heroes start in coop."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.core.step import Step
from ossuary.games.bad_bones import events, phases, steps, verbs
from ossuary.games.bad_bones.actions import act, first_of
from ossuary.games.bad_bones.effects import move_hero
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.refusals import Question
from ossuary.games.bad_bones.space import NEIGHBOURS, SPACE_NAMES
from ossuary.games.bad_bones.state import NO_HERO, BadBonesState
from ossuary.games.bad_bones.steps.round import open_phase
from ossuary.games.bad_bones.steps.weapon import offer_weapon
from ossuary.games.bad_bones.strongholds import tower_stands
from ossuary.games.bad_bones.tokens import BY_HERO


class StandPhase(Step[BadBonesState]):
    """BB-10.1: in coop every hero starts on one of the four towers of their board."""

    def __init__(self) -> None:
        super().__init__(steps.STAND_PHASE, "stand-phase", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        open_phase(s, phases.STAND)
        for b in s.boards:
            s.push_lane(steps.STAND, b.seat, 0)


class Stand(Question):
    """The tower a hero starts on."""

    def __init__(self) -> None:
        super().__init__(steps.STAND, "stand", True, [verbs.STAND_ON])

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64]()
        for place in s.tables.towers:
            if tower_stands(s, s.board(seat), place):
                actions = append(actions, act(verbs.STAND_ON, place, 0, 0))
        return actions

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        s.board(seat).hero = first_of(action)
        tell(s, events.HERO_MOVED, seat, first_of(action), 0, 0, 0)


HERO_MOVES: Final[list[vec[i64]]] = [
    vec[i64]([act(verbs.MOVE_HERO, place, 0, 0) for place in NEIGHBOURS[hero]]) for hero in range(49)
]


class HeroPhase(Step[BadBonesState]):
    """Every hero moves; a seat without a hero (BB-9.7) is not asked."""

    def __init__(self) -> None:
        super().__init__(steps.HERO_PHASE, "hero-phase", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        open_phase(s, phases.HERO)
        for b in s.boards:
            if b.hero != NO_HERO:
                s.push_lane(steps.HERO, b.seat, 0)


class Hero(Question):
    """BB-3.1: the hero must move one space, in any of eight directions."""

    def __init__(self) -> None:
        super().__init__(steps.HERO, "hero", True, [verbs.MOVE_HERO])
        self.counted = True

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        return HERO_MOVES[s.board(seat).hero][:]

    def count(self, s: BadBonesState, seat: i64, arg: i64) -> i64:
        return len(HERO_MOVES[s.board(seat).hero])

    def nth(self, s: BadBonesState, seat: i64, arg: i64, n: i64) -> i64:
        return HERO_MOVES[s.board(seat).hero][n]

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        b = s.board(seat)
        move_hero(s, b, first_of(action), BY_HERO)
        offer_weapon(s, b)

    def objections(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("BB-3.1", "not-one-space", {"space": SPACE_NAMES[first_of(action)]})]
