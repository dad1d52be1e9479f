#!/bin/sh
# Finds a browser for the tests, or installs one: Debian's chromium for root on a Debian system, else Playwright's own.
set -eu
find_browser() {
	for name in "${BOOTHILL_BROWSER:-}" chromium chromium-browser google-chrome; do
		if [ -n "$name" ] && command -v "$name" 2>/dev/null; then return 0; fi
	done
	"$BIN/python" - <<-'PYTHON' 2>/dev/null
		import pathlib, sys
		from playwright.sync_api import sync_playwright
		with sync_playwright() as playwright:
		    path = playwright.chromium.executable_path
		print(path) if pathlib.Path(path).exists() else sys.exit(1)
	PYTHON
}
if found=$(find_browser); then
	echo "Browser for the tests: $found"
	exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	echo "No browser found: installing Debian's chromium ..."
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
else
	echo "No browser found: installing Playwright's chromium ..."
	"$BIN/python" -m playwright install chromium
fi
if found=$(find_browser); then
	echo "Browser for the tests: $found"
else
	echo "No browser could be installed; install Chromium, or name one in BOOTHILL_BROWSER." >&2
	exit 1
fi
