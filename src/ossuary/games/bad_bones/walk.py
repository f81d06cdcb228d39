"""Section 5, the way of a skeleton: one space ahead, and then whatever towers, the hero and traps make of it.

One skeleton or one unit walks at a time. The walkers stay in the board's list, marked WALKING, until their way is
over. A question on the way (where to flee, where to send them, whom a tower stops) is a frame on the seat's lane; its
answer lets them walk on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.games.bad_bones import events, phases, steps
from ossuary.games.bad_bones.effects import (
    kill,
    leave_unit,
    move_last,
    remove_at,
    send_off,
    take_walker,
    to_bag,
    turn_skeleton,
)
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.space import (
    BIT,
    BOTTOM,
    CLEARING,
    DELTA,
    EVERY_SPACE,
    INWARDS,
    LEFT,
    NOWHERE,
    REFLECT,
    RIGHT,
    TERRAIN,
    TOP,
)
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.strongholds import enter_capital, enter_tower, enter_village, fell_tower, tower_stands
from ossuary.games.bad_bones.tokens import (
    BARRICADE,
    BOMB,
    BY_HERO,
    CATAPULT,
    DRAGON,
    EMPEROR,
    FLIP,
    HEARSE,
    INSTRUCTOR,
    KIND,
    LABYRINTH,
    MOVE_MARKS,
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
    with_colour,
    with_unit,
)
from ossuary.games.bad_bones.traps import is_bare, lured, trigger

# Why a seat is asked where to send skeletons: the argument of the frame.
OVER_THE_EDGE: Final = 0
BY_CATAPULT: Final = 1
BY_HEARSE: Final = 2

KILLS: Final = 255  # the bits of Board.kills that count; above them, for kills at once, where the walkers set out
SET_OUT: Final = 8


def look_of_unmoved(s: BadBonesState) -> i64:
    """The marks of all that have yet to move: by their colour (BB-5.1), and not frozen after their move."""
    return with_colour(0, 1 - s.tracking)


def has_to_move(s: BadBonesState, t: i64) -> bool:
    """Whether it has yet to move in this phase."""
    return t & MOVE_MARKS == look_of_unmoved(s)


def set_out(s: BadBonesState, b: Board, i: i64) -> None:
    """The i-th skeleton moves."""
    t = b.skeletons[i]
    if s.chiefs and (unit_of(t) > 0 or s.tables.chief[model_of(t)] == INSTRUCTOR):  # BB-9.4
        s.push_lane(steps.LEAD, b.seat, place_of(t))
        return
    place = place_of(t)
    facing = facing_of(t)
    if s.tables.kills_at_once:
        count_anew(b, place | facing << 6)
    ahead = place + DELTA[facing]
    if is_plain(s, b, ahead) and b.traps[place] & KIND != LABYRINTH:  # a short cut for the usual case
        facing = lured(b, ahead, turn_on(s, b, ahead, facing))
        move_last(b, i, moved_to(t ^ FLIP, ahead, facing))
        tell(s, events.WALKED, b.seat, model_of(t), place, ahead, facing)
        return
    b.skeletons[i] = t ^ FLIP | WALKING
    b.walking = 1
    start_walk(s, b, place, facing, colour_of(t))


def count_anew(b: Board, start: i64) -> None:
    """By the house rule of kills at once (BB-8.10) only those count that set out from one space in one direction."""
    if b.kills >> SET_OUT == start + 1:
        return
    b.kills = (start + 1) << SET_OUT
    for i in range(len(b.outbox)):
        b.outbox[i] &= ~BY_HERO


def is_plain(s: BadBonesState, b: Board, place: i64) -> bool:
    """Whether skeletons stop on a space, and nothing but arrows and a treasure next to it can turn them."""
    if EVERY_SPACE & ~(b.trapped | BIT[b.hero]) & BIT[place] == 0:
        return False
    if s.tables.tower_spaces & BIT[place] == 0:
        return True
    return not tower_stands(s, b, place) and not s.tables.ruins_count


def turn_on(s: BadBonesState, b: Board, place: i64, facing: i64) -> i64:
    """BB-5.2: the facing of a skeleton on a plain space, after a printed arrow for its direction."""
    if s.coop and not tower_stands(s, b, place):  # BB-10.4: a ruin has arrows of its own
        return s.tables.ruin_turn[4 * place + facing]
    return s.tables.turn[4 * place + facing]


def leaders(s: BadBonesState, b: Board, place: i64) -> vec[i64]:
    """The instructors that can lead the unit that sets out from here: those that follow no other."""
    found = vec[i64]()
    for t in b.skeletons:
        if place_of(t) == place and has_to_move(s, t) and s.tables.chief[model_of(t)] == INSTRUCTOR:
            number = model_of(t) - s.tables.first_instructor + 1
            if unit_of(t) == 0 or unit_of(t) == number:
                found = append(found, model_of(t))
    return found


def lead_out(s: BadBonesState, b: Board, place: i64, leader: i64) -> None:
    """BB-9.4: everyone here that has yet to move joins the instructor's unit, and the unit sets out."""
    unit = leader - s.tables.first_instructor + 1
    facing: i64 = 0
    for t in b.skeletons:
        if model_of(t) == leader:
            facing = facing_of(t)
    if s.tables.kills_at_once:
        count_anew(b, place | facing << 6)
    b.walking = 0
    for i in range(len(b.skeletons)):
        t = b.skeletons[i]
        if place_of(t) == place and has_to_move(s, t):
            b.skeletons[i] = moved_to(with_unit(t ^ FLIP, unit), place, facing) | WALKING
            b.walking += 1
    tell(s, events.UNIT_FORMED, b.seat, leader, b.walking, 0, 0)
    start_walk(s, b, place, facing, 1 - s.tracking)


