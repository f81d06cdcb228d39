"""The position editor: pieces, lines and expectations are set by hand; what is copied holds under `ossuary check`."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from support.browser.chromium import DESKTOP, PHONE
from support.browser.mouse_player import prefer
from support.browser.page_checks import check_fits, check_words, each_size, small_targets
from support.browser.page_words import Words
from support.setups import counted, mostly_full

SCENARIOS = Path(__file__).parents[1] / "scenarios"
LEAST = 40
SIZES = (PHONE, DESKTOP)
BONES, DIA = "bad-bones", "dia-de-los-muertos"
# Typed without pauses: the page asks the server about a text only after a pause.
TYPE_ALL = """async (field, texts) => {
    const read = [];
    for (const text of texts) {
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((then) => setTimeout(then, 0));
        read.push(field.value);
    }
    return read;
}"""
LABELS = "all => all.map((one) => one.ariaLabel)"
CLIPBOARD = ["clipboard-read", "clipboard-write"]


class Editor:
    """The editor's page, and what a person does there."""

    def __init__(self, page: Page, game: str = BONES, language: str = "en") -> None:
        self.page = page
        self.say = Words(language)
        prefer(page, speed=4)
        page.goto(f"/editor/{game}")
        expect(self.text).not_to_have_value("")
        expect(self.good).to_be_visible()

    @property
    def text(self) -> Locator:
        return self.page.get_by_role("textbox", name=self.say("editor-text-label"))

    @property
    def good(self) -> Locator:
        """Waits until all lines can be played and hold."""
        return self.page.locator(".state[aria-busy=false] .good")

    def piece(self, name: str) -> Locator:
        return self.page.locator(f'[data-piece="{name}"]')

    def space(self, space: str) -> Locator:
        return self.page.locator(f'.top [data-space="{space}"]')

    def field(self, field: int) -> Locator:
        return self.page.locator(f'.top [data-field="{field}"]')

    def zone(self, key: str, **told: int) -> Locator:
        return self.page.get_by_role("group", name=self.say(key, **told), exact=True)

    def button(self, key: str, **told: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **told), exact=True)

    def mode(self, name: str) -> None:
        self.page.get_by_role("radio", name=self.say(f"editor-mode-{name}"), exact=True).click(force=True)

    @property
    def bar(self) -> Locator:
        """Where the lines that were played are taken back."""
        return self.page.get_by_role("region", name=self.say("editor-lines"))

    def lines(self) -> list[str]:
        return self.text.input_value().splitlines()

    def has(self, *lines: str) -> None:
        for line in lines:
            expect(self.text).to_have_value(re.compile(rf"^{re.escape(line)}$", re.MULTILINE))

    def shown(self) -> list[str]:
        """What is on the board as a screen reader reads it, seat by seat."""
        here = self.page.locator(".top [data-space], .top [data-field]")
        seats = self.page.locator(".seats .seat").all()
        told: list[str] = [] if seats else here.evaluate_all(LABELS)
        for seat in seats:
            seat.click()
            told += here.evaluate_all(LABELS)
        return told

    def copied(self) -> str:
        self.button("editor-copy").click()
        copied = str(self.page.evaluate("() => navigator.clipboard.readText()"))
        assert copied == self.text.input_value()
        return copied


