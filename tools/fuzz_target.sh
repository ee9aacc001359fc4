#!/usr/bin/env bash
# Runs one libFuzzer target of the fuzz build: tools/fuzz_target.sh NAME SECONDS. Interesting inputs
# stay in build/fuzz-work/NAME for the next run.
set -euo pipefail
cd "$(dirname "$0")/.."
name=$1
seconds=$2
work=build/fuzz-work/$name
stamp=${stamp_prefix:+$stamp_prefix.$name}

if [[ -n $stamp && -e $stamp ]]; then
  echo "$name: passed earlier for this tree"
  exit
fi
mkdir -p "$work/corpus"
corpora=("$work/corpus")
if [[ -d fuzz/corpus/$name ]]; then corpora+=("fuzz/corpus/$name"); fi

if ! "build/fuzz/fuzz/$name" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
  -artifact_prefix="$work/" "${corpora[@]}" >"$work/log" 2>&1; then
  tail -n 60 "$work/log"
  echo "$name: FAILED, the input is in $work"
  exit 1
fi
echo "$name: $(sed -n 's/^stat::number_of_executed_units: *//p' "$work/log") inputs in $seconds s"
if [[ -n $stamp ]]; then touch "$stamp"; fi
