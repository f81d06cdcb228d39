"""Comments on moments of a game and branches of it: written in a replay, kept in the file, and shown from it again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from browser.test_annotated_texts import FLAWS
from browser.test_replay import BONES, at, badge, come, kept, moved, press, scrubber
from browser.test_study import open_file
from support.browser.chromium import PHONE
from support.browser.mouse_player import MousePlayer
from support.browser.page_checks import check_fits, check_words, each_language
from support.browser.page_words import Words
from support.browser.stored_games import DIA, begin, play_on, store
from support.server.serving import Server

SAY = Words()
WORDS = "Too far from the tower.\nc4 was better."
FILE = """game: bad-bones
rules: 2
seats: 2
options: mode=basic
seed: 7
---
#! Where it all began
#> 1 hero d4
#>! Why not here?
#>> 2 hero b4
#> 2 hero d4
#>
#> 1 hero c4
1 hero b4
#! Too far.
2 hero c4
"""


def log(page: Page) -> Locator:
    return page.get_by_role("log")


def write(page: Page, words: str) -> None:
    """Comment on the moment that is shown."""
    expect(page.get_by_role("button", name=SAY("study-comment"), exact=True)).to_be_visible()
    page.locator("body").press("c")
    page.get_by_role("textbox", name=SAY("study-comment")).fill(words)
    press(page, "study-comment-save")


def saved(page: Page) -> str:
    page.get_by_role("button", name=SAY("replay-more"), exact=True).click()
    with page.expect_download() as file:
        page.get_by_role("button", name=SAY("replay-download")).click()
    return Path(file.value.path()).read_text(encoding="utf-8")


def body(text: str) -> list[str]:
    return text.partition("---\n")[2].splitlines()


def test_a_finished_game_is_commented_on_and_other_answers_are_tried(
    page_at: PageAt, table_server: Server, axe: Callable[[Page], None]
) -> None:
    page = page_at((1440, 900))
    table = kept(table_server, page, BONES)
    record = page.request.get(f"/api/tables/{table}/record").text()
    page.goto(f"/replay/{table}")
    for _ in range(3):  # then traps are asked for
        before = at(page)
        press(page, "replay-next")
        moved(page, before)
    shown = log(page).locator("[aria-current=step]").inner_text().rpartition("’")[2]
    press(page, "replay-study")
    page.wait_for_url("**/study?seat=1&phase=*")
    expect(log(page).locator("[aria-current=step]")).to_contain_text(shown)  # the same moment

    write(page, WORDS)
    comment = log(page).get_by_role("button", name="Too far from the tower.")
    expect(comment).to_be_visible()
    lines = body(saved(page))
    place = lines.index("#! Too far from the tower.")
    assert lines[place + 1] == "#! c4 was better."
    assert [line for line in lines if not line.startswith("#")] == body(record)

    press(page, "study-try")
    expect(page.get_by_text(SAY("study-try-hint"))).to_be_visible()
    hands = MousePlayer(page)
    hands.press(hands.any(hands.pieces))
    expect(hands.lit.first).to_be_visible()
    hands.press(hands.any(hands.lit))
    expect(page.get_by_text(SAY("study-in-branch"))).to_be_visible()
    axe(page)
    hands.button("dock-pass").click()
    expect(hands.undo).to_be_enabled()
    expect(page).to_have_url(re.compile("branch=1"))
    lines = body(saved(page))
    branch = [line for line in lines if line.startswith("#>")]
    assert len(branch) == 2
    assert [line for line in lines if not line.startswith("#")] == body(record)
    hands.press(hands.undo)
    expect(hands.undo).to_be_enabled()
    assert [line for line in body(saved(page)) if line.startswith("#>")] == branch[:1]

    # Whoever comes back to the replay finds all of it, and the verdict on the game is the same.
    page.goto(f"/replay/{table}?event={before}")
    press(page, "replay-study")
    expect(badge(page)).to_contain_text(SAY("replay-badge-proved"))
    text = saved(page)
    assert [line for line in body(text) if line.startswith("#>")] == branch[:1]
    assert page.request.post("/api/verify", data={"text": text}).json()["chance"] == "proved"


def test_a_file_shows_its_comments_and_branches_and_keys_move_through_them(page_at: PageAt) -> None:
    page = page_at((1440, 900))
    open_file(page, FILE)
    ways = log(page).get_by_role("button", name=SAY("study-way-instead"))
    expect(log(page).get_by_role("button", name="Where it all began")).to_be_visible()
    expect(ways).to_have_count(2)
    expect(ways.first).not_to_contain_text("1 hero d4")  # but in words
    expect(ways.first).to_contain_text("d4")
    page.locator("body").press(".")
    expect(log(page).get_by_role("button", name="Too far.")).to_have_attribute("aria-current", "step")
    page.keyboard.press(",")
    expect(scrubber(page)).to_have_value("17")
    page.keyboard.press("b")
    expect(page.get_by_text(SAY("study-in-branch"))).to_be_visible()
    expect(log(page).get_by_role("button", name="Why not here?")).to_be_visible()
    expect(log(page).get_by_role("button", name=SAY("study-way-played"))).to_be_visible()
    address = page.url
    assert "branch=1" in address
    page.reload()
    expect(log(page).get_by_role("button", name="Why not here?")).to_be_visible()
    assert page.url == address
    page.locator("body").press("b")
    expect(page).to_have_url(re.compile("branch=3"))
    page.keyboard.press("b")
    expect(page.get_by_text(SAY("study-in-branch"))).to_have_count(0)
    ways.first.click()
    press(page, "study-branch-delete")
    expect(page.get_by_text(SAY("study-in-branch"))).to_have_count(0)
    assert saved(page) == FILE.replace(FILE[FILE.index("#> 1 hero d4") : FILE.index("#> 1 hero c4")], "")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text(SAY("study-keys-marked"))


def test_a_branch_that_cannot_be_played_says_why(page_at: PageAt) -> None:
    page = page_at((1440, 900))
    open_file(page, FILE.replace("#> 1 hero c4", "#> 1 hero e1"))
    expect(log(page).get_by_role("button", name=SAY("study-way-instead")).last).to_contain_text("not one step away")


@pytest.mark.parametrize("why", FLAWS)
def test_a_hostile_file_is_shown_without_comments_and_says_why(page_at: PageAt, why: str) -> None:
    page = page_at(PHONE, "dark")
    head, _, game = FILE.partition("---\n")
    open_file(page, "\n".join([head + "---", "1 hero b4", *FLAWS[why][1:], ""]))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(SAY(f"study-flaw-{why}"))
    expect(alert).to_contain_text(SAY("study-line", line=6 + len(FLAWS[why])))
    check_fits(page)
    page.get_by_role("button", name=SAY("replay-more"), exact=True).click()
    expect(page.get_by_role("button", name=SAY("study-comment"))).to_have_count(0)
    assert "#" not in game or "\u202e" not in page.locator("main, .above-bar").first.inner_text()


def test_nothing_is_written_on_a_game_that_is_not_over(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    book = begin(DIA, 2, 1)
    assert play_on(book, lambda match: match.game.round_of(match.state) > 2)
    page.goto(f"/replay/{store(table_server, book, [come(page), None])}")
    expect(scrubber(page)).to_be_visible()
    page.get_by_role("button", name=SAY("replay-more"), exact=True).click()
    expect(page.get_by_role("button", name=SAY("replay-download"))).to_be_visible()
    expect(page.get_by_role("button", name=SAY("replay-study"))).to_have_count(0)


def test_on_a_phone_in_four_languages(page_at: PageAt) -> None:
    page = page_at((320, 568))
    open_file(page, FILE)
    expect(scrubber(page)).to_be_visible()
    page.locator("body").press("b")
    for say in each_language(page):
        expect(page.get_by_text(say("study-in-branch"))).to_be_visible()
        check_words(page, say.language)
        check_fits(page)