def check(text: str, folder: Path) -> None:
    """Asserts that `ossuary check` accepts the text."""
    file = folder / "copied.bones"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "ossuary.cli", "check", str(file)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_position_of_bad_bones_by_hand(page_at: PageAt, axe: Callable[[Page], None], tmp_path: Path) -> None:
    editor = Editor(page_at(permissions=CLIPBOARD))
    editor.piece("red-left").click()
    editor.space("a3").click()
    editor.has("  seat 1", "    skeleton red-left a3 >")
    editor.piece("wall/").click()
    editor.space("b3").click()
    editor.zone("thing-supply").get_by_role("button").last.click()
    editor.has("    trap wall/ b3", "    supply wall")
    editor.piece("hero").click()
    editor.space("d4").click()
    editor.has("    hero d4")
    editor.piece("blue-top").click()
    editor.zone("thing-forest").get_by_role("button").last.click()
    editor.has("    forest blue-top")
    axe(editor.page)

    # What lies there is turned, worn, and taken away.
    editor.page.keyboard.press("Escape")
    editor.space("b3").click()
    editor.button("editor-turn", what="Wall").click()
    editor.has("    trap wall\\ b3")
    editor.button("editor-wear", what="Wall").click()
    editor.has("    trap wall\\! b3")
    editor.button("editor-wear", what="Wall").click()
    editor.button("editor-turn", what="Wall").click()
    editor.has("    trap wall/ b3")
    editor.zone("thing-forest").get_by_role("button").first.click()
    expect(editor.text).not_to_have_value(re.compile("forest blue-top"))
    editor.button("editor-undo").click()
    editor.has("    forest blue-top")

    # Played on at the real table: a trap phase of two.
    editor.mode("play")
    page, bar = editor.page, editor.bar
    page.get_by_role("button", name=editor.say.start("dock-pass")).click()
    expect(bar.locator("code")).to_have_text("1 pass")
    bar.get_by_role("button", name=editor.say("editor-undo-line")).click()
    expect(bar.locator("code")).to_have_text("---")
    for seat in (2, 1):  # both are asked, and the table is where it was
        page.get_by_role("button", name=editor.say.start("dock-pass"), disabled=False).click()
        expect(bar.locator("code")).to_have_text(f"{seat} pass")
    bar.get_by_role("button", name=editor.say("editor-back")).click()
    editor.has("1 pass", "2 pass")

    # What has come of it is expected, by pointing at it.
    editor.mode("expect")
    editor.space("b4").click()
    editor.has("? seat 1 skeleton red-left b4 ^")
    editor.space("b3").click()
    editor.has("? seat 1 trap wall/! b3")
    expect(editor.good).to_have_text(editor.say("editor-all-hold", count=2))
    axe(page)
    check(editor.copied(), tmp_path)


def test_a_position_of_dia_by_hand(page_at: PageAt, axe: Callable[[Page], None], tmp_path: Path) -> None:
    page = page_at(permissions=CLIPBOARD)
    editor = Editor(page, DIA)
    page.get_by_label(editor.say("editor-phase")).select_option("play")
    editor.has("  phase play")
    for seat, field, card in ((1, 12, "kick"), (2, 13, "throw1"), (3, 8, "beat")):
        editor.piece(f"figure-{seat}").click()
        editor.field(field).click()
        editor.has(f"  seat {seat}", f"    at {field}")
        page.locator(".seat").nth(seat - 1).click()
        editor.piece(card).click()
        editor.zone("editor-laid").get_by_role("button").last.click()
        editor.has(f"    laid {card}")
        editor.piece("header").click()
        editor.zone("editor-hand").get_by_role("button").last.click()
    editor.piece("dog").click()
    editor.field(22).click()
    editor.has("  dog 22")
    editor.piece("banquet").click()
    editor.field(29).click()
    editor.has("  pile 29 banquet")
    expect(editor.good).to_be_visible()
    axe(page)

    editor.mode("play")
    bar = editor.bar
    page.locator('[data-words="move"]').click()
    expect(bar.locator("code")).to_have_text(re.compile(r"^\d move$"))
    bar.get_by_role("button", name=editor.say("editor-back")).click()
    editor.mode("expect")
    editor.field(12).click()
    editor.has("? seat 1 at 12")
    expect(editor.good).to_have_text(editor.say("editor-all-hold", count=1))
    check(editor.copied(), tmp_path)


def test_dragging_is_the_same_as_two_clicks(page_at: PageAt) -> None:
    editor = Editor(page_at())
    editor.piece("dragon").drag_to(editor.space("c5"))
    editor.has("    trap dragon c5")
    editor.piece("green-right").drag_to(editor.zone("thing-cemetery"))
    editor.piece("green-right").click()
    editor.piece("yellow-left").drag_to(editor.zone("thing-cemetery"))
    editor.has("    cemetery yellow-left")


