# How our own code is compiled. None of this reaches projects that use the installed library.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# Linked PRIVATE by every target that we write.
add_library(bornes_warnings INTERFACE)
target_compile_options(
  bornes_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion $<$<BOOL:${BORNES_WERROR}>:-Werror>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # gcc 12 reports overlaps in std::string that do not exist (gcc bug 105651).
  target_compile_options(bornes_warnings INTERFACE -Wno-restrict)
  if(BORNES_SANITIZE)
    # With a sanitizer, gcc no longer sees that some variables are set. The plain builds keep the
    # warning.
    target_compile_options(bornes_warnings INTERFACE -Wno-maybe-uninitialized)
  endif()
  if(BORNES_SANITIZE STREQUAL "thread")
    # ThreadSanitizer does not understand fences. Each fence of Asio comes with a lock, which it
    # understands.
    target_compile_options(bornes_warnings INTERFACE -Wno-tsan)
  endif()
endif()

# Uses x86-64-v3 (AVX2, BMI2) if the compiler and this processor support it. It is faster than
# `native`, whose AVX-512 code stalls on store forwarding.
if(NOT BORNES_PORTABLE AND NOT CMAKE_CROSSCOMPILING AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  include(CheckCXXSourceRuns)
  set(CMAKE_REQUIRED_FLAGS -march=x86-64-v3)
  check_cxx_source_runs(
    "int main() {
       __builtin_cpu_init();
       return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi\") &&
              __builtin_cpu_supports(\"bmi2\") && __builtin_cpu_supports(\"fma\") ? 0 : 1;
     }"
    BORNES_RUNS_X86_64_V3)
  unset(CMAKE_REQUIRED_FLAGS)
  if(BORNES_RUNS_X86_64_V3)
    add_compile_options(-march=x86-64-v3)
  endif()
endif()

if(CMAKE_BUILD_TYPE STREQUAL "Debug")
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

if(BORNES_SANITIZE)
  add_compile_options(-fsanitize=${BORNES_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${BORNES_SANITIZE})
endif()

if(BORNES_BUILD_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "BORNES_BUILD_FUZZ needs clang: use `cmake --preset fuzz`")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

if(BORNES_COVERAGE)
  add_compile_options(--coverage)
  add_link_options(--coverage)
endif()

# The Python module is a shared object, so the engine in it must be position independent. Without
# semantic interposition it stays as fast as the static library.
if(BORNES_BUILD_PYTHON)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  set(CMAKE_CXX_VISIBILITY_PRESET hidden)
  set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
endif()
