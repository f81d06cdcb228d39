"""The API's documentation: what OpenAPI needs besides the routes themselves, for programs and as a page."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Router
from litestar.enums import OpenAPIMediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.types import Method
from litestar.types.internal_types import PathParameterDefinition

from ossuary import __version__
from ossuary.server import messages
from ossuary.server.host.identity import COOKIE
from ossuary.server.http.api_docs import REF, render_page
from ossuary.server.http.caching import revalidated
from ossuary.server.messages.schema import definitions

Document = dict[str, Any]

NEEDS_PERSON: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]  # one of them is enough

DESCRIPTION = (
    "Tables for board games. A person is a token: `POST /api/people` sets it as a cookie and, with `bearer`, answers "
    "with it once, for programs. Errors are problem+json (RFC 9457): a `code` to act on, a sentence to show. Live play "
    "goes over a socket at `/api/tables/{table_id}/socket`, which docs/protocol.md describes; everything can be done "
    "over HTTP as well."
)
TAGS = {
    "people": "A name and a token; nobody needs an account.",
    "tables": "Create a table, claim a seat, hand it over, play again, delete the table.",
    "play": "What a seat sees and is asked, and its answers: as on the socket, for programs that prefer to ask.",
    "records": "Games to look at again, and to verify.",
    "challenge": "One start a day for everybody, and a goal.",
    "lessons": "Short guided games at real tables.",
    "games": "Each game's options and rules, and its data with their sources.",
    "host": "For whoever runs the server.",
}


def operation_id(handler: HTTPRouteHandler, _: Method, __: list[str | PathParameterDefinition]) -> str:
    """`tables-create`: the module of the route, and the handler's name."""
    module = handler.fn.__module__.rpartition(".")[2]
    return f"{module}-{handler.handler_name}".replace("_", "-")


def with_exact_types(document: Document) -> Document:
    """The document with our own types as msgspec checks them: limits, unknown fields, descriptions."""
    types = document["components"]["schemas"]
    exact = definitions([getattr(messages, name) for name in types if hasattr(messages, name)], REF)
    examples = {name: {"examples": schema["examples"]} for name, schema in types.items() if "examples" in schema}
    merged = {name: {**schema, **examples.get(name, {})} for name, schema in {**types, **exact}.items()}
    return {**document, "components": {**document["components"], "schemas": merged}}


class JsonDocument(OpenAPIRenderPlugin):
    """The OpenAPI document itself."""

    def __init__(self) -> None:
        paths = ["/schema/openapi.json", "/schema", "/openapi.json"]
        super().__init__(path=paths, media_type=OpenAPIMediaType.OPENAPI_JSON)
        self.rendered = b""  # it does not change while the server runs

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        self.rendered = self.rendered or msgspec.json.encode(with_exact_types(openapi_schema))
        return self.rendered

    def receive_router(self, router: Router) -> None:
        """Without the framework's own page for what is not found: that is reported as everywhere else."""
        router.routes = [route for route in router.routes if "path" not in route.path_parameters]


class HtmlPage(OpenAPIRenderPlugin):
    """The document as a page."""

    def __init__(self) -> None:
        super().__init__(path="/docs", media_type=MediaType.HTML)
        self.rendered = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        self.rendered = self.rendered or render_page(with_exact_types(openapi_schema)).encode()
        return self.rendered


def openapi_config() -> OpenAPIConfig:
    schemes: Any = {
        "bearer": SecurityScheme("http", scheme="bearer", description="The token from `POST /api/people`."),
        "cookie": SecurityScheme(
            "apiKey", name=COOKIE, security_scheme_in="cookie", description="The same token, as a cookie."
        ),
    }
    return OpenAPIConfig(
        title="Ossuary",
        version=__version__,
        openapi_router=Router("/api", route_handlers=[], include_in_schema=False, middleware=[revalidated]),
        description=DESCRIPTION,
        use_handler_docstrings=True,
        tags=[Tag(name, about) for name, about in TAGS.items()],
        components=Components(security_schemes=schemes),
        operation_id_creator=operation_id,
        render_plugins=[JsonDocument(), HtmlPage()],
    )
