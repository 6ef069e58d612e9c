# Everything a person does with this repository. `make` alone lists it.
#
# Stamp files in .venv/stamps say what is installed, so a second run has nothing to do.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
PYTEST_ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
DONE := $(VENV)/stamps
# Twice quiet: only errors.
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
# Locks are complete: nothing is resolved, everything is checked against its hash.
INSTALL := $(PIP) install --require-hashes --no-deps -r

CLIENT := src/engineshed/web/static/client.js
CLIENT_SOURCES := $(shell find src/engineshed/web/client -name '*.ts' -o -name '*.css' 2>/dev/null)
EXAMPLES := $(wildcard examples/pyproject.toml examples/*/pyproject.toml)

# Some machines forbid to keep bytecode, and each of the many processes that tests start would compile all anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check format bench soak chaos fuzz mutants compiled load pages lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(DONE)/project $(CLIENT) ## create .venv, install what the site needs, build the page's client

play: setup ## set up and serve the site on http://127.0.0.1:8000 (HOST=, PORT=)
	@$(BIN)/engineshed serve --host $(HOST) --port $(PORT)

# Distributed over two workers; tests that share a server or a browser name a group.
test: setup $(DONE)/test $(DONE)/lab $(DONE)/dev $(DONE)/node-dev ## set up and run all tests, in Chromium and on PostgreSQL too (PYTEST_ARGS=)
	@mkdir -p build
	@CHROMIUM="$$(tools/chromium.sh)" || exit 1; POSTGRES="$$(tools/postgres.sh)" || exit 1; \
	  export CHROMIUM POSTGRES; \
	  $(BIN)/python -m pytest -n 2 --dist loadgroup --max-worker-restart 2 $(PYTEST_ARGS)

check: setup $(DONE)/dev $(DONE)/node-dev ## lint, format, strict types, import contracts, TypeScript's types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy -n 2
	$(BIN)/lint-imports --no-logo
	tools/npm.sh run --silent types

format: $(DONE)/dev ## let ruff lay out the code and mend what it safely can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup $(DONE)/bench ## benchmarks, beside a reference loop, other libraries and what was written last time
	$(BIN)/engineshed bench --compare docs/results/speed.json $(ARGS)

soak: setup ## hours of generated play over every configuration; goes on where it stopped
	$(BIN)/python -m engineshed.lab.soak $(ARGS)

chaos: setup $(DONE)/test ## kill server, workers and databases at random while bots and people play
	@POSTGRES="$$(tools/postgres.sh)" && export POSTGRES && $(BIN)/python -m tools.chaos $(ARGS)

fuzz: setup $(DONE)/test ## requests that make no sense over every route, on both databases
	@POSTGRES="$$(tools/postgres.sh)" && export POSTGRES && $(BIN)/python -m tools.fuzz $(ARGS)

mutants: setup $(DONE)/test ## break each rule and see whether its tests notice
	$(BIN)/python -m tools.mutants $(ARGS)

compiled: setup $(DONE)/dev ## build kernel and games with mypyc, test and benchmark them, pack a wheel (ARGS=--wheel: only that)
	$(BIN)/python tools/compiled.py $(ARGS)

load: setup $(DONE)/test ## a busy evening on a local server: latency of pages and moves
	$(BIN)/python -m tools.load $(ARGS)

pages: setup $(DONE)/test ## how fast pages of late games are drawn, undone and loaded in Chromium
	@CHROMIUM="$$(tools/chromium.sh)" && export CHROMIUM && $(BIN)/python -m tools.pages

# One resolution for all, then one lock per purpose cut from it: the environments agree with each other.
# `make lock ARGS=--upgrade` takes newer versions; without it the versions locked now are kept.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --custom-compile-command "make lock" pyproject.toml
CUT = $(COMPILE) --generate-hashes --no-annotate -c build/all.txt
lock: $(DONE)/dev ## resolve the dependencies anew and write the locks (ARGS=--upgrade)
	@mkdir -p build
	@sed -n 's/ *\\$$//; /^[a-z].*==/p' requirements/*.txt | sort -u > build/all.txt
	$(COMPILE) --all-extras --group build --group node -o build/all.txt $(ARGS)
	$(CUT) --group build -o requirements/run.txt --upgrade
	$(CUT) --extra test --extra postgres --extra ray -o requirements/test.txt --upgrade
	$(CUT) --extra dev -o requirements/dev.txt --upgrade
	$(CUT) --extra bench -o requirements/bench.txt --upgrade
	$(CUT) --extra lab -o requirements/lab.txt --upgrade
	$(COMPILE:pyproject.toml=) --generate-hashes --no-annotate -c build/all.txt --group node -o requirements/node.txt --upgrade
	tools/npm.sh install --silent --package-lock-only --ignore-scripts

clean: ## remove everything that make has made
	rm -rf $(VENV) .venv-compiled build dist node_modules $(CLIENT) .hypothesis .pytest_cache .ruff_cache .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# --- stamps: what is installed ---

$(DONE)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed: make PYTHON=python3.11 ..." >&2; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@mkdir -p $(@D) && touch $@

$(DONE)/run: requirements/run.txt $(DONE)/venv
	@$(INSTALL) $<
	@touch $@

# Again when pyproject.toml changes: it names the games that are installed.
$(DONE)/project: $(DONE)/run pyproject.toml $(EXAMPLES)
	@$(PIP) install --no-deps --no-build-isolation $(addprefix -e ./,$(patsubst %/,%,. $(dir $(EXAMPLES))))
	@touch $@

$(DONE)/test $(DONE)/dev $(DONE)/bench $(DONE)/lab: $(DONE)/%: requirements/%.txt $(DONE)/run
	@echo "Installing what \`$*\` needs ..."
	@$(INSTALL) $<
	@touch $@

$(DONE)/node: package-lock.json $(DONE)/venv
	@tools/npm.sh ci --silent --ignore-scripts --omit=dev
	@touch $@

# The type checker and the accessibility checker: wanted by `check` and `test`, not to play.
$(DONE)/node-dev: $(DONE)/node
	@tools/npm.sh ci --silent --ignore-scripts
	@touch $@

$(CLIENT): $(DONE)/node package.json $(CLIENT_SOURCES)
	@mkdir -p $(@D)
	@tools/npm.sh run --silent build
	@touch $@
