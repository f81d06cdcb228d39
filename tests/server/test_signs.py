"""Signs: seen by everyone at the table, kept by nobody, not too many, and pointing only where all plan together."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from support.server.kept import journal
from support.server.serving import Server
from support.server.visitors import Visitor, good, table_of_two

Message = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("signs")) as running:
        yield running
        assert running.stop() == 0
        assert "Traceback" not in running.log()


def sit(stack: ExitStack, server: Server, table: Any, visitor: Visitor | None, *seats: int) -> ClientConnection:
    headers = {"Cookie": f"ossuary={visitor.token}"} if visitor else {}
    at = f"ws://{server.address}/api/tables/{table['id']}/socket"
    line = stack.enter_context(connect(at, additional_headers=headers, compression=None, proxy=None))
    line.send(json.dumps({"type": "join", "seats": seats}))
    hear(line, "welcome")
    return line


def hear(line: ClientConnection, *kinds: str) -> Message:
    while (message := json.loads(line.recv(10)))["type"] not in kinds:
        pass
    return dict(message)


def sign(line: ClientConnection, sign: str, seat: int = 1, **more: Any) -> Message:
    line.send(json.dumps({"type": "sign", "seat": seat, "sign": sign, "ref": 7, **more}))
    return hear(line, "ack", "refused")


def test_everyone_sees_a_sign_and_nobody_keeps_it(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    before = journal(server, table["id"])
    with ExitStack() as stack:
        lines = [sit(stack, server, table, *who) for who in ((ana, 1), (ben, 2), (None,))]
        lines[0].send(json.dumps({"type": "sign", "seat": 1, "sign": "clap", "board": 2, "space": "b3"}))
        for line in lines:
            assert hear(line, "sign") == {"type": "sign", "seat": 1, "sign": "clap"}
        hear(lines[0], "ack")
        assert sign(lines[0], "clap", seat=2)["code"] == "not-your-seat"
        assert sign(lines[2], "wave")["code"] == "not-your-seat"
        assert sign(lines[0], "scold")["code"] == "bad-message"
    assert journal(server, table["id"]) == before
    assert "clap" not in ana.get(f"/api/tables/{table['id']}/record").text


def test_there_is_a_limit_to_signs(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.make("person", "link")  # before the game, too
    with ExitStack() as stack:
        line, other = [sit(stack, server, table, ana, 1) for _ in range(2)]
        assert [sign(line, "laugh")["type"] for _ in range(3)] == ["ack"] * 3
        assert sign(line, "laugh")["code"] == "too-fast"
        assert sign(other, "laugh")["code"] == "too-fast"  # it is the seat's, not the socket's
        time.sleep(1.1)
        assert sign(line, "laugh")["type"] == "ack"


def test_spaces_are_pointed_out_where_all_plan_together(server: Server) -> None:
    together, ana, ben = table_of_two(server, options=["play=coop"])
    apart, cleo, _ = table_of_two(server)
    lobby = good(ana.post("/api/tables", json={"game": "bad-bones", "seats": [{}, {"kind": "link"}]}), 201)
    with ExitStack() as stack:
        one, two = sit(stack, server, together, ana, 1), sit(stack, server, together, ben, 2)
        one.send(json.dumps({"type": "sign", "seat": 1, "sign": "look", "board": 2, "space": "b3"}))
        assert hear(two, "sign") == {"type": "sign", "seat": 1, "sign": "look", "board": 2, "space": "b3"}
        for nowhere in ({}, {"board": 3, "space": "b3"}, {"board": 2, "space": "f9"}):
            assert sign(two, "look", 2, **nowhere)["code"] == "no-such-space"
        refused = sign(sit(stack, server, apart, cleo, 1), "look", board=1, space="b3")
        assert (refused["ref"], refused["code"], bool(refused["detail"])) == (7, "no-pointing", True)
        assert sign(sit(stack, server, lobby, ana, 1), "look", board=1, space="b3")["code"] == "not-started"
