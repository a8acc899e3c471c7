#!/usr/bin/env bash
# Builds the pages (web/dist) when a source of theirs changed since the last build.
#   web.sh modules   only what npm installs
#   web.sh build     modules and pages
set -euo pipefail
cd "$(dirname "$0")/../web"

lock=$(sha256sum package-lock.json | cut -d' ' -f1)
if [[ ! -d node_modules || $(cat node_modules/.lock-hash 2>/dev/null || true) != "$lock" ]]; then
  echo "== installing the pages' npm modules"
  npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
  echo "$lock" > node_modules/.lock-hash
fi
[[ ${1:-build} == modules ]] && exit 0

sources=$(find src public ../locales index.html check-dice.html ../docs/api/v1/openapi.json locales.mjs wire.mjs vite.config.ts vite.check.config.ts package.json package-lock.json -type f ! -path src/wire.ts ! -path src/i18n/strings.ts 2>/dev/null | LC_ALL=C sort | xargs -d '\n' sha256sum | sha256sum | cut -d' ' -f1)
if [[ ! -f dist/index.html || $(cat node_modules/.dist-hash 2>/dev/null || true) != "$sources" ]]; then
  echo "== building the pages"
  npm run --silent build
  echo "$sources" > node_modules/.dist-hash
fi
