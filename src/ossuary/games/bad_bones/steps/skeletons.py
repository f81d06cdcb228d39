"""Section 5: the skeleton phase, its order, and the questions on a skeleton's way; the way itself is in walk.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.core.state import CHANCE
from ossuary.core.step import Step, contains
from ossuary.games.bad_bones import phases, steps, verbs
from ossuary.games.bad_bones.actions import act, first_of, move_named, name_of, named, verb_of
from ossuary.games.bad_bones.refusals import Question
from ossuary.games.bad_bones.space import BIT, FACINGS, RANK, SPACE_NAMES
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.steps.round import clear_marks, open_phase
from ossuary.games.bad_bones.steps.weapon import can_be_of_use, use_weapon, weapon_due, weapon_reasons, weapon_uses
from ossuary.games.bad_bones.tokens import (
    EMPEROR,
    INSTRUCTOR,
    MOVE_MARKS,
    NICE,
    NO_WEAPON,
    TARGET,
    WALKING,
    model_of,
    place_of,
    unit_of,
)
from ossuary.games.bad_bones.traps import dismiss_saboteurs, wear_traps
from ossuary.games.bad_bones.walk import (
    BY_CATAPULT,
    BY_HEARSE,
    OVER_THE_EDGE,
    can_flee,
    has_to_move,
    lead_out,
    leaders,
    look_of_unmoved,
    send_walkers,
    set_out,
    stop_at_tower,
    walk,
)

WITHOUT_PAUSE: Final = 1


class SkeletonPhase(Step[BadBonesState]):
    """BB-5.1: the tracking token flips, then all skeletons advance."""

    def __init__(self) -> None:
        super().__init__(steps.SKELETON_PHASE, "skeleton-phase", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        s.tracking = 1 - s.tracking
        start_skeletons(s)


def start_skeletons(s: BadBonesState) -> None:
    open_phase(s, phases.SKELETONS)
    s.push(steps.AFTERMATH, CHANCE, 0)
    for b in s.boards:
        s.push_lane(steps.MARCH, b.seat, 0)


class March(Step[BadBonesState]):
    """Moves one skeleton after the other in a fixed order, and asks for the next one if the order can matter."""

    def __init__(self) -> None:
        super().__init__(steps.MARCH, "march", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        b = s.board(seat)
        lane = s.lanes[seat - 1]
        s.push_lane(steps.MARCH, seat, arg)
        depth: i64 = len(lane.frames)
        asks = arg != WITHOUT_PAUSE and order_can_matter(s, b)
        for t in marching_order(s, b):
            if asks and order_matters(s, b):
                s.pop_lane(seat)
                s.push_lane(steps.ORDER, seat, 0)
                return
            set_out(s, b, index_of(b, t))
            if len(lane.frames) != depth:  # a question has come up on the way
                return
        s.pop_lane(seat)
        if weapon_due(b):
            s.push_lane(steps.WEAPON, seat, 0)


def marching_order(s: BadBonesState, b: Board) -> vec[i64]:
    """All that have yet to move, in the fixed order of their places, on each the oldest first.

    It holds until a question comes up: a skeleton on its way changes none that have not set out.
    """
    unmoved = look_of_unmoved(s)
    ranks = RANK
    order = b.skeletons[:]
    count: i64 = 0
    for t in b.skeletons:
        if t & MOVE_MARKS != unmoved:
            continue
        rank = ranks[place_of(t)]
        i = count
        while i > 0 and ranks[place_of(order[i - 1])] > rank:
            order[i] = order[i - 1]
            i -= 1
        order[i] = t
        count += 1
    if count == len(order):
        return order
    return order[:count]


def index_of(b: Board, t: i64) -> i64:
    """Where in the board's list a skeleton like this stands; of several that are alike, the oldest."""
    skeletons = b.skeletons
    for i in range(len(skeletons)):
        if skeletons[i] == t:
            return i
    raise ValueError("no such skeleton")


def order_can_matter(s: BadBonesState, b: Board) -> bool:
    """Whether the order ever matters on this board: never without others' boards, weapons and chiefs in play."""
    return s.coop or s.chiefs or b.weapon != NO_WEAPON


def order_matters(s: BadBonesState, b: Board) -> bool:
    """BB-5.15: the order can matter in coop, with a weapon, and with an instructor, a nice chief or the emperor."""
    armed = b.weapon != NO_WEAPON and can_be_of_use(s, b)
    left = count_to_move(s, b)
    if weapon_due(b) and armed:
        return left > 0
    if left < 2:
        return False
    if s.coop or armed:
        return True
    for t in b.skeletons:
        chief = s.tables.chief[model_of(t)]
        if chief == INSTRUCTOR or chief == NICE or chief == EMPEROR:
            return True
    return False


def count_to_move(s: BadBonesState, b: Board) -> i64:
    """How many have yet to move; a unit (BB-9.4) counts as one."""
    count: i64 = 0
    seen: i64 = 0
    for t in b.skeletons:
        if not has_to_move(s, t):
            continue
        unit = unit_of(t)
        if unit == 0:
            count += 1
        elif seen & BIT[unit] == 0:
            seen |= BIT[unit]
            count += 1
    return count


