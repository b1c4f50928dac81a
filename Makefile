# The commands of the project. `make help` lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python
NPM := $(RUN) -m tests.js.node npm --ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel=error
TYPES := node_modules/.package-lock.json
LIGHTHOUSE := tests/audit/node_modules/.package-lock.json

# The theme prints an announcement about the future of MkDocs at each run; docs/dev says more.
export NO_MKDOCS_2_WARNING := 1
# No traces in the checkout that are not listed in .gitignore.
export PYTHONDONTWRITEBYTECODE := 1

.DEFAULT_GOAL := help
.PHONY: help site serve test coverage sheet test-long bench audit i18n-extract i18n-update i18n-check i18n-status preview i18n-add pseudo lock clean

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

site: $(VENV)/site-ready ## Build the site into site/
	@echo "Building the site"
	@$(RUN) -m mkdocs build

serve: $(VENV)/site-ready ## Preview the site at http://localhost:8000/, rebuilt at each change
	@$(RUN) -m mkdocs serve

# In several processes, each file of tests in one of them, begun in the order of tests/conftest.py.
test: $(VENV)/test-ready $(TYPES) ## Run all tests, a browser included
	@$(RUN) -m tests.browser.chromium
	@$(RUN) -m tests.hosting.hosts
	@$(RUN) -m pytest --numprocesses auto --maxprocesses 4 --dist loadfile --no-loadscope-reorder

# Of lines and branches, in percent, as measured: it may only rise.
CORE_REACHED := 99
TOOLS_REACHED := 94
# The tests that build no site; one build stands for the others.
QUICK := core deals i18n odds preview publish quiz sheet sitegen social tools words
coverage: $(VENV)/test-ready ## List what of badugi_core and tools the quick tests and a build do not reach; fails below a bar
	@$(RUN) -m tests.browser.chromium
	@$(RUN) -m coverage erase
	@$(RUN) -m coverage run -m pytest --numprocesses auto --maxprocesses 4 --dist loadfile \
		badugi_core tools $(addprefix tests/,$(QUICK))
	@rm -rf .site-coverage
	@$(RUN) -m coverage run -m mkdocs build --quiet --site-dir .site-coverage
	@$(RUN) -m coverage combine --quiet
	@$(RUN) -m coverage report --include 'badugi_core/*' --fail-under $(CORE_REACHED)
	@$(RUN) -m coverage report --include 'tools/*' --fail-under $(TOOLS_REACHED)

# The shell reads what is given from its own variables, as it is, quotes and all.
export KIND ?= rules
export OUT ?= sheet.pdf
sheet: $(VENV)/site-ready ## Print your own rules: RULES=my-game.toml LOCALE=tr PAPER=letter OUT=sheet.pdf
	@$(RUN) -m tools.sheet "$$KIND" --out "$$OUT" $(if $(RULES),--rules "$$RULES") $(if $(NAME),--name "$$NAME") \
		$(if $(LOCALE),--locale "$$LOCALE") $(if $(PAPER),--paper "$$PAPER") \
		$(if $(CODE),--code "$$CODE") $(if $(SEED),--seed "$$SEED") $(if $(LEVEL),--level "$$LEVEL") \
		$(if $(LENGTH),--length "$$LENGTH") $(if $(KEY),--key)

test-long: $(VENV)/test-ready ## Play 100,000 random deals under the referee of the tests, work out all chances anew
	@$(RUN) -m tests.core.long_play --deals 100000
	@$(RUN) -m tools.odds --check

bench: $(VENV)/test-ready ## Measure badugi_core, a build, what is printed, a preview and the quiz in a browser, as ratios; count the bytes of visits
	@$(RUN) -m tests.browser.chromium
	@$(RUN) -m tests.hosting.hosts
	@$(RUN) -m tests.bench
	@$(RUN) -m tests.hosting

audit: $(VENV)/test-ready $(LIGHTHOUSE) ## axe and the Tab key on every page of every language, then Lighthouse; kills 50 builds: half an hour
	@$(RUN) -m tests.browser.chromium
	@$(RUN) -m tests.audit
	@$(RUN) -m tests.site.killed

i18n-extract: $(VENV)/site-ready ## Write locales/*.pot from the templates and the code
	@$(RUN) -m tools.i18n extract

i18n-update: $(VENV)/site-ready ## Bring new and changed messages into every catalogue
	@$(RUN) -m tools.i18n update

i18n-check: $(VENV)/site-ready ## Say what is missing, wrong or unsafe in the catalogues
	@$(RUN) -m tools.i18n check

preview: $(VENV)/site-ready ## Show the pages of LOCALE=fr, new at each save of its .po files
	@$(RUN) -m tools.i18n preview $(LOCALE)

i18n-status: $(VENV)/site-ready ## Count translated, fuzzy and missing messages
	@$(RUN) -m tools.i18n status

i18n-add: $(VENV)/site-ready ## Make the files of a new language: LOCALE=es
	@$(RUN) -m tools.i18n add $(LOCALE)

pseudo: $(VENV)/site-ready ## Build the site with pseudo-languages into .site-pseudo/, to look at
	@copy=$$(mktemp -d) && trap 'rm -rf "$$copy"' EXIT && \
		$(RUN) -m tools.i18n pseudo "$$copy/project" && cd "$$copy/project" && \
		$(abspath $(RUN)) -m mkdocs build --site-dir "$(CURDIR)/.site-pseudo"

lock: ## Pin the requirements anew (needs uv)
	uv pip compile --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate requirements.in -o requirements.txt
	uv pip compile --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate requirements-test.in -o requirements-test.txt
	@$(MAKE) --no-print-directory $(VENV)/test-ready
	@$(NPM) install --package-lock-only >/dev/null
	@$(NPM) --prefix tests/audit install --package-lock-only --omit-lockfile-registry-resolved >/dev/null

clean: ## Remove everything that was built or installed
	rm -rf $(VENV) node_modules tests/audit/node_modules site .site-* .kept .pytest_cache .mypy_cache .ruff_cache .coverage .hypothesis

$(VENV)/python-ready:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed: run 'make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)'." >&2; exit 2; }
	@echo "Setting up an isolated environment in $(VENV)/"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/site-ready: $(VENV)/python-ready requirements.txt
	@echo "Installing the pinned requirements of the site"
	@$(RUN) -m pip install -qq --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

$(VENV)/test-ready: $(VENV)/python-ready requirements-test.txt
	@echo "Installing the pinned requirements of the tests"
	@$(RUN) -m pip install -qq --disable-pip-version-check --require-hashes -r requirements-test.txt
	@touch $@ $(VENV)/site-ready

# With the npm of the tests' Node.js, from whatever registry the environment names.
$(TYPES): package.json package-lock.json | $(VENV)/test-ready
	@echo "Installing the pinned TypeScript"
	@$(NPM) ci --include=dev >/dev/null
	@touch $@

# It needs no browser of its own: the tests have one.
$(LIGHTHOUSE): tests/audit/package.json tests/audit/package-lock.json | $(VENV)/test-ready
	@echo "Installing the pinned Lighthouse"
	@$(NPM) --prefix tests/audit ci --include=dev >/dev/null
	@touch $@
