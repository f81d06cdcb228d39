"""The arguments of events and prompts, made as the comments in locales/en say."""

from __future__ import annotations

import re
from typing import Any

FACE = re.compile(r"([a-z]+?)(?:-(white|black))?([/\\]?)(!?)")
LIES = {"/": "slash", "\\": "backslash"}
SIDES = {">": "left", "v": "top", "<": "right", "^": "bottom"}
WAYS = {"^": "up", ">": "right", "v": "down", "<": "left"}
PLACES = ("space", "from", "to", "entry")
OTHER_SEATS = ("by", "attacker", "mover", "victim")
Passed = dict[str, str | int]


class Passing:
    """For one viewer of a table."""

    def __init__(self, game: str, names: list[str], viewer: int, play: str) -> None:
        self.game = game
        self.names = names  # by seat; nobody's at 0
        self.viewer = viewer
        self.play = play

    def event(self, event: dict[str, Any]) -> Passed:
        passed: Passed = {"play": self.play, **self.seat("seat", event["seat"])}
        passed["mine"] = passed.pop("seat-mine")
        for key, value in event.items():
            if key not in ("kind", "seat"):
                passed |= self.field(event["kind"], key, value)
        if event["kind"] == "worn":
            now, before = event["now"], event["trap"]
            passed["now"] = "gone" if not now else "same" if now == before else "blast" if now == "blast" else "damaged"
        return passed

    def prompt(self, about: dict[str, str], weapon: str) -> Passed:
        passed: Passed = {"play": self.play, "weapon": weapon}
        for key, value in about.items():
            if key == "skeletons":
                models = value.split()
                passed |= {"count": len(models), "model": model(models[0])}
            elif key == "skeleton":
                passed["model"] = model(value)
            else:
                number = value.isdecimal()
                passed |= self.field("", key, int(value) if number else value)
        return passed

    def field(self, kind: str, key: str, value: Any) -> Passed:
        if kind == "sent" and key == "to":
            if isinstance(value, int):
                return {"to-kind": "seat", **self.seat(key, value)}
            return {"to-kind": value, "to": "", "to-mine": "no"}
        if (key in OTHER_SEATS and isinstance(value, int)) or (kind == "stole" and key == "from"):
            return self.seat(key, value)
        if self.game == "dia-de-los-muertos":
            return {key: "none" if key == "limb" and not value else value}
        if key in PLACES:
            return place(key, value)
        if key == "trap":
            return face(value)
        if key in ("model", "leader"):
            return {"model": model(value)}
        return {key: WAYS[value] if key == "facing" else value}

    def seat(self, key: str, seat: int) -> Passed:
        return {key: self.names[seat], f"{key}-mine": "yes" if seat and seat == self.viewer else "no"}


def place(key: str, value: str) -> Passed:
    if not value:
        return {key: "", f"{key}-in": "none"}
    return {key: value[-2:], f"{key}-in": SIDES.get(value[0], "board")}


def face(value: str) -> Passed:
    kind, colour, diagonal, damaged = FACE.fullmatch(value).groups()  # type: ignore[union-attr]
    return {"trap": kind, "lies": colour or LIES.get(diagonal, "none"), "damaged": "yes" if damaged else "no"}


def model(name: str) -> str:
    token, _, chief = name.partition(":")
    return chief or token.split("-")[0]
