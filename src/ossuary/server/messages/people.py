"""People: a name and a token."""

from __future__ import annotations

from msgspec import Struct

from ossuary.server.messages.fields import Name


class NewPerson(Struct, forbid_unknown_fields=True):
    """Somebody new, who needs only a name. `bearer`: answer with the token too, for programs without cookies."""

    name: Name
    bearer: bool = False


class NewToken(Struct, forbid_unknown_fields=True):
    """`bearer`: answer with the token too, for programs without cookies."""

    bearer: bool = False


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Person(Struct, omit_defaults=True):
    id: str
    name: str
    token: str = ""
