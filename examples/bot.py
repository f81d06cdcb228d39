"""A bot for one seat of a table: python examples/bot.py http://127.0.0.1:8642 '/t/TABLE#2.KEY'

docs/protocol.md tells what is said here. Needs `pip install websockets`, and nothing of Ossuary itself.
"""

import asyncio
import json
import random
import secrets
import sys
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(update: dict) -> str:
    """HERE A BETTER BOT THINKS: `view` is all its seat may know, `options` are the answers there are."""
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
        said: dict = {"type": "join", "seats": [int(seat)]}
        try:
            await socket.send(json.dumps(said))
            async for text in socket:
                message = json.loads(text)
                asked = message.get("asked")  # absent where nothing has changed for this seat
                if message["type"] == "welcome" and message["table"]["status"] == "open":
                    said = {"type": "act", "seat": int(seat), "do": "ready", "value": secrets.token_hex(16)}
                elif message["type"] == "refused" and message["code"] == "too-fast":
                    await asyncio.sleep(1)  # then say it again
                elif message["type"] == "refused" and message["code"] != "stale-question":
                    sys.exit(message["detail"])
                elif asked and asked["question"] != said.get("question"):
                    said = {
                        "type": "answer",
                        "seat": int(seat),
                        "question": asked["question"],
                        "words": choose(message),
                        "ready": True,
                    }  # ready: close the phase, if that was the last
                elif message.get("over"):
                    return print(json.dumps(message["result"]))
                else:
                    continue
                await socket.send(json.dumps(said))
        except ConnectionClosed:  # a restart, or a lost line: connect() tries again, and we are asked again
            continue


asyncio.run(play(*sys.argv[1:]))
