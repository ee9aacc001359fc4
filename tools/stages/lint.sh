#!/usr/bin/env bash
# Layout of C++, shell scripts, and things that have no place in the tree.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

status=0
folders=()
for folder in include src tests fuzz bench bindings; do
  if [[ -d $folder ]]; then folders+=("$folder"); fi
done

find "${folders[@]}" \( -name '*.cpp' -o -name '*.h' \) -print0 |
  xargs -0r clang-format-14 --dry-run -Werror || {
  echo "lint: clang-format-14 -i FILE puts it right"
  status=1
}

shellcheck -x play test .ci/run tools/*.sh tools/stages/*.sh || status=1

# Paths of somebody's machine, and work left for later: issues are the place for that.
if grep -rnE --exclude-dir=corpus '(^|[^A-Za-z0-9_.])/(home|root|work|Users)/|\b(TODO|FIXME)\b' \
  "${folders[@]}" docs README.md CONTRIBUTING.md CHANGELOG.md CMakeLists.txt CMakePresets.json cmake; then
  echo "lint: a machine's path or a TODO, see above"
  status=1
fi
exit $status
