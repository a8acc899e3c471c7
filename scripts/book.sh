#!/usr/bin/env bash
# The pages of docs/ as one book with a search, in target/book.
set -euo pipefail
cd "$(dirname "$0")/.."
version=0.5.4
bin=$PWD/target/tools/bin/mdbook
if [[ ! -x $bin ]]; then
  echo "-- building mdbook $version (once)"
  cargo install mdbook --version "$version" --locked --quiet --root target/tools --no-default-features --features search \
    --config 'profile.release.lto=false' --config 'profile.release.opt-level=1' --config 'profile.release.codegen-units=16'
fi
"$bin" build
echo "target/book/index.html"
