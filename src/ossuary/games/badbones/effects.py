"""One writer for every fact: where tokens go, what falls and burns, which traps lie and wear."""
from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ossuary.games.badbones.happenings import (
    BURNT,
    HERO_FELL,
    HERO_MOVED,
    KILLED,
    PLACED,
    RAZED,
    REBUILT,
    RETRIEVED,
    SENT,
    TRIGGERED,
    TURNED_TO,
    WORN,
    tell,
)
from ossuary.games.badbones.space import BIT, DELTA, SPACES
from ossuary.games.badbones.state import NO_HERO, SKELETONS, Board, Realm
from ossuary.games.badbones.tokens import (
    A_HEARSE,
    ARTIFICER,
    BOMB,
    DAMAGED,
    EMPEROR,
    HEARSE,
    KIND,
    LABYRINTH,
    NICE,
    NO_TRAP,
    NO_WEAPON,
    ONE_OF,
    OUT_OF_GAME,
    SABOTAGED,
    SABOTEUR,
    SPECTRAL,
    TARGET,
    TO_BAG,
    TREASURE,
    USED,
    WALKING,
    facing_of,
    model_of,
    moved_to,
    parcel,
    parcel_model,
    parcel_seat,
    place_of,
    target_of,
    unit_of,
    with_unit,
)

# Where a token goes.


def post(s: Realm, b: Board, t: i64, seat: i64) -> None:
    """It leaves the board: for a cemetery, the bag, or the box. It is there when the phase closes."""
    b.outbox = append(b.outbox, parcel(model_of(t), seat))
    tell(s, SENT, b.seat, model_of(t), seat, 0, 0)


def to_bag(s: Realm, b: Board, t: i64) -> None:
    """Eliminated by a trap, a tower or a village; BB-9.5: a spectral only gets as far as the own cemetery."""
    post(s, b, t, b.seat if s.tables.chief[model_of(t)] == SPECTRAL else TO_BAG)


def kill(s: Realm, b: Board, t: i64, by_hero: i64) -> None:
    """BB-3.2, BB-5.7: killed by the hero (`by_hero` is BY_HERO) or by the effect of his weapon (0)."""
    tell(s, KILLED, b.seat, model_of(t), place_of(t), 0, 0)
    chief = s.tables.chief[model_of(t)]
    if chief == EMPEROR:  # BB-9.7
        post(s, b, t, OUT_OF_GAME)
        lose_hero(s, b)
    elif chief == SPECTRAL:
        post(s, b, t, b.seat)
    else:
        b.outbox = append(b.outbox, parcel(model_of(t), TO_BAG) | by_hero)
    if by_hero != 0:
        b.kills += 1


def move_hero(s: Realm, b: Board, place: i64, by_hero: i64) -> None:
    """BB-3.2: he goes there and kills all on that space."""
    b.hero = place
    tell(s, HERO_MOVED, b.seat, place, 0, 0, 0)
    for t in remove_on(b, place):
        kill(s, b, t, by_hero)
        leave_unit(s, b, t)


def lose_hero(s: Realm, b: Board) -> None:
    """BB-9.7: the hero is out of the game, and BB-8.10 his weapon with him."""
    b.hero = NO_HERO
    b.weapon = NO_WEAPON
    tell(s, HERO_FELL, b.seat, 0, 0, 0, 0)


def deliver(s: Realm) -> None:
    """A phase has closed: what left the boards arrives, in seat order."""
    for b in s.boards:
        for p in b.outbox:
            seat = parcel_seat(p)
            if parcel_model(p) == A_HEARSE:
                add_to_supply(s, s.board(seat), HEARSE)
            elif seat == TO_BAG:
                s.bag[parcel_model(p)] += 1
                s.bag_size += 1
            elif seat == OUT_OF_GAME:
                s.gone += 1
            else:
                other = s.board(seat)
                other.cemetery = append(other.cemetery, parcel_model(p))
        b.outbox = vec[i64]()


def take_from_bag(s: Realm, model: i64) -> None:
    s.bag[model] -= 1
    s.bag_size -= 1


def take_walker(b: Board) -> i64:
    """Take the oldest walker off the board."""
    for i in range(len(b.skeletons)):
        t = b.skeletons[i]
        if t & WALKING:
            remove_at(b, i)
            b.walking -= 1
            return t ^ WALKING
    raise ValueError("nobody walks")


def remove_on(b: Board, place: i64) -> vec[i64]:
    """Take every skeleton of a space off the board, oldest first."""
    met = False
    for t in b.skeletons:
        if place_of(t) == place:
            met = True
    taken = vec[i64]()
    if not met:
        return taken
    kept = vec[i64](capacity=len(b.skeletons))
    for t in b.skeletons:
        if place_of(t) == place:
            taken = append(taken, t)
        else:
            kept = append(kept, t)
    b.skeletons = kept
    return taken


