#!/usr/bin/env bash
# Runs fuzz targets of fuzz/ under libFuzzer, on the stable compiler: coverage instrumentation is an LLVM pass that rustc
# can be asked for without a nightly feature.
#   fuzz.sh [SECONDS [NAME…]]   each of these targets (default: all) for so long (default: 20)
# FUZZ_INPUTS=FOLDER gives real files to begin from, beside fuzz/seeds.
# FUZZ_TIMEOUT=SECONDS is what one input may take by the clock (default: 10); more on a machine that is busy otherwise.
# FUZZ_SEED=1 goes the same way each time, so that every run of the test suite tries the same inputs first; without it
# each run goes a way of its own.
# Corpora and findings stay in fuzz/corpus and fuzz/artifacts, out of git.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-${SECONDS_EACH:-20}}
export CARGO_TARGET_DIR=target/fuzz
export RUSTFLAGS="--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 -Cdebug-assertions -Coverflow-checks"
# Naming the target keeps the flags from build scripts and procedural macros, which run uninstrumented.
target=$(rustc -vV | sed -n 's/^host: //p')
cargo build --release --quiet --manifest-path fuzz/Cargo.toml --target "$target"

# Each target keeps one core busy, so as many run at once as there are cores.
fuzz() {
  local name=$1 seeds=() log=fuzz/artifacts/$1.log
  mkdir -p "fuzz/corpus/$name" "fuzz/artifacts/$name"
  [[ -d fuzz/seeds/$name ]] && seeds=("fuzz/seeds/$name")
  [[ -n ${FUZZ_INPUTS:-} ]] && seeds+=("$FUZZ_INPUTS")
  if ! "$CARGO_TARGET_DIR/$target/release/$name" "fuzz/corpus/$name" "${seeds[@]}" -max_total_time="$seconds" \
    -max_len=65536 -timeout="${FUZZ_TIMEOUT:-10}" -rss_limit_mb=2048 -verbosity=0 -print_final_stats=1 -seed="${FUZZ_SEED:-0}" \
    -artifact_prefix="fuzz/artifacts/$name/" >"$log" 2>&1; then
    tail -40 "$log" >&2
    echo "fuzz target $name failed; the input is in fuzz/artifacts/$name" >&2
    return 1
  fi
  echo "-- $name, $seconds s: $(grep number_of_executed_units "$log")"
}
export -f fuzz
export target seconds
shift || true
names=$([[ $# -gt 0 ]] && printf '%s\n' "$@" || basename -as .rs fuzz/fuzz_targets/*.rs)
xargs -P "$(nproc)" -I NAME bash -c 'fuzz NAME || exit 255' <<<"$names"
echo "$(wc -l <<<"$names") fuzz targets ran without a finding"
