# The daily commands. Each sets up what it needs; what stands is not done twice.

PYTHON ?= python3
BIN := .venv/bin
LISTS := $(shell find src -name compiled.txt)
RULES := $(foreach list,$(LISTS),$(patsubst %,$(dir $(list))%.py,$(file < $(list))))

.PHONY: play test compile lint format bench lock clean

play: compile ## serve the table on this machine and print the address
	@$(BIN)/quartier serve

test: compile .venv/tested-with ## everything: lint, types, rules interpreted and compiled, browser
	@tools/debian.sh chromium
	@$(BIN)/python tools/check.py

compile: .venv/compiled ## the rules, by mypyc

lint: .venv/tested-with
	@$(BIN)/python tools/check.py lint

format: .venv/tested-with
	@$(BIN)/ruff check --fix-only --quiet .

bench: compile ## the speed of every title: beside C or Blueprints, compiled beside interpreted
	@$(BIN)/python bench/run.py

lock: .venv/installed ## pin the dependencies of pyproject.toml anew
	@$(BIN)/python tools/lock.py

clean: ## all but var/, where the tables are
	rm -rf .venv build src/*.egg-info src/quartier/web/static/vendor .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .import_linter_cache
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python:
	@PYTHON=$(PYTHON) tools/debian.sh venv
	@PYTHON=$(PYTHON) tools/debian.sh headers
	@$(PYTHON) -m venv .venv

.venv/installed: pyproject.toml requirements/play.lock requirements/node.lock | .venv/bin/python
	@echo "Setting up Quartier in .venv ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements/play.lock
	@command -v npm >/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check -r requirements/node.lock
	@QUARTIER_INTERPRETED=1 $(BIN)/pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --editable .
	@touch $@

.venv/compiled: $(RULES) $(LISTS) setup.py package-lock.json tools/vendor.py .venv/installed
	@echo "Compiling the rules ..."
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

.venv/tested-with: requirements/test.lock .venv/installed
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements/play.lock -r requirements/test.lock
	@touch $@
