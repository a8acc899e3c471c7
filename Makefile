# The daily tasks. `make play` and `make test` install or build whatever they need.
.DEFAULT_GOAL := help
SHELL := /bin/bash
ADDR ?= localhost:8080
DATA ?= data

.PHONY: help play test setup build web fmt lint unit e2e gnubg wasm fuzz deny soak bench figures book docs clean

help: ## list the tasks
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: ## build everything and open the game on http://localhost:8080 (ADDR=…, DATA=…)
	@scripts/play.sh --addr $(ADDR) --data $(DATA)

test: ## run every test there is
	@scripts/test.sh

setup: ## install the Debian packages and npm modules that tests use
	@scripts/setup.sh test

# One after the other: built together, pasch would get features of libraries that only pasch-lab asks for, and
# `make play` would compile them anew.
build: web ## build pasch and, for developers, pasch-lab (in target/release)
	@cargo build --release --locked -p pasch-cli
	@cargo build --release --locked -p pasch-lab

web: ## build the pages that the binary embeds
	@scripts/web.sh build

fmt: ## format Rust
	@cargo fmt --all

lint: ## format check, clippy with warnings denied
	@scripts/test.sh lint

unit: ## Rust tests alone
	@scripts/test.sh rust

e2e: ## browser tests in real Chromium (also takes the screenshots)
	@scripts/test.sh e2e

gnubg: ## agreement with GNU Backgammon alone
	@scripts/test.sh gnubg

wasm: ## rules, formats, engine and analysis compile for a browser
	@scripts/test.sh wasm

fuzz: ## every reader under libFuzzer, SECONDS_EACH=20
	@scripts/fuzz.sh

soak: ## a long proof, for hours: make soak NAME (SEED=1); without a name, lists them
	@scripts/soak.sh $(filter-out soak,$(MAKECMDGOALS)) $(SEED)

# After `soak` stands a name and no task.
ifeq (soak,$(firstword $(MAKECMDGOALS)))
%:
	@:
endif

deny: ## licences, sources and advisories of the dependencies
	@scripts/test.sh deny

bench: build ## speed, beside GNU Backgammon's in the same run
	@target/release/pasch-lab bench

figures: build ## print the figures of time that docs/ gives: dice, and speed beside GNU Backgammon's
	@scripts/figures.sh

book: ## docs/ as one book with a search (target/book/index.html)
	@scripts/book.sh

docs: ## write the generated pages of docs/ anew
	@scripts/docs.sh

clean: ## remove what builds made (your games in data/ stay)
	@rm -rf target web/dist web/node_modules
