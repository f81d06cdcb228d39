"""A game that the page has no folder for is played on the plain table, from its facts, questions and options."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser.chromium import DESKTOP, PHONE, Complaints, Theme, open_context
from support.browser.page_checks import check_fits
from support.server.serving import Server
from support.third_game import NAME, install

TITLE = "Grave Goods"
ROUNDS = 2
LOOKS: list[tuple[tuple[int, int], Theme]] = [(DESKTOP, "light"), (PHONE, "dark")]


@pytest.fixture(scope="module")
def third_server(tmp_path_factory: pytest.TempPathFactory, lasting_server: Server) -> Iterator[Server]:
    """A server that finds the third game by its entry point. (The other one knows whether there is a page at all.)"""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in install(tmp_path_factory.mktemp("installed")).items():
            patch.setenv(name, value)
        with Server(tmp_path_factory.mktemp("third-page")) as server:
            yield server


def begin(page: Page) -> None:
    """A table with two bots, made as the page makes it, and its game started."""
    page.request.post("/api/people", data={"name": "Ana"})
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot", "level": "random"}]
    plan = {"game": NAME, "seats": seats, "options": [f"rounds={ROUNDS}"], "bot_seconds": 0}
    table = page.request.post("/api/tables", data=plan).json()
    page.request.post(f"/api/tables/{table['id']}/seats/1/ready", data={"value": "0" * 32})
    page.goto(f"/t/{table['id']}")


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_it_is_played_to_its_end(
    chromium: Browser, third_server: Server, axe: Callable[[Page], None], size: tuple[int, int], theme: Theme
) -> None:
    context = open_context(chromium, f"http://{third_server.address}", size, theme, "en", True)
    complaints = Complaints()
    complaints.listen(context, "")
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name=TITLE)).to_be_visible()
    check_fits(page)

    begin(page)
    for round_number in range(1, ROUNDS + 1):
        expect(page.get_by_text(f"Round {round_number}").first).to_be_visible()
        page.get_by_role("button", name=str(round_number), exact=True).click()
        page.get_by_role("button", name="Ready").click()
        check_fits(page)
    result = page.get_by_role("dialog")
    expect(result.get_by_role("row")).to_have_count(4)  # a heading, and a row for each seat
    axe(page)
    result.get_by_role("button", name="Look at the table").click()
    expect(page.get_by_text("Heirloom").first).to_be_visible()  # everything is revealed in the end

    page.goto(f"/rules/{NAME}")
    expect(page.get_by_role("link", name="Rule 2.3")).to_be_visible()
    context.close()
    assert not complaints.heard
