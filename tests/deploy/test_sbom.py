"""The bill of materials names everything that a host runs, and its format is the official one."""

from __future__ import annotations

import json
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import sbom
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packaging.utils import canonicalize_name

import ossuary
from ossuary.server.http.routes.pages import FOLDER
from support.built_page import why_not_built

ROOT = Path(__file__).parents[2]
Json = dict[str, Any]

if why := why_not_built():
    pytest.skip(why, allow_module_level=True)


@pytest.fixture(scope="module")
def bill(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """What `make sbom` writes."""
    folder = tmp_path_factory.mktemp("sbom")
    sbom.main(folder)
    made: Json = json.loads((folder / sbom.FILE).read_text(encoding="utf-8"))
    return made


@pytest.fixture(scope="module")
def page_bill() -> Json:
    """What the build puts into the wheel."""
    licences = (FOLDER / "licences.txt").read_text(encoding="utf-8")
    return sbom.page_document(ossuary.__version__, licences, sbom.package_lock())


def components(bill: Json, ecosystem: str) -> dict[str, Json]:
    return {one["name"]: one for one in bill["components"] if one["purl"].startswith(f"pkg:{ecosystem}/")}


@pytest.mark.parametrize("name", ["bill", "page_bill"])
def test_the_format_is_the_official_one(name: str, request: pytest.FixtureRequest) -> None:
    """The schema knows all names of licences, too."""
    text = sbom.text_of(request.getfixturevalue(name))
    error = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    assert error is None, error
    broken = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text.replace('"MIT"', '"Mine"'))
    assert broken is not None


def test_every_python_package_is_named_with_version_and_licence(bill: Json) -> None:
    named = components(bill, "pypi")
    assert named.keys() == sbom.python_needs().keys() - {sbom.SUBJECT}
    assert named.keys() > {canonicalize_name(name) for name in ("litestar", "msgspec", "SQLAlchemy", "uvicorn")}
    for name, one in named.items():
        assert one["version"] == version(name)
        assert one["purl"] == f"pkg:pypi/{name}@{one['version']}"
        assert one["licenses"]


def test_every_package_of_the_page_is_named_with_version_licence_and_hash(bill: Json, page_bill: Json) -> None:
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    locked = sbom.package_lock()["packages"]
    for each in (bill, page_bill):
        named = components(each, "npm")
        assert named.keys() >= asked.keys()
        for name, one in named.items():
            assert one["version"] == locked[f"node_modules/{name}"]["version"]
            assert one["licenses"] == [{"license": {"id": locked[f"node_modules/{name}"]["license"]}}]
            assert len(one["hashes"][0]["content"]) == 128
    assert not components(page_bill, "pypi")


def test_every_package_is_there_because_something_needs_it(bill: Json, page_bill: Json) -> None:
    for each in (bill, page_bill):
        needs = {one["ref"]: one["dependsOn"] for one in each["dependencies"]}
        refs = [one["bom-ref"] for one in each["components"]]
        subject = each["metadata"]["component"]["bom-ref"]
        assert subject == f"pkg:pypi/ossuary@{ossuary.__version__}"
        assert needs.keys() == {subject, *refs}
        assert len(set(refs)) == len(refs)
        reached, unread = {subject}, [subject]
        while unread:
            new = set(needs[unread.pop()]) - reached
            reached |= new
            unread += new
        assert reached == needs.keys()


def test_the_same_packages_make_the_same_bill(bill: Json, page_bill: Json) -> None:
    again = sbom.page_document(
        ossuary.__version__, (FOLDER / "licences.txt").read_text(encoding="utf-8"), sbom.package_lock()
    )
    assert again == page_bill
    assert bill["serialNumber"] != page_bill["serialNumber"]


def test_a_package_without_a_licence_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sbom, "READ_BY_HAND", {})
    with pytest.raises(sbom.NoLicence, match="itsdangerous"):
        sbom.licence_of("itsdangerous")
