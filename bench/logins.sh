#!/usr/bin/env bash
# Measures how long logins and connects take while one address does its worst within its limits: 60
# connections that ask for records of a long table and for the lobby as fast as they are answered.
#   bench/logins.sh [ROUNDS]
# Needs a quiet machine, the tests of the `dev` preset (server_test) and the command: $BORNES,
# default build/release/bornes. Prints percentiles, and fails if a 99th percentile is 50 ms or more.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
rounds=${1:-1000}
told=$(BORNES_CLI=$(realpath "${BORNES:-build/release/bornes}") \
  BORNES_TEST_SCALE=$(awk "BEGIN { print $rounds / 100 }") \
  build/dev/tests/server_test --gtest_filter=Abuse.ReadingALongHistory* | grep -a '^while another')
echo "$told"
grep -oE 'p99 [0-9.]+' <<<"$told" | awk '$2 >= 50 { slow = 1 } END { exit slow }'
