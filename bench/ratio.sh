#!/usr/bin/env bash
# Compares `bornes bench` with another program that plays random hands. Both run alternately,
# because the ratio stays stable even if the machine is noisy. The other program must print
# `plays/s=NUMBERM`.
#
#   bench/ratio.sh build/release/bornes path/to/other ARG...
set -euo pipefail
if (($# < 2)); then
  sed -n 's/^#   /usage: /p' "$0" >&2
  exit 2
fi
ours=$1
shift
for round in 1 2 3 4 5; do
  a=$("$ours" bench --seconds 1 --json | sed -E 's/.*"2":([0-9.]+).*/\1/')
  b=$("$@" | sed -nE 's/.*plays\/s=([0-9.]+)M.*/\1/p')
  awk -v round="$round" -v a="$a" -v b="$b" \
    'BEGIN { printf "round %d: %.1f M plays/s against %.1f M, ratio %.3f\n", round, a / 1e6, b, a / 1e6 / b }'
done
