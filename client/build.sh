#!/bin/sh
# Builds the table in the browser where nobody develops: what that takes is fetched, used and removed again.
# PYTHON is an interpreter with pip. Node is the machine's, if it is new enough, else the one that requirements/node.txt names.
set -eu
cd "$(dirname "$0")"
mkdir -p ../build
work=$(mktemp -d "$PWD/../build/client.XXXXXX")
trap 'rm -rf "$work" node_modules' EXIT
trap 'exit 1' INT TERM HUP

if ! command -v npm >/dev/null || ! node suits.mjs 2>/dev/null; then
	echo "Fetching Node, for as long as the table in the browser is built ..."
	"$PYTHON" -m venv "$work/node"
	"$work/node/bin/python" -m pip install --quiet --quiet --disable-pip-version-check --no-cache-dir \
		--no-deps --require-hashes --requirement ../requirements/node.txt
	PATH="$work/node/bin:$PATH"
fi
echo "Building the table in the browser ..."
npm ci --silent --omit=dev --cache "$work/npm"
npm run --silent build
