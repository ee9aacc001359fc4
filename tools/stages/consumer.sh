#!/usr/bin/env bash
# Somebody else's project: installs the engine and builds tests/consumer with find_package(bornes).
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build release -- bornes_engine
build_native_cli
work=build/consumer
rm -rf "$work"
cmake --install build/release --prefix "$work/prefix"
if grep -rnF "$root" "$work/prefix/lib/cmake" "$work/prefix/include"; then
  echo "consumer: an installed file names the folder that it was built in"
  exit 1
fi
cmake -S tests/consumer -B "$work/build" -G Ninja -DCMAKE_PREFIX_PATH="$root/$work/prefix"
cmake --build "$work/build"
"$work/build/consumer"
