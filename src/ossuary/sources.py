"""Ossuary from its sources, even where compiled modules lie beside them.

    python -m ossuary.sources -m MODULE [ARGUMENT…]
    python -m ossuary.sources FILE [ARGUMENT…]

It holds for one process: a process that this one spawns starts anew.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = "ossuary."
ENGINE = "ossuary.core.game"
USAGE = "usage: python -m ossuary.sources (-m MODULE | FILE) [ARGUMENT…]"


class SourceFinder:
    """Finds the modules of ossuary as `.py` files, and nothing else."""

    @classmethod
    def find_spec(cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(PACKAGE):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def compiled() -> bool:
    """Whether the engine of this process is compiled."""
    return is_compiled(import_module(ENGINE))


def is_compiled(module: ModuleType) -> bool:
    return (module.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def sources_only() -> None:
    """From here on this process loads `ossuary.*` from sources only."""
    late = [name for name, module in sys.modules.items() if name.startswith(PACKAGE) and is_compiled(module)]
    if late:
        raise RuntimeError(f"too late to load sources only, compiled already: {', '.join(sorted(late))}")
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def main(arguments: list[str]) -> None:
    """Run a module or a file as Python would, from sources only."""
    as_module = arguments[:1] == ["-m"]
    rest = arguments[1:] if as_module else arguments
    if not rest:
        sys.exit(USAGE)
    sources_only()
    sys.argv = rest
    if as_module:
        runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
        return
    if not sys.flags.safe_path:
        sys.path[0] = str(Path(rest[0]).resolve().parent)
    runpy.run_path(rest[0], run_name="__main__")


if __name__ == "__main__":
    main(sys.argv[1:])
