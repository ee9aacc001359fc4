# All options that -D can set, and their defaults for a plain `cmake -S . -B build`.

# Inside another project (add_subdirectory, FetchContent) we are guests: we use its build type and
# flags, turn no warnings into errors, install nothing, and build neither the command nor the tests.
get_property(multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
if(PROJECT_IS_TOP_LEVEL AND NOT multi_config AND NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel" FORCE)
endif()

# A plain build of this project includes the tests if their libraries are installed. A machine
# without them can still build and use the rest. The presets require the tests.
set(tests_default OFF)
if(PROJECT_IS_TOP_LEVEL AND NOT DEFINED BORNES_BUILD_TESTS AND NOT CMAKE_CROSSCOMPILING)
  find_package(GTest QUIET)
  find_package(rapidcheck QUIET)
  if(GTest_FOUND AND rapidcheck_FOUND)
    set(tests_default ON)
  endif()
endif()

option(BORNES_BUILD_CLI "Build the command `bornes`" ${PROJECT_IS_TOP_LEVEL})
option(BORNES_BUILD_TESTS "Build the tests (GoogleTest, RapidCheck)" ${tests_default})
option(BORNES_BUILD_FUZZ "Build the libFuzzer targets (needs clang)" OFF)
option(BORNES_BUILD_BENCH "Build the benchmarks (Google Benchmark)" OFF)
option(BORNES_BUILD_PYTHON "Build the Python module (pybind11)" OFF)
option(BORNES_BUILD_DOCS "Build the documentation site (Doxygen, MkDocs)" OFF)
if(PROJECT_IS_TOP_LEVEL)
  set(portable_default OFF)
else()
  set(portable_default ON)
endif()
option(BORNES_PORTABLE "Code for any x86-64 instead of the machine at hand" ${portable_default})
option(BORNES_INSTALL "Make rules for `cmake --install`" ${PROJECT_IS_TOP_LEVEL})
option(BORNES_WERROR "Treat warnings in our own code as errors" ${PROJECT_IS_TOP_LEVEL})
option(BORNES_COVERAGE "Count the lines that tests run (gcov)" OFF)
set(BORNES_SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize=: address,undefined or thread")

set(BORNES_NATIVE_CLI ${PROJECT_SOURCE_DIR}/build/release/bornes CACHE FILEPATH
    "The native `bornes` that the tests of Python and WebAssembly compare themselves with")

# Set by cmake/wasm32-wasi.cmake. There, only the engine and bindings/wasm exist.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  set(BORNES_WASM ON)
else()
  set(BORNES_WASM OFF)
endif()
