"""The way of people to either process: requests that are sent again until somebody answers them."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, NamedTuple

import httpx

from chaos.account import Account
from support.server.players import Person

PATIENCE = 30.0  # seconds in which a process has to answer, or to break the connection
PAUSE = 0.3
NOT_NOW = {429, 503}
INTERNAL = 500


class Reply(NamedTuple):
    """What a process answered; `repeated` if an earlier attempt may have been carried out without an answer."""

    status: int
    body: Any
    repeated: bool = False

    @property
    def code(self) -> str:
        """Of a problem."""
        return str(self.body.get("code", "")) if isinstance(self.body, dict) and self.status >= 400 else ""

    def __str__(self) -> str:
        return f"{self.status} {self.code}".strip()


class Network:
    """Both processes, as clients know them."""

    def __init__(self, addresses: list[str], account: Account, rng: random.Random) -> None:
        self.addresses = addresses
        self.account = account
        self.rng = rng
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=20, keepalive_expiry=1)
        self.client = httpx.AsyncClient(timeout=PATIENCE, limits=limits)

    def some_address(self) -> str:
        return self.rng.choice(self.addresses)

    async def come(self, name: str) -> Client:
        """A new person."""
        reply = await Client(self, "").ask("POST", "/api/people", {"name": name, "bearer": True})
        assert reply.status == 201, reply
        return Client(self, reply.body["token"])

    async def close(self) -> None:
        await self.client.aclose()


class Client(Person):
    """A person who asks either process."""

    def __init__(self, network: Network, token: str) -> None:
        super().__init__(token)
        self.network = network
        if not token:
            self.headers = {}

    async def ask(self, method: str, path: str, body: Any = None) -> Reply:  # type: ignore[override]
        """Ask one process after another until one of them answers."""
        repeated = False
        while True:
            reply = await self.ask_once(method, path, body)
            if reply is not None and reply.status not in NOT_NOW and reply.status != INTERNAL:
                return Reply(reply.status, reply.body, repeated)
            repeated = True
            await asyncio.sleep(PAUSE)

    async def ask_once(self, method: str, path: str, body: Any = None) -> Reply | None:
        """What one of the processes answers; None if it doesn't."""
        network = self.network
        at = f"http://{network.some_address()}{path}"
        begun = time.monotonic()
        try:
            answer = await network.client.request(method, at, json=body, headers=self.headers)
        except httpx.ReadTimeout:
            network.account.violation(f"{method} {path} was not answered within {PATIENCE:.0f} s")
            return None
        except httpx.TransportError:
            return None
        account = network.account
        account.longest_wait = max(account.longest_wait, time.monotonic() - begun)
        if answer.status_code == INTERNAL:
            account.violation(f"{method} {path}: {answer.text}")
        is_json = "json" in answer.headers.get("content-type", "")
        return Reply(answer.status_code, answer.json() if is_json else answer.text)
