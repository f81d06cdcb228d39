"""Who is who: a person is a signed token, a seat's link a signed key. Nobody needs an account."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

COOKIE = "ossuary"
COOKIE_SECONDS = 400 * 24 * 3600  # no browser keeps a cookie longer
RENEWED_AFTER = 30 * 24 * 3600 * 1000  # milliseconds; a browser with an older token gets a new one
KEY_BYTES = 15
DATE = "."  # stands between the person and the date in a token


class Secret(NamedTuple):
    """What signs. Times are milliseconds since 1970."""

    value: bytes
    since: int  # when it is first used
    until: int | None  # when what it has signed is void; None for the current one


class Token(NamedTuple):
    """A person, and when their token was signed. Tokens of version 0.1 have no date: theirs is 0."""

    person: str
    at: int
    renew: bool = False  # whether a new one should replace it


NO_TOKEN = Token("", 0)


class TokenSigner:
    """Signs with the host's newest secret, and accepts what an earlier one has signed until that is void."""

    def __init__(self, secrets: list[Secret]) -> None:
        self.set_secrets(secrets)

    def set_secrets(self, secrets: list[Secret]) -> None:
        """The newest first; one that is not used yet is accepted already."""
        self.secrets = secrets
        self.signers = {secret: Signer(secret.value, salt="person", digest_method=hashlib.sha256) for secret in secrets}

    def signing_secret(self, now: int) -> Secret:
        return next((secret for secret in self.secrets if secret.since <= now), self.secrets[-1])

    def valid_secrets(self, now: int) -> list[Secret]:
        return [secret for secret in self.secrets if secret.until is None or now < secret.until]

    def sign_person(self, person: str, now: int) -> str:
        """A token of a person, with its date."""
        return self.signers[self.signing_secret(now)].sign(f"{person}{DATE}{now}").decode()

    def read_token(self, text: str, now: int) -> Token | None:
        """Whose token it is, and from when; None if it was not signed here, or with a secret that is void."""
        for secret in self.valid_secrets(now):
            try:
                person, _, at = self.signers[secret].unsign(text).decode().partition(DATE)
            except (BadSignature, UnicodeDecodeError):
                continue
            date = int(at or 0)
            return Token(person, date, now - date > RENEWED_AFTER or secret != self.signing_secret(now))
        return None

    def seat_key(self, table_id: str, seat: int, version: int, now: int) -> str:
        """The secret part of a seat's link. It can be computed again, so it is not stored."""
        return sign_seat(self.signing_secret(now), table_id, seat, version)

    def is_seat_key(self, key: str, table_id: str, seat: int, version: int, now: int) -> bool:
        keys = [sign_seat(secret, table_id, seat, version) for secret in self.valid_secrets(now)]
        return any(hmac.compare_digest(key.encode(), each.encode()) for each in keys)


def sign_seat(secret: Secret, table_id: str, seat: int, version: int) -> str:
    text = f"seat|{table_id}|{seat}|{version}".encode()
    return base64.urlsafe_b64encode(hmac.new(secret.value, text, hashlib.sha256).digest()[:KEY_BYTES]).decode()
