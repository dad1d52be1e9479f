# Needs make and Python 3.11 or newer; everything else is installed into .venv from the lock files.
# Another interpreter: make PYTHON=/path/to/python3 play
# With options:        make play ARGS="--port 8080"

VENV := .venv
BIN := $(VENV)/bin
BOOTHILL := $(BIN)/boothill
PIP_INSTALL := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
LOCK := UV_CUSTOM_COMPILE_COMMAND="make lock" uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --upgrade --group build pyproject.toml

# The Node of the environment, not the machine's.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client
CLIENT := src/boothill/server/web/client/index.html
CLIENT_SOURCES := $(shell find client/src client/public -type f 2>/dev/null) client/index.html client/vite.config.ts \
	client/size.mjs client/themes.ts src/boothill/server/web/addresses.json

DEV_READY := $(VENV)/.dev-ready
RUN_READY := $(VENV)/.run-ready
# Playing needs only the runtime packages; a development environment has them already.
PLAY_READY := $(if $(wildcard $(DEV_READY)),$(DEV_READY),$(RUN_READY))

.DEFAULT_GOAL := help
.PHONY: help play terminal test check generated client browser screenshots bench soak rules lock clean strength balance

help: ## List the targets.
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(PLAY_READY) $(CLIENT) ## Open the table in the browser, with bots to play against.
	@$(BOOTHILL) open $(ARGS)

terminal: $(PLAY_READY) ## Play a game in the terminal.
	@$(BOOTHILL) play $(ARGS)

client: $(CLIENT) ## Build the table in the browser.

browser: $(DEV_READY) ## Find a browser for the tests, or install one.
	@BIN=$(BIN) sh tests/support/browser/install.sh

test: check browser ## Run every check and every test, and require a test for each rule of the finished sets.
	$(NPM) test
	$(BIN)/pytest -n 2
	$(BOOTHILL) rules --coverage --enforce all

check: $(DEV_READY) $(CLIENT) ## Run the linters, the formatter, the type checkers and the import contracts.
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(NPM) run check

generated: $(DEV_READY) client/node_modules/.ready ## Write the files that follow from declarations: fields, hooks, types of the client.
	@$(BIN)/python -m tools.generate

bench: $(DEV_READY) ## Measure the speed of the engine.
	@$(BOOTHILL) bench
	@$(BOOTHILL) bench --game dice

soak: $(DEV_READY) ## Play many random games and check every step of each; kill the server, send it nonsense and flood it, often.
	@$(BOOTHILL) soak
	BOOTHILL_KILLS=50 BOOTHILL_MESSAGES=100000 $(BIN)/pytest -n 2 tests/server/test_crash.py tests/server/test_bad_messages.py
	BOOTHILL_FLOOD_SECONDS=20 $(BIN)/pytest -s tests/server/test_floods.py

strength: $(DEV_READY) ## Measure how strong the bots are, for docs/bots.md.
	@$(BOOTHILL) lab table --ledger strength.jsonl --write docs/bots.md

balance: $(DEV_READY) ## Measure how fair the game is, for docs/balance.md.
	@$(BOOTHILL) lab balance --bots marshal --games 400 --base-games 10000 --ledger balance.jsonl --write docs/balance.md

screenshots: $(DEV_READY) $(CLIENT) browser ## Take the pictures in docs/screenshots anew.
	cd tests && ../$(BIN)/python -m support.browser.screenshots

rules: $(DEV_READY) ## Show which rules of the catalogue are covered by tests.
	@$(BOOTHILL) rules --coverage

lock: ## Renew the lock files after a change of dependencies (needs uv).
	$(LOCK) --output-file requirements/run.txt
	$(LOCK) --extra dev --extra bench --extra postgres --extra report --output-file requirements/dev.txt

clean: ## Remove the environment, the caches and what was built.
	rm -rf client/node_modules $(dir $(CLIENT)) $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@for python in $(PYTHON) python3.11 python3; do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			"$$python" -m venv $(VENV) && exit 0; \
			rm -rf $(VENV); \
			echo "Boothill could not create $(VENV): $$python lacks the venv module or its pip." >&2; \
			exit 1; \
		fi; \
	done; \
	echo "Boothill needs Python 3.11 or newer, and neither python3.11 nor python3 is one." >&2; \
	exit 1

# The environment is an order-only prerequisite: its interpreter is a link with a date of its own.
$(DEV_READY): pyproject.toml requirements/dev.txt | $(BIN)/python
	@echo "Installing the development packages into $(VENV) ..."
	@$(PIP_INSTALL) --require-hashes --requirement requirements/dev.txt
	@$(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(RUN_READY): pyproject.toml requirements/run.txt | $(BIN)/python
	@echo "Installing Boothill into $(VENV) ..."
	@$(PIP_INSTALL) --require-hashes --requirement requirements/run.txt
	@$(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

client/node_modules/.ready: client/package.json client/package-lock.json | $(PLAY_READY)
	@echo "Installing what builds the table in the browser ..."
	@$(NPM) ci --silent
	@touch $@

$(CLIENT): client/node_modules/.ready $(CLIENT_SOURCES)
	@echo "Building the table in the browser ..."
	@$(NPM) run --silent build
	@touch $@
