"""A skeleton's way through a round: one space, and then whatever towers, heroes and traps make of it.

One skeleton or one unit walks at a time. The walkers stay in the board's list, marked WALKING, until their way is
over; a question on the way (where to flee, whom to send to, whom a tower stops) is a frame on the seat's lane, and
its answer walks on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.games.bad_bones import events, phases, steps
from ossuary.games.bad_bones.effects import kill, leave_unit, move_last, post, remove_at, take_walker, to_bag
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.space import (
    BOTTOM,
    CLEARING,
    DELTA,
    INWARDS,
    LEFT,
    NOWHERE,
    REFLECT,
    RIGHT,
    TERRAIN,
    TOP,
)
from ossuary.games.bad_bones.state import Board, Realm
from ossuary.games.bad_bones.strongholds import enter_capital, enter_tower, enter_village, fell_tower, tower_stands
from ossuary.games.bad_bones.tokens import (
    BARRICADE,
    BOMB,
    BY_HERO,
    CATAPULT,
    DAMAGED,
    DRAGON,
    FLIP,
    FROZEN,
    HEARSE,
    INSTRUCTOR,
    KIND,
    LABYRINTH,
    NO_TRAP,
    PORTAL,
    SPRING,
    TREASURE,
    TURNED,
    WALKING,
    WALL,
    colour_of,
    facing_of,
    model_of,
    moved_to,
    place_of,
    target_of,
    unit_of,
    with_unit,
)
from ossuary.games.bad_bones.traps import lured, trigger

# Why a seat is asked whom to send skeletons to: the frame's number.
OVER_THE_EDGE: Final = 0
BY_CATAPULT: Final = 1
BY_HEARSE: Final = 2

BLAST_AREA: Final = BOMB | DAMAGED


def has_to_move(s: Realm, t: i64) -> bool:
    """BB-5.1: its colour tells, unless it was frozen after its move."""
    return colour_of(t) != s.tracking and t & FROZEN == 0


def set_out(s: Realm, b: Board, i: i64) -> None:
    """The i-th skeleton moves; BB-9.4: an instructor, or one of a unit, takes everybody along."""
    t = b.skeletons[i]
    if s.chiefs and (unit_of(t) > 0 or s.tables.chief[model_of(t)] == INSTRUCTOR):
        s.push_lane(steps.LEAD, b.seat, place_of(t))
        return
    place = place_of(t)
    facing = facing_of(t)
    ahead = place + DELTA[facing]
    if is_plain(s, b, ahead) and b.traps[place] & KIND != LABYRINTH:  # the usual case, without ado
        facing = lured(b, ahead, turn_on(s, b, ahead, facing))
        move_last(b, i, moved_to(t ^ FLIP, ahead, facing))
        tell(s, events.WALKED, b.seat, model_of(t), place, ahead, facing)
        return
    b.skeletons[i] = t | WALKING
    b.walking = 1
    start_walk(s, b, place, facing)


def is_plain(s: Realm, b: Board, place: i64) -> bool:
    """BB-5.2, BB-8.4: a space that does nothing to who enters it, but for arrows and a treasure's lure."""
    if TERRAIN[place] != CLEARING or place == b.hero or tower_stands(s, b, place):
        return False
    return b.traps[place] == NO_TRAP or b.traps[place] & (KIND | DAMAGED) == BLAST_AREA


def turn_on(s: Realm, b: Board, place: i64, facing: i64) -> i64:
    """BB-5.2, BB-10.4: the facing after the printed arrows of a plain space, a ruin's too."""
    if s.coop and not tower_stands(s, b, place):
        return s.tables.ruin_turn[4 * place + facing]
    return s.tables.turn[4 * place + facing]


def leaders(s: Realm, b: Board, place: i64) -> vec[i64]:
    """BB-9.4: who can lead the unit that sets out from here: instructors that follow no other."""
    found = vec[i64]()
    for t in b.skeletons:
        if place_of(t) == place and has_to_move(s, t) and s.tables.chief[model_of(t)] == INSTRUCTOR:
            number = model_of(t) - s.tables.first_instructor + 1
            if unit_of(t) == 0 or unit_of(t) == number:
                found = append(found, model_of(t))
    return found


def lead_out(s: Realm, b: Board, place: i64, leader: i64) -> None:
    """BB-9.4: everyone here that still has to move joins the leader's unit, and it sets out."""
    unit = leader - s.tables.first_instructor + 1
    facing: i64 = 0
    for t in b.skeletons:
        if model_of(t) == leader:
            facing = facing_of(t)
    b.walking = 0
    for i in range(len(b.skeletons)):
        t = b.skeletons[i]
        if place_of(t) == place and has_to_move(s, t):
            b.skeletons[i] = moved_to(with_unit(t, unit), place, facing) | WALKING
            b.walking += 1
    tell(s, events.UNIT_FORMED, b.seat, leader, b.walking, 0, 0)
    start_walk(s, b, place, facing)


