"""What can be pointed at on a game's table, by name: `thing-ID` of things.ftl, with `.text` for what it does."""

from __future__ import annotations

import re
from functools import cache

from ossuary.games import descriptor_of
from ossuary.locales import ENGLISH, bundle, say

THING = re.compile(r"^thing-([\w-]+) =", re.MULTILINE)


@cache
def names_of_things(game: str) -> dict[str, str]:
    """The ids of all things of a game that have an explanation, by id and by name, in small letters."""
    ids = [id for id in THING.findall(descriptor_of(game).text("locales", ENGLISH, "things.ftl")) if has_text(id)]
    return {word: id for id in reversed(ids) for word in (say(f"thing-{id}", {}).lower(), id)}


def has_text(id: str) -> bool:
    return "text" in bundle(ENGLISH).get_message(f"thing-{id}").attributes


def explain_thing(id: str) -> tuple[str, str]:
    """A thing's name, and what it does."""
    return say(f"thing-{id}", {}), say(f"thing-{id}.text", {})