class Order(Question):
    """Which skeleton moves next; or the weapon, if it can be used (BB-8.10)."""

    def __init__(self) -> None:
        super().__init__(steps.ORDER, "order", False, [verbs.MOVE, verbs.ADVANCE, verbs.USE])

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        b = s.board(seat)
        actions = append(vec[i64](), act(verbs.ADVANCE, 0, 0, 0))
        for t in b.skeletons:
            if has_to_move(s, t):
                action = move_named(name_of(t))
                if not contains(actions, action):
                    actions = append(actions, action)
        if weapon_due(b):
            for action in weapon_uses(s, b):
                actions = append(actions, action)
        return actions

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        b = s.board(seat)
        if verb_of(action) == verbs.ADVANCE:
            s.push_lane(steps.MARCH, seat, WITHOUT_PAUSE)
            return
        s.push_lane(steps.MARCH, seat, 0)
        if verb_of(action) == verbs.USE:
            use_weapon(s, b, action)
            return
        for i in range(len(b.skeletons)):
            if has_to_move(s, b.skeletons[i]) and name_of(b.skeletons[i]) == named(action):
                set_out(s, b, i)
                return

    def objections(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        if verb_of(action) == verbs.USE:
            return weapon_reasons(s, action)
        return [Reason("BB-5.1", "not-to-move")]


class Flee(Question):
    """Where a dragon drives the walkers (BB-5.13)."""

    def __init__(self) -> None:
        super().__init__(steps.FLEE, "flee", False, [verbs.FLEE])

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        b = s.board(seat)
        actions = vec[i64](capacity=4)
        for facing in range(4):
            if can_flee(s, b, facing):
                actions = append(actions, act(verbs.FLEE, facing, 0, 0))
        return actions

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        b = s.board(seat)
        b.walk_facing = first_of(action)
        walk(s, b)

    def objections(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("BB-5.13", "no-flight-there")]

    def prompt(self, s: BadBonesState, seat: i64, arg: i64) -> dict[str, str]:
        return walkers_prompt(s, s.board(seat))


class Send(Question):
    """To whose cemetery skeletons go; the frame's argument says why it is asked."""

    def __init__(self) -> None:
        super().__init__(steps.SEND, "send", False, [verbs.SEND])
        self.counted = True

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=6)
        for n in range(self.count(s, seat, arg)):
            actions = append(actions, self.nth(s, seat, arg, n))
        return actions

    def count(self, s: BadBonesState, seat: i64, arg: i64) -> i64:
        return max(s.seats - 1, 1)  # BB-7.1: in a solo game they come back

    def nth(self, s: BadBonesState, seat: i64, arg: i64, n: i64) -> i64:
        if n + 1 < seat or s.solo():
            return act(verbs.SEND, n + 1, 0, 0)
        return act(verbs.SEND, n + 2, 0, 0)

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        b = s.board(seat)
        target = first_of(action)
        if arg != OVER_THE_EDGE:
            b.lay(b.walk_place, b.traps[b.walk_place] | target << TARGET)
        send_walkers(s, b, target)

    def objections(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        if arg == BY_CATAPULT:
            rule = "BB-5.11"
        elif arg == BY_HEARSE:
            rule = "BB-8.5"
        else:
            rule = "BB-10.3" if s.coop else "BB-5.4"
        return [Reason(rule, "bad-send")]

    def prompt(self, s: BadBonesState, seat: i64, arg: i64) -> dict[str, str]:
        prompt = walkers_prompt(s, s.board(seat))
        prompt["by"] = "catapult" if arg == BY_CATAPULT else "hearse" if arg == BY_HEARSE else "edge"
        return prompt


class Lead(Question):
    """Which of several instructors leads the unit (BB-9.4); the frame's argument is their space."""

    def __init__(self) -> None:
        super().__init__(steps.LEAD, "lead", False, [verbs.LEAD])

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=3)
        for model in leaders(s, s.board(seat), arg):
            actions = append(actions, act(verbs.LEAD, model, 0, 0))
        return actions

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        lead_out(s, s.board(seat), arg, first_of(action))


class Stop(Question):
    """Which of a unit a standing tower stops (BB-10.4)."""

    def __init__(self) -> None:
        super().__init__(steps.STOP, "stop", False, [verbs.STOP])

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64]()
        for t in s.board(seat).skeletons:
            action = act(verbs.STOP, model_of(t), 0, 0)
            if t & WALKING and not contains(actions, action):
                actions = append(actions, action)
        return actions

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        stop_at_tower(s, s.board(seat), first_of(action))

    def prompt(self, s: BadBonesState, seat: i64, arg: i64) -> dict[str, str]:
        return walkers_prompt(s, s.board(seat))


def walkers_prompt(s: BadBonesState, b: Board) -> dict[str, str]:
    """The walkers a question is about, where they are, and their facing."""
    names = [s.tables.names[model_of(t)] for t in b.skeletons if t & WALKING]
    return {"skeletons": " ".join(names), "space": SPACE_NAMES[b.walk_place], "facing": FACINGS[b.walk_facing]}


class Aftermath(Step[BadBonesState]):
    """All have moved: traps wear, hearses drive off and saboteurs act before elimination is checked (BB-6.3)."""

    def __init__(self) -> None:
        super().__init__(steps.AFTERMATH, "aftermath", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        for b in s.boards:
            finish_skeletons(s, b)


def finish_skeletons(s: BadBonesState, b: Board) -> None:
    """What happens on one board when all its skeletons have moved."""
    wear_traps(s, b)
    dismiss_saboteurs(s, b)
    clear_marks(b.skeletons)
