#!/usr/bin/env bash
# The same under AddressSanitizer and UBSan.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build asan
run_ctest asan
