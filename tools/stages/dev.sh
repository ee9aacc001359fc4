#!/usr/bin/env bash
# All tests with assertions on, except those about speed.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"
at_length 5

build dev
run_ctest dev
