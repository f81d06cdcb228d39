"""Who is who: a person is a signed device token, a seat's link a signed key. Nobody needs an account."""

from __future__ import annotations

import base64
import hashlib
import hmac

from itsdangerous import BadSignature, Signer

COOKIE = "ossuary"
A_YEAR = 400 * 24 * 3600  # seconds; no browser keeps a cookie longer


class Notary:
    """Signs and checks, with the host's secret."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.signer = Signer(secret, salt="person", digest_method=hashlib.sha256)

    def token_of(self, person: str) -> str:
        return self.signer.sign(person).decode()

    def person_of(self, token: str) -> str | None:
        """Whose token it is; None for one that was never signed here."""
        try:
            return self.signer.unsign(token).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def key_of(self, table_id: str, seat: int, turn_of_key: int) -> str:
        """The secret part of a seat's link: nothing that would have to be kept."""
        text = f"seat|{table_id}|{seat}|{turn_of_key}".encode()
        return base64.urlsafe_b64encode(hmac.new(self.secret, text, hashlib.sha256).digest()[:15]).decode()

    def opens(self, key: str, table_id: str, seat: int, turn_of_key: int) -> bool:
        return hmac.compare_digest(key.encode(), self.key_of(table_id, seat, turn_of_key).encode())
