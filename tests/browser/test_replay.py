"""The replay of a game: any moment, as any seat, by its address, and played on from there."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from support.browser.chromium import DESKTOP, PHONE
from support.browser.mouse_player import prefer
from support.browser.page_checks import SMALLEST, check_fits, check_words, each_size, small_targets
from support.browser.page_words import Words
from support.browser.stored_games import DIA, begin, finished, greedy_answer, play_on, store
from support.server.journals import Book
from support.server.serving import Server
from support.setups import mostly_full

BONES = "bad-bones"
GAMES: dict[str, Callable[[str], Book]] = {DIA: finished, BONES: lambda game: finished(game, 2, 1, ("rounds=4",))}
LEAST = 40
LEAST_OF_SMALLEST = 34  # spaces of a board that is as wide as such a screen
LONG = 60  # rounds: more than there is room for
SAY = Words()


def come(page: Page) -> str:
    return str(page.request.post("/api/people", data={"name": "Ada"}).json()["id"])


def kept(server: Server, page: Page, game: str) -> str:
    book = GAMES[game](game)
    return store(server, book, [come(page), *[None] * (book.setup.seats - 1)])


def scrubber(page: Page) -> Locator:
    return page.get_by_role("slider", name=SAY("replay-scrub"))


def at(page: Page) -> int:
    return int(scrubber(page).input_value())


def moved(page: Page, before: int) -> int:
    """Where the replay has arrived: the address says it when the film has shown it."""
    page.wait_for_function(
        """before => {
            const { value } = document.querySelector("input[type=range]");
            return value !== before && location.search.endsWith(`event=${value}`);
        }""",
        arg=str(before),
    )
    return at(page)


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=SAY(key), exact=True).click()


def badge(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile(re.escape(SAY("replay-verify"))))


def test_rounds_are_marked_where_their_numbers_have_room(page_at: PageAt, table_server: Server) -> None:
    page = page_at(DESKTOP)
    book = begin(DIA, 3, 1)
    assert play_on(book, lambda match: match.game.round_of(match.state) > LONG)
    page.goto(f"/replay/{store(table_server, book, [come(page), None, None])}")
    expect(scrubber(page)).to_be_visible()
    boxes = [box for mark in page.locator(".way .mark").all() if (box := mark.bounding_box())]
    assert 10 < len(boxes) < LONG
    assert all(left["x"] + left["width"] <= right["x"] for left, right in itertools.pairwise(boxes))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_finished_game_is_looked_at_again(page_at: PageAt, table_server: Server, game: str) -> None:
    page = page_at(DESKTOP)
    table = kept(table_server, page, game)
    page.goto("/games")
    page.locator(f'a[href*="/replay/{table}"]').first.click()
    expect(scrubber(page)).to_be_visible()
    last = int(scrubber(page).get_attribute("max") or 0)
    assert last > 50

    start = at(page)  # what was drawn before anyone was asked
    press(page, "replay-next")
    first = moved(page, start)
    press(page, "replay-next")
    second = moved(page, first)
    press(page, "replay-back")
    expect(scrubber(page)).not_to_have_value(str(second))

    before = at(page)
    press(page, "replay-play")
    expect(scrubber(page)).not_to_have_value(str(before))
    press(page, "film-pause")

    page.get_by_role("button", name=SAY("play-round", round=2), exact=True).click()
    expect(page.get_by_role("banner").get_by_text(SAY("play-round", round=2), exact=True)).to_be_visible()
    scrubber(page).fill(str(last))
    scrubber(page).dispatch_event("change")
    expect(scrubber(page)).to_have_value(str(last))

    page.get_by_label(SAY("replay-as")).select_option("2")
    expect(page).to_have_url(re.compile("seat=2"))
    expect(badge(page)).to_contain_text(SAY("replay-badge-proved"))
    badge(page).click()
    expect(page.get_by_role("dialog")).to_contain_text("every draw comes from a seed")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_line_of_the_log_is_a_way_back(page_at: PageAt, table_server: Server, game: str) -> None:
    """The log has all events up to the shown moment, also after a reload and after going back."""
    page = page_at((1440, 900))
    table = kept(table_server, page, game)
    page.goto(f"/replay/{table}?seat=1&event=90")
    lines = page.get_by_role("log").get_by_role("listitem")
    expect(lines.nth(8)).to_be_visible()
    many, then = lines.count(), at(page)
    page.get_by_role("log").get_by_role("button").last.click()
    expect(scrubber(page)).not_to_have_value(str(then))
    assert at(page) < then
    expect(lines.nth(many - 1)).to_have_count(0)


def test_a_pause_in_the_middle_of_a_march_is_a_moment(page_at: PageAt, table_server: Server) -> None:
    """Slider, address, log and board say what is shown, not how the phase ends; and so they do after a reload."""
    page = page_at((1440, 900), reduced_motion=False)
    prefer(page, speed=0.5)
    table = kept(table_server, page, BONES)
    events = page.request.get(f"/api/tables/{table}/seats/1/events?since=0").json()["events"]
    opens = [number + 1 for number, event in enumerate(events) if event["kind"] == "phase-opens"]
    march = next(
        number for number in opens if (events[number - 1]["phase"], events[number - 1]["round"]) == ("skeletons", 3)
    )
    end = next(number for number in opens if number > march)
    page.goto(f"/replay/{table}?seat=1&event={march}")
    expect(scrubber(page)).to_have_value(str(march))
    page.locator("body").press("Space")
    expect(scrubber(page)).not_to_have_value(str(march))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=SAY("replay-play"), exact=True)).to_be_visible()
    paused = at(page)
    assert march < paused < end
    expect(page).to_have_url(re.compile(f"event={paused}$"))

    board = page.get_by_role("group", name=SAY("play-own-board"))
    log = page.get_by_role("log", name=SAY("log-label"))
    seen, said = board.aria_snapshot(), log.inner_text()
    page.reload()
    expect(scrubber(page)).to_have_value(str(paused))
    assert (board.aria_snapshot(), log.inner_text()) == (seen, said)

    page.get_by_role("switch", name=SAY("log-later")).click()
    ahead = log.get_by_role("button").filter(has=page.locator("css=.crest")).first
    expect(log.locator("[aria-current=step]")).to_be_in_viewport()
    ahead.click()
    expect(page).not_to_have_url(re.compile(f"event={paused}$"))
    assert at(page) > end
    expect(ahead).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_moment_is_shared(page_at: PageAt, table_server: Server, game: str) -> None:
    """Another browser opens the address at the same moment, switches seats, and sees that the chance was honest."""
    page = page_at(permissions=["clipboard-read", "clipboard-write"])
    table = kept(table_server, page, game)
    page.goto(f"/replay/{table}?seat=1&event=0")
    expect(scrubber(page)).to_be_visible()
    for _ in range(3):
        before = at(page)
        press(page, "replay-next")
        moved(page, before)
    press(page, "replay-share")
    shared = str(page.evaluate("() => navigator.clipboard.readText()"))
    assert shared.endswith(f"/replay/{table}?seat=1&event={at(page)}")

    stranger = page_at(PHONE, "dark")
    stranger.goto(shared)
    expect(scrubber(stranger)).to_have_value(str(at(page)))
    press(stranger, "replay-more")
    press(stranger, "replay-verify")  # on a phone it is in the menu
    expect(stranger.get_by_role("dialog")).to_contain_text("every draw comes from a seed")
    press(stranger, "replay-fine")
    stranger.get_by_label(SAY("replay-as")).select_option("2")
    expect(stranger).to_have_url(re.compile("seat=2"))
    expect(stranger.get_by_label(SAY("replay-as"))).to_have_value("2")
    check_fits(stranger)


@pytest.mark.parametrize("game", list(GAMES))
def test_on_from_a_moment_against_bots(page_at: PageAt, table_server: Server, game: str) -> None:
    page = page_at()
    table = kept(table_server, page, game)
    page.goto(f"/replay/{table}?seat=2&event=80")
    expect(scrubber(page)).to_be_visible()
    then = page.request.get(f"/api/tables/{table}/replay?seat=2&event={at(page)}").json()
    press(page, "replay-go-on")
    sheet = page.get_by_role("dialog", name=SAY("go-on-title"))
    expect(sheet.get_by_role("radiogroup", name=SAY("go-on-seat")).get_by_role("radio").nth(1)).to_be_checked()
    sheet.get_by_text(SAY("level-talus"), exact=True).click()
    sheet.get_by_role("button", name=SAY("go-on-do"), exact=True).click()
    page.wait_for_url("**/t/*")
    on = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert on["status"] == "running"
    assert [seat.get("mine", False) for seat in on["seats"]][:2] == [False, True]
    assert {seat.get("level") for seat in on["seats"] if seat["kind"] == "bot"} == {"talus"}
    view = page.request.get(f"/api/tables/{on['id']}/seats/2").json()["view"]
    assert view["round"] >= then["view"]["round"]
    expect(page.get_by_role("banner").get_by_text(SAY("play-round", round=view["round"]), exact=True)).to_be_visible()


def test_all_hands_are_open_once_a_game_is_over(page_at: PageAt, table_server: Server) -> None:
    """Those who want to guess close them, and find them closed next time."""
    page = page_at((1440, 900))
    table = kept(table_server, page, DIA)
    page.goto(f"/replay/{table}?seat=1&event=60")
    expect(scrubber(page)).to_have_value("60")
    then = page.request.get(f"/api/tables/{table}/replay?seat=1&event=60&within=true&open_hands=true").json()["view"]
    others = [", ".join(SAY(f"thing-{card}") for card in seat["hand"]) for seat in then["seats"][1:]]
    hands = page.get_by_role("switch", name=SAY("replay-open-hands"))
    expect(hands).to_be_checked()
    for hand in others:
        expect(page.get_by_text(hand, exact=True)).to_have_count(1)
    hands.click()
    expect(hands).not_to_be_checked()
    page.reload()
    expect(hands).not_to_be_checked()
    expect(scrubber(page)).to_have_value("60")
    for hand in others:
        expect(page.get_by_text(hand, exact=True)).to_have_count(0)


def test_there_is_nothing_to_go_on_with_at_the_end(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    table = kept(table_server, page, BONES)
    page.goto(f"/replay/{table}?seat=1&event=999999")
    expect(page.get_by_role("button", name=SAY("replay-go-on"))).to_be_disabled()


def test_the_record_is_downloaded(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    table = kept(table_server, page, BONES)
    page.goto(f"/replay/{table}?seat=1&event=20")
    press(page, "replay-more")
    with page.expect_download() as saved:
        page.get_by_role("button", name=SAY("replay-download")).click()
    assert saved.value.suggested_filename == f"{BONES}-{table}.bones"
    assert saved.value.path().read_text() == page.request.get(f"/api/tables/{table}/record").text()


def test_a_running_game_is_looked_at_through_ones_own_eyes_only(page_at: PageAt, table_server: Server) -> None:
    book = begin(DIA, 3, 5)
    play_on(book, lambda match: match.round > 2, greedy_answer)
    page = page_at(expected="40[0-9]")
    table = store(table_server, book, [come(page), None, None])
    page.goto(f"/replay/{table}?seat=1&event=40")
    expect(page.get_by_label(SAY("replay-as")).locator("option")).to_have_text(["Ada", SAY("seat-onlooker")])
    expect(badge(page)).to_have_count(0)
    expect(page.get_by_role("button", name=SAY("replay-go-on"))).to_have_count(0)
    assert page.request.get(f"/api/tables/{table}/replay?seat=2&event=40").status in (403, 404, 409)
    page.goto(f"/replay/{table}?seat=2&event=40")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(scrubber(page)).to_have_count(0)


@pytest.mark.parametrize("game", list(GAMES))
def test_by_keyboard(page_at: PageAt, table_server: Server, axe: Callable[[Page], None], game: str) -> None:
    page = page_at()
    table = kept(table_server, page, game)
    page.goto(f"/replay/{table}?seat=1&event=0")
    expect(scrubber(page)).to_be_visible()
    start = at(page)
    page.locator("body").press("ArrowRight")
    first = moved(page, start)
    page.keyboard.press("ArrowRight")
    moved(page, first)
    page.keyboard.press("ArrowLeft")
    expect(scrubber(page)).to_have_value(str(first))
    last = int(scrubber(page).get_attribute("max") or 0)
    for key, event in (("End", last), ("Home", start), ("ArrowDown", last), ("ArrowUp", start)):
        page.keyboard.press(key)
        expect(scrubber(page)).to_have_value(str(event))
        expect(page).to_have_url(re.compile(f"event={event}$"))
    page.keyboard.press("Shift+ArrowRight")
    events = page.request.get(f"/api/tables/{table}/seats/1/events?since=0").json()["events"]
    opens = [number + 1 for number, event in enumerate(events) if event["kind"] == "phase-opens"]
    expect(scrubber(page)).to_have_value(str(next(number for number in opens if number > start)))
    page.keyboard.press("Shift+ArrowLeft")
    expect(scrubber(page)).to_have_value(str(start))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=SAY("film-pause"), exact=True)).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=SAY("replay-play"), exact=True)).to_be_visible()
    expect(badge(page)).to_contain_text(SAY("replay-badge-proved"))
    axe(page)
    page.get_by_role("button", name=SAY("replay-go-on")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)


@pytest.mark.parametrize("language", mostly_full(["en", "fr", "nl", "de"], ["nl"]))
def test_it_fits_a_phone_in_every_language(page_at: PageAt, table_server: Server, language: str) -> None:
    page = page_at(PHONE, language=language, has_touch=True)
    table = kept(table_server, page, BONES)
    page.goto(f"/replay/{table}?seat=1&event=60")
    say = Words(language)
    expect(page.get_by_role("slider")).to_be_visible()
    bar, menu = (
        page.get_by_role("region", name=say("replay-label")),
        page.get_by_role("button", name=say("replay-more")),
    )
    for size in each_size(page, [PHONE, SMALLEST]):
        check_words(page, language)
        check_fits(page)
        assert not small_targets(page, LEAST if size == PHONE else LEAST_OF_SMALLEST)
        expect(bar).to_be_in_viewport(ratio=1)
        box = bar.bounding_box()
        assert box is not None
        assert box["height"] < size[1] / 5  # most of the screen is the table's
    for key in ("replay-go-on", "replay-verify", "replay-study", "replay-download"):
        menu.click()
        expect(page.get_by_role("button", name=say(key), exact=True)).to_be_visible()
        page.keyboard.press("Escape")


def test_on_a_phone_the_newest_line_opens_the_log(page_at: PageAt, table_server: Server) -> None:
    """Also for onlookers, who have no shelf with a log in it."""
    page = page_at(SMALLEST)
    table = kept(table_server, page, BONES)
    page.goto(f"/replay/{table}?seat=1&event=60")
    expect(scrubber(page)).to_be_visible()
    page.get_by_title(SAY("log-label")).click()
    lines = page.get_by_role("log").get_by_role("listitem")
    expect(lines.first).to_be_in_viewport()
    lines.nth(2).get_by_role("button").click()
    moved(page, 60)

    onlooker = page_at(SMALLEST)
    book = begin(BONES, 2, 1)
    assert play_on(book, lambda match: match.game.round_of(match.state) > 1)
    onlooker.goto(f"/t/{store(table_server, book, [come(page), None])}")
    onlooker.get_by_title(SAY("log-label")).click()
    expect(onlooker.get_by_role("log").get_by_role("listitem").first).to_be_in_viewport()
    check_fits(onlooker)
