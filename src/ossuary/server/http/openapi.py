"""The documents of the API: what OpenAPI says besides the routes themselves, and a page to read it on."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Router
from litestar.enums import OpenAPIMediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, Example, SecurityScheme, Tag
from litestar.params import Body
from litestar.types import Method
from litestar.types.internal_types import PathParameterDefinition

from ossuary import __version__
from ossuary.server import messages
from ossuary.server.host.identity import COOKIE
from ossuary.server.http.api_docs import REF, handbook
from ossuary.server.messages.schema import definitions

Document = dict[str, Any]

KNOWN: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]  # either will do

ABOUT = (
    "Tables for board games. A person is a token: `POST /api/people` sets it as a cookie and, "
    "asked for with `bearer`, tells it once, for programs. Errors are problem+json (RFC 9457): a `code` to act on, a "
    "sentence to show. Live play goes over a socket at `/api/tables/{table_id}/socket`, which docs/protocol.md "
    "describes; all of it can be done over HTTP too."
)
TAGS = {
    "people": "A name and a token; nobody needs an account.",
    "tables": "Made, claimed by link, handed over, played again, deleted.",
    "play": "What a seat sees and is asked, and its answers: the same as on the socket, for who would rather ask.",
    "records": "Games as something to look at again, and to be sure of.",
    "challenge": "One start a day for everybody, and a goal.",
    "lessons": "Short guided games at real tables.",
    "games": "What can be set, the rules, and the data with where they come from.",
    "host": "For who runs the table.",
}


def for_example(**fields: Any) -> Any:
    """A body as it might be."""
    return Body(examples=[Example(summary="For example", value=fields)])


def operation_id(handler: HTTPRouteHandler, _: Method, __: list[str | PathParameterDefinition]) -> str:
    """`tables-make`: the room of the routes, and the handler's name."""
    room = handler.fn.__module__.rpartition(".")[2]
    return f"{room}-{handler.handler_name}".replace("_", "-")


def completed(document: Document) -> Document:
    """With the shapes as msgspec checks them: what is forbidden, how long each word may be, what it is for."""
    shapes = document["components"]["schemas"]
    ours = [getattr(messages, name) for name in shapes if hasattr(messages, name)]
    exact = definitions(ours, REF)
    examples = {name: {"examples": shape["examples"]} for name, shape in shapes.items() if "examples" in shape}
    merged = {name: {**shape, **examples.get(name, {})} for name, shape in {**shapes, **exact}.items()}
    return {**document, "components": {**document["components"], "schemas": merged}}


class ForMachines(OpenAPIRenderPlugin):
    """The document itself."""

    def __init__(self) -> None:
        paths = ["/schema/openapi.json", "/schema", "/openapi.json"]
        super().__init__(path=paths, media_type=OpenAPIMediaType.OPENAPI_JSON)
        self.rendered = b""  # it stays the same as long as the server runs

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        self.rendered = self.rendered or msgspec.json.encode(completed(openapi_schema))
        return self.rendered

    def receive_router(self, router: Router) -> None:
        """What is not there is told as everywhere, not by a page of the framework."""
        router.routes = [route for route in router.routes if "path" not in route.path_parameters]


class ForPeople(OpenAPIRenderPlugin):
    """The document as a page."""

    def __init__(self) -> None:
        super().__init__(path="/docs", media_type=MediaType.HTML)
        self.rendered = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        self.rendered = self.rendered or handbook(completed(openapi_schema)).encode()
        return self.rendered


def openapi() -> OpenAPIConfig:
    schemes: Any = {
        "bearer": SecurityScheme("http", scheme="bearer", description="The token that POST /api/people told."),
        "cookie": SecurityScheme(
            "apiKey", name=COOKIE, security_scheme_in="cookie", description="The same, as it sets it."
        ),
    }
    return OpenAPIConfig(
        title="Ossuary",
        version=__version__,
        path="/api",
        description=ABOUT,
        use_handler_docstrings=True,
        tags=[Tag(name, about) for name, about in TAGS.items()],
        components=Components(security_schemes=schemes),
        operation_id_creator=operation_id,
        render_plugins=[ForMachines(), ForPeople()],
    )
