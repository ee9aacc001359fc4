#!/usr/bin/env bash
# Builds the Debian packages `bornes` and `libbornes-dev` in build/package. Installs what the build
# needs, builds the page, and builds the command with the page in it. Passes its arguments to cmake:
#   packaging/build.sh -DBORNES_MAINTAINER="Ann <ann@example.org>"
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/env.sh
source tools/env.sh
# shellcheck source=tools/packages.sh
source tools/packages.sh
# shellcheck source=tools/page.sh
source tools/page.sh

build=build/package
mapfile -t sets < <(sets_for play)
need_packages "${sets[@]}" wasm page package
build_page
rm -f "$build"/*.deb
cmake -S . -B "$build" -G Ninja -DBORNES_PORTABLE=ON -DBORNES_BUILD_TESTS=OFF -DCMAKE_INSTALL_PREFIX=/usr "$@"
cmake --build "$build"
(cd "$build" && cpack -G DEB)