def start_walk(s: Realm, b: Board, place: i64, facing: i64) -> None:
    """The marked skeletons flip and advance, unless a labyrinth keeps them."""
    begin_walk(b, place, facing)
    colour: i64 = 0
    for i in range(len(b.skeletons)):
        if b.skeletons[i] & WALKING:
            colour = colour_of(b.skeletons[i])
            b.skeletons[i] ^= FLIP
    trap = b.traps[place]
    if trap & KIND == LABYRINTH and colour != (1 if trap & TURNED else 0):  # BB-8.6
        trigger(s, b, place)
        hold(s, b)
        return
    walk(s, b)


def begin_walk(b: Board, place: i64, facing: i64) -> None:
    b.walk_place = place
    b.walk_facing = facing
    b.walk_start = place | facing << 6


def walk(s: Realm, b: Board) -> None:
    """Go on from the place and in the facing of the walk, until it ends or a question stops it.

    BB-5.9: pushed, thrown, reflected or on its own feet, a skeleton enters a space in this one way.
    """
    thrown = False
    while b.walking > 0:
        ahead = b.walk_place + DELTA[b.walk_facing]
        if thrown and TERRAIN[ahead] == CLEARING:  # BB-8.8: flown over, it does nothing
            ahead += DELTA[b.walk_facing]
        if TERRAIN[ahead] != CLEARING:
            leave_board(s, b, TERRAIN[ahead])
            return
        if been_there(b, ahead):  # BB-5.14
            hold(s, b)
            return
        kind = b.traps[ahead] & KIND
        if kind == BARRICADE:  # BB-8.3, hero on it or not
            trigger(s, b, ahead)
            if thrown:
                eliminate(s, b)
            else:
                hold(s, b)
            return
        b.walk_place = ahead
        if tower_stands(s, b, ahead):
            enter_standing_tower(s, b)
            return
        if ahead == b.hero:  # BB-5.7
            fall_to_hero(s, b)
            return
        thrown = kind == SPRING
        if kind == WALL or kind == SPRING or kind == DRAGON:  # the walk goes on from here
            b.trail = append(b.trail, ahead | b.walk_facing << 6)
        if kind == WALL:  # BB-5.10
            trigger(s, b, ahead)
            b.walk_facing = REFLECT[(4 if b.traps[ahead] & TURNED else 0) + b.walk_facing]
        elif kind == SPRING:  # BB-8.8
            trigger(s, b, ahead)
        else:
            end_on(s, b, kind)
            return


def end_on(s: Realm, b: Board, kind: i64) -> None:
    """The way ends here, or goes on only after a question."""
    place = b.walk_place
    if kind == NO_TRAP or b.traps[place] & (KIND | DAMAGED) == BLAST_AREA:
        rest(s, b, lured(b, place, turn_on(s, b, place, b.walk_facing)))  # BB-5.2, BB-5.12
        return
    trigger(s, b, place)
    if kind == TREASURE:  # BB-5.12
        rest(s, b, b.walk_facing)
    elif kind == LABYRINTH:  # BB-8.6; BB-5.3: its tile covers the arrows
        rest(s, b, lured(b, place, b.walk_facing))
    elif kind == DRAGON:  # BB-5.13
        s.push_lane(steps.FLEE, b.seat, 0)
    elif kind == BOMB:  # BB-8.4
        eliminate(s, b)
    elif kind == PORTAL:  # BB-8.7
        through_portal(s, b)
    elif kind == CATAPULT or kind == HEARSE:  # BB-5.11, BB-8.5
        if target_of(b.traps[place]) > 0:
            send_walkers(s, b, target_of(b.traps[place]))
        else:
            s.push_lane(steps.SEND, b.seat, BY_CATAPULT if kind == CATAPULT else BY_HEARSE)


def been_there(b: Board, place: i64) -> bool:
    """BB-5.14: whether this walk already came to this place in this direction."""
    here = place | b.walk_facing << 6
    if here == b.walk_start:
        return True
    for step in b.trail:
        if step == here:
            return True
    return False


def forget_walk(b: Board) -> None:
    b.walking = 0
    b.walk_place = NOWHERE
    b.walk_facing = 0
    b.walk_start = NOWHERE
    if len(b.trail) > 0:
        b.trail = vec[i64]()


