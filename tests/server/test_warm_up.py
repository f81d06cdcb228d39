"""What is read at the start, so that nobody waits when it is first asked for."""

from __future__ import annotations

import time
from pathlib import Path

from ossuary.diagrams import read_diagrams
from ossuary.games import game_names
from ossuary.locales import languages, say
from ossuary.rules import read_rules
from ossuary.server.app import make_app
from ossuary.server.host.settings import Settings
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
