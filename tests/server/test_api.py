"""The HTTP API as people use it, on a real server."""

import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ossuary.locales import say
from support.server.serving import Server
from support.server.visitors import Visitor, finish, good, problem, seat_path, table_of_two


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[Any, Visitor, Visitor]:
    """A game that has been played to its end."""
    table, ana, ben = table_of_two(server)
    view = ana.look(table, 1)
    good(ana.answer(table, 1, view))
    return finish(table, (ana, 1), (ben, 2)), ana, ben


def socket(server: Server, table: Any, visitor: Visitor | None = None) -> ClientConnection:
    headers = {"Cookie": f"ossuary={visitor.token}"} if visitor else {}
    at = f"ws://{server.address}/api/tables/{table['id']}/socket"
    return connect(at, additional_headers=headers, compression=None, proxy=None)


def last_message(line: ClientConnection) -> tuple[str, int | None]:
    """The last message before the connection is closed, and the close code."""
    heard = ""
    try:
        while True:
            heard = str(line.recv(10))
    except ConnectionClosed:
        return heard, line.close_code


def test_a_person_is_a_cookie(server: Server) -> None:
    ana = Visitor(server)
    answer = ana.post("/api/people", json={"name": "Ana"})
    assert good(answer, 201)["name"] == "Ana"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Path=/" in cookie
    assert "secure" not in cookie.lower()
    assert ana.token not in answer.text
    assert "token" not in answer.json()
    me = ana.get("/api/people/me")
    assert good(me)["name"] == "Ana"
    assert ana.token not in me.text


def test_a_program_is_told_its_token_once(server: Server) -> None:
    person = good(Visitor(server).post("/api/people", json={"name": "Bot", "bearer": True}), 201)
    headers = {"Authorization": f"Bearer {person['token']}"}
    told = good(Visitor(server).get("/api/people/me", headers=headers))
    assert told == {"id": person["id"], "name": "Bot"}


def test_a_person_can_change_their_name(server: Server) -> None:
    ana = Visitor(server, "Ana")
    good(ana.put("/api/people/me", json={"name": "Ana María 🦴"}))
    assert good(ana.get("/api/people/me"))["name"] == "Ana María 🦴"


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Ada\n",
            "A\u200bda",
            "\u2800",
            "\u3164",
            "A\u00adda",
            "\ufeffAda",
            "A\u200dda",
            "a\ufe0f",
            "\u0301a",
            "A\u2028da",
        ),
        *("\U000e0041", "\u115f\u1160", "\ue000", "👩\u200d", "\u200dAda"),
    ],
)
def test_a_name_has_no_invisible_characters(server: Server, name: str) -> None:
    told = {}
    for language in ("en", "fr", "nl", "de"):
        ana = Visitor(server, "Ana")
        headers = {"Accept-Language": language}
        told[language] = problem(ana.post("/api/people", json={"name": name}, headers=headers), 400, "bad-name")[
            "detail"
        ]
        problem(ana.put("/api/people/me", json={"name": name}, headers=headers), 400, "bad-name")
        assert good(ana.get("/api/people/me"))["name"] == "Ana"
    assert len(set(told.values())) == 4
    assert told["en"].startswith("This name can’t be used: a name has 1 to 40 characters")


@pytest.mark.parametrize(
    "name",
    ["👩\u200d🚀 Ana", "❤\ufe0f", "❤\ufe0f\u200d🔥", "علی\u200cرضا", "क्\u200dष", "José", "Jose\u0301", "O'Neil 3"],
)
def test_a_name_may_have_what_its_script_needs(server: Server, name: str) -> None:
    assert good(Visitor(server).post("/api/people", json={"name": name}), 201)["name"] == name


@pytest.mark.parametrize("name", ["", " ", "a\nb", "\0", "\u202eab", "x" * 41, 7, None])
def test_bad_names_are_refused(server: Server, name: object) -> None:
    detail = problem(Visitor(server).post("/api/people", json={"name": name}), 400, "bad-name")["detail"]
    assert detail == say("bad-name", {})


