#!/usr/bin/env bash
# Assertions on: everything that is not about speed.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"
at_length 5

build dev
# The story of two terminals presses keys by what it sees, which may be gone a moment later: at length only.
if ((BORNES_FULL)); then run_ctest dev; else run_ctest dev -E '^terminal\.online_two$'; fi
