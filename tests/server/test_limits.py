"""Limits, logs, settings and shutdown: what a host relies on."""

import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from ossuary.cli.app import app
from ossuary.server.host.logs import redact
from ossuary.server.host.networks import network_of
from ossuary.server.host.settings import BadSetting, read_settings
from support.command_line import run
from support.server.serving import Server
from support.server.visitors import Visitor, finish, good, problem, seat_path, table_of_two

TIGHT = {
    "requests_per_minute": "60",
    "requests_per_minute_per_address": "1000",
    "messages_per_second": "5",
    "sockets_per_address": "3",
    "tables_per_person": "2",
    "log": "debug",
    "log_format": "json",
}


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with tight limits that logs everything."""
    with Server(tmp_path_factory.mktemp("tight"), **TIGHT) as server:
        yield server


def open_socket(server: Server, table: str, **headers: str) -> ClientConnection:
    at = f"ws://{server.address}/api/tables/{table}/socket"
    return connect(at, additional_headers=headers, compression=None, proxy=None)


def last_message(line: ClientConnection) -> tuple[Any, int | None]:
    """The last message before the connection is closed, and the close code."""
    heard = None
    try:
        while True:
            heard = json.loads(line.recv(10))
    except ConnectionClosed:
        return heard, line.close_code


def test_too_many_requests(tight: Server) -> None:
    ana = Visitor(tight, "Ana")
    answers = [ana.get("/api/people/me") for _ in range(70)]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert 5 <= len(refused) <= 10  # a minute's worth at once, then as many as a minute has
    for answer in refused:
        problem(answer, 429, "too-many-requests")
        assert 1 <= int(answer.headers["retry-after"]) <= 2
    good(Visitor(tight).get("/health"))  # never refused
    good(Visitor(tight, "Ben").get("/api/people/me"))  # others are not affected
    time.sleep(int(refused[-1].headers["retry-after"]) + 0.1)
    good(ana.get("/api/people/me"))


def test_requests_of_many_persons_from_one_address(tmp_path: Path) -> None:
    """Ten persons who stay within their own limits, and nobody at all, are counted together."""
    limits = {"requests_per_minute": "60", "requests_per_minute_per_address": "120"}
    with Server(tmp_path, origin="https://table.example", **limits) as server:
        people = [Visitor(server) for _ in range(10)]
        for number, person in enumerate(people):
            person.headers["X-Forwarded-For"] = f"2001:db8:1:2::{number + 1:x}"
            good(person.post("/api/people", json={"name": "P"}), 201)
        answers = [person.get("/api/people/me") for _ in range(14) for person in people]
        refused = [answer for answer in answers if answer.status_code != 200]
        assert 5 <= len(refused) <= 31  # a slow machine has waited for some of its right to ask
        for answer in refused:
            problem(answer, 429, "too-many-requests")
            assert int(answer.headers["retry-after"]) >= 1
        with pytest.raises(InvalidStatus) as denied:
            open_socket(server, "any", **{"X-Forwarded-For": "2001:db8:1:2::99"})
        assert denied.value.response.status_code == 429
        assert json.loads(denied.value.response.body or b"")["code"] == "too-many-requests"
        good(Visitor(server).get("/health", headers={"X-Forwarded-For": "2001:db8:1:2::1"}))  # counted by itself
        good(Visitor(server).get("/api/people/me", headers={"X-Forwarded-For": "2001:db8:1:3::1"}))  # another network
        good(Visitor(server).get("/api/people/me", headers={"X-Forwarded-For": "192.0.2.7"}))


def test_who_is_not_a_trusted_proxy_speaks_for_nobody(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_minute_per_address="10") as server:
        codes = [
            Visitor(server).get("/api/people/me", headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code
            for number in range(30)
        ]
    assert codes.count(429) >= 8


def test_probes_are_limited_too(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_minute_per_address="10") as server:
        for path in ("/health", "/metrics"):
            codes = [Visitor(server).get(path).status_code for _ in range(40)]
            assert codes.count(429) >= 5
        good(Visitor(server).get("/api/people/me"))


def test_new_persons_from_one_address(tmp_path: Path) -> None:
    with Server(tmp_path, people_per_hour_per_address="5") as server:
        for _ in range(5):
            Visitor(server, "Ana")
        answer = Visitor(server).post("/api/people", json={"name": "Eve"})
        problem(answer, 429, "too-many-requests")
        assert 600 < int(answer.headers["retry-after"]) <= 720
        good(Visitor(server).get("/api/people/me"))


def test_processes_share_the_limits_of_their_database(
    new_database: Callable[[], str], redis: str, tmp_path: Path
) -> None:
    """New people, and bytes of new tables, fill what all processes write to: each of two allows half of them."""
    limits = {"db": new_database(), "bus": redis, "people_per_hour_per_address": "8"}
    with Server(tmp_path / "one", **limits) as one, Server(tmp_path / "other", **limits) as other:
        until = time.monotonic() + 20
        while "2 processes" not in run("admin", "numbers", "--db", limits["db"]).stdout:
            assert time.monotonic() < until
        time.sleep(2)  # both have seen the other's beat
        for server in (one, other):
            for _ in range(4):
                Visitor(server, "Ana")
            problem(Visitor(server).post("/api/people", json={"name": "Eve"}), 429, "too-many-requests")


def test_a_client_that_leaves_during_a_refused_handshake_is_no_error(tight: Server) -> None:
    def leave_at_once(path: str, host: str, abort: bool) -> None:
        head = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        with socket.create_connection(("127.0.0.1", tight.port)) as client:
            client.sendall((head + key).encode())
            if abort:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    before = tight.log()
    for abort in (True, False):
        for path in ("/api/tables/x/socket", "/api/nowhere", f"/api/tables/{'x' * 3000}/socket"):
            for host in (tight.address, "evil.example"):
                for _ in range(5):
                    leave_at_once(path, host, abort)
    good(Visitor(tight).get("/health"))
    time.sleep(0.5)
    assert "ERROR" not in tight.log().removeprefix(before)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_addresses_that_count_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_too_many_sockets_from_one_address(tight: Server) -> None:
    table = Visitor(tight, "Ana").make("person", "link")["id"]
    with ExitStack() as lines:
        for _ in range(3):
            lines.enter_context(open_socket(tight, table))
        late = lines.enter_context(open_socket(tight, table))
        refused = json.loads(late.recv(10))
        assert (refused["type"], refused["code"]) == ("refused", "too-many-sockets")
        assert refused["detail"]
        assert last_message(late) == ({"type": "bye", "code": "too-many-sockets"}, 4429)
    for _ in range(50):
        with open_socket(tight, table) as line:
            line.send('{"type": "join"}')
            if json.loads(line.recv(10))["type"] == "welcome":
                return
        time.sleep(0.1)
    raise AssertionError("those who left are still counted")


def test_too_many_messages(tight: Server) -> None:
    table = Visitor(tight, "Ana").make("person", "link")["id"]
    with open_socket(tight, table) as line:
        line.send('{"type": "join"}')
        for ref in range(12):
            line.send(json.dumps({"type": "ping", "ref": ref}))
        heard = [json.loads(line.recv(10)) for _ in range(14)]
        refused = [message for message in heard if message["type"] == "refused"]
        assert [message["code"] for message in refused] == ["too-fast"] * 2
        assert [message["ref"] for message in refused] == [10, 11]
        with suppress(ConnectionClosed):  # perhaps before the last one was sent
            for _ in range(60):
                line.send('{"type": "ping"}')
        assert last_message(line) == ({"type": "bye", "code": "too-fast"}, 4429)


def test_a_message_that_is_too_large(tight: Server) -> None:
    table = Visitor(tight, "Ana").make("person", "link")["id"]
    with open_socket(tight, table) as line:
        line.send("x" * 70_000)
        assert last_message(line)[1] == 1009


def test_too_many_tables(tight: Server) -> None:
    ana = Visitor(tight, "Ana")
    ana.make("person", "link")
    ana.make("person", "link")
    wanted = {"game": "bad-bones", "seats": [{"kind": "person"}]}
    problem(ana.post("/api/tables", json=wanted), 409, "too-many-tables")


def test_a_rematch_counts_as_its_owners(tmp_path: Path) -> None:
    with Server(tmp_path, tables_per_person="2") as server:
        table, ana, ben = table_of_two(server)
        ana.make("person", "link")
        finish(table, (ana, 1), (ben, 2))
        problem(ben.post(f"/api/tables/{table['id']}/rematch"), 409, "too-many-tables")
        assert "rematch" not in good(ben.get(f"/api/tables/{table['id']}"))


def test_a_request_head_without_end(tight: Server) -> None:
    with socket.create_connection(("127.0.0.1", tight.port)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with pytest.raises(OSError, match=r"reset|[Bb]roken"):  # noqa: PT012
            for number in range(100_000):
                line.sendall(b"X-%d: %s\r\n" % (number, b"x" * 1000))


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "https://127.0.0.1", "file://", "http://"])
def test_pages_of_other_sites_can_not_act(tight: Server, origin: str) -> None:
    answer = Visitor(tight).post("/api/people", json={"name": "Eve"}, headers={"Origin": origin})
    problem(answer, 403, "foreign-origin")
    with pytest.raises(InvalidStatus) as refused:
        open_socket(tight, "any", Origin=origin)
    response = refused.value.response
    assert response.status_code == 403
    assert json.loads(response.body or b"")["code"] == "foreign-origin"
    assert response.headers["content-type"] == "application/problem+json"
    assert "content-security-policy" in response.headers


def test_our_own_pages_can_act(tight: Server) -> None:
    headers = {"Origin": f"http://{tight.address}"}
    good(Visitor(tight).post("/api/people", json={"name": "Ana"}, headers=headers), 201)
    with open_socket(tight, "none", **headers) as line:
        assert last_message(line) == ({"type": "bye", "code": "no-table"}, 4404)


def test_a_server_answers_only_to_its_own_names(tight: Server) -> None:
    """A site that gives its own name the address of this server (DNS rebinding) reads nothing here and can't act."""
    anyone = Visitor(tight)
    for host in (f"evil.example:{tight.port}", "127.0.0.1.evil.example", "localhost.evil.example", "evil"):
        ours = {"Host": host, "Origin": f"http://{host}"}
        refused = problem(anyone.post("/api/people", json={"name": "Eve"}, headers=ours), 421, "unknown-host")
        assert host.partition(":")[0] in refused["detail"]
        for path in ("/api/people/me", "/"):
            problem(anyone.get(path, headers={"Host": host}), 421, "unknown-host")
        with pytest.raises(InvalidStatus) as denied, socket.create_connection(("127.0.0.1", tight.port)) as line:
            connect(f"ws://{host}/api/tables/any/socket", sock=line, proxy=None)
        assert denied.value.response.status_code == 421
        good(anyone.get("/health", headers={"Host": host}))
    names = ("localhost", "127.0.0.1", "[::1]", "192.168.1.7", "[fe80::1]", "table.localhost", socket.gethostname())
    for host in (*names, *(f"{name}:{tight.port}" for name in names)):
        good(anyone.get("/api/people/me", headers={"Host": host}))


