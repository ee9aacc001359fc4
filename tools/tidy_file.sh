#!/usr/bin/env bash
# clang-tidy on one source of the dev build: tools/tidy_file.sh FILE. A file that passed is looked at again only
# when it, a header of ours that it includes, or .clang-tidy has changed.
set -euo pipefail
cd "$(dirname "$0")/.."
file=$1
passed=build/tidy
mkdir -p "$passed"

# Our files that the source is made of, from what the compiler told ninja.
parts() {
  ninja -C build/dev -t deps | awk -v file="$file" '
    /^[^ ]/ { own = 0; n = 0 }
    /^ / { path = $1; sub(/^.*\/\.\.\//, "", path); sub(/^\.\.\//, "", path)
           list[n++] = path; if (path == file) own = 1 }
    /^$/ { if (own) for (i = 0; i < n; ++i) print list[i]; own = 0; n = 0 }' |
    grep -vE '^/' | sort -u
}

key=$({
  clang-tidy-14 --version
  cat .clang-tidy "$file"
  parts | while IFS= read -r part; do if [[ -f $part ]]; then sha256sum "$part"; fi; done
} | sha256sum | cut -c1-32)
if [[ -e $passed/$key ]]; then exit; fi

status=0
output=$(clang-tidy-14 -p build/dev --quiet "$file" 2>&1) || status=$?
if ((status)); then
  grep -vE '^[0-9]+ warnings? (and [0-9]+ errors? )?generated' <<<"$output"
  exit 1
fi
touch "$passed/$key"
