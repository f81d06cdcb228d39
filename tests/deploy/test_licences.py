"""Whatever the page contains of others comes with its licence."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import httpx
import pytest
from sbom import HEADING, bundled_packages

from ossuary.server.http.routes.pages import FILES
from support.built_page import why_not_built
from support.server.serving import Server

ROOT = Path(__file__).parents[2]
LICENCES = "/licences.txt"
OPENINGS = {
    "Apache-2.0": "Apache License",
    "MIT": "Permission is hereby granted, free of charge",
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
}

if why := why_not_built():
    pytest.skip(why, allow_module_level=True)


def licences() -> str:
    return FILES[LICENCES].contents["identity"].decode()


def test_every_font_has_its_licence() -> None:
    fonts = {path for path in FILES if path.endswith(".woff2")}
    assert len(fonts) == 2
    licensed = {f"/{file}": one.licence for one in bundled_packages(licences()) for file in one.files}
    assert {licensed.get(font) for font in fonts} == {"OFL-1.1"}


def test_every_licence_is_there_with_its_text() -> None:
    parts = HEADING.split(licences())[1:]
    found = [(parts[i + 2], parts[i + 4]) for i in range(0, len(parts), 5)]
    assert len(found) == len(bundled_packages(licences())) > 4
    for licence, text in found:
        assert OPENINGS[licence] in text
        assert licence == "Apache-2.0" or re.search("copyright", text.partition(OPENINGS[licence])[0], re.I)


def test_every_file_that_is_named_is_served() -> None:
    assert {f"/{file}" for one in bundled_packages(licences()) for file in one.files} <= FILES.keys()


def test_the_package_declares_all_licences_of_its_content() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["license"]
    assert set(declared.split(" AND ")) == {"MIT", *(one.licence for one in bundled_packages(licences()))}


def test_licences_are_served_as_text(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        answer = httpx.get(f"http://{server.address}{LICENCES}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert answer.text == licences()