def test_there_are_no_other_sockets(tight: Server) -> None:
    for path in ("/", "/api/people", "/nowhere"):
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{tight.address}{path}", proxy=None)
        assert json.loads(refused.value.response.body or b"")["status"] == refused.value.response.status_code < 500


def test_behind_a_proxy_with_tls(tmp_path: Path) -> None:
    with Server(tmp_path, origin="https://table.example") as server:
        ana = Visitor(server)
        ours = {"Origin": "https://table.example"}
        answer = ana.post("/api/people", json={"name": "Ana"}, headers=ours)
        good(answer, 201)
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        for foreign in ("http://table.example", "https://table.example.evil", f"http://{server.address}"):
            refused = ana.post("/api/people", json={"name": "Eve"}, headers={"Origin": foreign})
            problem(refused, 403, "foreign-origin")


def test_logs_are_one_object_a_line_without_secrets(tight: Server) -> None:
    """Wherever a secret was sent: header, cookie, query, path, body, or a refusal of any of them."""
    table, ana, _ = table_of_two(tight)
    key = ana.make("person", "link")["links"]["2"].partition(".")[2]
    token, person = ana.token, ana.id
    ana.get(f"/api/tables/{table['id']}?token={token}&key={key}")
    ana.get(f"/api/people/me?ossuary={token}")
    ana.get(f"/{token}")
    ana.get(f"/t/{table['id']}#2.{key}")
    ana.post(f"{seat_path(table, 1)}/claim", json={"key": key})
    ana.post("/api/people", content=token.encode(), headers={"Content-Type": token})
    ana.get("/api/people/me", headers={"Authorization": f"Bearer {token}", "Accept-Language": token})
    for headers in ({"Cookie": f"ossuary={token}"}, {"Authorization": f"Bearer {token}"}):
        with open_socket(tight, f"{table['id']}", **headers) as line:
            line.send(json.dumps({"type": "join", "seats": [1]}))
            line.recv(10)
            line.send(token)
    time.sleep(0.2)
    lines = [json.loads(line) for line in tight.log().splitlines() if not line.startswith("The table is open")]
    requests = [line for line in lines if line["logger"] == "ossuary.requests"]
    assert {"method", "path", "status", "ms"} <= set(requests[-1])
    assert "/api/tables/{table_id}/seats/{seat}/claim" in {line["path"] for line in requests}
    sockets = [line["message"] for line in lines if line["logger"] == "ossuary.socket"]
    assert "socket opened" in sockets
    assert any(message.startswith("socket closed") for message in sockets)
    for secret in (token, token.rpartition(".")[2], key, table["id"], person):
        assert secret not in tight.log()
    assert "trace" not in {field for line in lines for field in line}


