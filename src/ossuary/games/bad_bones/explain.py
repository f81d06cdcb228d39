"""What an answer of Bad Bones gains: what stands after the coming skeleton phase, and what falls after that."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ossuary.bots.explain.explainer import Explainer
from ossuary.core.chance import Dice
from ossuary.core.events import Event
from ossuary.core.game import Game
from ossuary.core.state import kind_of
from ossuary.games.bad_bones import events, phases, steps, verbs
from ossuary.games.bad_bones.actions import first_of, verb_of
from ossuary.games.bad_bones.evaluate import (
    COMING,
    best_trap,
    guarded_entries,
    isolate,
    leads,
    supply_to_come,
    towers_left,
    worths_of_targets,
)
from ossuary.games.bad_bones.one_board import (
    end_skeleton_phase,
    open_trap_phase,
    play_answer,
    play_skeleton_phase,
    return_sent,
)
from ossuary.games.bad_bones.scoring import points, stars
from ossuary.games.bad_bones.state import NO_HERO, BadBonesState, Board
from ossuary.games.bad_bones.strongholds import eliminated
from ossuary.games.bad_bones.tokens import OUT_OF_GAME, TO_BAG, TRAPS, held

SMALL: Final = ["leader", "weak", "later", "stars", "ways", "traps", "skeletons", "weapon", "coins"]
TO: Final = 2  # which number of a `sent` names the destination


class BadBonesExplainer(Explainer):
    """The board is played on as the evaluator does it."""

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
                "next",
                "unsaved",
                "doomed",
                "later",
                "stars",
                "ways",
                "traps",
                "skeletons",
                "weapon",
                "coins",
            ],
            {"skeletons": ["kills", "sent"], "later": ["next"]},
            1,
        )

    def is_petty(self, chosen: dict[str, int], gains: list[tuple[str, int]]) -> bool:
        """Stars and the like are no reason while a floor or a house falls."""
        if chosen.get("alive", 1) == 0:
            return True
        return chosen.get("lost", 0) > 0 and all(name in SMALL for name, _ in gains)

    def spares_more(self, counted: dict[str, int], chosen: dict[str, int]) -> bool:
        if counted["alive"] != chosen["alive"]:
            return counted["alive"] > chosen["alive"]
        return counted["lost"] < chosen["lost"]

    def reasons_of_loss(self, chosen: dict[str, int]) -> list[tuple[str, int]]:
        if chosen["alive"] == 0:
            return [("doomed", 1)]
        return [("unsaved", chosen["lost"])]

    def is_quiet(self, action: i64) -> bool:
        verb = verb_of(action)
        return verb == verbs.PASS or verb == verbs.KEEP or verb == verbs.DONE or verb == verbs.ADVANCE

    def count(self, game: Game[Any], state: Any, seat: i64, action: i64, dice: Dice) -> dict[str, int]:
        s: BadBonesState = state.clone()
        if s.phase == phases.MARKET:
            return counts_of_purchase(s, s.board(seat), action)
        targets = worths_of_targets(s, seat)
        rival = counts_of_target(s, seat, action)
        isolate(s, seat)
        b = s.board(seat)
        before = buildings(s, b)
        heard = s.record_events()
        with_trap = kind_of(s.pending(seat)) == steps.HERO and not s.coop
        play_answer(game, s, b, action, targets)
        if with_trap:
            open_trap_phase(s, b)
            play_answer(game, s, b, best_trap(game, s, seat, targets), targets)
        end_skeleton_phase(game, s, b, targets)
        counted = counts_of_board(s, b)
        counted["kills"], counted["sent"] = killed_and_sent(s, b, heard)
        counted["lost"] = before - buildings(s, b)
        s.events = None
        counted["next"] = -lost_in(1, game, s, b, targets)
        counted["later"] = -lost_in(len(COMING) - 2, game, s, b, targets) + counted["next"]
        counted.update(rival)
        return counted


def counts_of_target(s: BadBonesState, seat: i64, action: i64) -> dict[str, int]:
    """Of the seat a skeleton is sent to: its points or, if the sender leads, how little it has left."""
    if verb_of(action) != verbs.SEND or s.coop or s.solo():
        return {}
    target = s.board(first_of(action))
    if leads(s, seat):
        return {"weak": -int(min(target.tower, target.houses))}
    return {"leader": points(s, target)}


def counts_of_purchase(s: BadBonesState, b: Board, action: i64) -> dict[str, int]:
    """What an item of the market adds (BB-8.1)."""
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


def counts_of_board(s: BadBonesState, b: Board) -> dict[str, int]:
    counted = {"hero": int(b.hero != NO_HERO), "skeletons": -len(b.skeletons), "traps": traps_in_supply(s, b)}
    if s.coop:
        counted["alive"] = int(s.capital > 0 and b.towers != 0 and b.doomed == 0)
        counted["towers"] = int(towers_left(s, b))
        counted["capital"] = int(s.capital)
        return counted
    counted["alive"] = int(not eliminated(b))
    counted["floors"] = int(b.tower)
    counted["houses"] = int(b.houses)
    counted["ways"] = int(guarded_entries(s, b))
    if not s.solo():
        counted["stars"] = int(stars(s, b))
    return counted


def buildings(s: BadBonesState, b: Board) -> int:
    if s.coop:
        return int(towers_left(s, b) + s.capital)
    return int(b.tower + b.houses)


def traps_in_supply(s: BadBonesState, b: Board) -> int:
    supply = supply_to_come(s, b)
    return sum([int(held(supply, kind)) for kind in range(1, len(TRAPS))])


def killed_and_sent(s: BadBonesState, b: Board, heard: list[Event]) -> tuple[int, int]:
    """How many skeletons were killed before they did harm, and how many are an opponent's now."""
    killed = 0
    away = 0
    for event in heard:
        if event.kind == events.KILLED or (event.kind == events.SENT and event.numbers[TO] == TO_BAG):
            killed += 1
        elif event.kind == events.RAZED or event.kind == events.BURNT or event.kind == events.REBUILT:
            killed -= 1
        elif (
            event.kind == events.SENT
            and not s.coop
            and event.numbers[TO] != b.seat
            and event.numbers[TO] != OUT_OF_GAME
        ):
            away += 1
    return killed, away


def lost_in(phases_to_come: i64, game: Game[Any], s: BadBonesState, b: Board, targets: Any) -> int:
    """How many floors, towers and houses fall in the next skeleton phases, if nobody does anything."""
    before = buildings(s, b)
    for _ in range(phases_to_come):
        return_sent(s, b)
        b.hero = NO_HERO
        play_skeleton_phase(game, s, b, targets)
    return before - buildings(s, b)
