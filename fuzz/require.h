// A promise that a fuzz target checks: breaking it is a crash, which the fuzzer reports.
#pragma once

#include <cstdio>
#include <cstdlib>

inline void require(bool kept, const char* promise) {
    if (kept) return;
    std::fprintf(stderr, "broken: %s\n", promise);
    std::abort();
}
