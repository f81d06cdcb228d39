"""How a server starts: what it reads, so that nobody waits for it later, and how it says why it cannot start."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from ossuary.diagrams import read_diagrams
from ossuary.games import game_names
from ossuary.locales import languages, say
from ossuary.rules import read_rules
from ossuary.server.app import make_app
from ossuary.server.host.settings import Settings
from ossuary.server.http.middleware import ShortFailure
from ossuary.server.http.warm_up import warm_up


def test_documents_are_read_before_they_are_first_asked_for(tmp_path: Path) -> None:
    """Reading them takes a tenth of a second each, during which nobody would be answered."""
    app = make_app(Settings(db=f"sqlite:///{tmp_path / 'table.db'}"), {})
    warm_up(app)
    begun = time.process_time()
    for language in languages():
        assert say("not-your-seat", {}, language)
        for game in game_names():
            assert read_rules(game, language)
            assert read_diagrams(game)
    assert app.openapi_config
    assert all(getattr(plugin, "rendered", b"") for plugin in app.openapi_config.render_plugins)
    assert time.process_time() - begun < 0.05


def test_a_start_that_fails_is_told_in_one_line() -> None:
    trace = 'Traceback (most recent call last):\n  File "x", line 1\npsycopg.OperationalError: refused\n\nmore\n'
    told: list[Any] = []

    async def fail(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "lifespan.startup.failed", "message": trace})

    async def hear(message: Any) -> None:
        told.append(message)

    async def start() -> None:
        scope: Any = {"type": "lifespan"}
        nothing: Any = None
        await ShortFailure(fail)(scope, nothing, hear)

    asyncio.run(start())
    assert told == [{"type": "lifespan.startup.failed", "message": "psycopg.OperationalError: refused"}]
