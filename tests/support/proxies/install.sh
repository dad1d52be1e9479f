#!/bin/sh
# Finds nginx and Caddy, or installs them: Debian's, for root on a Debian system.
set -eu
missing=
for name in nginx caddy openssl; do
	command -v "$name" >/dev/null || missing="$missing $name"
done
if [ -n "$missing" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	echo "Installing Debian's$missing ..."
	apt-get update -qq
	# shellcheck disable=SC2086
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
	missing=
fi
if [ -n "$missing" ]; then
	echo "To try the samples of docs/hosting install$missing." >&2
	exit 1
fi
