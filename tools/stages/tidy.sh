#!/usr/bin/env bash
# clang-tidy over src/ and, through it, include/.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build dev
find src -name '*.cpp' -print0 | sort -z | xargs -0r -n1 -P "$jobs" tools/tidy_file.sh