def remove_at(b: Board, i: i64) -> None:
    """Take the i-th skeleton off the board."""
    skeletons = b.skeletons
    for j in range(i, len(skeletons) - 1):
        skeletons[j] = skeletons[j + 1]
    b.skeletons, _ = pop(skeletons)


def move_last(b: Board, i: i64, t: i64) -> None:
    """The i-th skeleton becomes t, and the youngest of its board."""
    skeletons = b.skeletons
    last: i64 = len(skeletons) - 1
    for j in range(i, last):
        skeletons[j] = skeletons[j + 1]
    skeletons[last] = t


def leave_unit(s: Realm, b: Board, t: i64) -> None:
    """BB-9.4: a skeleton that is gone may have been a unit's leader; then the unit dissolves."""
    unit = unit_of(t)
    if unit == 0 or model_of(t) != s.tables.first_instructor + unit - 1:
        return
    for i in range(len(b.skeletons)):
        if unit_of(b.skeletons[i]) == unit:
            b.skeletons[i] = with_unit(b.skeletons[i], 0)


# Towers and villages.


def damage_of(s: Realm, t: i64) -> i64:
    """BB-9.2: an artificer destroys two."""
    return 2 if s.tables.chief[model_of(t)] == ARTIFICER else 1


def enter_tower(s: Realm, b: Board, t: i64) -> None:
    """BB-5.6: a floor goes, and the skeleton with it."""
    chief = s.tables.chief[model_of(t)]
    if chief == NICE:
        if 0 < b.tower < (s.tables.solo_floors if s.solo() else s.tables.floors):  # BB-9.3
            b.tower += 1
            tell(s, REBUILT, b.seat, 0, 0, 0, 0)
    else:
        lost: i64 = min(b.tower, damage_of(s, t))
        b.tower -= lost
        tell(s, RAZED, b.seat, lost, 0, 0, 0)
        if chief == EMPEROR:  # BB-9.7
            b.doomed = 1
    to_bag(s, b, t)


def enter_village(s: Realm, b: Board, t: i64) -> None:
    """BB-5.5: a house burns, and the skeleton goes to the bag."""
    chief = s.tables.chief[model_of(t)]
    if chief == NICE:
        if 0 < b.houses < (s.tables.solo_houses if s.solo() else s.tables.houses):  # BB-9.3
            b.houses += 1
            tell(s, REBUILT, b.seat, 1, 0, 0, 0)
    else:
        lost: i64 = min(b.houses, damage_of(s, t))
        b.houses -= lost
        tell(s, BURNT, b.seat, lost, 0, 0, 0)
        if chief == EMPEROR:  # BB-9.7
            b.doomed = 1
    to_bag(s, b, t)


def enter_capital(s: Realm, b: Board, t: i64) -> None:
    """BB-10.3: leaving at the top burns a house of the capital; BB-9.8 for the chiefs."""
    chief = s.tables.chief[model_of(t)]
    if chief == NICE:
        if 0 < s.capital < s.seats:
            s.capital += 1
            tell(s, REBUILT, b.seat, 1, 0, 0, 0)
    else:
        lost: i64 = min(s.capital, damage_of(s, t))
        s.capital -= lost
        tell(s, BURNT, b.seat, lost, 0, 0, 0)
        if chief == EMPEROR:
            b.doomed = 1
    to_bag(s, b, t)


def fell_tower(s: Realm, b: Board, tower: i64, t: i64) -> None:
    """BB-10.4: a standing tower falls and stops this skeleton; BB-9.8: a nice chief leaves it standing."""
    chief = s.tables.chief[model_of(t)]
    if chief != NICE:
        b.towers &= ~BIT[tower]
        tell(s, RAZED, b.seat, 1, 0, 0, 0)
        if chief == EMPEROR:
            b.doomed = 1
    to_bag(s, b, t)


def tower_stands(s: Realm, b: Board, place: i64) -> bool:
    """Whether a tower is on this space. BB-5.6: the competitive tower's space stays its own without floors too."""
    tower = s.tables.tower_at[place]
    if tower == 0:
        return False
    return not s.coop or b.towers & BIT[tower - 1] != 0


def eliminated(b: Board) -> bool:
    """BB-6.3, BB-9.7: a board whose tower or village is wholly destroyed."""
    return b.tower == 0 or b.houses == 0 or b.doomed != 0


# Traps.


def supply_of(s: Realm, b: Board) -> i64:
    """BB-10.2: in coop all draw on one supply."""
    return s.supply if s.coop else b.supply


def add_to_supply(s: Realm, b: Board, kind: i64) -> None:
    if s.coop:
        s.supply += ONE_OF[kind]
    else:
        b.supply += ONE_OF[kind]


