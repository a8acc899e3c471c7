#!/usr/bin/env bash
# Counts the comment lines of Rust files that have at most three words: mostly docs that repeat a name. Headings such as
# `# Errors` and code examples do not count.
#   comments.sh [-l]   -l lists the lines instead
set -euo pipefail
cd "$(dirname "$0")/.."
git ls-files -z '*.rs' | xargs -0 awk -v list="${1:-}" '
  FNR == 1 { fenced = 0 }
  !/^[ \t]*\/\/[\/!]?([ \t]|$)/ { fenced = 0; next }
  { text = $0; sub(/^[ \t]*\/\/[\/!]?[ \t]*/, "", text) }
  text ~ /^```/ { fenced = !fenced; next }
  fenced || text ~ /^# (Errors|Panics|Safety|Examples)$/ { next }
  (words = split(text, word)) && words <= 3 { count++; if (list) print FILENAME ":" FNR ":" $0 }
  END { if (!list) print count + 0 }'