def test_a_wrong_text_says_where(page_at: PageAt) -> None:
    editor = Editor(page_at())
    wrong = "game: bad-bones\nrules: 1\nseats: 2\nposition:\n  phase trap\n  seat 1\n    trap moat b3\n---\n"
    editor.text.fill(wrong)
    trouble = editor.page.locator(".state .bad")
    expect(trouble).to_contain_text(editor.say("editor-trouble", line=7, column=10))
    expect(trouble).to_contain_text("moat")
    trouble.click()
    start = editor.text.evaluate("field => field.selectionStart")
    assert wrong[start:].startswith("moat")
    editor.text.fill(wrong.replace("moat", "wall/") + "1 hero b4\n")
    expect(trouble).to_contain_text(editor.say("editor-trouble", line=9, column=3).split(",")[0])
    editor.text.fill(wrong.replace("moat", "wall/") + "? seat 1 trap wall\\ b3\n")
    expect(editor.page.locator(".state .fails")).to_contain_text(editor.say("editor-fails", line=9))
    editor.page.reload()  # nothing is lost
    expect(editor.text).to_have_value(wrong.replace("moat", "wall/") + "? seat 1 trap wall\\ b3\n")


def every_scenario(game: str) -> list[Path]:
    return sorted((SCENARIOS / game).glob("*.bones"))


@pytest.mark.parametrize("game", [BONES, DIA])
def test_every_scenario_is_written_as_it_was_read(page_at: PageAt, game: str) -> None:
    editor = Editor(page_at(), game)
    texts = [path.read_text(encoding="utf-8") for path in every_scenario(game)]
    assert len(texts) > 100
    assert editor.text.evaluate(TYPE_ALL, texts) == texts


@pytest.mark.parametrize("game", [BONES, DIA])
def test_a_piece_put_down_touches_no_other_line(page_at: PageAt, game: str) -> None:
    editor = Editor(page_at(), game)
    for path in every_scenario(game)[5 :: counted(60, 30)]:
        text = path.read_text(encoding="utf-8")
        if "\n  seat 1\n" not in text:
            continue
        editor.text.fill(text)
        expect(editor.good).to_be_visible()
        editor.page.keyboard.press("Escape")
        if game == BONES:
            line = "    skeleton red-left e1 >"
            editor.piece("red-left").click()
            editor.space("e1").click()
        else:
            line = "  gravedigger 32"
            editor.piece("gravedigger").click()
            editor.field(32).click()
        editor.has(line)
        written = editor.text.input_value().splitlines()
        before = text.splitlines()
        missing = [one for one in before if one not in written]
        assert len(written) - len(before) in (0, 1), path
        assert all(one.startswith("  gravedigger ") for one in missing), path
        editor.button("editor-undo").click()
        expect(editor.text).to_have_value(text)


@pytest.mark.parametrize("game", [BONES, DIA])
def test_a_moment_becomes_a_position(page_at: PageAt, game: str) -> None:
    """The position after the last line becomes the position that the text starts from."""
    editor = Editor(page_at(), game)
    for path in every_scenario(game)[:: counted(80, 40)]:
        text = path.read_text(encoding="utf-8")
        if "? over" in text or "\n? winners" in text:
            continue
        editor.text.fill(text)
        expect(editor.text).to_have_value(text)
        expect(editor.good).to_be_visible()
        fixed = editor.button("editor-freeze")
        if not fixed.count():
            continue
        editor.mode("expect")
        seen = editor.shown()
        fixed.click()
        expect(editor.good).to_have_text(editor.say("editor-readable"))
        assert editor.lines()[-1] == "---", path
        assert editor.shown() == seen, path


def test_a_game_is_laid_out_as_it_stands_when_it_is_touched(page_at: PageAt) -> None:
    editor = Editor(page_at())
    editor.page.locator(".start select").select_option("setup")
    expect(editor.good).to_be_visible()
    assert "position:" not in editor.lines()
    editor.piece("dragon").click()
    editor.space("b2").click()
    editor.has("position:", "  phase hero", "    trap dragon b2", "    hero c3")
    assert (
        sum(line.startswith("    forest ") for line in editor.lines()) == 8
    )  # four for each, as the seed has drawn them


