#!/usr/bin/env bash
# Measures which lines of the engine the tests run.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

export BORNES_TEST_SCALE=0.2 # more random games reach no new lines, and unoptimised code is slow
tools/coverage.sh
figure "$(sed -n 's/^TOTAL *\([0-9]*\) *\([0-9]*\) *\([0-9]*%\).*/src\/engine: \2 of \1 lines, \3/p' build/coverage/engine.txt)"
