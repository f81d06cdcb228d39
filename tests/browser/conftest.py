"""A real Chromium at a real table; a page that complains in its console fails its test."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from web_build import find_node

from support.browser.chromium import DESKTOP, PATIENCE, Complaints, Theme, grave_faults, launch
from support.browser.contexts import Contexts, Look
from support.built_page import why_not_built
from support.server.serving import Server
from support.services import CHROMIUM, found_or_skipped

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
expect.set_options(timeout=PATIENCE)


class PageAt(Protocol):
    """Makes pages. `expected` is a pattern of errors that belong to the test, `more` goes to Playwright's context.

    A context that other tests have used has forgotten them, but its cache has the page's files; not if `unused`.
    """

    def __call__(
        self,
        size: tuple[int, int] = ...,
        theme: Theme = ...,
        language: str = ...,
        reduced_motion: bool = ...,
        expected: str = ...,
        unused: bool = ...,
        permissions: Sequence[str] = ...,
        **more: Any,
    ) -> Page: ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


class Aside:
    """Lays Playwright's event loop aside between calls, where it counts as running: other tests have loops too."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()

    def lay(self) -> None:
        asyncio._set_running_loop(None)

    def take(self) -> None:
        asyncio._set_running_loop(self.loop)


@pytest.fixture(scope="session")
def chromium_and_loop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, Aside]]:
    program = found_or_skipped(CHROMIUM, tmp_path_factory)
    with sync_playwright() as playwright, launch(playwright, program) as browser:
        aside = Aside()
        aside.lay()
        yield browser, aside
        aside.take()


@pytest.fixture(scope="session")
def chromium(chromium_and_loop: tuple[Browser, Aside]) -> Browser:
    """This worker's browser."""
    return chromium_and_loop[0]


@pytest.fixture(autouse=True)
def in_its_loop(chromium_and_loop: tuple[Browser, Aside]) -> Iterator[None]:
    chromium_and_loop[1].take()
    yield
    chromium_and_loop[1].lay()


@pytest.fixture(scope="session")
def lasting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if why := why_not_built():
        pytest.skip(why)
    with Server(tmp_path_factory.mktemp("browser"), transfer_seconds_away="1") as server:
        yield server


@pytest.fixture
def table_server(lasting_server: Server) -> Server:
    """This worker's server: `kill()` is kill -9, `start()` brings it back at the same port with the same database."""
    lasting_server.revive()
    return lasting_server


@pytest.fixture(scope="session")
def contexts(chromium: Browser, lasting_server: Server) -> Contexts:
    """This worker's browser contexts; they close with the browser."""
    return Contexts(chromium, f"http://{lasting_server.address}")


@pytest.fixture
def page_at(contexts: Contexts, table_server: Server, in_its_loop: None) -> Iterator[PageAt]:
    """Opens pages of new people, each in a browser context of its own."""
    complaints = Complaints()
    with ExitStack() as opened:

        def make(
            size: tuple[int, int] = DESKTOP,
            theme: Theme = "light",
            language: str = "en",
            reduced_motion: bool = True,
            expected: str = "",
            unused: bool = False,
            permissions: Sequence[str] = (),
            **more: Any,
        ) -> Page:
            look = Look(size, theme, language, reduced_motion, tuple(more.items()))
            anchored = contexts.new(look) if unused else contexts.take(look)
            context = anchored.context
            opened.callback(complaints.listen(context, expected, anchored.anchor))
            opened.callback(context.close if unused else partial(contexts.give_back, anchored))
            context.grant_permissions(permissions)
            return context.new_page()

        yield make
    assert not complaints.heard


@pytest.fixture(scope="session")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the page's code as programs for Node."""
    folder = tmp_path_factory.mktemp("programs")
    vite = ["node_modules/vite/bin/vite.js", "build", "--config", "tests/vite.config.ts", "--logLevel", "warn"]
    command = [*find_node().node, *vite, "--outDir", str(folder)]
    subprocess.run(command, cwd=WEB, check=True, timeout=120)
    return folder


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Asserts that axe-core finds no serious fault in a page as it stands."""

    def check(page: Page) -> None:
        faults = grave_faults(page)
        assert not faults, "\n".join(faults)

    return check
