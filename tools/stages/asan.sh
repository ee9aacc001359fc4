#!/usr/bin/env bash
# The tests under AddressSanitizer and UBSan. The fast lane covers what parses input and what
# applies the rules; --full covers everything.
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
