# Needs make and Python 3.11 or newer; everything else is installed into .venv from the lock files.
# Another interpreter: make PYTHON=/path/to/python3 play
# With options:        make play ARGS="--port 8080"

VENV := .venv
BIN := $(VENV)/bin
BOOTHILL := $(BIN)/boothill
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
PIP_INSTALL := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
# The lock for playing leaves out what litestar brings along and nothing of ours uses (requirements/unused.txt), so pip is not to
# look for it. A test holds that the lock is complete but for that, another that the server runs without it.
PIP_INSTALL_RUN := $(PIP_INSTALL) --no-deps --require-hashes --requirement requirements/run.txt
UV := build/uv
LOCK := UV_CUSTOM_COMPILE_COMMAND="make lock" $(UV)/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url $(ARGS)

# The Node of the environment, not the machine's, for whoever develops.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client
CLIENT := src/boothill/server/web/client/index.html
CLIENT_SOURCES := $(shell find client/src client/public -type f 2>/dev/null) client/index.html client/vite.config.ts \
	client/size.mjs client/themes.ts client/licences.ts client/package-lock.json src/boothill/server/web/addresses.json

DEV_READY := $(VENV)/.dev-ready
RUN_READY := $(VENV)/.run-ready
COMPILE_READY := $(VENV)/.compile-ready
# Playing needs only the runtime packages, and Node just while the table in the browser is built; a development environment has
# them already, and every other target makes one.
PLAYING := $(if $(wildcard $(DEV_READY))$(filter-out play terminal client fast pure,$(or $(MAKECMDGOALS),help)),,yes)
PLAY_READY := $(if $(PLAYING),$(RUN_READY),$(DEV_READY))
# So does compiling: whoever only plays is given the compiler alone.
FAST_READY := $(if $(PLAYING),$(COMPILE_READY),$(DEV_READY))

# Runs a command on the compiled build: on that of `make fast` if it is up to date, else on one made for this and removed
# afterwards, which is not worth a long time to optimise. Without a C compiler it says so, and the command is left out.
COMPILED := $(BIN)/python -m tools.compiled --opt-level 0 --run
# What is tested on it in every `make test`: that it plays, tells and records the same, holds on to what it kept, and that
# the guides for those who build upon it are true there.
COMPILED_LAWS := games dice_games golden records card_records dice_records damaged_records fork profiles table_hooks \
	declarations outside_answers outside_equipment outside_folders outside_mechanic outside_moves outside_sets
COMPILED_GUIDES := a_card a_bot_and_a_game
COMPILED_TESTS := tests/builds tests/kernel tests/scenarios tests/release/test_release_records.py tests/test_playing.py \
	tests/test_playout.py tests/examples $(COMPILED_LAWS:%=tests/laws/test_%.py) \
	$(COMPILED_GUIDES:%=tests/docs/test_add_%.py)
# What else is in `make soak`.
SOAKED_TESTS := tests/builds tests/kernel tests/scenarios tests/release tests/test_playing.py tests/test_playout.py tests/laws \
	tests/bots tests/docs tests/examples tests/family tests/games tests/lab tests/library tests/telling

.DEFAULT_GOAL := help
.PHONY: help play terminal fast pure test test-compiled wheels check generated client browser screenshots steadiness matrix sounds bench soak proxies audit rules lock clean strength balance

help: ## List the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(PLAY_READY) $(CLIENT) ## Open the table in the browser, with bots to play against.
	@$(BOOTHILL) open $(ARGS)

terminal: $(PLAY_READY) ## Play a game in the terminal.
	@$(BOOTHILL) play $(ARGS)

fast: $(FAST_READY) ## Compile the engine in place: the same games, faster; needs a C compiler.
	@$(BIN)/python -m tools.compiled $(ARGS)

pure: | $(BIN)/python ## Remove what was compiled: games run on the source again.
	@$(BIN)/python -m tools.compiled --clean

client: $(CLIENT) ## Build the table in the browser.

browser: $(DEV_READY) ## Find a browser for the tests, or install one.
	@BIN=$(BIN) sh tests/support/browser/install.sh

test: check browser ## Run every check and every test, and require a test for each rule of the finished sets.
	$(NPM) test
	BOOTHILL_PURE=1 $(PYTEST)
	$(BOOTHILL) rules --coverage --enforce all
	$(COMPILED) $(PYTEST) $(COMPILED_TESTS)

test-compiled: $(DEV_READY) $(CLIENT) ## Run the tests of rules, records and laws on the compiled build alone.
	$(COMPILED) $(PYTEST) $(COMPILED_TESTS) $(ARGS)

