#!/usr/bin/env bash
# Long proofs: what the tests try for seconds, for hours. One soak is a list of parts. A part that passed is kept in
# runs/soak and is not run again for the same commit and seed, so the same command goes on after a break.
#   soak.sh                 lists the soaks
#   soak.sh NAME [SEED]     runs one; prints the seed, and adds a line to docs/soak.md at the end
# SOAK_PARTS=N stops after N parts; SOAK_ONLY=REGEX runs the parts that match, so several machines or cores share one
# soak. What failed stands in runs/soak/…/PART.log.
set -euo pipefail
cd "$(dirname "$0")/.."
export CARGO_TERM_COLOR=never PASCH_CORPUS=${PASCH_CORPUS:-$PWD/../shared/corpus}

# Each soak: what it is, its parts, one part, and how the parts are summed up in one line.
about_rules() { echo "10,000 positions of each game, the library's plays against those of a slow generator"; }
parts_rules() { sed -n 's/^.*VariantId("\([a-z0-9-]*\)").*$/\1/p' crates/rules/src/variants/*.rs | sort -u; }
part_rules() { PASCH_SEED=$2 PASCH_ORACLE=10000 PASCH_ORACLE_GAME=$1 cargo test --release -p pasch-rules --test oracle both_generators -- --nocapture; }
sum_rules() { awk -F'|' '/^\| `/ {n++; p+=$3; r+=$8} END {print n " games, " p " positions, " r " results, 0 differences"}'; }

about_house() { echo "200 random games of every way of every house rule, each to its end"; }
parts_house() { seq 4; }
part_house() { PASCH_HOUSE_SEED=$((4 * $2 + $1 - 4)) PASCH_HOUSE_GAMES=50 cargo test --release -p pasch-rules --test house every_way -- --nocapture; }
sum_house() { awk '/ ways, / {w=$1; g+=$3; r+=$6} END {print w " ways, " g " games each, " r " rolls, every game ended"}'; }

about_chaos() { echo "1,000 kills on each database while people play; stops, clock steps and failed writes in between"; }
parts_chaos() { for database in sqlite postgres; do seq -f "$database-%g" 10; done; }
part_chaos() {
  PASCH_CHAOS_ON=${1%-*} PASCH_SEED=$((10 * $2 + ${1#*-} - 10)) PASCH_CHAOS_GAMES=${PASCH_CHAOS_GAMES:-150} \
    PASCH_CHAOS_EVERY=${PASCH_CHAOS_EVERY:-15} cargo test --release -p pasch-cli --test chaos -- --nocapture
}
sum_chaos() { awk '/games, .* kills/ {g+=$1; a+=$3; k+=$5; s+=$7; c+=$9; f+=$14} END {print g " games, " a " actions, " k " kills, " s " stops, " c " steps of the clock, " f " failed writes, nothing lost"}'; }

about_chouettes() { echo "100,000 random chouettes of 50 games, every payment beside a second settlement, cube by cube"; }
parts_chouettes() { seq 50; }
part_chouettes() {
  PASCH_CHOUETTES=${PASCH_CHOUETTES:-2000} PASCH_CHOUETTE_GAMES=50 PASCH_SEED=$(($2 * 1000000 + $1 * 2000)) \
    cargo test --release -p pasch-chouette --test chouettes games_are_settled -- --nocapture
}
sum_chouettes() { awk '/ chouettes, .* actions, each/ {c+=$1; g+=$3; a+=$5} END {print c " chouettes, " g " games, " a " actions, every payment as by hand"}'; }

about_dice() { echo "10,000 honest games with every accident, none accused; every alteration of 1,000 records, all caught"; }
parts_dice() { seq -f "games-%g" 20; seq -f "records-%g" 10; }
part_dice() {
  local at=${1#*-}
  if [[ $1 == games-* ]]; then
    PASCH_DICE_GAMES=500 PASCH_DICE_FIRST=$(($2 * 10000 + at * 500 - 10499)) dice_test never_accused
  else
    PASCH_DICE_RECORDS=100 PASCH_DICE_FIRST=$(($2 * 1000 + at * 100 - 1099)) dice_test every_altered
  fi
}
dice_test() { cargo test --release -p pasch-dice --test v3 "$1" -- --nocapture; }
sum_dice() { awk '/ games, .* throws, / {g+=$1; t+=$3} / alterations of / {a+=$1; r+=$4} END {print g " games, " t " throws, nobody accused; " a " alterations of " r " records, all caught"}'; }

about_checkers() { echo "the library and examples/verify_dice.py on 10,000 honest games and the alterations of 1,670 records, words included"; }
parts_checkers() { seq 100; }
part_checkers() { PASCH_DICE_COMPARED=100 PASCH_DICE_FIRST=$(($2 * 10000 + $1 * 100 - 10099)) dice_test two_programs; }
sum_checkers() { awk '/ questions, / {q+=$1} / altered records, / {a+=$1} END {print q " questions on honest games and " a " altered records, answered alike"}'; }

about_readers() { echo "an hour of every fuzz target (files, sockets, the API, dice) under libFuzzer, beginning with real files"; }
parts_readers() { basename -as .rs fuzz/fuzz_targets/*.rs; }
part_readers() {
  local inputs=(); [[ -d $PASCH_CORPUS ]] && inputs=(FUZZ_INPUTS="$PASCH_CORPUS")
  env "${inputs[@]}" FUZZ_SEED="$2" FUZZ_TIMEOUT=60 scripts/fuzz.sh "${FUZZ_SECONDS:-3600}" "$1"
}
sum_readers() { awk '/^-- / {t++; s+=$3; n+=$NF} END {print t " targets, " s " s, " n " inputs, 0 findings"}'; }

about_wire() { echo "an hour of the fuzz targets of what players and programs send: sockets, the API, passkeys, dice; in quarters"; }
parts_wire() { for target in socket api ledger dice3 webauthn; do seq -f "$target-%g" 4; done; }
part_wire() { FUZZ_SEED=$((4 * $2 + ${1#*-} - 4)) FUZZ_TIMEOUT=60 scripts/fuzz.sh "${FUZZ_SECONDS:-900}" "${1%-*}"; }
sum_wire() { awk '/^-- / {sub(",", "", $2); t[$2]; s+=$3; n+=$NF} END {for (each in t) k++; print k " targets, " s " s, " n " inputs, 0 findings"}'; }

about_pairings() { echo "10,000 states of up to 10 players against every pairing there is, 600 of 11 to 300, and tournaments of every format and size"; }
parts_pairings() { for test in pairings whole; do seq -f "$test-%g" 5; done; }
part_pairings() {
  PASCH_SEED=$((5 * $2 + ${1#*-} - 5)) PASCH_PAIRINGS=10000 PASCH_LARGE_PAIRINGS=600 \
    cargo test --release -p pasch-tournament --test "${1%-*}" -- --nocapture
}
sum_pairings() { awk '/ states of up to 10/ {s+=$1} / states of 11 to/ {l+=$1} / out of the ordinary/ {gsub(":", ""); a+=$3; r+=$10} END {print s " small states, no pairing cheaper; " l " large ones; " a " actions out of the ordinary, " r " refused, every tournament ended"}'; }

about_browser() { echo "a whole game of every kind in Chromium, by mouse, against the bot"; }
parts_browser() { parts_rules; }
part_browser() {
  scripts/web.sh build && cargo build --quiet -p pasch-cli
  PASCH_GAMES=$1 PASCH_BIN=$PWD/target/debug/pasch npm --prefix web run --silent e2e -- "whole games of the family"
}
sum_browser() { awk '/ (ok|passed)/ {n++} END {print n " runs, each to the end of its game"}'; }

name=${1:-}
if ! declare -F "part_$name" >/dev/null; then
  [[ -n $name ]] && echo "no such soak: $name" >&2
  echo "soaks (make soak NAME):"
  declare -F | sed -n 's/^declare -f about_//p' | while read -r each; do echo "  $each: $("about_$each")"; done
  [[ -z $name ]]; exit
fi

commit=$(git rev-parse --short=10 HEAD)
git diff --quiet HEAD -- crates web fuzz || commit=$commit+
seed=${2:-1}
state=runs/soak/$name-$commit-$seed
mkdir -p "$state"
mapfile -t parts < <("parts_$name")
echo "soak $name: $("about_$name"); seed $seed, ${#parts[@]} parts, commit $commit"
ran=0 skipped=0 begun=$SECONDS
for number in "${!parts[@]}"; do
  part=${parts[$number]} log=$state/${parts[$number]}.log
  [[ -e $log.passed ]] && continue
  if [[ -n ${SOAK_ONLY:-} && ! $part =~ $SOAK_ONLY ]]; then skipped=1; continue; fi
  ((ran < ${SOAK_PARTS:-1000000})) || { echo "stopped after $ran parts; the same command goes on"; exit 0; }
  if ((ran)); then left=$(((SECONDS - begun) * (${#parts[@]} - number) / ran / 60)); else left='?'; fi
  echo "-- $((number + 1)) of ${#parts[@]}: $part (about $left minutes left)"
  if ! "part_$name" "$part" "$seed" >"$log" 2>&1; then
    tail -30 "$log" >&2
    echo "soak $name failed in part $part, seed $seed; all it printed is in $log" >&2
    exit 1
  fi
  touch "$log.passed"
  ran=$((ran + 1))
done
((skipped)) && { echo "$ran parts passed; others are left: the same command without SOAK_ONLY sums up"; exit 0; }
sum=$(for part in "${parts[@]}"; do cat "$state/$part.log"; done | "sum_$name")
echo "soak $name passed: $sum"
[[ $commit == *+ ]] || echo "| $(date +%F) | \`$name\` | $commit | $seed | $sum |" >>docs/soak.md
