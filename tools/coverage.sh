#!/usr/bin/env bash
# Prints the line coverage of the engine, one line per file: tools/coverage.sh [PERCENT]
# Fails if the total is below PERCENT (95).
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/stage.sh"

least=${1:-95}
build coverage -- "${engine_tests[@]}"
find build/coverage -name '*.gcda' -delete
ctest --preset coverage --timeout 1200 -R "$(engine_tests_pattern)"

gcovr -j "$jobs" --object-directory build/coverage --filter src/engine/ --filter include/bornes/ \
  --json build/coverage/lines.json
report() { gcovr --add-tracefile build/coverage/lines.json "$@"; }
report --filter include/bornes/
report --filter src/engine/ --txt build/coverage/engine.txt --fail-under-line "$least" || status=$?
cat build/coverage/engine.txt
exit "${status:-0}"
