"""Requests whose bodies are read strictly: the framework alone would take 0 for false, and "4" for 4."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException

PLACE = re.compile(r" - at `\$\.?(.*)`$")


class StrictRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """The body as the type that its handler asks for."""
        body = await super().json()
        field = self.route_handler.parsed_data_field
        if field is None:
            return body
        try:
            return msgspec.convert(body, field.annotation)
        except msgspec.ValidationError as error:
            place = PLACE.search(str(error))
            complaint = {"key": place[1] if place else "data", "message": PLACE.sub("", str(error))}
            raise ValidationException(extra=[complaint]) from error
