# Two commands do everything on a fresh machine with Python 3.11+: make play, make test.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Compiled bytecode is kept, whatever the environment says: the tests start hundreds of processes, and
# each would compile everything that it imports.
export PYTHONDONTWRITEBYTECODE :=

# What JAX compiles is kept, too: networks are compiled anew in every process, and nearly all the time
# of the tests of trainings goes there.
export JAX_COMPILATION_CACHE_DIR := $(CURDIR)/$(VENV)/jax
export JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS := 0
export JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES := -1

NO_VENV = $(PYTHON) -c 'import sys; sys.exit("$(PYTHON) cannot set up a virtual environment: install its venv and ensurepip modules (on Debian and Ubuntu: apt install python%d.%d-venv) and run make again." % sys.version_info[:2])'

.PHONY: help play prepared first-game test quick coverage bench gpu-check load faults conformance lint lock clean page check-page browser docs

help:
	@echo "make play    set up, start a server and open its page"
	@echo "make test    set up and run every check and test"
	@echo "make quick   the checks and tests that take less than a minute"
	@echo "make coverage  what the tests run of each file, into build/coverage"
	@echo "make page    build the web page into the package"
	@echo "make docs    build the documentation into build/site"
	@echo "make bench   measure speed beside other libraries"
	@echo "make gpu-check  compile the kernels of batches for GPUs, without a GPU"
	@echo "make load    measure a server with 600 tables beside a bare echo"
	@echo "make faults  kills, attacks and hung neighbours under load: nothing may be lost or leak;"
	@echo "             ten minutes of damaged positions, records and files;"
	@echo "             and proofs of make test again, in every variant and language;"
	@echo "             and faults in the code, each of which the tests have to notice"
	@echo "make conformance  the test suites of PettingZoo, Gymnasium and OpenSpiel, at length"
	@echo "make lock    choose the newest versions of what we depend on"
	@echo "make clean   remove what was set up"

# A folder that an interrupted run left incomplete is made again. The page is built later, while other
# things are prepared, not by the hook of the package.
$(VENV)/ready: pyproject.toml requirements.lock
	@command -v $(firstword $(PYTHON)) >/dev/null || { echo "There is no $(firstword $(PYTHON)) here: install Python 3.11 or newer, or name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, and $(PYTHON) is %d.%d: install one and name it: make PYTHON=python3.12 ..." % sys.version_info[:2])'
	@$(PYTHON) -c 'import ensurepip, venv; ensurepip.version()' 2>/dev/null || $(NO_VENV)
	@test -e $@ || rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); $(NO_VENV); }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python -r requirements.lock
	HATCH_BUILD_NO_HOOKS=1 $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps -e .
	@touch $@

page: $(VENV)/ready
	@$(BIN)/python web/build.py

check-page: page
	$(BIN)/python web/build.py --check
	$(BIN)/python web/scripts/api.py --check

# A real Chromium for the tests of the page, without the windows of a desktop if there is such a one.
INSTALL = apt-get install -y -qq --no-install-recommends
browser:
	@command -v chromium-headless-shell >/dev/null || (apt-get update -qq && $(INSTALL) chromium-headless-shell) \
	  || command -v chromium >/dev/null || $(INSTALL) chromium \
	  || echo "there is no chromium: the tests of the page are skipped; TAVOLINO_CHROMIUM may name one"

prepared: $(VENV)/ready
	@$(BIN)/python -m tests.prepare

# Bytecode of what the tests import: in a fresh environment, each of their processes would make it.
$(VENV)/bytecode: $(VENV)/ready
	@$(BIN)/python -m pytest --collect-only --quiet --quiet >$@ || { cat $@; rm $@; exit 1; }

first-game: $(VENV)/ready
	@$(BIN)/tavolino build --first

# The page and the first game at the same time; the server prepares the others while it is open.
play: $(VENV)/ready
	@$(MAKE) --no-print-directory --jobs 2 page first-game
	@$(BIN)/tavolino serve --open

lint: $(VENV)/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

# Any warning fails the build. (With --quiet none is counted, and all pass.)
docs: $(VENV)/ready
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

# Tests wait a lot, for browsers and servers, so four run on two cores; those of `make quick` only
# compute. Whoever is idle takes over what another has still to do.
PYTEST = $(BIN)/python -m pytest -n 4 --dist worksteal

# What the tests need is prepared first, two things at a time, beginning with what takes longest.
test:
	@$(MAKE) --no-print-directory --jobs 2 prepared lint docs check-page browser $(VENV)/bytecode
	$(PYTEST) -m "not repeats" --durations 30

# The folders whose tests start neither servers nor browsers nor terminals.
QUICK = tests/arena tests/bots tests/games tests/lessons tests/tables tests/text $(wildcard tests/test_*.py)

quick:
	@$(MAKE) --no-print-directory --jobs 2 lint prepared
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow and not repeats" $(QUICK)

# Compiled kernels cannot be measured, so the tests that concern them run again, interpreted.
# The tests on a simulated GPU are left out: measured, one of them did not end within half an hour.
coverage:
	@$(MAKE) --no-print-directory --jobs 2 page prepared
	@rm -rf build/coverage
	$(BIN)/coverage run -m pytest -n 3 -m "not repeats" --ignore tests/browser --ignore tests/test_install.py \
		--ignore tests/envs/test_gpu.py
	TAVOLINO_KERNELS=interpreted $(BIN)/coverage run -m pytest -n 3 -m "not slow and not repeats" tests/games
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage html --quiet
	$(BIN)/coverage report

bench: $(VENV)/ready
	$(BIN)/uv pip install --quiet --python $(BIN)/python --group bench
	$(BIN)/python -m benchmarks.speed
	$(BIN)/python -m benchmarks.search
	$(BIN)/python -m benchmarks.envs

# On a machine with a GPU: python -m tests.gpu.compare, tests.gpu.arrays and benchmarks.gpu.
gpu-check: $(VENV)/ready
	$(BIN)/python -m tests.gpu.ptx

load: $(VENV)/ready
	$(BIN)/python -m benchmarks.load

# Everything that `make test` does with fewer kills, seeds, damaged inputs, variants and languages; and faults in
# the code that guards hidden cards and stored moves, which the tests have to notice.
GUARDS = hidden view events open_table reveals_information seats seating round clock commands live_tables presenter

faults:
	@$(MAKE) --no-print-directory --jobs 2 prepared page browser
	TAVOLINO_KILLS=200 TAVOLINO_TERMS=50 TAVOLINO_SHARED_KILLS=40 TAVOLINO_LEAK_SEEDS=2 TAVOLINO_BORDER_SECONDS=600 \
	  $(BIN)/python -m pytest -s tests/faults tests/server/test_connections.py
	$(PYTEST) -m repeats --ignore tests/faults
	$(BIN)/python -m tests.mutation $(GUARDS)

conformance: prepared
	TAVOLINO_CONFORMANCE=1 $(BIN)/python -m pytest -n 2 --dist worksteal tests/envs/adapters

lock:
	$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --universal --python-version 3.11 --upgrade \
	  --generate-hashes --no-header --no-emit-index-url -o requirements.lock

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis web/node_modules web/generated src/tavolino/server/static build