def start_walk(s: BadBonesState, b: Board, place: i64, facing: i64, colour: i64) -> None:
    """The walkers, who showed this colour before they flipped, advance unless a labyrinth holds them."""
    begin_walk(b, place, facing)
    if is_held_by_labyrinth(b.traps[place], colour):
        trigger(s, b, place)
        hold(s, b)
        return
    walk(s, b)


def is_held_by_labyrinth(trap: i64, colour: i64) -> bool:
    """BB-8.6: a labyrinth holds skeletons that do not show its colour before they flip."""
    return trap & KIND == LABYRINTH and colour != (1 if trap & TURNED else 0)


def begin_walk(b: Board, place: i64, facing: i64) -> None:
    b.walk_place = place
    b.walk_facing = facing
    b.walk_start = place | facing << 6


def walk(s: BadBonesState, b: Board) -> None:
    """BB-5.9: pushed, thrown, reflected or walking, a skeleton enters a space in this one way.

    Goes on from the place and in the direction the walkers have reached, until their way ends or a question comes up.
    """
    thrown = False
    while b.walking > 0:
        ahead = next_place(b, thrown)
        if TERRAIN[ahead] != CLEARING:
            leave_board(s, b, TERRAIN[ahead])
            return
        if been_there(b, ahead):
            hold(s, b)
            return
        kind = b.traps[ahead] & KIND
        if kind == BARRICADE:
            run_into_barricade(s, b, ahead, thrown)
            return
        b.walk_place = ahead
        if tower_stands(s, b, ahead):
            enter_standing_tower(s, b)
            return
        if ahead == b.hero:
            fall_to_hero(s, b)
            return
        if s.tables.ruins_count:
            enter_ruin(s, b)
        thrown = kind == SPRING
        if kind == WALL or kind == SPRING or kind == DRAGON:  # the walk goes on from here
            b.trail = append(b.trail, ahead | b.walk_facing << 6)
        if kind == WALL:
            trigger(s, b, ahead)
            b.walk_facing = reflected(b.traps[ahead], b.walk_facing)
        elif kind == SPRING:
            trigger(s, b, ahead)
        else:
            end_on(s, b, kind)
            return


