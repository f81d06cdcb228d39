"""What clients may keep: what does not change is sent once, what depends on the person is kept nowhere."""

import time

import pytest

from support.server.serving import Server
from support.server.visitors import Visitor, seat_path, table_of_two

CACHEABLE = (
    "/api/games",
    "/api/games/bad-bones",
    "/api/games/bad-bones/rules?language=fr",
    "/api/games/bad-bones/diagrams",
    "/api/games/bad-bones/aid?language=de",
    "/api/lessons/bad-bones",
    "/api/schema/openapi.json",
    "/api/docs",
)


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_what_does_not_change_is_sent_once(server: Server, encoding: str) -> None:
    anyone = Visitor(server)
    anyone.headers["accept-encoding"] = encoding
    kept = {path: anyone.get(path) for path in CACHEABLE}
    time.sleep(1.1)  # compressed content has a time in it
    for path, first in kept.items():
        assert first.headers["cache-control"] == "no-cache"
        assert {"accept-encoding", "accept-language"} <= set(first.headers["vary"].split(", "))
        for known in (first.headers["etag"], f'"x", {first.headers["etag"]}'):
            again = anyone.get(path, headers={"If-None-Match": known})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == first.headers["etag"]
        other = anyone.get(path, headers={"If-None-Match": '"x"'})
        assert (other.status_code, other.content) == (200, first.content)


def test_what_depends_on_the_person_is_kept_nowhere(server: Server) -> None:
    table, ana, _ = table_of_two(server)
    for path in ("/api/people/me", "/api/tables", f"/api/tables/{table['id']}", seat_path(table, 1), "/api/challenge"):
        assert ana.get(path).headers["cache-control"] == "no-store"
    record = ana.get(f"/api/tables/{table['id']}/record")
    assert record.headers["cache-control"] == "no-cache"
    assert ana.get(f"/api/tables/{table['id']}/record?seat=9").headers["cache-control"] == "no-store"
