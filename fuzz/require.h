// A condition that a fuzz target checks. If it fails, the program crashes, and the fuzzer reports
// it.
#pragma once

#include <cstdio>
#include <cstdlib>

inline void require(bool kept, const char* promise) {
    if (kept) return;
    std::fprintf(stderr, "broken: %s\n", promise);
    std::abort();
}
