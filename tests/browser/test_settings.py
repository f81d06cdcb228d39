"""The page of settings: what it does beyond this device."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import PageAt
from support.browser.chromium import PHONE
from support.browser.page_words import Words
from support.server.serving import Server
from support.server.visitors import Visitor, good


def test_other_devices_are_signed_out(page_at: PageAt, table_server: Server) -> None:
    page, say = page_at(PHONE), Words("en")
    elsewhere = Visitor(table_server, "Ada")
    page.goto("/settings")
    expect(page.get_by_role("heading", name=say("settings-title"))).to_be_visible()
    expect(page.get_by_text(say("settings-devices"), exact=True)).to_have_count(0)  # nobody yet
    page.context.add_cookies(
        [{"name": "ossuary", "value": elsewhere.token, "url": f"http://{table_server.address}", "httpOnly": True}]
    )
    page.reload()
    page.get_by_role("button", name=say("settings-sign-out")).click()
    expect(page.get_by_text(say("settings-signed-out")).first).to_be_visible()  # and read out
    assert good(elsewhere.get("/api/people/me")) == {"id": "", "name": ""}
    page.reload()
    expect(page.get_by_label(say("settings-name"))).to_have_value("Ada")
