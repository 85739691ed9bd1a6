# Two commands on a fresh machine with Python 3.11 or newer:  make play   make test
# Everything else needs nothing more.  PYTHON=python3.12 chooses another Python.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: play test lint types layers unit soak bench screenshots wheel clean

play: $(VENV)/.play
	@$(BIN)/cavegames

test: lint types layers unit

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

layers: $(VENV)/.dev
	$(BIN)/lint-imports

unit: $(VENV)/.dev
	$(BIN)/pytest -n auto --dist worksteal

# Longer runs of what the tests do briefly: random matches, keys and kills.
soak: $(VENV)/.dev
	CAVEGAMES_SOAK=$${CAVEGAMES_SOAK:-20} $(BIN)/pytest -n auto --dist worksteal -m "not snapshot"

bench: $(VENV)/.dev
	$(BIN)/python -m benchmarks

screenshots: $(VENV)/.dev
	$(BIN)/python -m screenshots

wheel: $(VENV)/.dev
	$(BIN)/python -m build --wheel

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "cavegames needs Python 3.11 or newer. Say which with: make play PYTHON=python3.12"; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(PIP) --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.play

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
