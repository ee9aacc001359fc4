#!/usr/bin/env bash
# clang-tidy over src/ and tools/ and, through them, include/.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build dev
sed -nE "s,^ *\"file\": \"$root/((src|tools)/.*)\".*,\1,p" build/dev/compile_commands.json |
  xargs -n1 -P "$jobs" tools/tidy_file.sh
