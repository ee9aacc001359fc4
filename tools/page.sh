# shellcheck shell=bash
# Functions that build the page. Sourced, after tools/env.sh and tools/packages.sh.

configured() { # configured PRESET
  [[ -f build/$1/build.ninja && ! CMakePresets.json -nt build/$1/CMakeCache.txt ]] || cmake --preset "$1"
}

# Builds the page again if any of its sources is newer. Runs in the root of the tree, and returns
# there.
build_page() {
  local made=web/dist/index.html
  configured wasm && cmake --build --preset wasm --target bornes_wasm || return
  if [[ -f $made && -z $(find build/wasm/bornes-page.wasm bindings/wasm src/bots/data words web/src web/public web/pictures web/tools web/index.html \
    web/package-lock.json web/vite.config.ts -newer "$made" -print -quit) ]]; then
    return
  fi
  cd web || return
  need_npm_packages vite --omit=dev || return # only the checks of the page need the other packages
  npm run build || return
  cd ..
}
