#!/usr/bin/env bash
# What people run: the fast lane checks only what is about optimised code, --full all of it.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"
at_length 50

options=(-DBORNES_BUILD_TESTS=ON)
if ((BORNES_FULL)); then
  build release "${options[@]}"
  run_ctest release
else
  targets=(bornes_engine release_checks)
  if [[ -f src/cli/CMakeLists.txt ]]; then targets+=(bornes); fi
  build release "${options[@]}" -- "${targets[@]}"
  run_ctest release -L '^release$'
fi
