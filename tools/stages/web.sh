#!/usr/bin/env bash
# The page: types, tests with the real engine, the build, its size, and games in a browser, alone
# and at tables of a real server.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"
# shellcheck source=tools/packages.sh
source tools/packages.sh

in_browser() { # in_browser OPTION...: runs the tests of web/e2e, and names those that needed a second try (CI allows one)
  local output status=0
  output=$(mktemp)
  npx playwright test "$@" | tee "$output" || status=$?
  sed -n '/^ *[0-9]* flaky$/,$s/^ *\(e2e.*[^ ]\) *$/\1/p' "$output" | sort -u |
    while read -r name; do second_try "$name"; done
  rm -f "$output"
  return "$status"
}

build_native_cli
build wasm -- bornes_wasm
export BORNES_CLI=$root/build/release/bornes

cd web
need_npm_packages eslint
npm run --silent check
npm test -- --reporter=json --outputFile=../build/web-vitest.json
npm run --silent build
npm run --silent size
figure "page: $(npm run --silent size | tail -n 1 | xargs)"
# The server of the tests serves the page from web/dist, so the command need not be rebuilt with the
# page.
if ((BORNES_FULL)); then
  in_browser
else
  in_browser --grep-invert @full e2e/fits.spec.ts e2e/languages.spec.ts e2e/alone.spec.ts e2e/kept.spec.ts e2e/forms.spec.ts e2e/weight.spec.ts e2e/moments.spec.ts e2e/review.spec.ts e2e/listening.spec.ts e2e/quick.spec.ts e2e/network.spec.ts e2e/package.spec.ts
  in_browser e2e/online.spec.ts -g 'two friends|who watches|killed|itself'
fi
passed=$(grep -o '"numPassedTests":[0-9]*' ../build/web-vitest.json | cut -d: -f2)
count "$((passed + 1))" 0
