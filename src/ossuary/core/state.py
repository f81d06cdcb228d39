"""A position: plain numbers and a stack of frames.

A frame is one step in progress, packed into an int: which step, whom it asks, and a number of the step's own.
Sequential play uses the main stack. A simultaneous phase gives every seat a lane, a small stack of its own; while
any lane holds a frame the main stack waits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ossuary.core.events import EVERYBODY, ONE_SEAT, Event

CHANCE: Final = 0  # the seat that draws tokens and cards; players sit at 1, 2, …
NOBODY: Final = -1


def frame(kind: i64, seat: i64, arg: i64) -> i64:
    return kind | seat << 8 | arg << 12


def kind_of(f: i64) -> i64:
    return f & 255


def seat_of(f: i64) -> i64:
    return f >> 8 & 15


def arg_of(f: i64) -> i64:
    return f >> 12


class Lane:
    """What one seat still has to answer in a simultaneous phase."""

    __slots__ = ("frames",)

    def __init__(self) -> None:
        self.frames: vec[i64] = vec[i64]()


class State:
    """What every game's position has. A game's own class adds its board and says how to clone and dump it."""

    __slots__ = ("seats", "frames", "lanes", "busy", "resigned", "events", "sealed")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.frames: vec[i64] = vec[i64]()
        self.lanes: list[Lane] = [Lane() for _ in range(seats)]
        self.busy: i64 = 0  # lanes that hold a frame
        self.resigned: i64 = 0  # one bit a seat, seat 1 lowest
        self.events: list[Event] | None = None  # a list where somebody listens
        self.sealed: list[Event] = []  # told to their own seat, kept from the others until the phase closes

    def push(self, kind: i64, seat: i64, arg: i64) -> None:
        self.frames = append(self.frames, frame(kind, seat, arg))

    def push_lane(self, kind: i64, seat: i64, arg: i64) -> None:
        lane = self.lanes[seat - 1]
        if len(lane.frames) == 0:
            self.busy += 1
        lane.frames = append(lane.frames, frame(kind, seat, arg))

    def pop_lane(self, seat: i64) -> i64:
        lane = self.lanes[seat - 1]
        lane.frames, f = pop(lane.frames)
        if len(lane.frames) == 0:
            self.busy -= 1
        return f

    def pop_main(self) -> i64:
        self.frames, f = pop(self.frames)
        return f

    def pending(self, seat: i64) -> i64:
        """The frame that awaits this seat, or NOBODY."""
        if self.busy > 0:
            if seat == CHANCE or len(self.lanes[seat - 1].frames) == 0:
                return NOBODY
            return self.lanes[seat - 1].frames[-1]
        if len(self.frames) == 0 or seat_of(self.frames[-1]) != seat:
            return NOBODY
        return self.frames[-1]

    def has_resigned(self, seat: i64) -> bool:
        return self.resigned & ONE_SEAT[seat] != 0

    def resign(self, seat: i64) -> None:
        """A bot plays on for this seat; it is ranked last."""
        self.resigned |= ONE_SEAT[seat]

    def copy_frames(self, other: State) -> None:
        """Take over the other's questions: the core's half of clone()."""
        self.frames = other.frames[:]
        self.busy = other.busy
        self.resigned = other.resigned
        if other.busy > 0:
            for i in range(len(self.lanes)):
                self.lanes[i].frames = other.lanes[i].frames[:]

    def listen(self) -> list[Event]:
        """From here on events are told; the list fills as answers are played."""
        heard: list[Event] = []
        self.events = heard
        return heard

    def emit(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)
            if event.audience != EVERYBODY:
                self.sealed.append(event)

    def whisper(self, event: Event) -> None:
        """Tell an event to its audience and, unlike emit(), to nobody else later on."""
        if self.events is not None:
            self.events.append(event)

    def unseal(self) -> None:
        """A sealed phase has closed: tell everybody else what happened in it."""
        if self.events is None:
            return
        for event in self.sealed:
            self.events.append(event.unsealed())
        self.sealed = []

    def dump_frames(self) -> list[int]:
        numbers: list[int] = [int(self.seats), int(self.resigned), len(self.frames)]
        numbers.extend(int(f) for f in self.frames)
        for lane in self.lanes:
            numbers.append(len(lane.frames))
            numbers.extend(int(f) for f in lane.frames)
        return numbers

    def load_frames(self, numbers: Tape) -> None:
        self.resigned = numbers.take()
        self.frames = numbers.take_vec()
        self.busy = 0
        for lane in self.lanes:
            lane.frames = numbers.take_vec()
            if len(lane.frames) > 0:
                self.busy += 1

    def dump(self) -> list[int]:
        """All state in a fixed order: what digests, stores and views are made of."""
        raise NotImplementedError


class Tape:
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