def next_place(b: Board, thrown: bool) -> i64:
    """BB-8.8: the place ahead, or the one behind it if a spring throws the walkers over it."""
    ahead = b.walk_place + DELTA[b.walk_facing]
    if thrown and TERRAIN[ahead] == CLEARING:
        ahead += DELTA[b.walk_facing]
    return ahead


def can_flee(s: BadBonesState, b: Board, facing: i64) -> bool:
    """BB-5.13: a dragon drives skeletons onto adjacent spaces or into a forest, but not into village or capital."""
    side = TERRAIN[b.walk_place + DELTA[facing]]
    return side != (TOP if s.coop else BOTTOM) or not s.tables.dragon_spares_village


def reflected(wall: i64, facing: i64) -> i64:
    """BB-5.10: the direction after a wall, which turns skeletons as a diagonal turns a ball."""
    return REFLECT[(4 if wall & TURNED else 0) + facing]


def run_into_barricade(s: BadBonesState, b: Board, place: i64, thrown: bool) -> None:
    """BB-8.3: a barricade holds the walkers where they started, with the hero on it or not."""
    trigger(s, b, place)
    if thrown:  # BB-8.8
        eliminate(s, b)
        return
    if s.tables.held_are_lured:
        lure_walkers(s, b)
    hold(s, b)


def lure_walkers(s: BadBonesState, b: Board) -> None:
    """Walkers that a barricade holds have completed their move, and turn to a treasure beside them (BB-5.12)."""
    for i in range(len(b.skeletons)):
        t = b.skeletons[i]
        if t & WALKING and TERRAIN[place_of(t)] == CLEARING:
            turn_skeleton(s, b, i, lured(b, place_of(t), facing_of(t)))


def end_on(s: BadBonesState, b: Board, kind: i64) -> None:
    """The way ends here, or goes on after a question."""
    place = b.walk_place
    if is_bare(b.traps[place]):
        rest(s, b, lured(b, place, turn_on(s, b, place, b.walk_facing)))
        return
    trigger(s, b, place)
    if kind == TREASURE:  # BB-5.12: they stay, facing as they moved
        rest(s, b, b.walk_facing)
    elif kind == LABYRINTH:  # BB-8.6: they may end on it
        rest(s, b, lured(b, place, b.walk_facing))
    elif kind == DRAGON:
        s.push_lane(steps.FLEE, b.seat, 0)
    elif kind == BOMB:  # BB-8.4
        eliminate(s, b)
    elif kind == PORTAL:
        through_portal(s, b)
    elif kind == CATAPULT or kind == HEARSE:
        throw(s, b, kind)


def throw(s: BadBonesState, b: Board, kind: i64) -> None:
    """BB-5.11: a catapult throws all skeletons of a phase to one opponent, chosen with the first; so does a hearse."""
    target = target_of(b.traps[b.walk_place])
    if target > 0:
        send_walkers(s, b, target)
    else:
        s.push_lane(steps.SEND, b.seat, BY_CATAPULT if kind == CATAPULT else BY_HEARSE)


def been_there(b: Board, place: i64) -> bool:
    """BB-5.14: whether this walk has already come to this place in this direction; then it stops."""
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


def rest(s: BadBonesState, b: Board, facing: i64) -> None:
    """The walkers stop here with this facing; they are younger than all who were here before."""
    while b.walking > 0:
        t = take_walker(b)
        b.skeletons = append(b.skeletons, moved_to(t, b.walk_place, facing))
        tell(s, events.WALKED, b.seat, model_of(t), place_of(t), b.walk_place, facing)
    forget_walk(b)


def hold(s: BadBonesState, b: Board) -> None:
    """The walkers stay where they started, facing as they started."""
    for i in range(len(b.skeletons)):
        t = b.skeletons[i]
        if t & WALKING:
            b.skeletons[i] = t ^ WALKING
            tell(s, events.HELD, b.seat, model_of(t), place_of(t), 0, 0)
    forget_walk(b)


