#!/usr/bin/env bash
# Writes the generated pages anew: docs/cli.md, docs/lab.md, docs/api, and the README's pictures, which are
# screenshots of the browser tests (run `make e2e` first).
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/web.sh build
cargo build --release --locked --quiet -p pasch-cli
cargo build --release --locked --quiet -p pasch-lab
target/release/pasch help-md > docs/cli.md
target/release/pasch-lab help-md > docs/lab.md
UPDATE_WIRE=1 cargo test --locked --quiet -p pasch-server --test wire
shots=web/test-results/shots
if [[ -d $shots ]]; then
  mkdir -p docs/img
  cp "$shots/play-1440x900.png" docs/img/play.png
  cp "$shots/review-dropped-1440x900.png" docs/img/review.png
else
  echo "no screenshots yet: run \`make e2e\` first" >&2
fi
