#!/usr/bin/env bash
# Runs the benchmarks briefly, to see that they work, and prints their figures.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build release -DBORNES_BUILD_BENCH=ON -- benches
for source in bench/bench_*.cpp; do
  name=$(basename "$source" .cpp)
  "build/release/bench/$name" --benchmark_min_time="$(quick_or_full 0.1 2)" --benchmark_color=false >build/bench.txt
  while IFS= read -r line; do figure "$line"; done <build/bench.txt
done

# The server under its load generator: briefly with few tables, or with --full at length with all
# tables.
build_native_cli
mapfile -t plan < <(quick_or_full $'3\n50\n500' $'20\n500\n10000')
bench/online.sh "${plan[@]}" >build/online.txt
while IFS= read -r line; do figure "$line"; done <build/online.txt
