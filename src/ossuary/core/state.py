"""A position: plain numbers and a stack of frames.

A frame is a step in progress, packed into an int: the step's kind, the seat it asks, and an argument that the step
itself defines. Sequential play uses the main stack. In a simultaneous phase each seat has a lane, a small stack of its
own; the main stack waits until all lanes are empty.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from ossuary.core.events import EVERYBODY, ONE_SEAT, Event

CHANCE: Final = 0  # the seat that draws tokens and cards; players sit at 1, 2, …
NOBODY: Final = -1


def frame(kind: i64, seat: i64, arg: i64) -> i64:
    """Pack a frame; kind_of(), seat_of() and arg_of() take it apart again."""
    return kind | seat << 8 | arg << 12


def kind_of(f: i64) -> i64:
    return f & 255


def seat_of(f: i64) -> i64:
    return f >> 8 & 15


def arg_of(f: i64) -> i64:
    return f >> 12


@mypyc_attr(acyclic=True)  # nothing for the garbage collector to look through
class Lane:
    """The frames of one seat in a simultaneous phase; empty once the seat has answered everything."""

    __slots__ = ("frames",)

    def __init__(self) -> None:
        self.frames: vec[i64] = vec[i64]()


# Games that are not compiled subclass it too. So each read of its fields checks that they are set, and the game loop
# reads them as few times as it can.
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's position has. A game's own class adds its pieces and says how to clone and dump them."""

    __slots__ = ("seats", "frames", "lanes", "open_lanes", "resigned", "events", "sealed_events")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.frames: vec[i64] = vec[i64]()
        self.lanes: list[Lane] = [Lane() for _ in range(seats)]
        self.open_lanes: i64 = 0  # lanes that hold a frame
        self.resigned: i64 = 0  # one bit for each seat, seat 1 lowest
        self.events: list[Event] | None = None  # a list once record_events() has been called
        self.sealed_events: list[Event] = []  # known to their own seat; the others learn them when the phase closes

    def push(self, kind: i64, seat: i64, arg: i64) -> None:
        """Put a step on the main stack: it comes before everything that is there already."""
        self.frames = append(self.frames, frame(kind, seat, arg))

    def push_lane(self, kind: i64, seat: i64, arg: i64) -> None:
        """Put a step on a seat's own lane, in a simultaneous phase."""
        lane = self.lanes[seat - 1]
        if len(lane.frames) == 0:
            self.open_lanes += 1
        lane.frames = append(lane.frames, frame(kind, seat, arg))

    def pop_lane(self, seat: i64) -> i64:
        lane = self.lanes[seat - 1]
        lane.frames, f = pop(lane.frames)
        if len(lane.frames) == 0:
            self.open_lanes -= 1
        return f

    def pop_main(self) -> i64:
        self.frames, f = pop(self.frames)
        return f

    def pending(self, seat: i64) -> i64:
        """The frame on top that belongs to this seat, or NOBODY."""
        if self.open_lanes > 0:
            if seat == CHANCE:
                return NOBODY
            lane = self.lanes[seat - 1]
            if len(lane.frames) == 0:
                return NOBODY
            return lane.frames[-1]
        if len(self.frames) == 0:
            return NOBODY
        f = self.frames[-1]
        if seat_of(f) != seat:
            return NOBODY
        return f

    def has_resigned(self, seat: i64) -> bool:
        return self.resigned & ONE_SEAT[seat] != 0

    def resign(self, seat: i64) -> None:
        """Mark the seat as resigned: it is ranked last, and a bot plays on for it."""
        self.resigned |= ONE_SEAT[seat]

    def copy_frames(self, other: State) -> None:
        """Copy the frames and what else all games have: the core's half of clone()."""
        self.frames = other.frames[:]
        self.open_lanes = other.open_lanes
        self.resigned = other.resigned
        if other.open_lanes > 0:
            for i in range(len(self.lanes)):
                self.lanes[i].frames = other.lanes[i].frames[:]

    def record_events(self) -> list[Event]:
        """Record events from here on; the returned list grows as answers are played."""
        events: list[Event] = []
        self.events = events
        return events

    def emit(self, event: Event) -> None:
        """Record an event; those who can't see it now will when the phase closes."""
        if self.events is not None:
            self.events.append(event)
            if event.audience != EVERYBODY:
                self.sealed_events.append(event)

    def emit_private(self, event: Event) -> None:
        """Record an event for its audience only: unlike with emit(), nobody else ever learns it."""
        if self.events is not None:
            self.events.append(event)

    def unseal(self) -> None:
        """A sealed phase has closed: record its events once more, for everybody who could not see them."""
        if self.events is None:
            return
        for event in self.sealed_events:
            self.events.append(event.unsealed())
        self.sealed_events = []

    def dump_frames(self) -> list[int]:
        numbers: list[int] = [int(self.seats), int(self.resigned)]
        add_vec(numbers, self.frames)
        for lane in self.lanes:
            add_vec(numbers, lane.frames)
        return numbers

    def load_frames(self, numbers: NumberReader) -> None:
        """Undo dump_frames(); the number of seats has been read already."""
        self.resigned = numbers.take()
        self.frames = numbers.take_vec()
        self.open_lanes = 0
        for lane in self.lanes:
            lane.frames = numbers.take_vec()
            if len(lane.frames) > 0:
                self.open_lanes += 1

    def dump(self) -> list[int]:
        """The whole position as numbers in a fixed order: digests and moments are made from it."""
        raise NotImplementedError


def add_vec(numbers: list[int], values: vec[i64]) -> None:
    """Add values to a dump, and before them how many there are; NumberReader.take_vec() reads them back."""
    numbers.append(len(values))
    for value in values:
        numbers.append(value)


class NumberReader:
    """Reads a dump back, number by number."""

    __slots__ = ("numbers", "at")

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: list[int] = numbers
        self.at: int = 0

    def take(self) -> i64:
        value = self.numbers[self.at]
        self.at += 1
        return value

    def take_vec(self) -> vec[i64]:
        values = vec[i64]()
        for _ in range(self.take()):
            values = append(values, self.take())
        return values