def test_rules_and_players_are_chosen_as_at_a_new_table(page_at: PageAt) -> None:
    editor = Editor(page_at())
    page = editor.page
    editor.piece("hero").click()
    page.get_by_role("button", name=editor.say("seat-number", seat=2)).click()
    editor.space("a1").click()
    editor.has("  seat 2", "    hero a1")
    editor.button("editor-options").click()
    dialog = page.get_by_role("dialog", name=editor.say("editor-options"))
    dialog.get_by_role("button", name=editor.say("new-more", what=editor.say("editor-seats"))).click()
    editor.has("seats: 3")
    dialog.get_by_text(editor.say("thing-mode-advanced"), exact=True).click()
    dialog.get_by_text(editor.say("thing-yes"), exact=True).last.click()
    editor.has("options: mode=advanced chiefs=yes")
    for _ in range(2):
        dialog.get_by_role("button", name=editor.say("new-less", what=editor.say("editor-seats"))).click()
    editor.has("seats: 1")
    expect(editor.text).not_to_have_value(re.compile("seat 2"))
    editor.button("editor-done").click()
    expect(editor.piece("red-top:emperor")).to_be_visible()
    expect(editor.piece("portal")).to_be_visible()
    expect(editor.good).to_be_visible()


@pytest.mark.parametrize("game", [BONES, DIA])
def test_it_fits_and_keeps_nobody_out(page_at: PageAt, axe: Callable[[Page], None], game: str) -> None:
    editor = Editor(page_at(PHONE, "dark"), game)
    page = editor.page
    for name in page.locator(".start option").evaluate_all("all => all.map((one) => one.value)"):
        page.locator(".start select").select_option(name)
        expect(editor.good).to_be_visible()
        for _ in each_size(page, SIZES):
            check_fits(page)
    for size in each_size(page, SIZES):
        axe(page)
        if size == PHONE:
            page.keyboard.press("Escape")
            # fingers hit beside a space or a field, too, and figures only stand there
            small = [one for one in small_targets(page, LEAST) if not re.search("data-space|data-field|walker", one)]
            assert not small, "\n".join(small)
    for mode, shown in (("expect", editor.good), ("play", editor.bar)):
        editor.mode(mode)
        expect(shown).to_be_visible()
        for _ in each_size(page, SIZES):
            axe(page)
            check_fits(page)


def test_by_keys_alone(page_at: PageAt) -> None:
    editor = Editor(page_at())
    page = editor.page
    press(editor.piece("purple-left"))
    page.locator(".top [data-space][tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    editor.has("    skeleton purple-left b4 >")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    press(editor.button("editor-turn", what="Purple star"))
    editor.has("    skeleton purple-left b4 v")
    press(editor.button("editor-take", what="Purple star"))
    expect(editor.text).not_to_have_value(re.compile("purple-left"))
    page.get_by_role("radio", name=editor.say("editor-mode-lay")).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(editor.say("editor-hint-expect"))).to_be_visible()


def press(element: Locator) -> None:
    element.focus()
    element.press("Enter")


@pytest.mark.parametrize("language", mostly_full(["en", "fr", "nl", "de"], ["de"]))
@pytest.mark.parametrize("game", [BONES, DIA])
def test_in_every_language(page_at: PageAt, game: str, language: str) -> None:
    editor = Editor(page_at(language=language), game, language)
    expect(editor.page.get_by_role("heading", level=1)).to_have_text(editor.say("editor-title"))
    check_words(editor.page, language)
    editor.button("editor-report").click()
    dialog = editor.page.get_by_role("dialog", name=editor.say("editor-report"))
    dialog.get_by_role("textbox").first.fill("Eins\nzwei")
    expect(dialog.locator("pre")).to_contain_text(f"# {editor.say('editor-report-expected')} Eins\n#   zwei\n")
    check_words(editor.page, language)
