"""Whether there is a browser table to test, made of the files that are there now."""

from __future__ import annotations

import os
from pathlib import Path

from web_build import ROOT, inputs

BUILT = ROOT / "web" / "dist" / "index.html"


def why_not_built() -> str:
    """Why the page is not to be tested; nothing where it is."""
    if os.environ.get("OSSUARY_WEB") == "0":
        return "built without the browser table: OSSUARY_WEB=0"
    if os.environ.get("OSSUARY_INSTALLED") == "1":
        return ""  # the wheel has it, or its tests fail
    return "" if BUILT.is_file() and newest_input() <= BUILT.stat().st_mtime else "web/dist is old: make web-build"


def newest_input() -> float:
    return max(Path(file).stat().st_mtime for file in inputs(ROOT))
