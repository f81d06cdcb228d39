"""Rights at two processes whose bus is dead, so that every notice is lost: the store decides all the same."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.server.serving import Server
from support.server.visitors import Visitor, good, problem, seat_path
from support.services import REDIS, Service, databases, found_or_skipped, start_redis

DIA = "dia-de-los-muertos"
PROMISED = 2.0  # seconds until what is sent to a socket follows a change, by docs/protocol.md


class Deaf(NamedTuple):
    """Two processes, and the Redis between them, which is down."""

    here: Server
    there: Server
    program: Any
    bus: Service


@pytest.fixture(scope="module")
def deaf(postgres: Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deaf]:
    program = found_or_skipped(REDIS, tmp_path_factory)
    bus = start_redis(program)
    folder = tmp_path_factory.mktemp("deaf")
    with databases(postgres) as make:
        settings = {"db": make(), "bus": f"redis://127.0.0.1:{bus.port}/0"}
        with Server(folder / "here", **settings) as here, Server(folder / "there", **settings) as there:
            bus.close()
            yield Deaf(here, there, program, bus)
            for server in (here, there):
                assert "Traceback" not in server.log()


class Traveller(Visitor):
    """The same person at another process."""

    def __init__(self, visitor: Visitor, server: Server) -> None:
        super().__init__(server)
        self.cookies.set("ossuary", visitor.token, domain="127.0.0.1")


class Table(NamedTuple):
    """A game of Día under way, with hidden hands; everybody has been seen at both processes."""

    info: Any
    ana: Visitor
    ben: Visitor
    ben_there: Visitor


def running_table(deaf: Deaf, game: str = DIA) -> Table:
    ana, ben = Visitor(deaf.here, "Ana"), Visitor(deaf.here, "Ben")
    info = ana.make("person", "link", game=game)
    there = Traveller(ben, deaf.there)
    good(there.get(f"/api/tables/{info['id']}"))
    good(ben.claim(info, 2))
    ana.be_ready(info, 1)
    ben.be_ready(info, 2)
    good(there.get(seat_path(info, 2)))
    return Table(info, ana, ben, there)


@contextmanager
def seated(server: Server, info: Any, visitor: Visitor, *seats: int) -> Iterator[ClientConnection]:
    """A socket that has joined."""
    at = f"ws://{server.address}/api/tables/{info['id']}/socket"
    with connect(at, additional_headers={"Cookie": f"ossuary={visitor.token}"}, compression=None, proxy=None) as socket:
        socket.send(json.dumps({"type": "join", "seats": seats}))
        assert json.loads(socket.recv(10))["type"] == "welcome"
        yield socket


def bye(socket: ClientConnection, seconds: float = PROMISED) -> str:
    """Why the server closes the connection, in time."""
    until = time.monotonic() + seconds
    try:
        while True:
            message = json.loads(socket.recv(max(0.001, until - time.monotonic())))
            if message["type"] == "bye":
                return str(message["code"])
    except ConnectionClosed:
        return ""


def refused(socket: ClientConnection, **message: Any) -> str:
    """The code with which a message is refused; how the connection is closed if that comes first."""
    socket.send(json.dumps({**message, "ref": 77}))
    while True:
        told = json.loads(socket.recv(10))
        if told.get("ref") == 77 or told["type"] == "bye":
            return str(told.get("code", told["type"]))


READS = ["", "/events"]
COMMANDS = ["undo", "let-round", "leave", "return", "resign", "hint", "hand-over"]


@pytest.mark.parametrize("path", READS)
def test_a_seat_handed_over_shows_nothing_at_the_other_process(deaf: Deaf, path: str) -> None:
    table = running_table(deaf)
    good(table.ben.act(table.info, 2, "hand-over"))
    problem(table.ben_there.get(f"{seat_path(table.info, 2)}{path}"), 403, "not-your-seat")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_seat_handed_over_is_not_played_at_the_other_process(deaf: Deaf, command: str) -> None:
    table = running_table(deaf)
    good(table.ben.act(table.info, 2, "hand-over"))
    problem(table.ben_there.act(table.info, 2, command), 403, "not-your-seat")


def test_nothing_else_is_left_of_a_seat_handed_over(deaf: Deaf) -> None:
    table = running_table(deaf)
    good(table.ben.act(table.info, 2, "hand-over"))
    path = seat_path(table.info, 2)
    there = table.ben_there
    problem(there.post(f"{path}/answers", json={"question": "1.1", "words": "pass"}), 403, "not-your-seat")
    problem(there.post(f"{path}/ready", json={"on": False}), 403, "not-your-seat")
    problem(there.post(f"{path}/preview", json={"words": ["pass"]}), 403, "not-your-seat")
    problem(there.post(f"{path}/forecast", json={"words": []}), 403, "not-your-seat")
    problem(there.get(f"/api/tables/{table.info['id']}/replay?seat=2&event=3"), 403, "not-your-seat")
    problem(there.claim(table.info, 2), 403, "wrong-link")
    assert not good(there.get(f"/api/tables/{table.info['id']}"))["seats"][1].get("mine")


def test_a_socket_of_a_seat_handed_over_is_closed_in_time(deaf: Deaf) -> None:
    table = running_table(deaf)
    with seated(deaf.there, table.info, table.ben, 2) as socket:
        good(table.ben.act(table.info, 2, "hand-over"))
        assert bye(socket) == "handed-over"


@pytest.mark.parametrize("message", [{"type": "act", "do": "resign"}, {"type": "sign", "sign": "wave"}])
def test_an_open_socket_of_a_seat_handed_over_does_nothing(deaf: Deaf, message: dict[str, str]) -> None:
    table = running_table(deaf)
    with seated(deaf.there, table.info, table.ben, 2) as socket:
        good(table.ben.act(table.info, 2, "hand-over"))
        assert refused(socket, seat=2, **message) in ("not-your-seat", "handed-over")
    assert not good(table.ana.get(f"/api/tables/{table.info['id']}"))["seats"][1].get("resigned")


def test_a_seat_handed_over_is_played_by_its_new_person_at_once(deaf: Deaf) -> None:
    table = running_table(deaf)
    link = good(table.ben.act(table.info, 2, "hand-over"))["path"]
    eve = Visitor(deaf.here, "Eve")
    good(eve.claim(table.info, 2, link))
    eve_there = Traveller(eve, deaf.there)
    with seated(deaf.there, table.info, eve, 2):
        assert eve_there.look(table.info, 2)["viewer"] == 2


def test_a_deleted_table_does_not_answer_at_the_other_process(deaf: Deaf) -> None:
    table = running_table(deaf)
    with seated(deaf.there, table.info, table.ben, 2) as socket:
        good(table.ana.delete(f"/api/tables/{table.info['id']}"), 204)
        for path in ("", "/record", "/verify", "/seats/2", "/seats/0", "/replay?event=1"):
            problem(table.ben_there.get(f"/api/tables/{table.info['id']}{path}"), 404, "no-table")
        problem(table.ben_there.act(table.info, 2, "resign"), 404, "no-table")
        assert bye(socket) == "deleted"


def test_a_table_deleted_under_an_open_socket_takes_no_command(deaf: Deaf) -> None:
    table = running_table(deaf)
    with seated(deaf.there, table.info, table.ben, 2) as socket:
        good(table.ana.delete(f"/api/tables/{table.info['id']}"), 204)
        assert refused(socket, type="act", do="leave", seat=2) in ("no-table", "table-deleted", "deleted")


def test_rows_of_the_other_process_are_read_at_once_over_http(deaf: Deaf) -> None:
    table = running_table(deaf, "bad-bones")
    before = table.ben_there.look(table.info, 2)
    view = table.ben.look(table.info, 2)
    good(table.ben.answer(table.info, 2, view))
    after = table.ben_there.look(table.info, 2)
    assert (before["asked"] or {}).get("question") == view["asked"]["question"]
    assert (after["asked"] or {}).get("question") != view["asked"]["question"]


def test_a_socket_is_told_of_rows_of_the_other_process_in_time(deaf: Deaf) -> None:
    table = running_table(deaf)
    with seated(deaf.there, table.info, table.ben, 2) as socket:
        good(table.ana.act(table.info, 1, "leave"), 204)
        until = time.monotonic() + PROMISED
        while not any(event.get("kind") == "pilot" or event.get("pilot") for event in events_in(socket, until)):
            pass


def events_in(socket: ClientConnection, until: float) -> list[Any]:
    message = json.loads(socket.recv(max(0.001, until - time.monotonic())))
    return list(message.get("events", []))


def test_a_row_that_cannot_be_read_closes_the_table_and_says_why(deaf: Deaf) -> None:
    table = running_table(deaf)
    row = "SELECT table_id, max(number) + 1, 1, 'nonsense', max(at), '' FROM rows WHERE table_id = %s GROUP BY table_id"
    with seated(deaf.there, table.info, table.ben, 2) as socket:
        with psycopg.connect(deaf.here.settings["db"].replace("+psycopg", "")) as database:
            database.execute(f"INSERT INTO rows {row}", [table.info["id"]])
        problem(table.ben_there.get(seat_path(table.info, 2)), 409, "damaged")
        assert bye(socket) == "restart"
    good(table.ana.delete(f"/api/tables/{table.info['id']}"), 204)


def test_a_forgotten_person_is_nobody_at_the_other_process(deaf: Deaf) -> None:
    table = running_table(deaf)
    other = table.ana.make("person", "link")
    with (
        seated(deaf.there, table.info, table.ben, 2) as playing,
        seated(deaf.there, other, table.ben) as looking,
    ):
        good(table.ben.delete("/api/people/me"), 204)
        assert good(table.ben_there.get("/api/people/me")) == {"id": "", "name": ""}
        problem(table.ben_there.claim(other, 2), 401, "no-person")
        problem(table.ben_there.get(seat_path(table.info, 2)), 403, "not-your-seat")
        problem(table.ben_there.put("/api/people/me", json={"name": "Zoe"}), 401, "no-person")
        problem(table.ben_there.post("/api/tables", json={"game": DIA, "seats": [{}, {}]}), 401, "no-person")
        assert bye(playing) in ("no-person", "handed-over")
        assert bye(looking) == "no-person"
    seat = good(Traveller(table.ana, deaf.there).get(f"/api/tables/{table.info['id']}"))["seats"][1]
    assert "name" not in seat


def test_revoked_tokens_are_void_at_the_other_process(deaf: Deaf) -> None:
    table = running_table(deaf)
    old = Traveller(table.ben, deaf.here)
    with seated(deaf.there, table.info, table.ben, 2) as socket:
        good(table.ben.post("/api/people/me/tokens", json={}), 201)
        assert refused(socket, type="act", do="resign", seat=2) == "no-person"
        assert bye(socket) in ("no-person", "")
        problem(table.ben_there.get("/api/tables"), 401, "no-person")
        problem(old.get("/api/tables"), 401, "no-person")
        problem(old.post("/api/people/me/tokens", json={}), 401, "no-person")
    assert good(Traveller(table.ben, deaf.there).get("/api/people/me"))["name"] == "Ben"
    assert table.ben.look(table.info, 2)["viewer"] == 2


def test_a_new_name_and_a_rematch_are_seen_at_the_other_process(deaf: Deaf) -> None:
    table = running_table(deaf)
    good(table.ana.put("/api/people/me", json={"name": "Ana María"}))
    assert good(table.ben_there.get(f"/api/tables/{table.info['id']}"))["seats"][0]["name"] == "Ana María"


def test_when_the_bus_is_back_nothing_is_believed_from_before(deaf: Deaf) -> None:
    """Runs behind the others: from here on the processes hear each other again."""
    table = running_table(deaf)
    with seated(deaf.there, table.info, table.ben, 2) as socket:
        good(table.ben.act(table.info, 2, "hand-over"))
        back = start_redis(deaf.program, deaf.bus.port)
        try:
            until = time.monotonic() + 20
            while not all("it is back" in server.log() for server in (deaf.here, deaf.there)):
                assert time.monotonic() < until
                time.sleep(0.1)
            assert bye(socket) == "handed-over"
            problem(table.ben_there.act(table.info, 2, "resign"), 403, "not-your-seat")
            heard = running_table(deaf)
            with seated(deaf.there, heard.info, heard.ben, 2) as other:
                good(heard.ben.act(heard.info, 2, "hand-over"))
                assert bye(other, 0.5) == "handed-over"
        finally:
            back.close()


def test_a_person_is_told_in_time_who_asks_for_their_seat_at_the_other_process(deaf: Deaf) -> None:
    table = running_table(deaf)
    link = good(table.ben.get(f"{seat_path(table.info, 2)}/link"))["path"]
    phone = Visitor(deaf.there, "Otter")
    with seated(deaf.here, table.info, table.ben, 2) as socket:
        asked = good(ask_for(phone, table, link))
        until = time.monotonic() + 2 * PROMISED
        while (shown := transfer_in(socket, until)) is None or shown["until"] - shown["at"] < 30_000:
            pass  # the process that they are connected to gives them more time
        assert shown["at"] == asked["seats"][1]["transfer"]["at"]
        good(answer_transfer(table.ben, table, shown["at"], agree=False))
        problem(ask_for(phone, table, link), 403, "wrong-link")


def test_a_seat_that_goes_to_another_device_goes_at_both_processes(deaf: Deaf) -> None:
    table = running_table(deaf)
    link = good(table.ben.get(f"{seat_path(table.info, 2)}/link"))["path"]
    phone = Visitor(deaf.there, "Otter")
    at = good(ask_for(phone, table, link))["seats"][1]["transfer"]["at"]
    with seated(deaf.there, table.info, table.ben, 2) as socket:
        good(answer_transfer(table.ben, table, at, agree=True))
        assert phone.look(table.info, 2)["viewer"] == 2
        problem(table.ben_there.get(seat_path(table.info, 2)), 403, "not-your-seat")
        assert bye(socket) == "handed-over"
    problem(answer_transfer(table.ben_there, table, at, agree=False), 403, "not-your-seat")
    events = good(table.ana.get(f"{seat_path(table.info, 1)}/events?since=0"))["events"]
    assert [event["seat"] for event in events if event["kind"] == "transferred"] == [2]


def ask_for(person: Visitor, table: Table, link: str) -> httpx.Response:
    return person.post(f"{seat_path(table.info, 2)}/transfer", json={"key": link.partition(".")[2]})


def answer_transfer(person: Visitor, table: Table, at: int, agree: bool) -> httpx.Response:
    return person.post(f"{seat_path(table.info, 2)}/transfer-answer", json={"at": at, "agree": agree})


def transfer_in(socket: ClientConnection, until: float) -> Any:
    message = json.loads(socket.recv(max(0.001, until - time.monotonic())))
    return message["table"]["seats"][1].get("transfer") if message["type"] == "table" else None
