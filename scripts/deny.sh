#!/usr/bin/env bash
# Licences, sources, duplicates and advisories of every dependency. The advisory database lives on a public
# forge: where that cannot be reached, this says so in red and the other three checks still count; on the forge's own
# machines, which reach it, that is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."
version=0.20.2
bin=$PWD/target/tools/bin/cargo-deny
if ! command -v cargo-deny >/dev/null 2>&1 && [[ ! -x $bin ]]; then
  echo "-- building cargo-deny $version (once)"
  cargo install cargo-deny --version "$version" --locked --quiet --root target/tools --config 'profile.release.lto=false' --config 'profile.release.opt-level=1' --config 'profile.release.codegen-units=16'
fi
[[ -x $bin ]] || bin=$(command -v cargo-deny)
"$bin" -L error --locked check --hide-inclusion-graph licenses bans sources
if "$bin" -L error --locked fetch db; then
  "$bin" -L error --offline --locked check advisories
else
  said="!! the advisory database cannot be reached from here: advisories were NOT checked"
  if [[ ${GITHUB_ACTIONS:-} == true ]]; then
    echo "::error::$said"
    exit 1
  fi
  [[ -n ${NO_COLOR:-} ]] || said=$'\e[1;31m'$said$'\e[0m'
  echo "$said" >&2
fi
