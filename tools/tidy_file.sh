#!/usr/bin/env bash
# Runs clang-tidy on one source of the dev build: tools/tidy_file.sh FILE. A file that passed is
# checked again only when it, a header of ours that it includes, or .clang-tidy has changed.
set -euo pipefail
cd "$(dirname "$0")/.."
file=$1
passed=build/tidy
mkdir -p "$passed"

# The files of ours that the source includes, as the compiler reported them to ninja. The paths are
# relative to the root, however the compiler was given them.
parts=$(ninja -C build/dev -t deps | awk -v file="$file" -v root="$PWD/" '
  /^[^ ]/ { own = 0; n = 0 }
  /^ / {
    path = substr($0, 5)
    sub(/^(\.\.\/)+/, "", path)
    if (index(path, root) == 1) path = substr(path, length(root) + 1)
    list[n++] = path
    if (path == file) own = 1
  }
  /^$/ { if (own) for (i = 0; i < n; ++i) if (list[i] !~ /^\//) print list[i] }' | sort -u)
if [[ -z $parts ]]; then
  echo "$file: not built by the dev preset"
  exit 1
fi

key=$({
  clang-tidy-14 --version
  cat .clang-tidy
  while IFS= read -r part; do
    # Generated files are named relative to the build folder.
    if [[ -f $part ]]; then sha256sum "$part"; else sha256sum "build/dev/$part"; fi
  done <<<"$parts"
} | sha256sum | cut -c1-32)
if [[ -e $passed/$key ]]; then exit; fi

if ! output=$(clang-tidy-14 -p build/dev --quiet "$file" 2>&1); then
  grep -vE '^[0-9]+ warnings? (and [0-9]+ errors? )?generated' <<<"$output"
  exit 1
fi
touch "$passed/$key"
