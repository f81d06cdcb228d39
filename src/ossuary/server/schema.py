"""The server's types as one JSON Schema document: `python -m ossuary.server.schema` prints it.

`web_build.py types` makes the page's TypeScript from it: every route with what it takes and answers, every message of
the socket, and under `games` what can happen in each game and what it asks.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from ossuary.core.events import EventKind
from ossuary.core.game import Game
from ossuary.games import make_games
from ossuary.server import messages
from ossuary.server.app import make_app
from ossuary.server.host.settings import Settings
from ossuary.server.http.api_docs import FIRST_PROBLEM, METHODS, REF, name_of
from ossuary.server.match.journal import READY
from ossuary.server.messages.schema import Schema, definitions

DRAFT = "http://json-schema.org/draft-07/schema#"
PREFIX = "#/definitions/"
API = "/api/"
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
ALSO_TOLD = [messages.TableEvent, messages.ProblemDetails]


def document() -> Schema:
    """All of it."""
    described = make_app(Settings(), {}).openapi_schema.to_schema()
    return {
        "$schema": DRAFT,
        **routes(described["paths"]),
        "definitions": all_definitions(list(described["components"]["schemas"])),
        "games": {name: game_schema(game) for name, game in make_games({}).items()},
    }


def routes(paths: Schema) -> Schema:
    """What each route takes and answers, under `METHOD path`."""
    found = {
        f"{method.upper()} {path}": route(item[method])
        for path, item in paths.items()
        for method in METHODS
        if method in item and path.startswith(API)
    }
    return {"title": "Routes", **closed(found, "Every route of the HTTP API, with what it takes and what it answers.")}


def route(operation: Schema) -> Schema:
    parameters = operation.get("parameters", [])
    body = operation["requestBody"]["content"]["application/json"]["schema"] if "requestBody" in operation else None
    [answer] = [each for status, each in operation["responses"].items() if status < FIRST_PROBLEM]
    return closed(
        {
            "path": of_parameters([each for each in parameters if each["in"] == "path"]),
            "query": of_parameters([each for each in parameters if each["in"] == "query"]),
            "body": {"$ref": PREFIX + name_of(body)} if body else {"type": "null"},
            "response": next(
                (referring(each["schema"]) for each in answer.get("content", {}).values()), {"type": "null"}
            ),
        },
        operation["summary"],
    )


def of_parameters(parameters: list[Schema]) -> Schema:
    schemas = {each["name"]: {"type": plain_type(each["schema"])} for each in parameters}
    return {**closed(schemas), "required": [each["name"] for each in parameters if each["required"]]}


def plain_type(schema: Schema) -> str:
    return str(schema["type"] if "type" in schema else schema["oneOf"][0]["type"])


def closed(properties: Schema, about: str = "") -> Schema:
    """An object that has these properties and no others."""
    described = {"description": about} if about else {}
    required = list(properties)
    return {
        **described,
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def referring(schema: Any) -> Any:
    """The same schema, with references into this document, and nothing beside them that would change the type."""
    if isinstance(schema, list):
        return [referring(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if isinstance(schema.get("$ref"), str):
        return {"$ref": schema["$ref"].replace(REF, PREFIX)}
    return {key: referring(value) for key, value in schema.items()}


def all_definitions(of_routes: list[str]) -> Schema:
    types = [getattr(messages, name) for name in of_routes]
    unions = {
        name: {"anyOf": [{"$ref": PREFIX + each.__name__} for each in union.__args__]} for name, union in UNIONS.items()
    }
    found = referring(definitions([*types, *ALSO_TOLD, *UNIONS.values()], PREFIX))
    return dict(sorted({**found, **unions}.items()))


def game_schema(game: Game[Any]) -> Schema:
    """What can happen in a game, and the kinds of its questions."""
    questions = [*sorted({step.name for step in game.steps if step.asks}), READY]
    told = {
        "GameEvent": {
            "description": "Everything that can happen in this game.",
            "anyOf": [event_schema(kind) for kind in game.event_kinds],
        },
        "QuestionKind": {"description": "Everything that a seat can be asked.", "enum": questions},
    }
    references = {"event": {"$ref": f"{PREFIX}GameEvent"}, "question": {"$ref": f"{PREFIX}QuestionKind"}}
    return {"$schema": DRAFT, "title": "Game", **closed(references), "definitions": told}


def event_schema(kind: EventKind) -> Schema:
    keys = {key: named_values(names) for key, names in zip(kind.keys, kind.names, strict=True)}
    return closed({"kind": {"enum": [kind.kind]}, "seat": {"type": "integer"}, **keys})


def named_values(names: list[Any]) -> Schema:
    """The type of what a number is told as: the number itself, or one of the names."""
    types = sorted({"string" if isinstance(name, str) else "integer" for name in names}) or ["integer"]
    return {"type": types[0] if len(types) == 1 else types}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document())) + b"\n")
