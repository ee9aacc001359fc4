#!/usr/bin/env bash
# Checks the layout of C++, shell scripts, dependencies between rooms, the page, the language of
# comments and documents, the lengths of files and commit subjects, and things that must not be in
# the tree.
# shellcheck disable=SC2317 # functions that `check` calls look unreachable
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"
# shellcheck source=tools/packages.sh
source tools/packages.sh

status=0
# Runs a check; says what to do if it fails, and goes on with the next one.
check() {
  local advice=$1
  shift
  "$@" || {
    echo "lint: $advice"
    status=1
  }
}

check_layout() {
  find . \( -name build -o -name .git -o -name node_modules \) -prune -o \( -name '*.cpp' -o -name '*.h' \) -print0 |
    xargs -0r clang-format-14 --dry-run -Werror
}
check "clang-format-14 -i FILE puts it right" check_layout

shellcheck -x play test .ci/run bench/*.sh tools/*.sh tools/stages/*.sh packaging/*.sh tests/terminal/*.sh tests/terminal/stories/*.sh || status=1

check "a room uses another one that its CMakeLists.txt does not link, see above" tools/check_rooms.py
check "docs/architecture.md shows other dependencies than the CMakeLists.txt of the rooms, see above" tools/check_picture.py

check_page() (cd web && need_npm_packages eslint && npm run --silent lint)
check "npm run format in web/ puts layout right; docs/web.md has the order of its folders" check_page

# Commits after this one must have short subjects. If a shallow clone lacks it, only the newest
# commit is checked.
last_long=ab0bd3e596a811342dd9d510fa98929bbd84012e
check_subjects() {
  local range=(-1 HEAD) hash subject long=0
  if git cat-file -e "$last_long^{commit}" 2>/dev/null; then range=("$last_long..HEAD"); fi
  while read -r hash subject; do
    if ((${#subject} <= 72)); then continue; fi
    echo "$hash: ${#subject} characters: $subject"
    long=1
  done < <(git log --no-merges --format='%h %s' "${range[@]}")
  return "$long"
}
if git rev-parse --git-dir >/dev/null 2>&1; then
  check "the subject of a commit has at most 72 characters (CONTRIBUTING.md), see above" check_subjects
  check "files have at most 300 lines, and comments of web/ 120 columns, see above" tools/check_lengths.py
  check "CONTRIBUTING.md says how to write, see above" tools/check_prose.py
fi

# Paths of a developer's machine, and notes about work to do later, which belong in issues.
check_leftovers() {
  ! grep -rnIE --exclude-dir={build,.git,node_modules,corpus} --exclude={.git,lint.sh} \
    '(^|[^A-Za-z0-9_.])/(home|root|work|Users)/|\b(TODO|FIXME)\b' .
}
check "a machine's path or work left for later, see above" check_leftovers
exit $status
