#!/usr/bin/env bash
# Runs clang-tidy over our sources and, through them, over include/. It takes as long as compiling.
# So the fast lane checks only the engine, which everything else uses; --full checks all of src/ and
# tools/.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build dev
# Lists the folders instead of the compiled files, so that a file that nothing compiles is noticed.
if ((BORNES_FULL)); then folders=(src tools); else folders=(src/engine); fi
find "${folders[@]}" -name '*.cpp' -print0 | sort -z | xargs -0 -n1 -P "$jobs" tools/tidy_file.sh
