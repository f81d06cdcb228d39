"""Writes the bill of materials of what a host installs, as CycloneDX: the packages with version and licence.

    python sbom.py FOLDER    (make sbom)

It lists what requirements.txt names for a system like this one, and every package that the page contains a part of. The
build hook puts the page's own list into the wheel, where programs that look for known weaknesses find it (PEP 770).
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
import uuid
from datetime import UTC, datetime
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from web_build import LICENCES

ROOT = Path(__file__).resolve().parent
FILE = "ossuary.cdx.json"
PAGE_FILE = "page.cdx.json"
SUBJECT = "ossuary"
NO_EXTRA = ""
SPEC_VERSION = "1.6"
AUTHORS = "the Ossuary authors"
LICENCE = "MIT"
PIN = re.compile(r"^(?P<requirement>[\w.-]+==[^\\\n]+)", re.M)
HEADING = re.compile(r"^=+\n(?P<name>\S+) (?P<version>\S+): (?P<licence>.+)\n(?P<files>(?:  .+\n)+)=+\n", re.M)
# What packages call their licence that do not use its SPDX name.
SPDX_NAMES = {"APL 2": "Apache-2.0", "ISC License": "ISC", "MIT License": "MIT"}
# The name that the package's own licence file has, where its metadata only names a family.
READ_BY_HAND = {"itsdangerous": "BSD-3-Clause"}
CLASSIFIER = "License :: OSI Approved :: "
COMBINED = re.compile(r" (AND|OR|WITH) ")

Json = dict[str, Any]


class NoLicence(Exception):
    """A package that does not say what it may be used for."""


class BundledPackage(NamedTuple):
    """A package that the built page contains a part of, with the built files that contain it."""

    name: str
    version: str
    licence: str
    files: list[str]


def bundled_packages(licences: str) -> list[BundledPackage]:
    """What the licences.txt of a built page lists; web/licences.ts writes it."""
    found = [heading.groupdict() for heading in HEADING.finditer(licences)]
    return [BundledPackage(one["name"], one["version"], one["licence"], one["files"].split()) for one in found]


def page_components(licences: str, lock: Json) -> list[Json]:
    """The packages in the page, with the hashes that package-lock.json compares them with."""
    return [
        {
            **component(f"pkg:npm/{quote(one.name, safe='/')}", one.name, one.version, one.licence),
            "hashes": [{"alg": "SHA-512", "content": sha512_of(one, lock)}],
        }
        for one in bundled_packages(licences)
    ]


def sha512_of(package: BundledPackage, lock: Json) -> str:
    [integrity] = {
        locked["integrity"]
        for path, locked in lock["packages"].items()
        if path.endswith(f"node_modules/{package.name}") and locked["version"] == package.version
    }
    algorithm, _, encoded = integrity.partition("-")
    assert algorithm == "sha512", integrity
    return base64.b64decode(encoded).hex()


def pinned(requirements: str) -> dict[str, str]:
    """The versions that hosts install on a system like this one, by name."""
    each = [Requirement(found["requirement"]) for found in PIN.finditer(requirements)]
    return {
        canonicalize_name(one.name): str(one.specifier).removeprefix("==")
        for one in each
        if one.marker is None or one.marker.evaluate()
    }


def python_components(pins: dict[str, str]) -> list[Json]:
    return [component(f"pkg:pypi/{name}", name, version, licence_of(name)) for name, version in pins.items()]


def licence_of(name: str) -> str:
    """By its SPDX name, from the metadata of the installed package."""
    metadata = distribution(name).metadata
    expression, words = ((metadata.get_all(field) or [""])[0] for field in ("License-Expression", "License"))
    words = words.partition("\n")[0].strip()
    classifiers = [line.removeprefix(CLASSIFIER) for line in metadata.get_all("Classifier") or ()]
    stated: list[str | None] = [expression, READ_BY_HAND.get(name), SPDX_NAMES.get(words, words)]
    named = [licence for licence in (*stated, *map(SPDX_NAMES.get, classifiers)) if licence]
    if not named:
        raise NoLicence(f"{name} names no licence")
    return named[0]


def component(purl: str, name: str, version: str, licence: str) -> Json:
    return {
        "type": "library",
        "bom-ref": f"{purl}@{version}",
        "name": name,
        "version": version,
        "licenses": [{"expression": licence} if COMBINED.search(licence) else {"license": {"id": licence}}],
        "purl": f"{purl}@{version}",
    }


def document(version: str, components: list[Json], needs: dict[str, list[str]]) -> Json:
    """A bill of materials of Ossuary; the same components make the same document."""
    subject = {**component(f"pkg:pypi/{SUBJECT}", SUBJECT, version, LICENCE), "type": "application"}
    listed = sorted(components, key=lambda one: str(one["bom-ref"]))
    refs = {one["name"]: one["bom-ref"] for one in [subject, *listed]}
    return {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPEC_VERSION}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPEC_VERSION,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([subject, listed]))}",
        "version": 1,
        "metadata": {"authors": [{"name": AUTHORS}], "component": subject},
        "components": listed,
        "dependencies": [
            {"ref": ref, "dependsOn": sorted(refs[need] for need in needs.get(name, ()))} for name, ref in refs.items()
        ],
    }


def page_document(version: str, licences: str, lock: Json) -> Json:
    """The bill of materials that goes into the wheel: what lies in it and is not ours."""
    components = page_components(licences, lock)
    return document(version, components, {SUBJECT: [one["name"] for one in components]})


def whole_document(version: str, licences: str, lock: Json, pins: dict[str, str]) -> Json:
    """Everything that a host runs: the page's packages and Python's."""
    page, python = page_components(licences, lock), python_components(pins)
    needs = python_needs()
    needs[SUBJECT] += [one["name"] for one in page]
    whole = document(version, [*page, *python], needs)
    whole["metadata"] = {"timestamp": datetime.now(UTC).isoformat(timespec="seconds"), **whole["metadata"]}
    return whole


def python_needs() -> dict[str, list[str]]:
    """Which packages Ossuary asks for, which packages those ask for, and so on, on a system like this one."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs: dict[str, list[str]] = {}
    extras_of = {SUBJECT: {NO_EXTRA}}
    unread = [SUBJECT]
    while unread:
        name = unread.pop()
        lines = project["dependencies"] if name == SUBJECT else distribution(name).requires or ()
        asked = [one for one in map(Requirement, lines) if applies(one, extras_of[name])]
        needs[name] = sorted({canonicalize_name(one.name) for one in asked})
        for one in asked:
            known = extras_of.setdefault(canonicalize_name(one.name), set())
            if not {NO_EXTRA, *one.extras} <= known:
                known |= {NO_EXTRA, *one.extras}
                unread.append(canonicalize_name(one.name))
    return needs


def applies(requirement: Requirement, extras: set[str]) -> bool:
    return requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in extras)


def package_lock() -> Json:
    lock: Json = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    return lock


def text_of(made: Json) -> str:
    return json.dumps(made, indent=2, ensure_ascii=False) + "\n"


def main(folder: Path) -> None:
    from ossuary import __version__
    from ossuary.server.http.routes.pages import FOLDER

    if not (FOLDER / LICENCES).is_file():
        sys.exit("sbom: this Ossuary has no page; install it without OSSUARY_WEB=0, or run `make web-build`")
    pins = pinned((ROOT / "requirements.txt").read_text(encoding="utf-8"))
    made = whole_document(__version__, (FOLDER / LICENCES).read_text(encoding="utf-8"), package_lock(), pins)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_text(text_of(made), encoding="utf-8")
    print(f"{folder / FILE}: {len(made['components'])} packages")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
