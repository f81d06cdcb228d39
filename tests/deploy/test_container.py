"""The container recipe, the compose file and Caddy's are valid, and agree with each other and with the server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets.sync.client
import yaml  # type: ignore[import-untyped]
from websockets.typing import Origin

from ossuary.server.host.settings import PREFIX, Settings, read_settings
from support.container_recipe import DOCKERFILE, copied, image_environment, instructions, last_stage, only
from support.server.serving import Server, die_with_the_tests
from support.services import CADDY, found_or_skipped, free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE = DEPLOY / "compose.yaml"
CADDYFILE = DEPLOY / "Caddyfile"
EXAMPLE = DEPLOY / "env.example"
SETTINGS = {f"{PREFIX}{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
VARIABLE = re.compile(r"\$\{(\w+)(?::[-?][^}]*)?\}")
FILLED_IN = {"SITE": "table.example", "POSTGRES_PASSWORD": "secret", "SECURITY_CONTACT": ""}
# What runs as root in its container, and why that can't be helped: it changes to its own user itself.
BECOMES_ANOTHER_USER = {"database"}


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """The compose file with its variables filled in, which is done after reading it."""
    read = json.dumps(yaml.safe_load(COMPOSE.read_text(encoding="utf-8")))
    filled_in: dict[str, Any] = json.loads(VARIABLE.sub(lambda found: FILLED_IN[found[1]], read))
    return filled_in


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(list(map(str, command)), env=environment or None, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="hadolint is installed on Linux only")
def test_hadolint_has_nothing_to_say_about_the_recipe(tmp_path: Path) -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    run(hadolint, DOCKERFILE)
    (tmp_path / "Dockerfile").write_text("FROM python\nRUN cd /tmp\n")
    assert subprocess.run([hadolint, tmp_path / "Dockerfile"], capture_output=True).returncode != 0


def test_the_compose_file_fits_the_schema_of_its_specification(tmp_path: Path) -> None:
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    run(*check, COMPOSE)
    wrong = COMPOSE.read_text(encoding="utf-8").replace("read_only: true", "readonly: true")
    (tmp_path / "compose.yaml").write_text(wrong, encoding="utf-8")
    assert subprocess.run([*check, str(tmp_path / "compose.yaml")], capture_output=True).returncode != 0


def test_the_workflows_fit_their_schema() -> None:
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    run(sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", *workflows)


def test_caddy_understands_its_file(tmp_path_factory: pytest.TempPathFactory) -> None:
    caddy = found_or_skipped(CADDY, tmp_path_factory)
    home = {"SITE": FILLED_IN["SITE"], "HOME": str(tmp_path_factory.mktemp("caddy"))}
    assert "Valid configuration" in run(caddy, "validate", "--adapter", "caddyfile", "--config", CADDYFILE, **home)
    adapted = json.loads(run(caddy, "adapt", "--config", CADDYFILE, **home).splitlines()[-1])
    [site] = adapted["apps"]["http"]["servers"]["srv0"]["routes"]
    assert site["match"] == [{"host": [FILLED_IN["SITE"]]}]


def test_people_reach_the_table_through_caddy(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Page, API and socket; not what is for monitoring alone."""
    caddy = found_or_skipped(CADDY, tmp_path_factory)
    folder = tmp_path_factory.mktemp("site")
    port = free_port()
    with Server(folder / "table", origin=f"http://127.0.0.1:{port}") as server:
        upstream = server.address.replace(":", " ")
        file = CADDYFILE.read_text(encoding="utf-8").replace(f"table {only('EXPOSE')}", upstream)
        (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{file}", encoding="utf-8")
        site = {"SITE": f"http://127.0.0.1:{port}", "HOME": str(folder)}
        command = [str(caddy), "run", "--config", str(folder / "Caddyfile")]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(command, env=site, stdout=log, stderr=log, preexec_fn=die_with_the_tests)
        try:
            visit(f"http://127.0.0.1:{port}")
        finally:
            process.terminate()
            process.wait()


def visit(origin: str) -> None:
    with httpx.Client(base_url=origin, headers={"origin": origin}, transport=httpx.HTTPTransport(retries=10)) as host:
        assert host.get("/health").status_code == 200
        assert host.get("/metrics").status_code == 404
        assert host.get("/api/games").status_code == 200
        host.post("/api/people", json={"name": "Ada"}).raise_for_status()
        wanted = {"game": "bad-bones", "seats": [{"kind": "person"}, {"kind": "bot"}]}
        table = host.post("/api/tables", json=wanted).raise_for_status().json()["id"]
        address = f"{origin.replace('http', 'ws')}/api/tables/{table}/socket"
        cookie = {"Cookie": f"ossuary={host.cookies['ossuary']}"}
        with websockets.sync.client.connect(address, origin=Origin(origin), additional_headers=cookie) as socket:
            socket.send(json.dumps({"type": "join", "seats": [1]}))
            assert json.loads(socket.recv(timeout=10))["type"] == "welcome"


def test_the_build_gets_what_it_copies_and_nothing_else() -> None:
    assert all((ROOT / source).exists() for source in copied())
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    everything, *allowed = [line for line in lines if line and not line.startswith("#")]
    assert everything == "*"
    assert {line[1:] for line in allowed if line.startswith("!")} == set(copied())
    assert {"web/node_modules", "web/dist"} <= set(allowed)


def test_every_stage_is_made_from_the_same_supported_python() -> None:
    stages = [one.rest.partition(" AS ")[0] for one in instructions() if one.word == "FROM"]
    assert len(stages) == 2
    assert len(set(stages)) == 1
    [argument] = [one.rest for one in instructions() if one.word == "ARG"]
    classifiers = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'"Programming Language :: Python :: {argument.removeprefix("PYTHON=")}"' in classifiers


def test_the_image_has_no_tools_and_no_rights() -> None:
    assert [one.rest for one in last_stage() if one.word == "COPY"] == ["--from=build /opt/ossuary /opt/ossuary"]
    assert not [one.rest for one in last_stage() if "apt-get" in one.rest or "pip" in one.rest]
    user = only("USER")
    assert user.isdigit()  # by number, so that a cluster can see that it is not root
    assert user != "0"
    assert f"--uid {user} " in only("RUN")
    words = [one.word for one in last_stage()]
    assert words.index("USER") > words.index("RUN")


def test_the_image_uses_settings_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in image_environment().items():
        if name.startswith(PREFIX):
            assert name in SETTINGS
            monkeypatch.setenv(name, value)
    settings = read_settings({})
    assert (settings.host, settings.db) == ("0.0.0.0", f"sqlite:///{only('VOLUME')}/table.db")
    assert only("WORKDIR") == only("VOLUME")
    assert only("EXPOSE") == str(settings.port) == str(Settings().port)
    assert f"'http://127.0.0.1:{settings.port}/health'" in only("HEALTHCHECK")
    assert json.loads(only("ENTRYPOINT")) + json.loads(only("CMD")) == ["ossuary", "serve"]


def test_the_health_check_runs_and_fails_where_nobody_answers() -> None:
    command = json.loads(only("HEALTHCHECK").partition(" CMD ")[2])
    assert command[:2] == ["python", "-c"]
    done = subprocess.run([sys.executable, "-c", command[2].replace(":8642", ":9")], capture_output=True, text=True)
    assert done.returncode == 1
    assert "Connection refused" in done.stderr


def test_every_variable_of_the_compose_file_is_explained() -> None:
    used = {found[1] for found in VARIABLE.finditer(COMPOSE.read_text(encoding="utf-8"))}
    explained = dict(re.findall(r"^(\w+)=(.*)$", EXAMPLE.read_text(encoding="utf-8"), re.M))
    assert used == explained.keys() == FILLED_IN.keys()
    assert explained["POSTGRES_PASSWORD"] == ""  # so that nobody starts with one that everybody knows
    assert set(re.findall(r"{\$(\w+)}", CADDYFILE.read_text(encoding="utf-8"))) <= used
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert "/deploy/.env" in ignored


def test_the_compose_file_uses_settings_that_exist(compose: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    environment = compose["services"]["table"]["environment"]
    assert {name for name in environment if name.startswith(PREFIX)} <= SETTINGS
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    settings = read_settings({})
    assert settings.over_tls
    database = compose["services"]["database"]["environment"]
    assert settings.db == f"postgresql://{database['POSTGRES_USER']}@database/{database['POSTGRES_DB']}"
    assert environment["PGPASSWORD"] == database["POSTGRES_PASSWORD"]
    assert settings.bus == "redis://bus:6379"


def test_all_names_in_the_compose_file_lead_somewhere(compose: dict[str, Any]) -> None:
    services, networks = compose["services"], compose["networks"]
    for service in services.values():
        assert service.get("depends_on", {}).keys() <= services.keys()
        assert set(service["networks"]) <= networks.keys()
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file(), volume
        for needed, how in service.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"}
            assert "healthcheck" in services[needed] or "build" in services[needed]
    build = services["table"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert ROOT / build["dockerfile"] == DOCKERFILE
    assert f"dynamic a table {only('EXPOSE')} " in CADDYFILE.read_text(encoding="utf-8")


def test_only_the_proxy_can_be_reached_and_nobody_gains_rights(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert compose["networks"]["back"]["internal"]
    assert {name for name, service in services.items() if "back" in service["networks"]} == {"table", "database", "bus"}
    for name, service in services.items():
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["restart"] == "unless-stopped"
        assert (service.get("cap_drop") == ["ALL"]) == (name not in BECOMES_ANOTHER_USER)
        assert "privileged" not in service
        assert name == "table" or re.fullmatch(r"[a-z]+:\d+(-bookworm)?", service["image"]), "named by major version"
    assert services["table"]["read_only"]
