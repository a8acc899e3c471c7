#!/usr/bin/env bash
# The pages of docs/ as one book with a search, in target/book; the reference of the wire and its documents are printed from the
# program.
set -euo pipefail
cd "$(dirname "$0")/.."
version=0.5.4
bin=$PWD/target/tools/bin/mdbook
if [[ ! -x $bin ]]; then
  echo "-- building mdbook $version (once)"
  cargo install mdbook --version "$version" --locked --quiet --root target/tools --no-default-features --features search \
    --config 'profile.release.lto=false' --config 'profile.release.opt-level=1' --config 'profile.release.codegen-units=16'
fi
source=target/book-source
rm -rf "$source"
mkdir -p "$source"
cp -r book.toml docs "$source"
sed -i 's|^build-dir = .*|build-dir = "../book"|' "$source/book.toml"
scripts/web.sh build
reference() { cargo run --quiet --locked -p pasch-server --example wire_reference "$@"; }
reference > "$source/docs/wire-reference.md"
reference asyncapi > "$source/docs/api/v1/asyncapi.json"
reference report > "$source/docs/report.schema.json"
sed -i 's|(wire.md)$|&\n- [Reference of the wire](wire-reference.md)|' "$source/docs/SUMMARY.md"
"$bin" build "$source"
echo "target/book/index.html"
