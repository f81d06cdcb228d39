"""BB-8.10: the weapon of a hero who kills three or more at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.core.step import contains
from ossuary.games.bad_bones import events, phases, steps, verbs
from ossuary.games.bad_bones.actions import (
    act,
    each_facing,
    first_of,
    name_of,
    named,
    second_of,
    third_of,
    use,
    use_on_named,
)
from ossuary.games.bad_bones.effects import kill, leave_unit, move_hero, remove_at, remove_on, turn_skeleton
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.refusals import Question
from ossuary.games.bad_bones.space import (
    BIT,
    CLEARING,
    DELTA,
    EVERY_SPACE,
    FACINGS,
    NEIGHBOURS,
    NOWHERE,
    SPACE_NAMES,
    SPACES,
    TERRAIN,
)
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.strongholds import tower_stands
from ossuary.games.bad_bones.tokens import (
    BATTLEAXE,
    BY_HERO,
    CROSSBOW,
    DEATH_WAND,
    FROZEN,
    ICE_WAND,
    MORNING_STAR,
    NO_WEAPON,
    RAPIER,
    SYMBOLS,
    TELEPORTATION_WAND,
    TO_BAG,
    TWO_HANDED_SWORD,
    facing_of,
    model_of,
    moved_to,
    parcel,
    parcel_model,
    parcel_seat,
    place_of,
    unit_of,
    with_colour,
)
from ossuary.games.bad_bones.traps import is_bare
from ossuary.games.bad_bones.walk import KILLS, has_to_move

AT_ONCE: Final = 3  # kills that allow to use the weapon


def weapon_due(b: Board) -> bool:
    """Whether the weapon can be used: enough kills in this phase, and not used in it yet."""
    return b.weapon != NO_WEAPON and b.kills & KILLS >= AT_ONCE and b.weapon_spent == 0


def can_be_of_use(s: BadBonesState, b: Board) -> bool:
    """Whether a weapon ever does anything: in solo there is nobody to send to with a death wand."""
    return s.tables.idle_wand_asks or not s.solo() or b.weapon != DEATH_WAND


def offer_weapon(s: BadBonesState, b: Board) -> None:
    if weapon_due(b):
        s.push_lane(steps.WEAPON, b.seat, 0)


class Weapon(Question):
    """Use the weapon, or not; not asked if it would do nothing."""

    def __init__(self) -> None:
        super().__init__(steps.WEAPON, "weapon", False, [verbs.USE, verbs.KEEP])

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        b = s.board(seat)
        return append(weapon_uses(s, b), act(verbs.KEEP, 0, 0, 0))

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        if action != act(verbs.KEEP, 0, 0, 0):
            use_weapon(s, s.board(seat), action)

    def objections(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return weapon_reasons(s, action)


def weapon_reasons(s: BadBonesState, action: i64) -> list[Reason]:
    reasons = [Reason("BB-8.10", "bad-weapon")]
    if s.coop and first_of(action) == TELEPORTATION_WAND:
        reasons.append(Reason("BB-10.6", "only-standing-towers"))
    return reasons


def crowd(b: Board) -> i64:
    """One bit for each space with skeletons on it."""
    spaces: i64 = 0
    for t in b.skeletons:
        spaces |= BIT[place_of(t)]
    return spaces & EVERY_SPACE


def weapon_uses(s: BadBonesState, b: Board) -> vec[i64]:
    """Every way to use the seat's weapon that does something."""
    uses = vec[i64]()
    crowded = crowd(b)
    if b.weapon == CROSSBOW:
        for t in b.skeletons:
            action = use_on_named(CROSSBOW, name_of(t))
            if TERRAIN[place_of(t)] == CLEARING and not contains(uses, action):
                uses = append(uses, action)
    elif b.weapon == ICE_WAND:
        for place in SPACES:
            if crowded & BIT[place]:
                uses = append(uses, use(ICE_WAND, place, 0))
    elif b.weapon == DEATH_WAND:
        for seat in range(1, s.seats + 1):
            if seat != b.seat:
                uses = append(uses, use(DEATH_WAND, seat, 0))
    elif b.weapon == TELEPORTATION_WAND:
        for place in s.tables.towers:
            if tower_stands(s, b, place):
                uses = append(uses, use(TELEPORTATION_WAND, place, 0))
    elif b.weapon == TWO_HANDED_SWORD:
        for place in NEIGHBOURS[b.hero]:
            uses = append(uses, use(TWO_HANDED_SWORD, place, 0))
    elif b.weapon == BATTLEAXE:
        for symbol in range(len(SYMBOLS)):
            for t in b.skeletons:
                if is_beside_hero(b, t) and s.tables.symbol[model_of(t)] == symbol:
                    uses = append(uses, use(BATTLEAXE, symbol, 0))
                    break
    elif b.weapon == MORNING_STAR:
        for place in NEIGHBOURS[b.hero]:
            if crowded & BIT[place]:
                for other in NEIGHBOURS[b.hero]:
                    if other != place and can_be_flung_to(s, b, other):
                        uses = append(uses, use(MORNING_STAR, place, other))
    elif b.weapon == RAPIER:
        for place in NEIGHBOURS[b.hero]:
            if crowded & BIT[place]:
                uses = append(uses, use(RAPIER, place, 0))
    return uses


def is_beside_hero(b: Board, t: i64) -> bool:
    """On one of the four spaces next to the hero."""
    if TERRAIN[place_of(t)] != CLEARING:
        return False
    return any(b.hero + d == place_of(t) for d in DELTA)


