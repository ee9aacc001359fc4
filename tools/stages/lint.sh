#!/usr/bin/env bash
# Checks the layout of C++, shell scripts, dependencies between rooms, the page, the language of
# comments and documents, the lengths of files and commit subjects, and things that must not be in
# the tree.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"
# shellcheck source=tools/packages.sh
source tools/packages.sh

status=0

find . \( -name build -o -name .git -o -name node_modules \) -prune -o \( -name '*.cpp' -o -name '*.h' \) -print0 |
  xargs -0r clang-format-14 --dry-run -Werror || {
  echo "lint: clang-format-14 -i FILE puts it right"
  status=1
}

shellcheck -x play test .ci/run bench/*.sh tools/*.sh tools/stages/*.sh tests/terminal/*.sh tests/terminal/stories/*.sh || status=1

tools/check_rooms.py || {
  echo "lint: a room uses another one that its CMakeLists.txt does not link, see above"
  status=1
}

tools/check_picture.py || {
  echo "lint: docs/architecture.md shows other dependencies than the CMakeLists.txt of the rooms, see above"
  status=1
}

(cd web && need_npm_packages eslint && npm run --silent lint) || {
  echo "lint: npm run format in web/ puts layout right; docs/web.md has the order of its folders"
  status=1
}

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
  return $long
}
if git rev-parse --git-dir >/dev/null 2>&1; then
  check_subjects || {
    echo "lint: the subject of a commit has at most 72 characters (CONTRIBUTING.md), see above"
    status=1
  }
  tools/check_lengths.py || {
    echo "lint: files have at most 300 lines, and comments of web/ 120 columns, see above"
    status=1
  }
  tools/check_prose.py || {
    echo "lint: CONTRIBUTING.md says how to write, see above"
    status=1
  }
fi

# Paths of a developer's machine, and notes about work to do later, which belong in issues.
if grep -rnIE --exclude-dir={build,.git,node_modules,corpus} --exclude={.git,lint.sh} \
  '(^|[^A-Za-z0-9_.])/(home|root|work|Users)/|\b(TODO|FIXME)\b' .; then
  echo "lint: a machine's path or work left for later, see above"
  status=1
fi
exit $status
