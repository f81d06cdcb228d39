"""What comes to nothing is told with its reason, and what happens without anybody's choice is told at all."""

from __future__ import annotations

from typing import Any

import pytest

from ossuary.core.notation import read_script
from ossuary.core.play import Play
from support.setups import the_game

GAME = the_game("dia-de-los-muertos")


def told(phase: str, one: str, two: str, *lines: str) -> list[dict[str, Any]]:
    """What everybody is told when these lines are played from a position of two skeletons."""
    laid_out = [f"  phase {phase}"]
    for number, statements in ((1, one), (2, two)):
        laid_out += [f"  seat {number}", *(f"    {statement}" for statement in statements.split("; "))]
    text = "\n".join([f"game: {GAME.name}", "rules: 2", "seats: 2", "position:", *laid_out, "---", ""])
    play = Play(GAME, read_script(text.encode()), records_events=True)
    for line in lines:
        seat, *words = line.split(" ")
        play.answer(int(seat), words)
    assert all(event.reaches(0) or GAME.describe(event)["kind"] == "drew" for event in play.events)
    return [GAME.describe(event) for event in play.events]


@pytest.mark.parametrize(
    ("one", "two", "card", "reason"),
    [
        ("at 3", "at 20", "kick", "nobody-in-range"),
        ("at 3", "at 20", "header", "nobody-in-range"),
        ("at 3; arms 0", "at 4", "beat", "no-arm"),
        ("at 3; legs 0", "at 4", "kick", "no-leg"),
        ("at 3", "at 4; legs 0", "kick", "nothing-to-lose"),
        ("at 3", "at 4", "snatch", "nothing-to-take"),
        ("at 3", "at 4", "patch", "still-whole"),
        ("at 5", "at 3", "follow", "nobody-ahead"),
        ("at 3", "at 20", "leapfrog", "no-landing"),
    ],
)
def test_an_action_without_effect_says_why(one: str, two: str, card: str, reason: str) -> None:
    events = told("play", f"{one}; hand beat; laid {card}", two, "1 act")
    assert {"kind": "no-effect", "seat": 1, "card": card, "reason": reason} in events


@pytest.mark.parametrize(
    ("card", "legs", "reason"), [("dodge", 2, "no-sign"), ("kick", 0, "limb-gone"), ("kick", 2, "")]
)
def test_a_random_attack_that_hits_nothing_says_why(card: str, legs: int, reason: str) -> None:
    events = told("play", "at 3; hand beat; laid throw1", f"at 5; legs {legs}; hand {card}", "1 act")
    unhurt = [event for event in events if event["kind"] == "unhurt"]
    assert unhurt == ([{"kind": "unhurt", "seat": 2, "reason": reason}] if reason else [])


def test_a_hand_of_reactions_is_exchanged_and_everybody_told_why() -> None:
    events = told("swap", "at 3; hand dodge hold", "at 5; hand kick")
    first = [event["kind"] for event in events].index("has-to-swap")
    assert events[first] == {"kind": "has-to-swap", "seat": 1, "cards": 2}
    assert [event["kind"] for event in events[first + 1 : first + 3]] == ["discarded", "discarded"]


def test_who_holds_is_told_to_be_dragged_along() -> None:
    events = told(
        "play", "at 3; hand beat; laid kick", "at 3; hand hold beat", "1 move", "2 hold", "1 step 4", "1 stop"
    )
    kinds = [event["kind"] for event in events]
    assert events[kinds.index("dragged")] == {"kind": "dragged", "seat": 2, "mover": 1}
    assert events[kinds.index("dragged") + 1] == {"kind": "stepped", "seat": 2, "from": 3, "to": 4}