def lay_trap(s: Realm, b: Board, trap: i64, place: i64) -> None:
    """BB-4.2: from the supply to the board, intact."""
    kind = trap & KIND
    if s.coop:
        s.supply -= ONE_OF[kind]
    else:
        b.supply -= ONE_OF[kind]
    b.traps[place] = trap
    if kind == TREASURE:
        b.treasures += 1
    tell(s, PLACED, b.seat, trap, place, 0, 0)


def clear_trap(b: Board, place: i64) -> None:
    if b.traps[place] & KIND == TREASURE:
        b.treasures -= 1
    b.traps[place] = NO_TRAP


def retrieve_trap(s: Realm, b: Board, place: i64) -> None:
    """BB-4.3: whole again in the supply; BB-10.2: in coop it stays in hand until the phase closes."""
    trap = b.traps[place]
    if s.coop:
        s.in_hand += ONE_OF[trap & KIND]
    else:
        b.supply += ONE_OF[trap & KIND]
    clear_trap(b, place)
    tell(s, RETRIEVED, b.seat, trap, place, 0, 0)


def trigger(s: Realm, b: Board, place: i64) -> None:
    """BB-5.8: a trap acts on the walkers; it wears when all have moved. BB-9.6: a saboteur marks it."""
    b.traps[place] |= USED
    tell(s, TRIGGERED, b.seat, b.traps[place], place, 0, 0)
    if not s.chiefs or s.phase != SKELETONS:  # BB-9.6: landings do not count
        return
    for t in b.skeletons:
        if t & WALKING and s.tables.chief[model_of(t)] == SABOTEUR:
            b.traps[place] |= SABOTAGED
            b.saboteurs |= BIT[model_of(t) - s.tables.first_saboteur]


def wear_traps(s: Realm, b: Board) -> None:
    """BB-5.8, BB-8.9: all have moved (or a landing is over): what was used is damaged or out of the game."""
    if b.treasures > 0:
        steal_treasures(s, b)
    for place in SPACES:
        trap = b.traps[place]
        if trap & (USED | SABOTAGED) == 0:
            continue
        kind = trap & KIND
        if kind == BOMB:  # BB-8.4: a blast area, for saboteurs too
            b.traps[place] = BOMB | DAMAGED
        elif trap & SABOTAGED:
            clear_trap(b, place)
        elif kind == HEARSE:  # BB-8.5
            b.outbox = append(b.outbox, parcel(A_HEARSE, target_of(trap)))
            clear_trap(b, place)
        elif kind == TREASURE or kind == LABYRINTH:
            b.traps[place] = trap & ~USED
        elif trap & DAMAGED:
            clear_trap(b, place)
        else:
            b.traps[place] = trap & ((1 << TARGET) - 1) & ~USED | DAMAGED
        tell(s, WORN, b.seat, trap, place, 0, 0)


def steal_treasures(s: Realm, b: Board) -> None:
    """BB-5.12: a treasure with a skeleton on it is out of the game."""
    for t in b.skeletons:
        place = place_of(t)
        trap = b.traps[place]
        if trap & KIND == TREASURE and place != b.hero:
            clear_trap(b, place)
            tell(s, WORN, b.seat, trap, place, 0, 0)


def dismiss_saboteurs(s: Realm, b: Board) -> None:
    """BB-9.6: a saboteur that triggered a trap goes to the bag, from wherever it is."""
    if b.saboteurs == 0:
        return
    for i in range(len(b.outbox)):
        model = parcel_model(b.outbox[i])
        if is_spent_saboteur(s, b, model):
            b.outbox[i] = parcel(model, TO_BAG)
    for i in range(len(b.skeletons) - 1, -1, -1):
        t = b.skeletons[i]
        if is_spent_saboteur(s, b, model_of(t)):
            remove_at(b, i)
            to_bag(s, b, t)
    b.saboteurs = 0


def is_spent_saboteur(s: Realm, b: Board, model: i64) -> bool:
    if model == A_HEARSE or s.tables.chief[model] != SABOTEUR:
        return False
    return b.saboteurs & BIT[model - s.tables.first_saboteur] != 0


# Facings.


def lured(b: Board, place: i64, facing: i64) -> i64:
    """BB-5.12: the facing of one that ends its move here: towards a treasure next to it, if there is one."""
    if b.treasures > 0:
        for d in range(4):
            if b.traps[place + DELTA[d]] & KIND == TREASURE:
                return d
    return facing


def turn_skeleton(s: Realm, b: Board, i: i64, facing: i64) -> None:
    t = b.skeletons[i]
    if facing_of(t) != facing:
        b.skeletons[i] = moved_to(t, place_of(t), facing)
        tell(s, TURNED_TO, b.seat, model_of(t), place_of(t), facing, 0)