def eliminate(s: BadBonesState, b: Board) -> None:
    """A trap eliminates the walkers."""
    while b.walking > 0:
        t = take_walker(b)
        to_bag(s, b, t)
        leave_unit(s, b, t)
    forget_walk(b)


def fall_to_hero(s: BadBonesState, b: Board) -> None:
    """BB-5.7: the hero kills the walkers that enter the hero's space; a trap there does nothing."""
    by_hero: i64 = BY_HERO if s.phase == phases.SKELETONS else 0  # BB-8.10: only those count for the weapon
    while b.walking > 0:
        t = take_walker(b)
        kill(s, b, t, b.walk_place, by_hero)
        leave_unit(s, b, t)
    forget_walk(b)


def through_portal(s: BadBonesState, b: Board) -> None:
    """BB-8.7: a portal takes the walkers back to their home entry."""
    while b.walking > 0:
        t = take_walker(b)
        model = model_of(t)
        if unit_of(t) > 0:  # BB-9.4: all of a unit go to the entry of its leader
            model = s.tables.first_instructor + unit_of(t) - 1
        entry = s.tables.entry[model]
        b.skeletons = append(b.skeletons, moved_to(t, entry, INWARDS[entry]))
        tell(s, events.WALKED, b.seat, model_of(t), place_of(t), entry, INWARDS[entry])
    forget_walk(b)


def enter_standing_tower(s: BadBonesState, b: Board) -> None:
    """Every walker does its own damage to the tower (BB-5.6)."""
    if s.coop:  # BB-10.4: a tower stops only one of them
        s.push_lane(steps.STOP, b.seat, 0)
        return
    while b.walking > 0:
        t = take_walker(b)
        enter_tower(s, b, t)
        leave_unit(s, b, t)
    forget_walk(b)


def stop_at_tower(s: BadBonesState, b: Board, model: i64) -> None:
    """BB-10.4: a walker destroys the tower and goes to the bag; the others go on over the ruin."""
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
    elif tower_stands(s, b, b.walk_place):  # BB-9.8: a nice chief has left it standing
        s.push_lane(steps.STOP, b.seat, 0)
    elif b.walk_place == b.hero:  # BB-10.7
        fall_to_hero(s, b)
    else:
        if s.tables.ruins_count:
            enter_ruin(s, b)
        end_on(s, b, b.traps[b.walk_place] & KIND)


def enter_ruin(s: BadBonesState, b: Board) -> None:
    """By a house rule (BB-9.8) the emperor loses the game for all in a fallen tower, too."""
    if s.coop and s.tables.tower_at[b.walk_place] > 0:
        for t in b.skeletons:
            if t & WALKING and s.tables.chief[model_of(t)] == EMPEROR:
                b.doomed = 1


def leave_board(s: BadBonesState, b: Board, side: i64) -> None:
    """BB-5.4: the walkers leave the board: to a neighbour, to a player of choice, or into village or capital."""
    if side == LEFT:
        send_walkers(s, b, b.seat % s.seats + 1)
    elif side == RIGHT:
        send_walkers(s, b, (b.seat + s.seats - 2) % s.seats + 1)
    elif side == (BOTTOM if s.coop else TOP):
        s.push_lane(steps.SEND, b.seat, OVER_THE_EDGE)
    else:
        enter_houses(s, b)


def enter_houses(s: BadBonesState, b: Board) -> None:
    """Every walker does its own damage to the village or, in coop, to the capital."""
    while b.walking > 0:
        t = take_walker(b)
        if s.coop:
            enter_capital(s, b, t)
        else:
            enter_village(s, b, t)
        leave_unit(s, b, t)
    forget_walk(b)


def send_walkers(s: BadBonesState, b: Board, seat: i64) -> None:
    """The walkers go to the cemetery of a seat; there a unit dissolves (BB-9.4)."""
    while b.walking > 0:
        t = take_walker(b)
        send_off(s, b, t, seat)
        leave_unit(s, b, t)
    forget_walk(b)
