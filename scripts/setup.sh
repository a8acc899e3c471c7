#!/usr/bin/env bash
# Installs what the two commands of the README need beside Rust and Node.
#   setup.sh play   a C compiler (SQLite is built into the binary)
#   setup.sh test   that, Chromium, GNU Backgammon, PostgreSQL and Debian's Rust for WebAssembly
# Installs Debian packages only where something is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
what=${1:-play}

need() { # need COMMAND-OR-FILE PACKAGE…: queue the packages when it is missing
  local probe=$1; shift
  if [[ $probe == /* ]]; then [[ -e $probe ]] && return; else command -v "$probe" >/dev/null 2>&1 && return; fi
  packages+=("$@")
}

for tool in cargo node npm; do
  command -v $tool >/dev/null 2>&1 || { echo "pasch needs $tool: install Rust (1.95 or newer) and Node (20.19 or newer) first" >&2; exit 1; }
done

packages=()
need cc gcc libc6-dev
if [[ $what == test ]]; then
  need g++ g++
  need python3 python3
  need chromium chromium
  need /usr/games/gnubg gnubg
  # The tests start servers of their own; they need no cluster that runs.
  compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || packages+=(postgresql)
  for package in rustc-web cargo-web rust-web-src lld; do
    dpkg -s "$package" >/dev/null 2>&1 || packages+=("$package")
  done
fi
if ((${#packages[@]})); then
  echo "== installing Debian packages: ${packages[*]}"
  sudo=(); [[ $(id -u) == 0 ]] || sudo=(sudo)
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
fi