@pytest.mark.parametrize("token", ["-", "x", "a.b", "\u00e9", "x" * 500, f"{'A' * 16}.{'B' * 43}"])
def test_a_token_that_was_not_signed_here_is_nobodys(server: Server, token: str) -> None:
    for header in ({b"Authorization": f"Bearer {token}".encode()}, {b"Cookie": f"ossuary={token}".encode()}):
        assert good(Visitor(server).get("/api/people/me", headers=header)) == {"id": "", "name": ""}
        problem(Visitor(server).get("/api/tables", headers=header), 401, "no-person")


def test_a_table_has_seats_of_every_kind(server: Server) -> None:
    ana, ben, eve = Visitor(server, "Ana"), Visitor(server, "Ben"), Visitor(server, "Eve")
    table = ana.make("person", "link", "bot", clock="brisk", options=["mode=advanced"])
    assert [seat["kind"] for seat in table["seats"]] == ["person", "link", "bot"]
    assert (table["mine"], table["status"], list(table["links"])) == (True, "open", ["2"])
    assert re.fullmatch("[0-9a-f]{64}", table["commit"])
    assert table["seats"][0]["mine"]
    assert table["seats"][2]["level"] == "greedy"
    seen = good(eve.get(f"/api/tables/{table['id']}"))
    assert "links" not in seen
    assert "mine" not in seen
    assert not any(seat.get("mine") for seat in seen["seats"])

    problem(ben.post(f"{seat_path(table, 2)}/claim", json={"key": "a wrong key"}), 403, "wrong-link")
    good(ben.claim(table, 2))
    good(ben.claim(table, 2))  # claiming one's own seat again changes nothing
    problem(eve.claim(table, 2), 409, "seat-taken")
    problem(eve.claim(table, 1, table["links"]["2"]), 403, "wrong-link")
    problem(eve.claim(table, 9, table["links"]["2"]), 404, "no-seat")
    assert [mine["id"] for mine in good(ben.get("/api/tables"))] == [table["id"]]
    assert good(eve.get("/api/tables")) == []


