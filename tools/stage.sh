# shellcheck shell=bash
# What the stages of ./test share. Sourced by tools/stages/*.sh, which ./test runs one after the
# other.
#
# Set by ./test: BORNES_FULL is 1 with --full, otherwise 0. $stage_counts and $stage_figures are
# files for count() and figure() below. A stage that counts nothing is one check, which passes if
# the stage exits with 0.
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$root"

BORNES_FULL=${BORNES_FULL:-0}

at_length() { # at_length TIMES: with --full, multiplies the number of random games and faults (tests/support/scale.h)
  if ((BORNES_FULL)); then export BORNES_TEST_SCALE=${BORNES_TEST_SCALE:-$1}; fi
}

count() { # count PASSED FAILED
  if [[ -n ${stage_counts-} ]]; then echo "$1 $2" >"$stage_counts"; fi
}

figure() { # figure TEXT: a line that is shown even if the stage passed
  echo "$1"
  if [[ -n ${stage_figures-} ]]; then echo "$1" >>"$stage_figures"; fi
}

second_try() { # second_try NAME: reports a test that failed once. CI goes on; the test or the program has a fault
  figure "passed at the second try only: $1"
}

# The tests of the engine, including its readers and writers. Stages that build the engine in
# another way run them.
engine_tests=(engine_invariants_test engine_lockstep_test engine_secrecy_test engine_units_test rules_test record_test
  playthroughs_test fuzz_action_text fuzz_record_reader)
engine_tests_pattern() { local IFS='|'; echo "^(${engine_tests[*]})"; } # for ctest -R

quick_or_full() { # quick_or_full A B: A in the fast lane, B with --full
  if ((BORNES_FULL)); then echo "$2"; else echo "$1"; fi
}

build() { # build PRESET [OPTION...] [-- TARGET...]
  local preset=$1 options=() targets=()
  shift
  while (($#)) && [[ $1 != -- ]]; do options+=("$1"); shift; done
  if (($#)); then shift; targets=(--target "$@"); fi
  mkdir -p build
  if ! cmake --preset "$preset" "${options[@]}" >"build/configure-$preset.log" 2>&1; then
    cat "build/configure-$preset.log"
    return 1
  fi
  cmake --build --preset "$preset" "${targets[@]}"
}

# The optimised command, for tests that compare with it.
build_native_cli() { build release -- bornes; }

run_ctest() { # run_ctest PRESET [OPTION...]: runs and counts
  local preset=$1 output status=0 total failed skipped again=() name
  shift
  if [[ -n ${CI-} ]]; then again=(--repeat until-pass:2); fi
  output=$(mktemp)
  ctest --preset "$preset" --timeout "$(quick_or_full 600 7200)" "${again[@]}" "$@" 2>&1 | tee "$output" || status=$?
  read -r failed total < <(sed -nE 's/^[0-9]+% tests passed, ([0-9]+) tests? failed out of ([0-9]+)$/\1 \2/p' "$output") || true
  if ((status == 0)); then
    sed -nE 's/^.*Test +#[0-9]+: (.*[^ .]) \.*\*\*\*(Failed|Timeout|Exception).*$/\1/p' "$output" | sort -u |
      while read -r name; do second_try "$name"; done
  fi
  skipped=$(grep -cE '\*\*\*(Skipped|Not Run)' "$output") || true
  rm -f "$output"
  if [[ -n ${total-} ]]; then
    # ctest counts a program that was not built both as failed and as not run.
    ((skipped > total - failed)) && skipped=$((total - failed))
    count $((total - failed - skipped)) "$failed"
  fi
  return "$status"
}
