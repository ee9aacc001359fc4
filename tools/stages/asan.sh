#!/usr/bin/env bash
# The same under AddressSanitizer and UBSan: in the fast lane what reads bytes and keeps the rules, --full all of it.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

if ((BORNES_FULL)); then
  build asan
  run_ctest asan
else
  programs=(engine_invariants_test engine_lockstep_test engine_secrecy_test engine_units_test rules_test
    record_test playthroughs_test maxima_test fuzz_action_text fuzz_record_reader)
  build asan -- "${programs[@]}"
  run_ctest asan -R "^($(IFS='|'; echo "${programs[*]}"))"
fi
