"""Whole movements planned by where they end: the own skeleton's way, the dog's, or one after the other."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.games.dia_de_los_muertos import verbs
from ossuary.games.dia_de_los_muertos.actions import act
from ossuary.games.dia_de_los_muertos.fields import BIT
from ossuary.games.dia_de_los_muertos.state import MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.steps.movement import dog_steps_left, steps_left
from ossuary.games.dia_de_los_muertos.ways import dog_exits, ends_movement, exits, taken_fields


class Way:
    """A way to a field, and how many points it takes."""

    __slots__ = ("field", "answers")

    def __init__(self, field: i64, answers: vec[i64]) -> None:
        self.field: i64 = field
        self.answers: vec[i64] = answers


def movements(s: MuertosState, k: Skeleton) -> list[vec[i64]]:
    """All answers of a movement from here on, one chain for each pair of fields where skeleton and dog can end.

    The skeleton goes first; where the dog stands in its way it is led first.
    """
    points = s.points
    stop = act(verbs.STOP, 0, 0)
    chains: list[vec[i64]] = []
    here = ways_to(s, k.at, min(points, steps_left(s, k)), False)
    led = ways_to(s, s.dog, min(points, dog_steps_left(s, k)), True)
    for own in here:
        chains.append(append(own.answers[:], stop))
        for dog in led:
            if len(dog.answers) > 0 and len(own.answers) + len(dog.answers) <= points and dog.field != own.field:
                chains.append(append(joined(own.answers, dog.answers), stop))
    dog_at = s.dog
    for dog in led:
        left = min(points - len(dog.answers), steps_left(s, k))
        if len(dog.answers) == 0 or left == 0:
            continue
        s.dog = dog.field
        for own in ways_to(s, k.at, left, False):
            if len(own.answers) > 0 and needs_dog_led(here, own):
                chains.append(append(joined(dog.answers, own.answers), stop))
        s.dog = dog_at
    return chains


def needs_dog_led(here: list[Way], own: Way) -> bool:
    """Whether a field is out of reach, or farther, as long as the dog stays where it is."""
    for way in here:
        if way.field == own.field:
            return len(way.answers) > len(own.answers)
    return True


def ways_to(s: MuertosState, start: i64, longest: i64, leads_dog: bool) -> list[Way]:
    """The shortest way to each field in reach, the start itself included."""
    found = [Way(start, vec[i64]())]
    reached: i64 = BIT[start]
    stops: i64 = taken_fields(s) if leads_dog else 0
    verb: i64 = verbs.DOG if leads_dog else verbs.STEP
    first: i64 = 0
    for gone in range(longest):
        last: i64 = len(found)
        for i in range(first, last):
            way = found[i]
            if gone > 0 and (stops & BIT[way.field] if leads_dog else ends_movement(s, way.field)):
                continue
            for there in dog_exits(s, way.field) if leads_dog else exits(s, way.field):
                if reached & BIT[there] == 0:
                    reached |= BIT[there]
                    found.append(Way(there, append(way.answers[:], act(verb, there, 0))))
        first = last
    return found


def joined(one: vec[i64], other: vec[i64]) -> vec[i64]:
    both = one[:]
    for answer in other:
        both = append(both, answer)
    return both
