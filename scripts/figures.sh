#!/usr/bin/env bash
# Prints the figures of time that docs/ gives, for this machine. Let it do nothing else meanwhile.
#   figures.sh [NAME…]   only these: dice browsers frames cards match search bench (default: all)
set -euo pipefail
cd "$(dirname "$0")/.."
export CARGO_TERM_COLOR=never PATH=$PATH:/usr/games

figure_dice() { PASCH_DICE_PACE=1000 cargo test --quiet --release --locked -p pasch-dice --test v3 throws_a_second -- --nocapture; }

figure_match() { cargo test --quiet --locked --workspace --test server what_a_match -- --nocapture; }

figure_browsers() {
  scripts/web.sh modules
  PASCH_BIN=$PWD/target/release/pasch npm --prefix web run --silent figures
}

figure_frames() {
  scripts/web.sh modules
  PASCH_BIN=$PWD/target/release/pasch npm --prefix web run --silent frames
}

figure_cards() {
  scripts/web.sh modules
  PASCH_BIN=$PWD/target/release/pasch npm --prefix web run --silent cards
}

figure_search() {
  PASCH_SEARCH_MATCHES=2000 cargo test --quiet --release --locked --workspace --test server what_a_search -- --nocapture
}

figure_bench() { target/release/pasch-lab bench; }

echo "$(nproc) cores: $(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -1); commit $(git rev-parse --short HEAD)"
names=("$@"); ((${#names[@]})) || names=(dice match search browsers frames cards bench)
for name in "${names[@]}"; do
  echo "== $name"
  "figure_$name"
done
