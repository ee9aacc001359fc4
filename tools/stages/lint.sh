#!/usr/bin/env bash
# Layout of C++, shell scripts, dependencies between rooms, the page, and things that have no place in the tree.
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

(cd web && need_npm_packages eslint && npm run --silent lint) || {
  echo "lint: npm run format in web/ puts layout right; docs/web.md has the order of its folders"
  status=1
}

# Paths of somebody's machine, and work left for later: issues are the place for that.
if grep -rnIE --exclude-dir={build,.git,node_modules,corpus} --exclude=lint.sh \
  '(^|[^A-Za-z0-9_.])/(home|root|work|Users)/|\b(TODO|FIXME)\b' .; then
  echo "lint: a machine's path or work left for later, see above"
  status=1
fi
exit $status
