#!/usr/bin/env bash
# The same under AddressSanitizer and UBSan: in the fast lane what reads bytes and keeps the rules, --full all of it.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"
at_length 5

if ((BORNES_FULL)); then
  build asan
  run_ctest asan
else
  build asan -- "${engine_tests[@]}"
  run_ctest asan -R "$(engine_tests_pattern)"
fi
