# Every command prepares its own virtual environment; `make help` lists them.

.DEFAULT_GOAL := help
.PHONY: help site serve print test lint check bench browser-all fuzz mutation compiled lock clean

BIN := .venv/bin
RULEBOOK := $(BIN)/rulebook
READY := .venv/ready
SITE := build/site

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

serve: $(READY) ## show the sites in all languages on this machine, and follow every change
	$(RULEBOOK) site --out $(SITE) --serve

site: $(READY) ## build the sites in all languages into build/site
	$(RULEBOOK) site --out $(SITE)
	@echo "Built. Open it with: make serve"

print: $(READY) ## typeset player aids, score sheets and rulebooks into build/print
	$(RULEBOOK) print --out build/print

test: lint ## everything that must hold: style, types, tests, content, coverage
	$(BIN)/pytest --numprocesses auto --dist loadfile --no-loadscope-reorder
	$(RULEBOOK) check
	$(RULEBOOK) coverage --gaps

lint: $(READY) ## style and types only
	$(BIN)/ruff check .
	$(BIN)/mypy

check: $(READY) ## validate content, references, translations and cases
	$(RULEBOOK) check

bench: $(READY) ## measure the speed of engine, check, build and print
	$(RULEBOOK) bench

browser-all: $(READY) ## look at every kind of page in every view, which `make test` does in turns
	RULEBOOK_BROWSER=required $(BIN)/pytest -m browser_all --numprocesses auto

fuzz: $(READY) ## the long random search that `make test` leaves out
	$(BIN)/pytest -m fuzz

mutation: $(READY) ## change every figure of the content, one at a time: an executed case must fail
	$(BIN)/pytest -m mutation

compiled: $(READY) ## compile the engine with mypyc and play the same game with it
	$(BIN)/pytest -m compiled

lock: $(READY) ## raise every version as far as pyproject.toml allows, and write it into constraints.txt
	$(BIN)/python -m pip install --quiet --upgrade --upgrade-strategy eager --no-build-isolation --editable '.[dev]'
	$(BIN)/python -m pip freeze --all --exclude-editable --exclude pip > .venv/versions
	{ sed '/^$$/q' constraints.txt; cat .venv/versions; } > .venv/constraints
	mv .venv/constraints constraints.txt
	touch $(READY)

clean: ## remove what was built, and the virtual environment
	rm -rf build dist .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(READY): pyproject.toml constraints.txt .ci/set-up
	@.ci/set-up
