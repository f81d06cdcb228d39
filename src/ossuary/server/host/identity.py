"""Who is who: a person is a signed token, a seat's link a signed key. Nobody needs an account."""

from __future__ import annotations

import base64
import hashlib
import hmac

from itsdangerous import BadSignature, Signer

COOKIE = "ossuary"
COOKIE_SECONDS = 400 * 24 * 3600  # no browser keeps a cookie longer
KEY_BYTES = 15


class TokenSigner:
    """Signs and checks with the host's secret."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.signer = Signer(secret, salt="person", digest_method=hashlib.sha256)

    def sign_person(self, person: str) -> str:
        """The token of a person."""
        return self.signer.sign(person).decode()

    def person_of(self, token: str) -> str | None:
        """Whose token it is; None if it was not signed here."""
        try:
            return self.signer.unsign(token).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def seat_key(self, table_id: str, seat: int, version: int) -> str:
        """The secret part of a seat's link. It can be computed again, so it is not stored."""
        text = f"seat|{table_id}|{seat}|{version}".encode()
        return base64.urlsafe_b64encode(hmac.new(self.secret, text, hashlib.sha256).digest()[:KEY_BYTES]).decode()

    def is_seat_key(self, key: str, table_id: str, seat: int, version: int) -> bool:
        return hmac.compare_digest(key.encode(), self.seat_key(table_id, seat, version).encode())
