"""The unit for systemd is valid, hardened, and agrees with the settings and with the documentation."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from ossuary.server.host.settings import read_settings
from support.services import SYSTEMD, found_or_skipped

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "ossuary.service"
SETTINGS = ROOT / "deploy" / "table.toml"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
TOO_EXPOSED = 2  # of 10; 0.9 with systemd 252, and each version has its own weights


@pytest.fixture(scope="module")
def analyze(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(found_or_skipped(SYSTEMD, tmp_path_factory))


def values(key: str) -> list[str]:
    return re.findall(rf"^{key}=(.*)$", UNIT.read_text(encoding="utf-8"), re.M)


def test_the_unit_is_hardened(analyze: str) -> None:
    command = [analyze, "security", "--offline=yes", "--no-pager", str(UNIT)]
    done = subprocess.run(command, capture_output=True, text=True)
    found = re.search(r"Overall exposure level for ossuary\.service: ([\d.]+)", done.stdout)
    assert found, done.stdout + done.stderr
    assert float(found[1]) < TOO_EXPOSED, done.stdout
    assert f"exposure below {TOO_EXPOSED}\nof 10" in HOSTING


def test_systemd_understands_every_line(analyze: str, tmp_path: Path) -> None:
    def complaints(text: str) -> str:
        (tmp_path / UNIT.name).write_text(text, encoding="utf-8")
        done = subprocess.run([analyze, "verify", str(tmp_path / UNIT.name)], capture_output=True, text=True)
        return "\n".join(line for line in done.stderr.splitlines() if UNIT.name in line)

    # the program is on servers, not here
    text = UNIT.read_text(encoding="utf-8").replace("/opt/ossuary/bin/ossuary", "/bin/true")
    assert not complaints(text)
    assert "Unknown key" in complaints(text.replace("ProtectHome", "ProtectHouse"))


def test_the_unit_starts_what_the_documentation_installs() -> None:
    [program] = [value.partition(" ")[0] for value in values("ExecStart")]
    assert f"python3 -m venv {Path(program).parents[1]}\n" in HOSTING
    assert f"deploy/{UNIT.name} /etc/systemd/system/{UNIT.name}\n" in HOSTING


def test_the_settings_are_read_where_the_documentation_puts_them() -> None:
    [credential] = values("LoadCredential")
    name, _, place = credential.partition(":")
    assert f"--mode=600 deploy/{SETTINGS.name} {place}\n" in HOSTING
    [command] = values("ExecStart")
    assert command.endswith(f" serve --config ${{CREDENTIALS_DIRECTORY}}/{name}")


def test_the_settings_exist_and_the_database_is_where_the_service_can_write() -> None:
    settings = read_settings({}, str(SETTINGS))
    [folder] = values("StateDirectory")
    assert settings.db == f"sqlite:////var/lib/{folder}/table.db"
    assert settings.over_tls
    commented = re.findall(r"^# (\w+ = .*)$", SETTINGS.read_text(encoding="utf-8"), re.M)
    assert commented
    for line in commented:
        name, _, value = line.partition(" = ")
        assert getattr(read_settings({name: value.strip('"')}), name)
