#!/usr/bin/env bash
# Runs every libFuzzer target for 20 seconds, or with --full for 10 minutes. $BORNES_FUZZ_SECONDS
# overrides both.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build fuzz
seconds=${BORNES_FUZZ_SECONDS:-$(quick_or_full 20 600)}
mkdir -p build/fuzz-work
status=0
printf '%s\n' fuzz/fuzz_*.cpp | sed 's,.*/,,; s,\.cpp$,,' |
  xargs -P "$jobs" -I{} tools/fuzz_target.sh {} "$seconds" >build/fuzz-work/log || status=$?
if ((status)); then
  cat build/fuzz-work/log
  exit 1
fi
sort build/fuzz-work/log | while IFS= read -r line; do figure "$line"; done
