#!/usr/bin/env bash
# Every test, in stages; each stage prints what it does and its time, the last line counts them.
#   test.sh             all stages
#   test.sh STAGE…      only these: lint web rust gnubg e2e fuzz wasm deny
# A stage that fails does not keep the next from running; the exit code tells.
set -uo pipefail
cd "$(dirname "$0")/.."
export PASCH_CORPUS=${PASCH_CORPUS:-$PWD/../shared/corpus}
export CARGO_TERM_COLOR=${CARGO_TERM_COLOR:-never} INSTA_UPDATE=no
export PATH=$PATH:/usr/games
# A minute in all on two cores.
FUZZ_SECONDS=${FUZZ_SECONDS:-7}

# Clippy is the compiler with more to say: what it has looked at is what the tests then run, so that everything is
# compiled once, and the browser flows meet the same program.
with_clippy() {
  RUSTC_WORKSPACE_WRAPPER=$(rustc --print sysroot)/bin/clippy-driver CLIPPY_ARGS=-Dwarnings__CLIPPY_HACKERY__ "$@"
}

stage_lint() {
  cargo fmt --all --check && with_clippy cargo test --workspace --locked --quiet --no-run
}

stage_rust() { # units, properties, snapshots, contracts, tidy rules, doctests
  with_clippy cargo test --workspace --locked --no-fail-fast \
    && cargo test --locked --quiet -p pasch-rules --features serde --test serde \
    && cargo check --locked --quiet -p pasch-engine --no-default-features \
    && cargo check --locked --quiet -p pasch-server --no-default-features # no PostgreSQL, no mail
}

stage_gnubg() { # agreement with an independent program alone (the rust stage runs it too)
  with_clippy cargo test --workspace --locked --test gnubg_agreement -- --nocapture
}

stage_web() {
  scripts/web.sh build && (cd web && npm run --silent check && npm test --silent)
}

stage_e2e() { # a test of the command brings the program with it
  scripts/web.sh build && with_clippy cargo test --workspace --locked --quiet --no-run --test tidy \
    && PASCH_BIN=$(realpath "${CARGO_TARGET_DIR:-target}/debug/pasch") npm --prefix web run --silent e2e
}

stage_fuzz() { FUZZ_SEED=${FUZZ_SEED:-1} scripts/fuzz.sh "$FUZZ_SECONDS"; }

stage_wasm() { # pure crates compile for a browser; nothing runs, so nothing is optimised
  local target=target/wasm
  CARGO_PROFILE_DEV_OPT_LEVEL=0 RUSTC_BOOTSTRAP=1 RUSTC=/usr/bin/rustc CARGO_TARGET_DIR=$target CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld \
    /usr/bin/cargo build --quiet --locked -Zbuild-std=std,panic_abort --target wasm32-unknown-unknown \
    -p pasch-rules -p pasch-formats -p pasch-engine -p pasch-analysis -p pasch-dice -p pasch-wire -p pasch-table -p pasch-practice -p pasch-lessons -p pasch-reference -p pasch-chouette -p pasch-tournament -p pasch-club -p pasch-fibs -p pasch-clubhouse -p pasch-scribe
}

stage_deny() { scripts/deny.sh; }

all=(lint web rust e2e fuzz wasm deny)
stages=("$@"); ((${#stages[@]})) || stages=("${all[@]}")
scripts/setup.sh test || exit 1
[[ -d $PASCH_CORPUS ]] || echo "!! no corpus at $PASCH_CORPUS (set PASCH_CORPUS): tests over real match files are left out" >&2

# The pages are embedded in the binary, so they are built before any Rust is.
scripts/web.sh build || exit 1

passed=0 failed=()
for stage in "${stages[@]}"; do
  declare -F "stage_$stage" >/dev/null || { echo "no such stage: $stage (there are gnubg ${all[*]})" >&2; exit 2; }
  echo "== $stage"
  start=$SECONDS
  if "stage_$stage"; then passed=$((passed + 1)); verdict=ok; else failed+=("$stage"); verdict=FAILED; fi
  echo "== $stage: $verdict in $((SECONDS - start)) s"
done
echo
((${#failed[@]})) && echo "stages that failed: ${failed[*]}"
echo "stages: $passed passed, ${#failed[@]} failed"
exit $((${#failed[@]} > 0))
