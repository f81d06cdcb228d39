"""Reads and builds soon after the start what would hold the event loop up when it is first asked for."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin

from ossuary.aid import read_aid
from ossuary.diagrams import read_diagrams
from ossuary.games import game_names
from ossuary.locales import bundle, languages
from ossuary.rules import read_rules

FIRST_PAGE_SECONDS = 3.0  # `ossuary play` opens a page at once, which needs none of this and should not wait for it


async def warm_up_soon(app: Litestar) -> None:
    await asyncio.sleep(FIRST_PAGE_SECONDS)
    await asyncio.to_thread(warm_up, app)


def warm_up(app: Litestar) -> None:
    """For a thread: what the server says in each language, rules and diagrams of all games, the API's documentation."""
    for language in languages():
        bundle(language)
    for game in game_names():
        read_diagrams(game)
        for language in languages():
            read_rules(game, language)
            read_aid(game, language)
    document = app.plugins.get(OpenAPIPlugin).provide_openapi_schema()
    nobody: Any = None  # the documents are the same for everybody
    for plugin in app.openapi_config.render_plugins if app.openapi_config else ():
        plugin.render(nobody, document)
