#!/usr/bin/env bash
# The same under ThreadSanitizer (--full only).
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build tsan
run_ctest tsan
