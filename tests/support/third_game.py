"""The third game, installed: a package that neither `src` nor `web` names, found by its entry point."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "games" / "third"
PROJECT = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GROUP = "ossuary.games"
NAME = "grave-goods"


def install(folder: Path) -> dict[str, str]:
    """What `pip install` would leave behind of it, in a folder; the environment of processes that find it there."""
    info = folder / f"{PROJECT['name'].replace('-', '_')}-{PROJECT['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PROJECT['name']}\nVersion: {PROJECT['version']}\n")
    points = PROJECT["entry-points"][GROUP]
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n" + "".join(f"{name} = {at}\n" for name, at in points.items()))
    found = [str(folder), str(PACKAGE), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(found)}