wheels: $(DEV_READY) $(CLIENT) ## Build the wheels, pure and compiled, from here and from the sdist, and try each where nothing else is.
	@$(BIN)/python -m tools.wheels $(ARGS)

check: $(DEV_READY) client/node_modules/.ready $(CLIENT) ## Run the linters, the formatter, the type checkers and the import contracts.
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
	@BOOTHILL_PURE=1 $(BOOTHILL) soak
	$(BIN)/python -m tools.compiled --run sh -c '$(BOOTHILL) soak && $(PYTEST) $(SOAKED_TESTS)'
	BOOTHILL_KILLS=50 BOOTHILL_POSTGRES_KILLS=30 BOOTHILL_MESSAGES=150000 $(PYTEST) tests/server/test_crash.py tests/server/test_bad_messages.py
	BOOTHILL_FLOOD_SECONDS=20 $(BIN)/pytest -s tests/server/test_floods.py

strength: $(DEV_READY) ## Measure how strong the bots are, for docs/bots.md.
	@$(BOOTHILL) lab table --ledger strength.jsonl --write docs/bots.md

balance: $(DEV_READY) ## Measure how fair the game is, for docs/balance.md.
	@$(BOOTHILL) lab balance --bots marshal --games 400 --base-games 10000 --ledger balance.jsonl --write docs/balance.md

screenshots: $(DEV_READY) $(CLIENT) browser ## Take the pictures in docs/screenshots anew.
	cd tests && ../$(BIN)/python -m support.browser.screenshots

steadiness: $(DEV_READY) $(CLIENT) browser ## Measure how steady the table in the browser is while a game is played.
	@cd tests && ../$(BIN)/python -m support.browser.steadiness $(ARGS)

matrix: $(DEV_READY) $(CLIENT) browser ## Look at the table in every size of window for what is cut, covered or nameless.
	@cd tests && ../$(BIN)/python -m support.browser.matrix $(ARGS)

sounds: $(DEV_READY) ## Render the sounds of the table anew; needs ffmpeg.
	@$(BIN)/python -m tools.sounds $(ARGS)

proxies: $(DEV_READY) $(CLIENT) ## Try the samples of docs/hosting with real proxies, nginx and Caddy.
	@sh tests/support/proxies/install.sh
	$(BIN)/pytest tests/hosting/try_proxies.py

audit: $(DEV_READY) $(CLIENT) ## Check licences and known vulnerabilities of packages; error 3: no advisory source was reached.
	@$(BIN)/python -m tools.audit $(ARGS)

rules: $(DEV_READY) ## Show which rules of the catalogue are covered by tests.
	@$(BOOTHILL) rules --coverage

lock: | $(BIN)/python ## Renew the lock files after a change of dependencies; ARGS=--upgrade for the newest versions.
	@$(BIN)/python -m venv $(UV)
	@$(UV)/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(LOCK) --group build --excludes requirements/unused.txt pyproject.toml --output-file requirements/run.txt
	$(LOCK) --group node --output-file requirements/node.txt
	$(LOCK) --group compile --output-file requirements/compile.txt
	$(LOCK) --group build --group node --group compile --extra dev --extra bench --extra postgres --extra report pyproject.toml \
		--output-file requirements/dev.txt
	@rm -rf $(UV)

clean: ## Remove the environment, the caches and what was built.
	rm -rf client/node_modules $(dir $(CLIENT)) $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
	rm -f src/boothill/compiled.json
	find src -name '*.so' -delete -o -name '*.pyd' -delete
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
	@$(PIP_INSTALL_RUN)
	@$(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(COMPILE_READY): requirements/compile.txt | $(RUN_READY)
	@echo "Installing what compiles into $(VENV) ..."
	@$(PIP_INSTALL) --require-hashes --requirement requirements/compile.txt
	@touch $@

client/node_modules/.ready: client/package.json client/package-lock.json | $(DEV_READY)
	@echo "Installing what builds and checks the table in the browser ..."
	@$(NPM) ci --silent
	@touch $@

ifdef PLAYING
$(CLIENT): $(CLIENT_SOURCES) | $(RUN_READY)
	@PYTHON=$(CURDIR)/$(BIN)/python sh client/build.sh
	@touch $@
else
$(CLIENT): client/node_modules/.ready $(CLIENT_SOURCES)
	@echo "Building the table in the browser ..."
	@$(NPM) run --silent build
	@touch $@
endif
