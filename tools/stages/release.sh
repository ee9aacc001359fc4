#!/usr/bin/env bash
# What people run: in the fast lane that optimised code plays the games of the other builds, with --full all of it.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"
at_length 20

if ((BORNES_FULL)); then
  build release -DBORNES_BUILD_TESTS=ON
  run_ctest release
else
  build release -DBORNES_BUILD_TESTS=ON -- bornes engine_units_test playthroughs_test
  run_ctest release -R '^(engine_units|playthroughs)_test'
fi
