#!/usr/bin/env bash
# The build that people run. In the fast lane, checks that optimised code plays the same games as
# the other builds; with --full, runs all tests.
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
