#!/usr/bin/env bash
# A foreign project, tests/consumer. It is built with the installed libraries, with bornes as a
# subdirectory (shared libraries), and with fetched sources. With --full, g++ and clang build all
# three variants; otherwise one compiler builds each of the last two. One program is also built with
# pkg-config.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

work=$root/build/consumer
rm -rf "$work"
build release -- bornes_engine bornes_bots bornes_review bornes_learn bornes_c
cmake --install build/release --component development --prefix "$work/prefix"
if grep -rnF "$root" "$work/prefix/lib/cmake" "$work/prefix/include"; then
  echo "consumer: an installed file names the folder that it was built in"
  exit 1
fi
[[ -s $work/prefix/share/doc/bornes/LICENSE ]]

# consumer NAME C++ C [OPTION...]: builds tests/consumer with these compilers and runs its programs.
consumer() {
  local name=$1
  cmake -S tests/consumer -B "$work/$name" -G Ninja -DCMAKE_CXX_COMPILER="$2" -DCMAKE_C_COMPILER="$3" "${@:4}"
  cmake --build "$work/$name"
  "$work/$name/consumer"
  "$work/$name/opponent"
  "$work/$name/reviewer"
  "$work/$name/from_c"
  passed=$((passed + 1))
}

passed=0
cache=()
if command -v ccache >/dev/null; then cache=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
installed=("-DCMAKE_PREFIX_PATH=$work/prefix" "-DBORNES_VERSION=$(sed -n 's/^  VERSION //p' CMakeLists.txt)")
consumer found-g++ g++ gcc "${installed[@]}"
consumer found-clang clang++-14 clang-14 "${installed[@]}"
consumer subdirectory g++ gcc -DBORNES_FROM=add_subdirectory "-DBORNES_SOURCE=$root" -DBUILD_SHARED_LIBS=ON "${cache[@]}"
consumer fetched clang++-14 clang-14 -DBORNES_FROM=FetchContent "-DBORNES_SOURCE=$root" "${cache[@]}"
if ((BORNES_FULL)); then
  consumer subdirectory-clang clang++-14 clang-14 -DBORNES_FROM=add_subdirectory "-DBORNES_SOURCE=$root" \
    -DBUILD_SHARED_LIBS=ON "${cache[@]}"
  consumer fetched-g++ g++ gcc -DBORNES_FROM=FetchContent "-DBORNES_SOURCE=$root" "${cache[@]}"
fi

# As a guest, bornes leaves the build type alone, has no tests, and turns no warning into an error.
grep -qx 'CMAKE_BUILD_TYPE:STRING=' "$work/subdirectory/CMakeCache.txt"
[[ ! -e $work/subdirectory/bornes/tests && ! -e $work/subdirectory/bornes/CTestTestfile.cmake ]]
if grep -n -e '-Werror' "$work/subdirectory/compile_commands.json"; then
  echo "consumer: a guest must not turn warnings into errors"
  exit 1
fi

# A shared library has a versioned name. As a guest, bornes installs nothing.
readelf -d "$work"/subdirectory/bornes/src/engine/libbornes_engine.so | grep -q 'SONAME.*libbornes_engine\.so\.[0-9]'
cmake --install "$work/subdirectory" --prefix "$work/nothing"
if [[ -e $work/nothing ]]; then
  echo "consumer: a guest must not install anything: $(find "$work/nothing" -type f | head -3)"
  exit 1
fi

# Without CMake.
export PKG_CONFIG_PATH=$work/prefix/lib/pkgconfig
# shellcheck disable=SC2046 # the answer of pkg-config is a list of words
g++ -std=c++20 -Wall -Wextra tests/consumer/opponent.cpp $(pkg-config --cflags --libs bornes) -o "$work/by-pkg-config"
"$work/by-pkg-config"

tools/check_recipes.py "$work/prefix"
count "$((passed + 2))" 0
