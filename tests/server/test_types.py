"""The types that the page is compiled against are those of the messages that the server really sends."""

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
from websockets.sync.client import ClientConnection, connect

from ossuary.games import game_names
from ossuary.server.schema import PREFIX, document
from support.server.serving import Server
from support.server.visitors import Visitor, finish, good, seat_path, table_of_two

DOCUMENT = document()
PATIENCE = 10


def validator(name: str, schema: Any = DOCUMENT) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({"$ref": PREFIX + name, "definitions": schema["definitions"]})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("types")) as server:
        yield server


def socket(server: Server, table: Any, visitor: Visitor) -> ClientConnection:
    at = f"ws://{server.address}/api/tables/{table['id']}/socket"
    return connect(at, additional_headers={"Cookie": f"ossuary={visitor.token}"}, compression=None, proxy=None)


def say(line: ClientConnection, message: dict[str, Any]) -> None:
    validator("ClientMessage").validate(message)
    line.send(json.dumps(message))


def heard_until(line: ClientConnection, kinds: set[str]) -> list[Any]:
    """Every message, until one of each of these kinds has come."""
    heard: list[Any] = []
    while not kinds <= {message["type"] for message in heard}:
        heard.append(json.loads(line.recv(PATIENCE)))
    return heard


def test_every_message_of_the_socket_is_of_its_type(server: Server) -> None:
    table, ana, ben = table_of_two(server, clock="relaxed")
    with socket(server, table, ana) as line:
        say(line, {"type": "join", "seats": [1], "moments": True})
        heard = heard_until(line, {"welcome", "update"})
        asked, words = heard[-1]["asked"]["question"], heard[-1]["options"][0]["words"]
        say(line, {"type": "answer", "seat": 1, "question": asked, "words": "nonsense", "ref": 1})
        say(line, {"type": "answer", "seat": 1, "question": asked, "words": words, "ready": True, "ref": 2})
        say(line, {"type": "sign", "seat": 1, "sign": "wave", "ref": 3})
        say(line, {"type": "ping", "ref": 4})
        heard += heard_until(line, {"refused", "ack", "update", "sign", "pong"})
        say(line, {"type": "act", "seat": 1, "do": "resign", "ref": 5})
        heard += heard_until(line, {"update"})
        with socket(server, table, ben) as other:
            say(other, {"type": "join", "seats": [2]})
            heard += heard_until(line, {"table"})
        good(ana.delete(f"/api/tables/{table['id']}"), 204)
        heard += heard_until(line, {"bye"})
    known = validator("ServerMessage")
    for message in heard:
        known.validate(message)


@pytest.mark.parametrize("name", game_names())
def test_every_event_is_of_a_kind_that_the_page_knows(server: Server, name: str) -> None:
    table, ana, ben = table_of_two(server, game=name)
    good(ana.act(table, 1, "resign"), 204)
    finish(table, (ben, 2))
    events = good(ana.get(f"{seat_path(table, 1)}/events"))["events"]
    of_the_table, of_the_game = validator("TableEvent"), validator("GameEvent", DOCUMENT["games"][name])
    told = {event["kind"] for event in events if of_the_table.is_valid(event)}
    assert {"resigned", "pilot"} <= told
    assert not [event for event in events if not of_the_table.is_valid(event) and not of_the_game.is_valid(event)]


def test_readiness_taken_back_is_told_as_a_kind_that_the_page_knows(server: Server) -> None:
    table, ana, _ = table_of_two(server)
    while (view := ana.look(table, 1))["options"]:
        good(ana.answer(table, 1, view))
    for on in (True, False):
        good(ana.post(f"{seat_path(table, 1)}/ready", json={"on": on}), 204)
    *_, event = good(ana.get(f"{seat_path(table, 1)}/events"))["events"]
    assert event == {"kind": "not-ready", "seat": 1}
    validator("TableEvent").validate(event)


def test_routes_have_the_types_of_what_they_answer() -> None:
    routes = DOCUMENT["properties"]
    rematch = routes["POST /api/tables/{table_id}/rematch"]["properties"]
    assert (rematch["body"], rematch["response"]) == ({"type": "null"}, {"$ref": f"{PREFIX}RematchTable"})
    forecast = routes["POST /api/tables/{table_id}/seats/{seat}/forecast"]["properties"]["response"]
    assert forecast == {"$ref": f"{PREFIX}Forecast"}
    unsure = DOCUMENT["definitions"]["Forecast"]["properties"]["unsure"]
    assert unsure == {"type": "array", "items": {"$ref": f"{PREFIX}Unsure"}}
    assert DOCUMENT["definitions"]["Unsure"]["type"] == "object"
    for route in routes.values():
        assert route["required"] == ["path", "query", "body", "response"]


def test_what_is_always_sent_is_required_and_what_may_be_left_out_is_not() -> None:
    known = DOCUMENT["definitions"]
    assert set(known["Plan"]["required"]) == {"game", "seats"}
    assert "asked" not in known["Update"]["required"]
    assert {"type", "viewer", "events", "over"} <= set(known["Update"]["required"])
    assert "result" not in known["TableInfo"]["required"]
    assert known["TableInfo"]["properties"]["result"] == {"$ref": f"{PREFIX}Result"}
    assert set(known["Forecast"]["required"]) == set(known["Forecast"]["properties"])
