#!/usr/bin/env bash
# Builds everything and serves the game; a second run starts at once. Arguments go to `pasch serve`.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh play
scripts/web.sh build
echo "== building pasch (the first time takes some minutes)"
cargo build --release --locked -p pasch-cli
exec target/release/pasch serve --open "$@"
