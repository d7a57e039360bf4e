# Everything starts here: `make help`.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory --no-builtin-rules

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8080
WORKERS ?= 2
ARGS ?=

export PATH := $(CURDIR)/.venv/bin:$(PATH)
# What is imported is compiled once, not by each of the hundreds of processes that the tests start.
unexport VIRTUAL_ENV PYTHONPATH PYTHONDONTWRITEBYTECODE
# Trust what the system trusts: some networks have certificates of their own.
export UV_SYSTEM_CERTS ?= 1
# Compile packages when they are installed, not when a program starts: where nothing may be written later, that is a third of a start.
export UV_COMPILE_BYTECODE ?= 1
UV_INSTALL := .venv/bin/uv pip install --quiet --python .venv/bin/python
# The web client is built into the package, where the server finds it and the wheel takes it along.
CLIENT := src/sobremesa/server/static/index.html
WEB_SOURCES := $(shell find web src/sobremesa/i18n src/sobremesa/games/*/i18n \( -path web/node_modules -o -path web/tests -o -name __pycache__ \) -prune -o -type f -print 2>/dev/null)
# Compiled before the tests, not by the first of them, which would look slow; the newest game, the largest, first.
COMPILE := sobremesa games | cut -d: -f1 | tac | xargs -n 1 -P $(WORKERS) sobremesa compile
heading = @printf '\n\033[1;35m━━ %s\033[0m\n' '$(1)'

##@ Play
.PHONY: play
play: .venv/.runtime $(CLIENT) ## Play: start the table and open it in a browser (PORT=8080; HOST=0.0.0.0 lets the house in)
	@sobremesa serve --host $(HOST) --port $(PORT) --open $(ARGS)

##@ Check
.PHONY: test lint types layers unit checks web installed e2e docs
# What `make test` runs; `installed` builds the wheel first. Each is a make of its own: what a stage installs or builds is in its own seconds.
# Two stages with a `+` run beside one another, because one of them leaves cores idle; what the second says is shown when both are done. What both
# need is there before, so that it is made once.
STAGES := setup lint layers web-build unit+checks e2e+installed docs
test: ## Run every check there is; stops at the first red one, and says how long each took
	@took=''; verdict='\033[1;32m━━ All green'; told=$$(mktemp); trap 'rm -f "$$told"' EXIT; \
	for stage in $(STAGES); do \
	  begun=$$SECONDS; one=$${stage%+*}; other=$${stage#$$one}; other=$${other#+}; \
	  if [[ $$other ]]; then $(MAKE) $$other >"$$told" 2>&1 & fi; \
	  $(MAKE) $$one || verdict="\033[1;31m━━ $$one is red"; \
	  if [[ $$other ]]; then wait $$! || verdict="\033[1;31m━━ $$other is red"; cat "$$told"; fi; \
	  took+="$$(printf '%6d s  %s' $$((SECONDS - begun)) $$stage)\n"; \
	  [[ $$verdict != *red ]] || break; \
	done; \
	printf "\n$$took$$verdict after $$SECONDS s.\033[0m\n"; [[ $$verdict != *red ]]

lint: .venv/.dev ## Style, formatting, and nothing of one machine in a tracked file
	$(call heading,lint)
	ruff check .
	ruff format --check .
	tools/check-tracked

types: .venv/.dev ## Types of the Python package
	$(call heading,types)
	basedpyright

layers: .venv/.dev ## Who may import whom
	$(call heading,layers)
	lint-imports --no-logo

unit: .venv/.dev .venv/.services ## Python tests (ARGS="-k rules" picks some)
	$(call heading,unit)
	@$(COMPILE)
	@# Many of these wait for a server or a screen: one more at a time keeps the cores busy.
	pytest -n $$(($(WORKERS) + 1)) --dist worksteal --ignore tests/e2e $(ARGS)

checks: web types

web: $(CLIENT) ## Web client: types, unit tests, size of the bundle
	$(call heading,web)
	npm --prefix web run check
	npm --prefix web test
	tools/check-bundle

installed: wheel ## The wheel where nothing else is: every command, and whole games of every kind
	$(call heading,installed)
	@$(COMPILE)
	tools/check-installed

e2e: .venv/.dev $(CLIENT) .venv/.browser ## Whole games in a real browser, with accessibility checks
	$(call heading,e2e)
	@$(COMPILE)
	@# As above: where two wait for a screen, a third is at work.
	pytest -n $$(($(WORKERS) + 1)) --dist worksteal tests/e2e $(ARGS)

docs: .venv/.dev ## Build the documentation, strictly, into site/
	$(call heading,docs)
	python tools/rules_pages.py
	python tools/reference_page.py
	zensical build --clean --strict

##@ Measure
.PHONY: bench peers soak coverage
bench: .venv/.dev ## Numbers against a peer, in one run on this machine
	$(call heading,bench)
	python -m bench $(ARGS)

peers: .venv/.peers ## Ours beside OpenSpiel, RLCard, PettingZoo and pgx (installs them, 150 MB)
	$(call heading,peers)
	.venv/peers/bin/python -m bench peers

soak: .venv/.dev .venv/.ray .venv/.services $(CLIENT) .venv/.browser ## The long runs: servers killed (KILLS=500), games searched for secrets (GAMES=1000 of each), twenty times the examples, and more
	$(call heading,soak)
	EXAMPLES=20 pytest -n $(WORKERS) --timeout 3600 tests/contract tests/stateful tests/table tests/league tests/games $(ARGS)
	pytest -n $(WORKERS) -m soak --timeout 3600 $(ARGS)

coverage: .venv/.dev ## Which lines the Python tests reach
	$(call heading,coverage)
	coverage run -m pytest -q --ignore tests/e2e $(ARGS)
	coverage report

##@ Work on it
.PHONY: setup fmt pin web-build wheel pictures docs-serve clean
setup: .venv/.dev web/node_modules/.stamp ## Install all that development needs into .venv and web/node_modules

fmt: .venv/.dev ## Format and mend what can be mended by itself
	ruff check --fix .
	ruff format .

pin: .venv/.dev ## Pin the dependencies of pyproject.toml anew (ARGS=--upgrade for newer ones)
	tools/pin $(ARGS)

web-build: $(CLIENT) ## Build the web client into the package

wheel: .venv/.dev $(CLIENT) ## Build dist/*.whl, web client included
	$(call heading,wheel)
	rm -rf dist
	uv build --quiet --wheel --no-build-isolation --python .venv/bin/python
	tools/check-wheel

pictures: .venv/.dev $(CLIENT) .venv/.browser ## Take the pictures of README and documentation anew, from real games in a real browser
	python -m tests.e2e.pictures
	python -m tests.e2e.rule_pictures

docs-serve: .venv/.dev ## Serve the documentation while you write it
	python tools/rules_pages.py
	python tools/reference_page.py
	zensical serve

clean: ## Remove all that was installed or built here
	rm -rf .venv web/node_modules $(dir $(CLIENT)) docs/rules/??/ docs/reference.md site dist build test-results htmlcov .coverage .pytest_cache .ruff_cache .hypothesis .cache
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- What is installed, each with a stamp beside it, so that nothing is done twice -----------------------------------

.venv/bin/uv: requirements/build.txt
	@echo 'Setting up .venv …'
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Sobremesa needs Python 3.11 or newer, this is " + sys.version)'
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || tools/install-debian python3-venv
	@[ -x .venv/bin/pip ] || $(PYTHON) -m venv .venv
	@.venv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt
	@touch $@

.venv/.runtime: pyproject.toml requirements/runtime.txt .venv/bin/uv
	@echo 'Installing the table …'
	@$(UV_INSTALL) --require-hashes -r requirements/runtime.txt
	@$(UV_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.runtime
	@echo 'Installing the tools …'
	@$(UV_INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.ray: requirements/ray.txt .venv/.dev
	@echo 'Installing Ray …'
	@$(UV_INSTALL) --require-hashes -r requirements/ray.txt
	@touch $@

# In a place of their own: what they bring along must not change what the tests meet.
.venv/.peers: requirements/peers.txt .venv/.runtime
	@echo 'Installing the peers …'
	@.venv/bin/uv venv --quiet --clear --python .venv/bin/python .venv/peers
	@.venv/bin/uv pip install --quiet --python .venv/peers/bin/python --require-hashes -r requirements/peers.txt -r requirements/build.txt
	@.venv/bin/uv pip install --quiet --python .venv/peers/bin/python --no-deps --no-build-isolation -e .
	@touch $@

.venv/.node: requirements/node.txt .venv/bin/uv
	@tools/has-node || { echo 'Installing Node.js into .venv …'; $(UV_INSTALL) --require-hashes -r requirements/node.txt; }
	@touch $@

.venv/.services: tools/install-debian Makefile
	@compgen -G '/usr/lib/postgresql/*/bin/pg_ctl' >/dev/null || command -v pg_ctl >/dev/null || tools/install-debian postgresql
	@command -v redis-server >/dev/null || tools/install-debian redis-server
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || tools/install-debian nginx-light
	@touch $@

.venv/.browser: tools/install-debian
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || tools/install-debian chromium-headless-shell fonts-dejavu-core
	@touch $@

web/node_modules/.stamp: web/package-lock.json .venv/.node
	@echo 'Installing the web client …'
	@npm --prefix web ci --no-audit --no-fund --loglevel error
	@touch $@

$(CLIENT): web/node_modules/.stamp $(WEB_SOURCES)
	@echo 'Building the web client …'
	@npm --prefix web run --silent build
	@touch $@

.PHONY: help
help: ## Show this help
	@awk 'BEGIN {FS = ":.*## "} \
	  /^##@/ {printf "\n\033[1m%s\033[0m\n", substr($$0, 5)} \
	  /^[a-z0-9-]+:.*## / {printf "  make \033[36m%-12s\033[0m %s\n", $$1, $$2}' $(MAKEFILE_LIST)
