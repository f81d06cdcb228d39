"""What an answer of Bad Bones brings: what stands after the coming skeleton phase, and what falls after that."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ossuary.bots.account import Account
from ossuary.bots.badbones import (
    COMING,
    best_trap,
    come_back,
    end_march,
    finish_answers,
    guarded_lanes,
    leads,
    march,
    open_trap,
    stand_alone,
    worths_of_targets,
)
from ossuary.core.chance import Dice
from ossuary.core.events import Event
from ossuary.core.game import Game
from ossuary.core.state import kind_of
from ossuary.games.bad_bones import events, phases, steps, verbs
from ossuary.games.bad_bones.actions import first_of, verb_of
from ossuary.games.bad_bones.scoring import points, stars
from ossuary.games.bad_bones.space import BIT
from ossuary.games.bad_bones.state import NO_HERO, Board, Realm
from ossuary.games.bad_bones.strongholds import eliminated
from ossuary.games.bad_bones.tokens import OUT_OF_GAME, TO_BAG, TRAPS, held

TO: Final = 2  # the number of a `sent` that says whither


class BadBonesAccount(Account):
    """The board is played on as the judge does it."""

    def __init__(self) -> None:
        super().__init__(
            [
                "alive",
                "hero",
                "floors",
                "towers",
                "houses",
                "capital",
                "kills",
                "sent",
                "leader",
                "weak",
                "later",
                "stars",
                "ways",
                "traps",
                "skeletons",
                "weapon",
                "coins",
            ],
            1,
        )

    def is_quiet(self, action: i64) -> bool:
        verb = verb_of(action)
        return verb == verbs.PASS or verb == verbs.KEEP or verb == verbs.DONE or verb == verbs.ADVANCE

    def count(self, game: Game[Any], state: Any, seat: i64, action: i64, dice: Dice) -> dict[str, int]:
        s: Realm = state.clone()
        if s.phase == phases.MARKET:
            return purchase(s, s.board(seat), action)
        targets = worths_of_targets(s, seat)
        rival = whom(s, seat, action)
        stand_alone(s, seat)
        b = s.board(seat)
        heard = s.record_events()
        phase = s.phase
        with_trap = kind_of(s.pending(seat)) == steps.HERO and not s.coop
        game.play(s, seat, action)
        finish_answers(game, s, b, targets)
        if with_trap:
            open_trap(s, b)
            game.play(s, seat, best_trap(game, s, seat, targets))
            finish_answers(game, s, b, targets)
        if phase == phases.SKELETONS:
            end_march(s, b)
        else:
            march(game, s, b, targets)
        counted = what_stands(s, b)
        counted["kills"], counted["sent"] = felled_and_sent(s, b, heard)
        counted["later"] = -lost_later(game, s, b, targets)
        counted.update(rival)
        return counted


def whom(s: Realm, seat: i64, action: i64) -> dict[str, int]:
    """Who gets it, where one is asked: how far he leads or, if nobody leads oneself, how little he has left."""
    if verb_of(action) != verbs.SEND or s.coop or s.solo():
        return {}
    target = s.board(first_of(action))
    if leads(s, seat):
        return {"weak": -int(min(target.tower, target.houses))}
    return {"leader": points(s, target)}


def purchase(s: Realm, b: Board, action: i64) -> dict[str, int]:
    """BB-8.1: what an item of the market adds."""
    coins = int(s.coins if s.coop else b.coins)
    if verb_of(action) != verbs.BUY:
        return {"coins": coins}
    item = first_of(action)
    counted = {"coins": coins - int(s.tables.cost[item])}
    if item >= len(TRAPS):
        counted["weapon"] = 1
    elif s.coop or s.solo():
        counted["traps"] = 1
    else:
        counted["stars"] = int(s.tables.stars[item])
    return counted


def what_stands(s: Realm, b: Board) -> dict[str, int]:
    counted = {"hero": int(b.hero != NO_HERO), "skeletons": -len(b.skeletons), "traps": traps_in_supply(s, b)}
    if s.coop:
        counted["alive"] = int(s.capital > 0 and b.towers != 0 and b.doomed == 0)
        counted["towers"] = towers(s, b)
        counted["capital"] = int(s.capital)
        return counted
    counted["alive"] = int(not eliminated(b))
    counted["floors"] = int(b.tower)
    counted["houses"] = int(b.houses)
    counted["ways"] = int(guarded_lanes(s, b))
    if not s.solo():
        counted["stars"] = int(stars(s, b))
    return counted


def towers(s: Realm, b: Board) -> int:
    return len([tower for tower in range(len(s.tables.towers)) if b.towers & BIT[tower]])


def buildings(s: Realm, b: Board) -> int:
    if s.coop:
        return towers(s, b) + int(s.capital)
    return int(b.tower + b.houses)


def traps_in_supply(s: Realm, b: Board) -> int:
    supply = s.supply + s.in_hand if s.coop else b.supply
    return sum([int(held(supply, kind)) for kind in range(1, len(TRAPS))])


def felled_and_sent(s: Realm, b: Board, heard: list[Event]) -> tuple[int, int]:
    """Skeletons that did no harm any more, and those that are an opponent's now."""
    felled = 0
    away = 0
    for event in heard:
        if event.kind == events.KILLED or (event.kind == events.SENT and event.numbers[TO] == TO_BAG):
            felled += 1
        elif event.kind == events.RAZED or event.kind == events.BURNT or event.kind == events.REBUILT:
            felled -= 1
        elif (
            event.kind == events.SENT
            and not s.coop
            and event.numbers[TO] != b.seat
            and event.numbers[TO] != OUT_OF_GAME
        ):
            away += 1
    return felled, away


def lost_later(game: Game[Any], s: Realm, b: Board, targets: Any) -> int:
    """Floors, towers and houses that fall in the phases behind the coming one, if nobody does anything."""
    s.events = None
    before = buildings(s, b)
    for _ in range(1, len(COMING)):
        come_back(s, b)
        b.hero = NO_HERO
        march(game, s, b, targets)
    return before - buildings(s, b)