def rest(s: Realm, b: Board, facing: i64) -> None:
    """They stop here and look that way; who was here before is older."""
    while b.walking > 0:
        t = take_walker(b)
        b.skeletons = append(b.skeletons, moved_to(t, b.walk_place, facing))
        tell(s, events.WALKED, b.seat, model_of(t), place_of(t), b.walk_place, facing)
    forget_walk(b)


def hold(s: Realm, b: Board) -> None:
    """BB-5.14, BB-8.3, BB-8.6: they stay where they started, facing as they started."""
    for i in range(len(b.skeletons)):
        t = b.skeletons[i]
        if t & WALKING:
            b.skeletons[i] = t ^ WALKING
            tell(s, events.HELD, b.seat, model_of(t), place_of(t), 0, 0)
    forget_walk(b)


def eliminate(s: Realm, b: Board) -> None:
    """BB-8.4, BB-8.8: a trap makes an end of them."""
    while b.walking > 0:
        t = take_walker(b)
        to_bag(s, b, t)
        leave_unit(s, b, t)
    forget_walk(b)


def fall_to_hero(s: Realm, b: Board) -> None:
    """BB-5.7: killed by the hero on whose space they step; BB-8.10 counts these in the skeleton phase alone."""
    while b.walking > 0:
        t = take_walker(b)
        kill(s, b, t, b.walk_place, BY_HERO if s.phase == phases.SKELETONS else 0)
        leave_unit(s, b, t)
    forget_walk(b)


def through_portal(s: Realm, b: Board) -> None:
    """BB-8.7: back to the home entry; BB-9.4: of the leader, for a unit."""
    while b.walking > 0:
        t = take_walker(b)
        model = model_of(t)
        if unit_of(t) > 0:
            model = s.tables.first_instructor + unit_of(t) - 1
        entry = s.tables.entry[model]
        b.skeletons = append(b.skeletons, moved_to(t, entry, INWARDS[entry]))
        tell(s, events.WALKED, b.seat, model_of(t), place_of(t), entry, INWARDS[entry])
    forget_walk(b)


def enter_standing_tower(s: Realm, b: Board) -> None:
    """BB-5.6: each does its own damage; BB-10.4: in coop a tower stops one, and it may be asked which."""
    if s.coop:
        s.push_lane(steps.STOP, b.seat, 0)
        return
    while b.walking > 0:
        t = take_walker(b)
        enter_tower(s, b, t)
        leave_unit(s, b, t)
    forget_walk(b)


def stop_at_tower(s: Realm, b: Board, model: i64) -> None:
    """BB-10.4: one walker ends with the tower; the others go on over the ruin."""
    for i in range(len(b.skeletons)):
        t = b.skeletons[i]
        if t & WALKING and model_of(t) == model:
            remove_at(b, i)
            b.walking -= 1
            fell_tower(s, b, s.tables.tower_at[b.walk_place] - 1, t)
            leave_unit(s, b, t)
            break
    if b.walking == 0:
        forget_walk(b)
    elif tower_stands(s, b, b.walk_place):  # BB-9.8: a nice chief left it standing
        s.push_lane(steps.STOP, b.seat, 0)
    elif b.walk_place == b.hero:  # BB-10.7
        fall_to_hero(s, b)
    else:
        end_on(s, b, b.traps[b.walk_place] & KIND)


def leave_board(s: Realm, b: Board, side: i64) -> None:
    """BB-5.4, BB-5.5, BB-7.1, BB-10.3: over the edge."""
    if side == LEFT:
        send_walkers(s, b, b.seat % s.seats + 1)
    elif side == RIGHT:
        send_walkers(s, b, (b.seat + s.seats - 2) % s.seats + 1)
    elif side == (BOTTOM if s.coop else TOP):
        s.push_lane(steps.SEND, b.seat, OVER_THE_EDGE)
    else:
        burn_and_die(s, b)


def burn_and_die(s: Realm, b: Board) -> None:
    """BB-5.5, BB-10.3: at the village, or in coop at the capital, each does its own damage."""
    while b.walking > 0:
        t = take_walker(b)
        if s.coop:
            enter_capital(s, b, t)
        else:
            enter_village(s, b, t)
        leave_unit(s, b, t)
    forget_walk(b)


def send_walkers(s: Realm, b: Board, seat: i64) -> None:
    """To a cemetery; BB-9.4: a unit stays together that far and dissolves."""
    while b.walking > 0:
        t = take_walker(b)
        post(s, b, t, seat)
        leave_unit(s, b, t)
    forget_walk(b)
