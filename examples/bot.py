"""A bot for one seat of a table: python examples/bot.py http://127.0.0.1:8642 '/t/TABLE#2.KEY'

docs/protocol.md explains the messages. It needs `pip install websockets`, and nothing of Ossuary itself.
"""

import asyncio
import json
import random
import secrets
import sys
from contextlib import suppress
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(update: dict) -> str:
    """PUT A BETTER BOT HERE: `view` is all that its seat may know, `options` are its legal answers."""
    return random.choice(update["options"])["words"]


def post(url: str, token: str, **body: object) -> dict:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(url, json.dumps(body).encode(), headers), timeout=30) as answer:
        return json.loads(answer.read())


async def play(server: str, link: str) -> None:
    page, _, place = urljoin(server, link).partition("#")
    table, (seat, _, key) = page.rpartition("/")[2], place.partition(".")
    token = post(urljoin(server, "/api/people"), "", name="Example bot", bearer=True)["token"]
    post(urljoin(server, f"/api/tables/{table}/seats/{seat}/claim"), token, key=key)
    address = urljoin(server, f"/api/tables/{table}/socket").replace("http", "ws", 1)
    async for socket in connect(address, additional_headers={"Authorization": f"Bearer {token}"}):
        sent, update = {"type": "join", "seats": [int(seat)]}, {"asked": None}
        with suppress(ConnectionClosed):  # after a restart or an accident connect() tries again, and we are asked again
            await socket.send(json.dumps(sent))
            async for text in socket:
                message = json.loads(text)
                update = message if "asked" in message else update  # absent if nothing has changed for this seat
                asked, refused = update["asked"], message["type"] == "refused" and message["ref"] == sent.get("ref", 0)
                if refused and sent["type"] != "answer" and message["code"] != "too-fast":
                    sys.exit(message["detail"])
                await asyncio.sleep(1 if refused else 0)  # it was too fast, or somebody else was first: choose again
                if message["type"] == "welcome" and message["table"]["status"] == "open":
                    sent = {"type": "act", "do": "ready", "value": secrets.token_hex(16)}
                elif asked and (refused or asked["question"] != sent.get("question")):
                    sent = {"type": "answer", "question": asked["question"], "words": choose(update), "ready": True}
                elif message.get("over"):
                    return print(json.dumps(message["result"]))
                elif not refused or sent["type"] == "answer":
                    continue
                sent |= {"seat": int(seat), "ref": secrets.randbelow(2**50)}
                await socket.send(json.dumps(sent))


asyncio.run(play(*sys.argv[1:]))
