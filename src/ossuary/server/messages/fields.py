"""Field types that messages share, with their limits. Those with a title are types of their own in the schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw

from ossuary.core.data_files import PROVENANCES

Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        description="The name a person goes by. It begins with a visible character and has no invisible ones.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
Words = Annotated[str, Meta(min_length=1, max_length=80, description="An answer in the words of the notation.")]
Then = Annotated[list[Words], Meta(max_length=20)]
QuestionId = Annotated[str, Meta(min_length=3, max_length=24, description="The question that is answered.")]
QuestionKind = Annotated[
    str, Meta(min_length=1, max_length=24, description="The game's name for a question it asks again and again.")
]
OrderSpan = Annotated[Literal["round", "game"], Meta(title="OrderSpan", description="How long a standing order holds.")]
Value = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes, mixed into the game's chance.")]
Key = Annotated[str, Meta(min_length=8, max_length=80, description="The secret part of a seat's link.")]
Reference = Annotated[int, Meta(ge=0, le=2**53, description="Comes back with the acknowledgement or the refusal.")]
Bones = Annotated[str, Meta(max_length=262_144, description="A `.bones` text.")]

SeatKind = Annotated[Literal["person", "link", "bot"], Meta(title="SeatKind")]
Level = Annotated[
    Literal[
        "random",
        "greedy",
        "talus",
        "tibia",
        "patella",
        "costa",
        "scapula",
        "cranium",
        "talus-builder",
        "talus-sender",
        "talus-racer",
        "tibia-builder",
        "tibia-sender",
        "tibia-racer",
        "patella-builder",
        "patella-sender",
        "patella-racer",
        "costa-builder",
        "costa-sender",
        "costa-racer",
        "scapula-builder",
        "scapula-sender",
        "scapula-racer",
        "cranium-builder",
        "cranium-sender",
        "cranium-racer",
    ],
    Meta(
        title="Level",
        description="How well a bot plays; from `talus` to `cranium` ever better. "
        "A style may follow: a builder keeps what it has, a sender troubles others, a racer hurries.",
    ),
]
ClockName = Annotated[Literal["none", "relaxed", "brisk"], Meta(title="ClockName")]
Status = Annotated[Literal["open", "running", "over"], Meta(title="Status", description="How far a table has come.")]
Proof = Annotated[
    Literal["proved", "not-proved", "not-revealed", "not-committed"],
    Meta(title="Proof", description="What can be said about the honesty of a record's chance."),
]
LineKind = Annotated[Literal["answer", "chance", "expect", "digest", "table"], Meta(title="LineKind")]
Stop = Annotated[
    Literal["chance", "reveal", "other", "question", "phase", "end"],
    Meta(title="Stop", description="Why nothing beyond this point is certain."),
]
Action = Annotated[
    Literal["ready", "unready", "undo", "let-round", "leave", "return", "resign"],
    Meta(title="Action", description="Everything a player can do at a table besides answering."),
]
EmoteName = Annotated[Literal["clap", "laugh", "ouch", "think", "thanks", "wave", "look"], Meta(title="EmoteName")]
TableEventKind = Annotated[
    Literal[
        "ready",
        "not-ready",
        "undone",
        "standing-order",
        "reactions-opened",
        "pilot",
        "out-of-time",
        "paused",
        "resumed",
        "resigned",
        "transferred",
    ],
    Meta(title="TableEventKind", description="What can happen at any table, whatever is played there."),
]

Provenance = Annotated[
    str,
    Meta(title="Provenance", description="How a value is known.", extra_json_schema={"enum": [*PROVENANCES]}),
]
View = Annotated[dict[str, Any], Meta(title="View", description="What a viewer may know of the game, as its facts.")]


def open_object(required: dict[str, str], other_types: str | list[str]) -> dict[str, Any]:
    """The schema of an object with these properties, by name and type, and any others of the other types."""
    return {
        "type": "object",
        "properties": {name: {"type": kind} for name, kind in required.items()},
        "required": list(required),
        "additionalProperties": {"type": other_types},
    }


EVENT_SCHEMA = Meta(
    title="GameEvent",
    description="Something that happened, with what the game tells about it. Seat 0 is nobody's.",
    extra_json_schema=open_object({"kind": "string", "seat": "integer"}, ["string", "integer"]),
)
GameEvent = Annotated[dict[str, Any], EVENT_SCHEMA]
EncodedEvent = Annotated[Raw, EVENT_SCHEMA]
OPTION_SCHEMA = Meta(
    title="Option",
    description="A legal answer in words, and each of its words by name.",
    extra_json_schema=open_object({"words": "string", "verb": "string"}, "string"),
)
Option = Annotated[dict[str, str], OPTION_SCHEMA]
EncodedOption = Annotated[Raw, OPTION_SCHEMA]
Goal = Annotated[
    dict[str, Any],
    Meta(
        title="Goal",
        description="A challenge's goal: its key, and the numbers that belong to it.",
        extra_json_schema=open_object({"key": "string"}, ["string", "integer"]),
    ),
]
Unsure = Annotated[
    dict[str, str],
    Meta(title="Unsure", description="What depends on a choice that is still to come, in the game's own words."),
]