def test_what_looks_like_a_secret_is_redacted() -> None:
    token = f"{'aB3-' * 4}.{'x_9' * 14}z"
    for text in (f"Bearer {token}", f"Cookie: ossuary={token}; x=1", f"?token={token}", f"{{'key': '{token[:20]}'}}"):
        assert token[:18] not in redact(text)
    assert "AbCd" not in redact("/t/abc#2.AbCdEfGhIjKlMnOpQrSt")
    assert redact("GET /api/tables/{table_id} 200 1.5 ms") == "GET /api/tables/{table_id} 200 1.5 ms"


def test_sigterm_tells_clients_to_come_back_and_loses_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server, ExitStack() as held:
        table, ana, ben = table_of_two(server)
        people: list[dict[str, str]] = [{"Cookie": f"ossuary={person.token}"} for person in (ana, ben)]
        lines = [held.enter_context(open_socket(server, table["id"], **headers)) for headers in (*people, {})]
        for seat, line in enumerate(lines[:2], 1):  # the third has not joined
            line.send(json.dumps({"type": "join", "seats": [seat]}))
        half = socket.create_connection(("127.0.0.1", server.port))
        half.sendall(b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{")
        good(ana.answer(table, 1, ana.look(table, 1)))
        after = ana.look(table, 1)
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < 8
        for line in lines:
            assert last_message(line) == ({"type": "bye", "code": "restart"}, 1012)
        half.close()
        server.start()
        assert ana.look(table, 1) == after
        assert "Traceback" not in server.log()


def forget_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("OSSUARY_"):
            monkeypatch.delenv(name)


def test_flags_before_environment_before_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forget_settings(monkeypatch)
    file = tmp_path / "table.toml"
    file.write_text('port = 1\nsockets = 11\nhost = "file"\nsync = false\n')
    monkeypatch.setenv("OSSUARY_PORT", "2")
    monkeypatch.setenv("OSSUARY_SOCKETS", "12")
    settings = read_settings({"port": 3, "host": None}, str(file))
    assert (settings.port, settings.sockets, settings.host, settings.sync) == (3, 12, "file", False)
    monkeypatch.setenv("OSSUARY_SOKETS", "12")
    with pytest.raises(BadSetting, match="the environment: there is no setting `sokets`"):
        read_settings({}, str(file))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--set", "nonsense=1"], "no setting `nonsense`"),
        (["--set", "log=loud"], "log: "),
        (["--set", "sockets=0"], "sockets: "),
        (["--set", "origin=table.example"], "origin is like https://"),
        (["--db", "bogus://x"], "the database can't be opened"),
        (["--db", "sqlite:////dev/null/x/table.db"], "the database can't be opened"),
        (["--bus", "carrier-pigeon"], "the bus is"),
        (["--bus", "redis://127.0.0.1:1"], "the bus does not answer"),
        (["--config", "none.toml"], "none.toml can't be read"),
    ],
)
def test_a_bad_setting_is_reported_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    forget_settings(monkeypatch)
    monkeypatch.chdir(tmp_path)
    command = ["serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/table.db", *words]
    with pytest.raises(SystemExit) as ended:
        app(command)
    assert ended.value.code == 2
    told = capfd.readouterr().err
    assert told.startswith("ossuary: ")
    assert why in told
    assert "Traceback" not in told
