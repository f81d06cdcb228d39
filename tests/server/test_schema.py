"""Requests generated from the OpenAPI document: whatever is asked, the response is one that it documents."""

import zlib
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from schemathesis.specs.openapi.definitions import OPENAPI_31

from ossuary.server.app import make_app
from ossuary.server.host.settings import Settings
from ossuary.server.http.openapi import with_exact_types
from support.server.serving import Server
from support.server.visitors import Visitor, finish, good, seat_path, table_of_two
from support.setups import counted

EXAMPLES = counted(12, 300)
# What the document calls well-formed can still be refused: by a game's options, or by the rules.
NOT_MEANT: list[Any] = [positive_data_acceptance]
DOCUMENT = with_exact_types(make_app(Settings(), {}).openapi_schema.to_schema())
LOADED: Any = schemathesis.openapi.from_dict(DOCUMENT)
FOUND = [found.ok() for found in LOADED.get_all_operations()]
OPERATIONS: dict[str, Any] = {each.definition.raw["operationId"]: each for each in FOUND}
# These take the seat or the table away, so each request gets another table.
FINAL = {"tables-remove", "tables-hand-over", "seats-resign", "seats-leave"}
# What is too long for these is too large for any request, which is a 413.
LARGE = {"records-verify-text", "studies-show", "studies-show-position", "tables-create"}
FAREWELLS = {"people-forget", "people-revoke"}  # the token is void then, so each request is made by somebody else
SAID = {"seats-answer", "seats-try-answers"}


class Stage:
    """A person with tables of every kind, so that requests have something to refer to."""

    def __init__(self, server: Server) -> None:
        self.server = server
        table, self.ana, self.ben = table_of_two(server)
        over = finish(table, (self.ana, 1), (self.ben, 2))
        opened = self.ana.make("person", "link", "bot")
        self.tables = [over["id"], opened["id"], self.running("bad-bones"), self.running("dia-de-los-muertos")]
        self.headers = {"Authorization": f"Bearer {self.ana.token}"}

    def stranger(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {Visitor(self.server, 'Eve').token}"}

    def running(self, game: str) -> str:
        table = self.ana.make("person", "link", game=game)
        good(self.ben.claim(table, 2))
        self.ana.be_ready(table, 1)
        self.ben.be_ready(table, 2)
        return str(table["id"])

    def point_at_table(self, case: Any, number: int) -> bool:
        """Make most requests refer to an existing table, many to a seat of Ana's, and some answer a real question."""
        place: Any = case.path_parameters
        if "table_id" not in place or number % 8 == 0:
            return False
        operation = case.operation.definition.raw["operationId"]
        final = operation in FINAL
        place["table_id"] = self.running("bad-bones") if final else self.tables[number // 8 % len(self.tables)]
        if "seat" in place and number % 3:
            place["seat"] = 1
        if operation in SAID and number % 5 < 4 and isinstance(case.body, dict):
            self.answer(case, place, number)
        return True

    def answer(self, case: Any, place: Any, number: int) -> None:
        body: Any = case.body
        view = self.ana.get(seat_path({"id": place["table_id"]}, 1)).json()
        if not view.get("asked") or not view["options"]:
            return
        words = view["options"][number // 32 % len(view["options"])]["words"]
        if "question" in body:
            body.update(question=view["asked"]["question"], words=words)
        elif "words" in body:
            body["words"] = [words]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with Server(tmp_path_factory.mktemp("schema"), tables_per_person="1000000") as server:
        yield Stage(server)
        good(Visitor(server).get("/health"))
        assert server.stop() == 0
        assert "Traceback" not in server.log()


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_response_is_documented(stage: Stage, name: str) -> None:
    operation = OPERATIONS[name]
    address = f"http://{stage.server.address}"
    modes = [GenerationMode.POSITIVE]
    if operation.body or operation.query:
        modes.append(GenerationMode.NEGATIVE)

    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=[*HealthCheck])
    @given(st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in modes)))
    def ask(case: Any) -> None:
        pointed = stage.point_at_table(case, zlib.crc32(repr((case.path_parameters, case.query, case.body)).encode()))
        mended = [negative_data_rejection] if pointed or name in LARGE else []
        headers = stage.stranger() if name in FAREWELLS else stage.headers
        case.call_and_validate(base_url=address, headers=headers, excluded_checks=[*NOT_MEANT, *mended])

    ask()


def test_routes_that_need_a_person_refuse_everybody_else(stage: Stage) -> None:
    anyone = Visitor(stage.server)
    for operation in OPERATIONS.values():
        path = operation.path.format(table_id=stage.tables[2], seat=1, name="bad-bones", game="bad-bones")
        if operation.definition.raw.get("security"):
            answer = anyone.request(operation.method, path, json={} if operation.body else None)
            assert answer.status_code in (400, 401), f"{operation.method} {path}: {answer.text}"


def test_the_document_is_openapi_31(stage: Stage) -> None:
    """It fits OpenAPI's own schema, references can be resolved, and names are unique."""
    document = good(httpx.get(f"http://{stage.server.address}/api/schema/openapi.json"))
    assert document["openapi"].startswith("3.1.")
    jsonschema_rs.validate(OPENAPI_31, document)
    for schema in document["components"]["schemas"].values():
        jsonschema_rs.meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema})
    operations = [each for item in document["paths"].values() for each in item.values()]
    names = [each["operationId"] for each in operations]
    assert len(names) == len(set(names))
    tags = {tag["name"] for tag in document["tags"]}
    for each in operations:
        assert set(each["tags"]) <= tags
        assert each["summary"]
        for status, answer in each["responses"].items():
            assert answer["description"]
            kinds = set(answer.get("content", {}))
            assert status < "400" or kinds == {"application/problem+json"}
    schemas = document["components"]["schemas"]
    for reference in references(document):
        assert reference.removeprefix("#/components/schemas/") in schemas, reference
    assert schemas["Plan"]["additionalProperties"] is False


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for each in node.values():
            yield from references(each)
    elif isinstance(node, list):
        for each in node:
            yield from references(each)
