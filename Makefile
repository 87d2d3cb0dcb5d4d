# Every command prepares its own virtual environment; `make help` lists them.

.DEFAULT_GOAL := help
.PHONY: help site serve print wheel test lint check bench browser-all fuzz faults mutation compiled adapters statistics sizes lock clean

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

faults: $(READY) ## pull out in the middle: kills, full disks, two writers, no network, poisoned caches, a hundred of each
	$(BIN)/pytest -m faults

mutation: $(READY) ## change every figure of the content, one at a time: an executed case must fail
	$(BIN)/pytest -m mutation

wheel: $(READY) ## build a wheel with the compiled engine into dist; takes some minutes, needs a C compiler
	RULEBOOK_COMPILED=1 $(BIN)/python -m hatchling build -t wheel
	@ls dist/*.whl

compiled: $(READY) ## compile the engine into a wheel, and play the same games with it
	$(BIN)/pytest -m compiled

adapters: $(READY) ## OpenSpiel's own tests of every game; installs OpenSpiel first
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements-all.lock
	$(BIN)/pytest -m adapters tests/adapters

statistics: $(READY) ## play the games behind the pages “Statistics”, and write their figures
	$(RULEBOOK) figures

sizes: $(READY) ## note anew in which size each printed sheet fits, so that setting it begins there
	$(BIN)/python -m generator.print.noting

LOCK = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11.5 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url pyproject.toml --extra dev

lock: $(READY) ## raise every version as far as pyproject.toml allows, and keep it with its fingerprints
	$(BIN)/python -m pip install --quiet 'uv>=0.13,<0.14'
	$(LOCK) --extra openspiel --extra bench --output-file .venv/all
	$(LOCK) --constraint .venv/all --output-file .venv/some
	{ sed '/^$$/q' requirements.lock; cat .venv/some; } > .venv/requirements
	{ sed '/^$$/q' requirements-all.lock; cat .venv/all; } > .venv/requirements-all
	mv .venv/requirements requirements.lock
	mv .venv/requirements-all requirements-all.lock

clean: ## remove what was built, and the virtual environment
	rm -rf build dist .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(READY): pyproject.toml requirements.lock .ci/set-up
	@.ci/set-up
