#!/usr/bin/env bash
# clang-tidy over our sources and, through them, include/. It takes as long as compiling: the fast lane looks at
# the engine, which everything stands on, --full at all of src/ and tools/.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build dev
sed -nE "s,^ *\"file\": \"$root/($(quick_or_full 'src/engine' '(src|tools)')/.*)\".*,\1,p" build/dev/compile_commands.json |
  xargs -n1 -P "$jobs" tools/tidy_file.sh