def can_be_flung_to(s: BadBonesState, b: Board, place: i64) -> bool:
    """Whether the morning star can fling skeletons here: no trap, no tower; a blast area is no trap here."""
    return not tower_stands(s, b, place) and is_bare(b.traps[place])


def use_weapon(s: BadBonesState, b: Board, action: i64) -> None:
    """The effect of the seat's weapon; what it kills does not count as a kill of the hero."""
    b.weapon_spent = 1
    weapon = first_of(action)
    place = second_of(action)
    if weapon == CROSSBOW:
        shoot(s, b, named(action))
    elif weapon == ICE_WAND:
        freeze(s, b, place)
    elif weapon == DEATH_WAND:
        send_kills(s, b, second_of(action))
    elif weapon == TELEPORTATION_WAND:
        b.hero = place
        tell(s, events.HERO_MOVED, b.seat, place, 0, 0, 0)
    elif weapon == TWO_HANDED_SWORD:
        move_hero(s, b, place, 0)
    elif weapon == BATTLEAXE:
        cleave(s, b, second_of(action))
    elif weapon == MORNING_STAR:
        fling(s, b, place, third_of(action))
    elif weapon == RAPIER:
        ask_turns(s, b, place)


def kill_at(s: BadBonesState, b: Board, i: i64) -> None:
    """The i-th skeleton is killed by a weapon."""
    t = b.skeletons[i]
    remove_at(b, i)
    kill(s, b, t, place_of(t), 0)
    leave_unit(s, b, t)


def shoot(s: BadBonesState, b: Board, name: i64) -> None:
    """The crossbow kills one skeleton anywhere."""
    for i in range(len(b.skeletons)):
        if name_of(b.skeletons[i]) == name:
            kill_at(s, b, i)
            return


def cleave(s: BadBonesState, b: Board, symbol: i64) -> None:
    """The battleaxe kills those with this symbol on the four spaces beside the hero."""
    struck: i64 = 0  # found out first: with the emperor the hero may fall
    for d in DELTA:
        if TERRAIN[b.hero + d] == CLEARING:
            struck |= BIT[b.hero + d]
    for i in range(len(b.skeletons) - 1, -1, -1):
        t = b.skeletons[i]
        if BIT[place_of(t)] & struck and s.tables.symbol[model_of(t)] == symbol:
            kill_at(s, b, i)


def freeze(s: BadBonesState, b: Board, place: i64) -> None:
    """The ice wand: all there sit out this skeleton phase or, if they have moved in it already, the next round.

    A table may have it as the Dutch booklet does: in the skeleton phase all there stay until after the next round.
    """
    tell(s, events.FROZE, b.seat, place, 0, 0, 0)
    for i in range(len(b.skeletons)):
        t = b.skeletons[i]
        if place_of(t) != place:
            continue
        if s.phase != phases.SKELETONS:
            b.skeletons[i] = with_colour(t, 1 - s.tracking)
        elif has_to_move(s, t) and not s.tables.ice_lasts:
            b.skeletons[i] = with_colour(t, s.tracking)
        else:
            b.skeletons[i] = with_colour(t, 1 - s.tracking) | FROZEN


def send_kills(s: BadBonesState, b: Board, seat: i64) -> None:
    """The death wand: what the hero has killed goes to that seat's cemetery instead of the bag, except spectrals."""
    for i in range(len(b.outbox)):
        p = b.outbox[i]
        if p & BY_HERO and parcel_seat(p) == TO_BAG:
            b.outbox[i] = parcel(parcel_model(p), seat)
            tell(s, events.SENT, b.seat, parcel_model(p), NOWHERE, seat, 0)


def fling(s: BadBonesState, b: Board, place: i64, other: i64) -> None:
    """The morning star moves all there to another space; nothing flips or turns them."""
    for t in remove_on(b, place):
        b.skeletons = append(b.skeletons, moved_to(t, other, facing_of(t)))
        tell(s, events.WALKED, b.seat, model_of(t), place, other, facing_of(t))


def ask_turns(s: BadBonesState, b: Board, place: i64) -> None:
    """The rapier: ask how to turn each skeleton there, the oldest first, a unit (BB-9.4) only once."""
    asked = vec[i64]()
    units: i64 = 0
    for i in range(len(b.skeletons)):
        t = b.skeletons[i]
        if place_of(t) == place and (unit_of(t) == 0 or units & BIT[unit_of(t)] == 0):
            asked = append(asked, i)
            units |= BIT[unit_of(t)]
    for j in range(len(asked) - 1, -1, -1):
        s.push_lane(steps.TURN, b.seat, asked[j])


class Turn(Question):
    """How the rapier turns a skeleton or unit; the frame's argument is its place in the board's list."""

    def __init__(self) -> None:
        super().__init__(steps.TURN, "turn", False, [verbs.TURN])

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        return each_facing(verbs.TURN)

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        b = s.board(seat)
        unit = unit_of(b.skeletons[arg])
        turn_skeleton(s, b, arg, first_of(action))
        for i in range(len(b.skeletons)):
            if unit > 0 and unit_of(b.skeletons[i]) == unit:
                turn_skeleton(s, b, i, first_of(action))

    def prompt(self, s: BadBonesState, seat: i64, arg: i64) -> dict[str, str]:
        t = s.board(seat).skeletons[arg]
        return {
            "skeleton": s.tables.names[model_of(t)],
            "space": SPACE_NAMES[place_of(t)],
            "facing": FACINGS[facing_of(t)],
        }
