"""Compares what a viewer was sent with what they may know. A Leak says which message shows too much."""

from __future__ import annotations

import random
import re
from typing import Any

from ossuary.core.events import ONLOOKER
from ossuary.games.dia_de_los_muertos.cards import CARDS
from support.server.recording_clients import Collection
from support.server.true_positions import RACE, TABLE_EVENTS, Leak, Message, Step, Truth, fronts, same

SEEN = {"viewer", "view", "moment", "asked", "options", "waiting", "ready", "undo", "over", "result"}
UPDATE = SEEN | {"type", "first", "events", "closes", "clocks", "orders", "chains", "premoves"}
SEAT_VIEW = SEEN | {"event", "closes", "clocks", "chains", "premoves"}
QUIET = ("welcome", "table", "ack", "pong", "refused")
HIDDEN_LINE = re.compile(r"(\d) lay ")
BOARD = ("hero", "traps", "skeletons", "forest")


class Reader:
    """Checks everything one viewer was sent."""

    def __init__(self, truth: Truth, collected: Collection) -> None:
        self.truth = truth
        self.game = truth.game
        self.collected = collected
        self.viewer = collected.viewer
        self.rng = random.Random(7)
        self.known = [0]  # how many of the first n events are the game's
        self.step = 0

    def check(self) -> None:
        for message in self.collected.messages:
            if message["type"] == "update":
                self.check_update(message)
            elif message["type"] in QUIET:
                self.check_quiet({key: value for key, value in message.items() if key not in ("forms", "orders")})
            else:
                raise Leak(f"what is this? {message}")
        for asked in self.collected.answers:
            getattr(self, f"check_{asked.what}")(asked.answer)

    # The socket.

    def check_update(self, update: Message) -> None:
        self.check_keys(update, UPDATE)
        assert update["first"] == len(self.known) - 1
        for event in update["events"]:
            self.known.append(self.known[-1] + self.check_event(event, self.known[-1]))
        if "view" in update:
            self.step = self.find(update, self.known[-1], self.step)

    def check_event(self, event: Message, number: int) -> bool:
        """Whether it is an event of the game."""
        if event["kind"] in TABLE_EVENTS:
            if set(event) - {"kind", "seat", "pilot"}:
                raise Leak(str(event))
            return False
        self.truth.check_event(self.viewer, number, event)
        return True

    def find(self, sent: Message, events: int, first: int = 0) -> int:
        """The step that this is the view of, among those at which the viewer had so many events."""
        steps = [number for number in self.truth.steps_at(self.viewer, events) if number >= first]
        for number in steps:
            if self.fits(sent, number):
                return number
        raise Leak(f"viewer {self.viewer} may not see this at any of {steps}: {sent}")

    def fits(self, sent: Message, number: int) -> bool:
        """Whether exactly this would have been sent, however the hidden part of the position looked."""
        step = self.truth.steps[number]
        positions = [step.state, self.truth.otherwise(step, self.viewer, self.rng)]
        return self.fits_waiting(sent, step) and all(self.fits_position(sent, position) for position in positions)

    def fits_position(self, sent: Message, position: Any) -> bool:
        game, viewer = self.game, self.viewer
        if game.reacting(position) and viewer in game.reactors(position):
            position = game.with_reactor(position, viewer)
        known = game.known_to(position, viewer)
        if sent["moment"] != known.dump() or not same(sent["view"], game.facts(known)):
            return False
        prompt = {} if viewer == ONLOOKER else game.prompt(position, viewer)
        asked = sent["asked"]
        if asked is not None and asked["kind"] != "ready":
            if not same({"asked": asked["kind"], **asked["about"]}, prompt):
                return False
            if sent.get("chains", []) != game.chains(position, viewer):
                return False
            if sent.get("premoves", []) != game.premoves(position, viewer):
                return False
            words = [game.words(position, viewer, action) for action in game.legal(position, viewer)]
            return [option["words"] for option in sent["options"]] == words
        return not sent["options"] and (asked is None or asked["about"] == {})

    def fits_waiting(self, sent: Message, step: Step) -> bool:
        """Everybody sees who is waited for: in a sealed phase all seats that are not ready."""
        game = self.game
        if step.opening is not None:
            return sorted({*sent["waiting"], *sent["ready"]}) == game.waiting(step.opening)
        if game.reacting(step.state):
            return bool(sent["waiting"] == game.reactors(step.state))
        return sent["waiting"] in (game.waiting(step.state), []) and not sent["ready"]

    def check_quiet(self, message: Any) -> None:
        """No card is named in messages that are not about cards."""
        if isinstance(message, dict):
            for value in message.values():
                self.check_quiet(value)
        elif isinstance(message, list):
            for value in message:
                self.check_quiet(value)
        elif self.truth.name == RACE and isinstance(message, str) and message in CARDS:
            raise Leak(f"viewer {self.viewer} was told of a {message}")

    def check_keys(self, message: Message, keys: set[str]) -> None:
        if set(message) - keys or message["viewer"] != self.viewer or message.get("orders"):  # nobody orders anything
            raise Leak(f"viewer {self.viewer} was sent {message}")

    # Answers by HTTP.

    def check_view(self, sent: Message) -> None:
        self.check_keys(sent, SEAT_VIEW)
        self.find(sent, self.known[sent["event"]])

    check_replay = check_view

    def check_events(self, sent: Message) -> None:
        for number, event in enumerate(sent["events"], sent["first"]):
            if number < len(self.known) - 1:
                assert self.check_event(event, self.known[number]) == self.known[number + 1] - self.known[number]

    def check_record(self, text: str) -> None:
        """The headers without the seed, and of the lines what everybody may know."""
        headers, _, body = text.partition("---\n")
        if "seed" in headers:
            assert body.splitlines() == self.truth.lines
            return
        public = public_lines(self.truth)
        lines = body.splitlines()
        if lines != public[: len(lines)]:
            raise Leak(f"the public part of the record is not {lines}")

    def check_preview(self, sent: Message) -> None:
        """From what the viewer knows: no front of another's, in the view or in the events."""
        if self.truth.name != RACE:
            return
        for seat, facts in enumerate(sent["view"]["seats"], 1):
            if seat != self.viewer and (facts.get("hand") or (facts.get("laid") and seat != sent["view"]["turn"])):
                raise Leak(f"viewer {self.viewer} previews {facts}")
        own = sent["view"]["seats"][self.viewer - 1]
        lies_open = {*own["hand"], own["laid"], *sent["view"]["discards"], *sent["view"]["jaws"]}
        lies_open |= {item for pile in sent["view"]["piles"].values() for item in pile} | {sent["view"]["played"]}
        for event in sent["events"]:  # an own card that is played may be shuffled in at once
            if event["kind"] == "discarded" and event["seat"] == self.viewer:
                lies_open |= {CARDS[card] for card in fronts(event)}
        for event in sent["events"]:
            if any(CARDS[card] not in lies_open for card in fronts(event)):
                raise Leak(f"viewer {self.viewer} previews {event}")

    def check_forecast(self, sent: Message) -> None:
        """Events of one's own board alone, and the others' boards as the viewer has seen them at some time."""
        if [event for event in sent["events"] if event["seat"] not in (0, self.viewer)]:
            raise Leak(f"viewer {self.viewer} foresees {sent['events']}")
        seen = [message["view"]["seats"] for message in self.collected.messages if "view" in message]
        for seat, facts in enumerate(sent["view"]["seats"], 1):
            board = [facts[name] for name in BOARD]
            if seat != self.viewer and board not in [[seats[seat - 1][name] for name in BOARD] for seats in seen]:
                raise Leak(f"viewer {self.viewer} foresees {facts} of seat {seat}")

    def check_hint(self, sent: Message) -> None:
        assert sent["words"] in [weighed["words"] for weighed in sent["weighed"]]

    def check_table(self, sent: Message) -> None:
        self.check_quiet(sent)

    check_problem = check_table


def public_lines(truth: Truth) -> list[str]:
    """A record's lines as everybody may read them before its end, by the notation alone."""
    hides = truth.name == RACE
    public = []
    for line in truth.lines:
        if line.startswith("=") or (hides and line.startswith("*")):
            continue
        laid = HIDDEN_LINE.match(line) if hides else None
        public.append(f"# not public yet: {laid[1]} lay" if laid else line)
    return public


def check_collections(record: str, *collections: Collection) -> int:
    """All of them; how many sealed phases the game had."""
    truth = Truth(record)
    for collected in collections:
        Reader(truth, collected).check()
    return len({id(step.opening) for step in truth.steps if step.opening is not None})