def test_a_link_is_claimed_by_one_of_many(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.make("person", "link")
    crowd = [Visitor(server, f"P{n}") for n in range(6)]
    with ThreadPoolExecutor(len(crowd)) as pool:
        answers = list(pool.map(lambda visitor: visitor.claim(table, 2), crowd))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5


@pytest.mark.parametrize(
    ("plan", "status", "code"),
    [
        ({"game": "chess"}, 404, "no-game"),
        ({"options": ["mode=nonsense"]}, 400, "bad-option"),
        ({"seats": []}, 400, "bad-request"),
        ({"seats": [{"kind": "person"}] * 7}, 400, "bad-request"),
        ({"seats": [{"kind": "ghost"}]}, 400, "bad-request"),
        ({"clock": "never"}, 400, "bad-request"),
        ({"clock": {"choice": 0}}, 400, "bad-request"),
        ({"reaction_seconds": -1}, 400, "bad-request"),
        ({"unknown": 1}, 400, "bad-request"),
        ({"reaction_seconds": "4"}, 400, "bad-request"),
    ],
)
def test_bad_plans_are_refused(server: Server, plan: Any, status: int, code: str) -> None:
    wanted = {"game": "bad-bones", "seats": [{"kind": "person"}, {"kind": "link"}], **plan}
    problem(Visitor(server, "Ana").post("/api/tables", json=wanted), status, code)


def test_a_seat_is_handed_over(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    eve = Visitor(server, "Eve")
    problem(eve.act(table, 2, "hand-over"), 403, "not-your-seat")
    link = good(ben.act(table, 2, "hand-over"))["path"]
    problem(ben.get(seat_path(table, 2)), 403, "not-your-seat")
    problem(ben.claim(table, 2), 403, "wrong-link")  # the old link is void
    good(eve.claim(table, 2, link))
    assert eve.look(table, 2)["viewer"] == 2
    assert good(ana.get(f"/api/tables/{table['id']}"))["seats"][1]["name"] == "Eve"


def test_a_table_is_deleted_for_everybody(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    problem(ben.delete(f"/api/tables/{table['id']}"), 403, "not-your-table")
    with socket(server, table, ben) as line:
        line.send('{"type": "join", "seats": [2]}')
        line.recv()
        good(ana.delete(f"/api/tables/{table['id']}"), 204)
        assert last_message(line) == ('{"type":"bye","code":"deleted"}', 4404)
    for path in ("", "/record", "/verify", "/seats/2", "/replay?event=1"):
        problem(ben.get(f"/api/tables/{table['id']}{path}"), 404, "no-table")
    assert good(ben.get("/api/tables")) == []
    with socket(server, table, ben) as line:
        assert '"no-table"' in str(line.recv())
        assert last_message(line) == ('{"type":"bye","code":"no-table"}', 4404)


def test_an_answer_counts_once(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    view = ana.look(table, 1)
    problem(ben.answer(table, 1, view), 403, "not-your-seat")
    problem(Visitor(server).post(f"{seat_path(table, 1)}/undo"), 401, "no-person")
    words = view["options"][0]["words"]
    good(ana.answer(table, 1, view, words))
    good(ana.answer(table, 1, view, words))  # sent again because the acknowledgement got lost
    refused = problem(ana.answer(table, 1, view, view["options"][1]["words"]), 409, "stale-question")
    assert refused["reasons"]
    good(ana.act(table, 1, "undo"), 204)
    assert ana.look(table, 1)["options"] == view["options"]


def test_a_refusal_cites_the_rule(server: Server) -> None:
    table, ana, _ = table_of_two(server)
    told = problem(ana.answer(table, 1, ana.look(table, 1), "hero a1"), 409, "illegal")
    assert told["reasons"][0]["rule"].startswith("BB-")
    problem(ana.answer(table, 1, ana.look(table, 1), "fly to the moon"), 409, "illegal")


def test_a_player_who_leaves_can_return_and_one_who_resigns_can_not_undo_it(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    good(ben.act(table, 2, "leave"), 204)
    pilot = [seat["pilot"] for seat in good(ana.get(f"/api/tables/{table['id']}"))["seats"]]
    assert pilot == ["person", "costa"]
    problem(ben.post(f"{seat_path(table, 2)}/undo"), 409, "bot-plays")
    good(ben.act(table, 2, "return"), 204)
    assert good(ana.get(f"/api/tables/{table['id']}"))["seats"][1]["pilot"] == "person"
    good(ben.act(table, 2, "resign"), 204)
    assert good(ana.get(f"/api/tables/{table['id']}"))["seats"][1]["resigned"]


def test_onlookers_see_what_is_public(server: Server) -> None:
    table, ana, _ = table_of_two(server, game="dia-de-los-muertos")
    anyone = Visitor(server)
    seen = anyone.look(table)
    assert (seen["viewer"], seen["asked"], seen["options"]) == (0, None, [])
    problem(anyone.get(seat_path(table, 1)), 403, "not-your-seat")
    problem(anyone.get(f"{seat_path(table, 1)}/events"), 403, "not-your-seat")
    problem(anyone.get(seat_path(table, 7)), 404, "no-seat")
    assert seen["view"] != ana.look(table, 1)["view"]


def test_a_preview_changes_nothing(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    view = ana.look(table, 1)
    words = view["options"][0]["words"]
    told = good(ana.post(f"{seat_path(table, 1)}/preview", json={"words": [words]}))
    assert told["events"]
    assert ana.look(table, 1) == view
    problem(ben.post(f"{seat_path(table, 1)}/preview", json={"words": [words]}), 403, "not-your-seat")
    problem(ana.post(f"{seat_path(table, 1)}/preview", json={"words": ["hero a1"]}), 409, "illegal")
    hint = good(ana.post(f"{seat_path(table, 1)}/hint"))
    assert hint["words"] in [option["words"] for option in view["options"]]


def test_before_the_game_there_is_nothing_to_see(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.make("person", "link")
    for path in ("/record", "/verify", "/seats/1", "/seats/0/events", "/replay?event=0"):
        assert ana.get(f"/api/tables/{table['id']}{path}").status_code == 409
    problem(ana.act(table, 1, "undo"), 409, "not-started")
    problem(ana.post(f"/api/tables/{table['id']}/rematch"), 409, "not-over")


def test_a_running_games_record_keeps_its_secrets(server: Server) -> None:
    table, ana, _ = table_of_two(server)
    answer = ana.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f"commit: {table['commit']}" in answer.text
    assert "seed:" not in answer.text
    problem(ana.get(f"/api/tables/{table['id']}/verify"), 409, "not-over")
    problem(ana.get(f"/api/tables/{table['id']}/replay?event=0&seat=1&open_hands=true"), 409, "not-over")


def test_a_finished_games_record_can_be_verified(server: Server, over: tuple[Any, Visitor, Visitor]) -> None:
    table, ana, _ = over
    assert table["result"]["cause"]
    answer = ana.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-disposition"].endswith('.bones"')
    good_ones = good(ana.get(f"/api/tables/{table['id']}/verify"))
    assert (good_ones["holds"], good_ones["chance"], good_ones["failures"]) == (True, "proved", [])
    anyone = Visitor(server)
    assert good(anyone.post("/api/verify", json={"text": answer.text})) == good_ones
    seed = re.search(r"(?m)^seed: (.*)$", answer.text)
    assert seed
    tampered = answer.text.replace(seed[1], "00" * 32)
    problem(anyone.post("/api/verify", json={"text": tampered}), 400, "bad-record")
    digest = re.search(r"(?m)^= (\S+)", answer.text)
    assert digest
    assert not good(anyone.post("/api/verify", json={"text": answer.text.replace(digest[1], "0" * 12, 1)}))["holds"]
    problem(anyone.post("/api/verify", json={"text": "no record"}), 400, "bad-record")
    problem(anyone.post("/api/verify", json={"text": answer.text.replace("bad-bones", "chess", 1)}), 400, "bad-record")


def test_a_record_says_who_played_and_when(over: tuple[Any, Visitor, Visitor]) -> None:
    table, ana, _ = over
    path = f"/api/tables/{table['id']}/record"
    named, bare = ana.get(path).text, ana.get(f"{path}?names=false").text
    day = datetime.fromtimestamp(table["since"] / 1000, UTC).date().isoformat()
    assert named == f"# date: {day}\n# name 1: Ana\n# name 2: Ben\n{bare}"
    assert ana.get(path, params={"seat": 1, "event": 9}).text.startswith(named.partition("game:")[0])
    study = good(ana.post("/api/studies", json={"text": named}))
    assert (study["date"], study["names"], study["bots"], study["title"]) == (day, ["Ana", "Ben"], ["", ""], "")


def test_a_game_can_be_seen_again_at_any_event(server: Server, over: tuple[Any, Visitor, Visitor]) -> None:
    table, ana, _ = over
    anyone = Visitor(server)
    problem(anyone.get(seat_path(table, 7)), 404, "no-seat")
    problem(anyone.get(seat_path(table, -1)), 404, "no-seat")
    last = ana.look(table, 1)["event"]
    for event in (0, 1, last // 2, last, last + 100):
        seen = good(anyone.get(f"/api/tables/{table['id']}/replay", params={"event": event, "seat": 1}))
        assert seen["event"] >= min(event, last)
    problem(anyone.get(f"/api/tables/{table['id']}/replay", params={"event": 0, "seat": 5}), 404, "no-seat")
    problem(anyone.get(f"/api/tables/{table['id']}/replay", params={"event": -1}), 400, "bad-request")
    running, ben, _ = table_of_two(server)
    problem(anyone.get(f"/api/tables/{running['id']}/replay", params={"event": 0, "seat": 1}), 403, "not-your-seat")
    good(ben.get(f"/api/tables/{running['id']}/replay", params={"event": 1, "seat": 1}))
    good(anyone.get(f"/api/tables/{running['id']}/replay", params={"event": 1}))


def test_two_people_who_ask_at_once_get_one_rematch(server: Server, over: tuple[Any, Visitor, Visitor]) -> None:
    table, ana, ben = over
    with ThreadPoolExecutor(4) as pool:
        asked = list(pool.map(lambda one: one.post(f"/api/tables/{table['id']}/rematch"), [ana, ben] * 2))
    following = {good(answer)["id"] for answer in asked}
    assert len(following) == 1
    info = good(ben.get(f"/api/tables/{following.pop()}"))
    assert info["commit"] != table["commit"]
    assert [seat["name"] for seat in info["seats"]] == ["Ana", "Ben"]
    problem(Visitor(server, "Eve").post(f"/api/tables/{table['id']}/rematch"), 403, "not-your-seat")


def test_games_list_their_rules_and_data(server: Server) -> None:
    anyone = Visitor(server)
    for game in good(anyone.get("/api/games")):
        assert good(anyone.get(f"/api/games/{game['name']}"))
        rules = good(anyone.get(f"/api/games/{game['name']}/rules", params={"language": "en"}))
        assert {"id", "section", "text"} == set(rules[0])
        known = {how for rule in rules for how in rule.get("data", {}).values()}
        assert "guess" in known <= {"seen", "text", "guess"}
    problem(anyone.get("/api/games/chess"), 404, "no-game")
    problem(anyone.get("/api/games/bad-bones/rules", params={"language": "xx"}), 404, "no-language")


@pytest.mark.parametrize("game", ["bad-bones", "dia-de-los-muertos"])
def test_games_have_diagrams_of_their_rules(server: Server, game: str) -> None:
    anyone = Visitor(server)
    rules = {rule["id"] for rule in good(anyone.get(f"/api/games/{game}/rules"))}
    told = {
        language: good(anyone.get(f"/api/games/{game}/diagrams", params={"language": language}))
        for language in ("en", "fr", "nl", "de")
    }
    for diagram in told["en"]:
        assert set(diagram) == {"name", "caption", "rules", "things", "example", "text"}
        assert set(diagram["rules"]) <= rules
        assert f"game: {game}" in diagram["text"]
    for language in ("fr", "nl", "de"):
        for here, there in zip(told[language], told["en"], strict=True):
            assert here["caption"] != there["caption"]
            assert {**here, "caption": there["caption"]} == there
    assert good(anyone.get(f"/api/games/{game}/diagrams")) == told["en"]
    problem(anyone.get("/api/games/chess/diagrams"), 404, "no-game")
    problem(anyone.get(f"/api/games/{game}/diagrams", params={"language": "xx"}), 404, "no-language")


def test_a_host_can_check_health_and_metrics(server: Server) -> None:
    anyone = Visitor(server)
    assert good(anyone.get("/health"))["status"] == "ok"
    figures = anyone.get("/metrics")
    assert figures.headers["content-type"].startswith("text/plain; version=")
    assert 'ossuary_requests_total{method="POST",path="/api/people",status="201"}' in figures.text
    assert anyone.head("/health").status_code == 200


def test_the_api_documentation_needs_no_script(server: Server) -> None:
    anyone = Visitor(server)
    page = anyone.get("/api/docs")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" not in page.text
    assert " style=" not in page.text
    assert "//" not in page.text.replace("http://", "//").replace("https://", "//")
    assert anyone.get(re.findall('href="(.*css)"', page.text)[0]).status_code == 200
    anchors = set(re.findall(' id="([^"]*)"', page.text))
    assert set(re.findall('href="#([^"]*)"', page.text)) <= anchors
    for operation in ("tables-create", "seats-answer", "records-verify-text", "host-metrics"):
        assert operation in anchors


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("POST", "/nowhere", 404, "not-found"),
        ("GET", "/api/tables/none", 404, "no-table"),
        ("GET", "/api/tables/%00", 404, "no-table"),
        ("GET", "/api/tables/none/seats/one", 404, "not-found"),
        ("DELETE", "/api/people", 405, "method-not-allowed"),
        ("PUT", "/health", 405, "method-not-allowed"),
        ("GET", f"/api/tables/{'x' * 3000}", 414, "too-long"),
        ("GET", "/api/tables/none/replay", 400, "bad-request"),
        ("GET", "/api/tables/none/replay?event=x", 400, "bad-request"),
    ],
)
def test_a_wrong_address_or_method_is_a_problem(server: Server, method: str, path: str, status: int, code: str) -> None:
    answer = Visitor(server).request(method, path)
    problem(answer, status, code)
    assert ("allow" in answer.headers) == (status == 405)


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/people", "OPTIONS, POST"),
        ("/api/people/me", "DELETE, GET, HEAD, OPTIONS, PUT"),
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables/none", "DELETE, GET, HEAD, OPTIONS"),
        ("/api/lessons/bad-bones", "GET, HEAD, OPTIONS, POST"),
        ("/health", "GET, HEAD, OPTIONS"),
        ("/", "GET, HEAD, OPTIONS"),
    ],
)
def test_all_methods_are_allowed_that_are_possible(server: Server, path: str, methods: str) -> None:
    anyone = Visitor(server)
    answer = anyone.request("PATCH", path)
    problem(answer, 405, "method-not-allowed")
    assert answer.headers["allow"] == methods
    assert anyone.options(path).headers["allow"] == methods


def test_where_there_is_only_a_socket(server: Server) -> None:
    for method in ("GET", "POST"):
        answer = Visitor(server).request(method, "/api/tables/none/socket")
        problem(answer, 426, "only-sockets")
        assert answer.headers["upgrade"] == "websocket"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff", b'"x"', b"[" * 5000, b'{"a":'])
def test_a_body_that_does_not_fit_is_a_problem(server: Server, body: bytes) -> None:
    answer = Visitor(server).post("/api/people", content=body, headers={"Content-Type": "application/json"})
    problem(answer, 400, "bad-request")


@pytest.mark.parametrize(
    "body", [b'{"name": "\xff"}', b'{"\xff": 1}', b'{"name": "\xc3"}', b'{"name": "\xed\xa0\x80"}']
)
def test_a_body_that_is_not_utf_8_is_a_problem(server: Server, body: bytes) -> None:
    answer = Visitor(server).post("/api/people", content=body, headers={"Content-Type": "application/json"})
    assert problem(answer, 400, "bad-request")["detail"] == "This is not UTF-8 text."


def test_bodies_are_json_and_not_too_large(server: Server) -> None:
    anyone = Visitor(server)
    problem(anyone.post("/api/people", data={"name": "Ana"}), 415, "not-json")
    problem(anyone.post("/api/people", content=b'{"name":"Ana"}'), 415, "not-json")
    json = {"Content-Type": "application/json; charset=utf-8"}
    good(anyone.post("/api/people", content=b'{"name":"Ana"}', headers=json), 201)
    problem(anyone.post("/api/people", content=b" " * 700_000, headers=json), 413, "too-large")
    chunks = (b" " * 10_000 for _ in range(100))
    problem(anyone.post("/api/people", content=chunks, headers=json), 413, "too-large")


def test_a_free_seat_is_given_to_a_bot(server: Server) -> None:
    ana, ben = Visitor(server, "Ana"), Visitor(server, "Ben")
    table = ana.make("person", "link", "link")
    path = f"/api/tables/{table['id']}/seats"
    problem(ben.post(f"{path}/3/bot", json={}), 403, "not-your-table")
    problem(ana.post(f"{path}/1/bot", json={}), 409, "seat-taken")
    problem(ana.post(f"{path}/4/bot", json={}), 404, "no-seat")
    problem(ana.post(f"{path}/3/bot", json={"level": "divine"}), 400, "bad-request")
    seated = good(ana.post(f"{path}/3/bot", json={"level": "random"}))
    assert [seat["kind"] for seat in seated["seats"]] == ["person", "link", "bot"]
    assert list(seated["links"]) == ["2"]
    problem(ben.claim(table, 3), 403, "wrong-link")
    good(ben.claim(table, 2))
    ana.be_ready(table, 1)
    ben.be_ready(table, 2)
    assert good(ana.get(f"/api/tables/{table['id']}"))["seats"][2]["pilot"] == "random"
    problem(ana.post(f"{path}/2/bot", json={}), 409, "has-started")


def test_the_last_free_seat_given_to_a_bot_starts_the_game(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.make("person", "link")
    ana.be_ready(table, 1)
    begun = good(ana.post(f"/api/tables/{table['id']}/seats/2/bot", json={}))
    assert begun["status"] == "running"
    assert ana.look(table, 1)["asked"]
