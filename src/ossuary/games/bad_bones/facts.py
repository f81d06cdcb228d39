"""A position in readable form, as scenarios check it and browsers draw it; and what a seat may know of it."""

from __future__ import annotations

from mypy_extensions import i64

from ossuary.core.game import Facts
from ossuary.core.state import State
from ossuary.games.bad_bones import phases, steps
from ossuary.games.bad_bones.space import CLEARING, FACINGS, SPACE_NAMES, TERRAIN, space_beside
from ossuary.games.bad_bones.state import HEROIC, NO_HERO, RUNNING, BadBonesState, Board
from ossuary.games.bad_bones.tokens import (
    A_HEARSE,
    COLOURS,
    EMPEROR,
    HEARSE,
    ITEMS,
    NO_TRAP,
    NO_WEAPON,
    OUT_OF_GAME,
    TO_BAG,
    TRAPS,
    WALKING,
    colour_of,
    facing_of,
    held,
    model_of,
    moved_to,
    parcel_model,
    parcel_seat,
    place_of,
    say_trap,
)


def facts_of(s: BadBonesState) -> Facts:
    """The whole position; what left a board in this phase is shown where it will arrive."""
    return facts_with(s, s.boards)


def facts_for(s: BadBonesState, viewer: i64) -> Facts:
    """The facts of known_to() without making that position first: of the other boards, what everybody has seen."""
    if s.shown is None:
        return facts_of(s)
    return facts_with(s, [s.boards[i] if shown.seat == viewer else shown for i, shown in enumerate(s.shown)])


def facts_with(s: BadBonesState, boards: list[Board]) -> Facts:
    bag = [int(n) for n in s.bag]
    gone = int(s.gone)
    cemeteries = [[s.tables.names[model] for model in b.cemetery] for b in boards]
    hearses = [0] * len(boards)
    received = [0] * len(boards)
    for b in boards:
        for p in b.outbox:
            if parcel_model(p) == A_HEARSE:
                hearses[parcel_seat(p) - 1] += 1
                received[parcel_seat(p) - 1] += 1
            elif parcel_seat(p) == TO_BAG:
                bag[parcel_model(p)] += 1
            elif parcel_seat(p) == OUT_OF_GAME:
                gone += 1
            else:
                cemeteries[parcel_seat(p) - 1].append(s.tables.names[parcel_model(p)])
                received[parcel_seat(p) - 1] += 1
    facts: Facts = {
        "round": int(s.round),
        "phase": phases.NAMES[s.phase],
        "tracking": COLOURS[s.tracking],
        "bag": {s.tables.names[m]: n for m, n in enumerate(bag) if n},
        "gone": [name for m, name in enumerate(s.tables.names) if s.tables.chief[m] == EMPEROR][:gone],
        "over": s.ending != RUNNING,
        "heroic": s.ending == HEROIC,
        "market": {ITEMS[i]: int(n) for i, n in enumerate(s.stock) if i > 0},
        "seats": [
            seat_facts(s, b, cemeteries[i], hearses[i])
            if received[i] or s.shown is None or b is not s.shown[i]
            else shown_facts(s, b, cemeteries[i])
            for i, b in enumerate(boards)
        ],
    }
    if s.coop:
        facts["capital"] = int(s.capital)
        facts["coins"] = int(s.coins)
        facts["supply"] = supply_facts(s.supply + s.in_hand, sum(hearses))
        facts["in_hand"] = supply_facts(s.in_hand, sum(hearses))
    return facts


def shown_facts(s: BadBonesState, b: Board, cemetery: list[str]) -> Facts:
    """The facts of a shown board, which does not change while its phase is open: made once and kept."""
    if b.described is None:
        b.described = seat_facts(s, b, cemetery, 0)
    return b.described


def seat_facts(s: BadBonesState, b: Board, cemetery: list[str], hearses: int) -> Facts:
    facts: Facts = {
        "hero": SPACE_NAMES[b.hero] if b.hero != NO_HERO else "none",
        "traps": [[say_trap(b.traps[place]), SPACE_NAMES[place]] for place in range(49) if b.traps[place] != NO_TRAP],
        "skeletons": [],
        "forest": [],
        "cemetery": cemetery,
        "weapon": ITEMS[b.weapon] if b.weapon != NO_WEAPON else "none",
    }
    for token in b.skeletons:
        t = moved_to(token, b.walk_place, b.walk_facing) if token & WALKING else token
        name = s.tables.names[model_of(t)]
        if TERRAIN[place_of(t)] == CLEARING:
            facts["skeletons"].append([name, SPACE_NAMES[place_of(t)], FACINGS[facing_of(t)], COLOURS[colour_of(t)]])
        else:
            home = s.tables.entry[model_of(t)] == place_of(t)
            facts["forest"].append(
                [
                    name,
                    "home" if home else "away",
                    SPACE_NAMES[space_beside(place_of(t))],
                    FACINGS[facing_of(t)],
                    COLOURS[colour_of(t)],
                ]
            )
    if s.coop:
        facts["towers"] = [SPACE_NAMES[place] for i, place in enumerate(s.tables.towers) if b.towers >> i & 1]
    else:
        facts["tower"] = int(b.tower)
        facts["houses"] = int(b.houses)
        facts["coins"] = int(b.coins)
        facts["supply"] = supply_facts(b.supply, hearses)
    return facts


def supply_facts(supply: i64, hearses: int) -> list[str]:
    items: list[str] = []
    for kind in range(1, len(TRAPS)):
        items += [TRAPS[kind]] * (held(supply, kind) + (hearses if kind == HEARSE else 0))
    return items


def known_to(s: BadBonesState, seat: i64) -> BadBonesState:
    """The own board as it is, and the others as they lay when the phase opened (BB-2.2)."""
    if s.shown is None:
        return s.clone()
    known = BadBonesState(s.seats, s.tables)
    known.frames = s.frames[:]
    known.resigned = s.resigned
    known.copy_shared(s)
    for shown in s.shown:
        if shown.seat == seat:
            known.boards.append(s.board(seat).clone())
            copy_lane(s, known, seat)
        else:
            known.boards.append(shown.clone())
            reopen_lane(known, shown)
    return known


def copy_lane(s: State, known: State, seat: i64) -> None:
    known.lanes[seat - 1].frames = s.lanes[seat - 1].frames[:]
    if len(s.lanes[seat - 1].frames) > 0:
        known.open_lanes += 1


def reopen_lane(known: BadBonesState, shown: Board) -> None:
    """Others can't know what a seat has answered: for them it is asked the first question of the phase."""
    if known.phase == phases.HERO and shown.hero != NO_HERO:
        known.push_lane(steps.HERO, shown.seat, 0)
    elif known.phase == phases.TRAP:
        known.push_lane(steps.TRAP, shown.seat, 0)
    elif known.phase == phases.SKELETONS:
        known.push_lane(steps.MARCH, shown.seat, 0)
