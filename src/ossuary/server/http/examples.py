"""The examples in the API's documentation: from the first game that has a scenario for it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.openapi.spec import Example
from litestar.params import Body, Parameter

from ossuary.core.notation import ANSWER, read_script
from ossuary.games import descriptor_of, game_names

EXAMPLE = next(one for one in map(descriptor_of, game_names()) if one.example)
GAME = EXAMPLE.name
TEXT = EXAMPLE.example
WORDS = next(" ".join(line.words) for line in read_script(TEXT.encode()).lines if line.kind == ANSWER)

GameName = Annotated[str, Parameter(description=f"The name of a game: {GAME} …")]


def example_body(**fields: Any) -> Any:
    """A request's body as it might be."""
    return Body(examples=[Example(summary="For example", value=fields)])
