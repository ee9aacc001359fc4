#!/usr/bin/env bash
# clang-tidy over our sources and, through them, include/. It takes as long as compiling: the fast lane looks at
# the engine, which everything stands on, --full at all of src/ and tools/.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build dev
# From the folders, not from the list of what was compiled, so that a file which nothing compiles is noticed.
if ((BORNES_FULL)); then folders=(src tools); else folders=(src/engine); fi
find "${folders[@]}" -name '*.cpp' -print0 | sort -z | xargs -0 -n1 -P "$jobs" tools/tidy_file.sh
