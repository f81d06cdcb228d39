"""A game is played to its end with the rules and the data it was begun with, whatever the host has changed since."""

from __future__ import annotations

from typing import Any

import msgspec

from ossuary.core.data_files import BadData
from ossuary.core.play import AnyGame
from ossuary.games import make_game
from ossuary.games.editions import fingerprint
from ossuary.server.errors import TableError
from ossuary.server.storage.store import Store, StoredEdition, StoredTable


class Edition:
    """A game with the data it is played with; if it is not today's, `data` is what workers need to make it again."""

    def __init__(self, game: AnyGame, corrections: dict[str, Any] | None, is_current: bool) -> None:
        self.game = game
        self.id = fingerprint(game, corrections)
        self.corrections = msgspec.json.encode(corrections or {}, order="deterministic")
        self.data = "" if is_current else msgspec.json.encode([game.name, corrections or {}]).decode()

    def stored(self) -> StoredEdition:
        return StoredEdition(self.id, self.game.name, self.game.rules_version, self.corrections)


class Editions:
    """Today's edition of each game, and older ones as far as tables need them and they can be made."""

    def __init__(self, store: Store, games: dict[str, AnyGame], corrections: dict[str, dict[str, Any]]) -> None:
        self.store = store
        self.current = {name: Edition(game, corrections.get(name), True) for name, game in games.items()}
        self.older: dict[str, Edition] = {}
        store.add_editions([edition.stored() for edition in self.current.values()])

    def current_of(self, game: str) -> Edition:
        if game not in self.current:
            raise TableError("no-game", "no-such-game", word=game, list=", ".join(self.current))
        return self.current[game]

    async def edition_of(self, table: StoredTable) -> Edition:
        """What the table's game is played with; a TableError if this server can't play it so."""
        current = self.current_of(table.read_plan().game)
        if table.edition is None or table.edition == current.id:
            return current
        if table.edition not in self.older:
            self.older[table.edition] = make_again(current, await self.store.edition(table.edition), table.edition)
        return self.older[table.edition]


def make_again(current: Edition, stored: StoredEdition | None, wanted: str) -> Edition:
    """An older edition: other corrections can be applied again, other rules and other data files are gone."""
    if stored is not None and stored.rules == current.game.rules_version:
        corrections = msgspec.json.decode(stored.corrections, type=dict[str, Any])
        try:
            edition = Edition(make_game(current.game.name, corrections), corrections, False)
        except BadData as bad:
            raise TableError("other-edition") from bad
        if edition.id == wanted:
            return edition
    raise TableError("other-edition")
