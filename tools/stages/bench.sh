#!/usr/bin/env bash
# The benchmarks, briefly: that they run, and their figures.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build release -DBORNES_BUILD_BENCH=ON -- benches
for source in bench/bench_*.cpp; do
  name=$(basename "$source" .cpp)
  "build/release/bench/$name" --benchmark_min_time="$(quick_or_full 0.1 2)" --benchmark_color=false >build/bench.txt
  while IFS= read -r line; do figure "$line"; done <build/bench.txt
done
