"""What runs on other machines is kept in step with this tree: Python versions, make targets, files and programs."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHON = "Programming Language :: Python :: "
MINOR = re.compile(r"3\.\d+")


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def supported() -> list[str]:
    names = [name.removeprefix(PYTHON) for name in PROJECT["project"]["classifiers"] if name.startswith(PYTHON)]
    return [name for name in names if MINOR.fullmatch(name)]


def test_every_supported_python_is_tested_and_has_wheels() -> None:
    versions = supported()
    assert PROJECT["project"]["requires-python"] == f">={versions[0]}"
    assert read(ROOT / ".github/workflows/ci.yml")["jobs"]["engine"]["strategy"]["matrix"]["python"] == versions
    assert PROJECT["tool"]["cibuildwheel"]["build"] == " ".join(f"cp{one.replace('.', '')}-*" for one in versions)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_names_only_what_is_there(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"run: make ([\w-]+)", text):
        assert re.search(rf"^([\w-]+ )*{target}( [\w-]+)*:", makefile, re.M), target
    for path in re.findall(r"tests/[\w/.]+|\./\.github/[\w/.]+|requirements[\w-]*\.txt|CHANGELOG\.md", text):
        assert (ROOT / path).exists(), path


def test_the_engine_is_tested_alike_here_and_there() -> None:
    """`make test-engine` and the workflow leave out the same tests."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    left_out = set(" ".join(re.findall(r"^(?:SERVER|BROWSER)_TESTS := (.*)$", makefile, re.M)).split())
    workflow = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    assert set(re.findall(r"--ignore=(\S+)", workflow)) == left_out


def test_hooks_are_what_make_check_runs() -> None:
    [local] = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = re.search(r"^check:.*\n((?:\t.*\n)+)", makefile, re.M)
    assert recipe
    checks = [line.strip().replace("$(BIN)", ".venv/bin") for line in recipe[1].splitlines()]
    assert [hook["entry"].removesuffix(" --force-exclude") for hook in local["hooks"]] == checks


@pytest.mark.parametrize("file", [one for one in TEMPLATES if one.stem != "config"], ids=lambda file: file.name)
def test_a_template_asks_for_something(file: Path) -> None:
    template = read(file)
    assert template["name"]
    assert template["description"]
    assert any(field.get("validations", {}).get("required") for field in template["body"])
