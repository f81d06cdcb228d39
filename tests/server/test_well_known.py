"""What programs look for at fixed addresses: robots.txt and security.txt."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from urllib.robotparser import RobotFileParser

import httpx
import pytest

from ossuary.server.host.settings import BadSetting, Settings, read_settings
from ossuary.server.http.routes.well_known import SECURITY_TXT, security_txt
from support.server.serving import Server

CONTACT = "mailto:security@table.example"
TEXT = "text/plain; charset=utf-8"
NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)


def test_a_host_who_names_a_contact_publishes_it(tmp_path: Path) -> None:
    with Server(tmp_path, security_contact=CONTACT, origin="https://table.example") as server:
        answer = httpx.get(f"http://{server.address}{SECURITY_TXT}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, TEXT)
    fields = dict(line.split(": ", 1) for line in answer.text.splitlines())
    assert fields.keys() == {"Contact", "Expires", "Canonical"}
    assert fields["Contact"] == CONTACT
    assert fields["Canonical"] == f"https://table.example{SECURITY_TXT}"
    left = datetime.fromisoformat(fields["Expires"]) - datetime.now(UTC)
    assert timedelta(days=30) < left < timedelta(days=365)
    assert answer.headers["cache-control"] == "public, max-age=86400"


def test_without_a_contact_there_is_no_security_txt_but_robots_txt(tmp_path: Path) -> None:
    with Server(tmp_path) as server, httpx.Client(base_url=f"http://{server.address}") as host:
        assert host.get(SECURITY_TXT).status_code in (404, 501)  # 501 where the page is not built
        answer = host.get("/robots.txt")
        assert (answer.status_code, answer.headers["content-type"]) == (200, TEXT)
        assert host.head("/robots.txt").status_code == 200
    rules = RobotFileParser()
    rules.parse(answer.text.splitlines())
    for path in ("/", "/rules", "/rules/bad-bones", "/learn/bad-bones"):
        assert rules.can_fetch("Somebot", path), path
    for path in ("/api/tables/x", "/games", "/replay/x", "/t/x"):
        assert not rules.can_fetch("Somebot", path), path
    # The more specific rule counts, whatever stands first; Python's parser takes the first.
    assert "Allow: /api/games\n" in answer.text


def test_the_date_is_the_same_all_day_and_in_the_format_of_the_standard() -> None:
    settings = Settings(security_contact=CONTACT)
    said = security_txt(settings, NOON)
    assert re.fullmatch(rf"Contact: {CONTACT}\nExpires: 2027-05-16T00:00:00\+00:00\n", said)
    assert security_txt(settings, NOON + timedelta(hours=11)) == said
    assert security_txt(settings, NOON.astimezone(timezone(timedelta(hours=14)))) == said
    assert security_txt(settings, NOON + timedelta(days=1)) != said


@pytest.mark.parametrize(
    "contact", ["security@table.example", "http://table.example", "mailto:", "mailto:a b@c", "a\nb"]
)
def test_a_contact_is_an_address_that_programs_understand(contact: str) -> None:
    with pytest.raises(BadSetting, match="security_contact is like mailto:"):
        read_settings({"security_contact": contact})


@pytest.mark.parametrize("contact", ["", CONTACT, "https://table.example/contact", "tel:+1-201-555-0123"])
def test_contacts_that_the_standard_takes_are_taken(contact: str) -> None:
    assert read_settings({"security_contact": contact}).security_contact == contact
