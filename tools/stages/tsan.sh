#!/usr/bin/env bash
# The tests under ThreadSanitizer (--full only).
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"
at_length 2

build tsan
run_ctest tsan
