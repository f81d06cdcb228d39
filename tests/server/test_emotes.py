"""Emotes: everybody at the table sees them, nobody stores them, there is a limit, and some point at a space."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect

from support.server.serving import Server
from support.server.stored_rows import journal
from support.server.visitors import Visitor, good, table_of_two

Message = dict[str, Any]


def connect_to(stack: ExitStack, server: Server, table: Any, visitor: Visitor | None, *seats: int) -> ClientConnection:
    headers = {"Cookie": f"ossuary={visitor.token}"} if visitor else {}
    at = f"ws://{server.address}/api/tables/{table['id']}/socket"
    socket = stack.enter_context(connect(at, additional_headers=headers, compression=None, proxy=None))
    socket.send(json.dumps({"type": "join", "seats": seats}))
    receive(socket, "welcome")
    return socket


def receive(socket: ClientConnection, *kinds: str) -> Message:
    """The next message of these kinds."""
    while (message := json.loads(socket.recv(10)))["type"] not in kinds:
        pass
    return dict(message)


def send(socket: ClientConnection, emote: str, seat: int = 1, **more: Any) -> Message:
    """Send an emote; the acknowledgement or the refusal."""
    socket.send(json.dumps({"type": "sign", "seat": seat, "sign": emote, "ref": 7, **more}))
    return receive(socket, "ack", "refused")


def test_everybody_sees_an_emote_and_nobody_stores_it(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    before = journal(server, table["id"])
    with ExitStack() as stack:
        sockets = [connect_to(stack, server, table, *who) for who in ((ana, 1), (ben, 2), (None,))]
        sockets[0].send(json.dumps({"type": "sign", "seat": 1, "sign": "clap", "board": 2, "space": "b3"}))
        for socket in sockets:
            assert receive(socket, "sign") == {"type": "sign", "seat": 1, "sign": "clap"}
        receive(sockets[0], "ack")
        assert send(sockets[0], "clap", seat=2)["code"] == "not-your-seat"
        assert send(sockets[2], "wave")["code"] == "not-your-seat"
        assert send(sockets[0], "scold")["code"] == "bad-message"
    assert journal(server, table["id"]) == before
    assert "clap" not in ana.get(f"/api/tables/{table['id']}/record").text


def test_there_is_a_limit_to_emotes(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.make("person", "link")  # before the game, too
    with ExitStack() as stack:
        socket, other = [connect_to(stack, server, table, ana, 1) for _ in range(2)]
        assert [send(socket, "laugh")["type"] for _ in range(3)] == ["ack"] * 3
        assert send(socket, "laugh")["code"] == "too-fast"
        assert send(other, "laugh")["code"] == "too-fast"  # the limit is the seat's, not the socket's
        time.sleep(1.1)
        assert send(socket, "laugh")["type"] == "ack"


def test_players_can_point_at_spaces_where_everybody_plans_together(server: Server) -> None:
    together, ana, ben = table_of_two(server, options=["play=coop"])
    apart, cleo, _ = table_of_two(server)
    lobby = good(ana.post("/api/tables", json={"game": "bad-bones", "seats": [{}, {"kind": "link"}]}), 201)
    with ExitStack() as stack:
        one, two = connect_to(stack, server, together, ana, 1), connect_to(stack, server, together, ben, 2)
        one.send(json.dumps({"type": "sign", "seat": 1, "sign": "look", "board": 2, "space": "b3"}))
        assert receive(two, "sign") == {"type": "sign", "seat": 1, "sign": "look", "board": 2, "space": "b3"}
        for nowhere in ({}, {"board": 3, "space": "b3"}, {"board": 2, "space": "f9"}):
            assert send(two, "look", 2, **nowhere)["code"] == "no-such-space"
        refused = send(connect_to(stack, server, apart, cleo, 1), "look", board=1, space="b3")
        assert (refused["ref"], refused["code"], bool(refused["detail"])) == (7, "no-pointing", True)
        assert send(connect_to(stack, server, lobby, ana, 1), "look", board=1, space="b3")["code"] == "not-started"
