#!/usr/bin/env bash
# The page: types, tests with the real engine, the build, its weight, and games in a browser.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build_native_cli
build wasm -- bornes_wasm
export BORNES_CLI=$root/build/release/bornes

cd web
npm ci --no-audit --no-fund
npm run --silent check
npm test -- --reporter=json --outputFile=../build/web-vitest.json
npm run --silent build
npm run --silent size
figure "page: $(npm run --silent size | tail -n 1 | xargs)"
if ((BORNES_FULL)); then specs=(e2e); else specs=(e2e/alone.spec.ts e2e/moments.spec.ts); fi
npx playwright test "${specs[@]}"
passed=$(grep -o '"numPassedTests":[0-9]*' ../build/web-vitest.json | cut -d: -f2)
count "$((passed + 1))" 0
