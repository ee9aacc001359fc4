// Random numbers that mean the same everywhere: native code, WebAssembly, Python.
// The standard distributions differ between libraries, so bounded numbers are drawn here.
#pragma once

#include <cstdint>

namespace bornes {

// SplitMix64: a counter and a mixing function.
class Random {
public:
    // Every seed is good, including 0.
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    // The next 64 random bits.
    constexpr std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31);
    }

    // A uniform number from 0 to bound - 1, without bias. `bound` must be at least 1. May draw more
    // than once: the number is the high half of the product of 32 random bits and the bound, and
    // the low half reveals the few products that would favour some numbers.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t floor = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < floor) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

private:
    std::uint64_t state_;
};

// Returns the seed of game (or hand, or worker) number `index` of a run. Neighbouring numbers give
// unrelated seeds.
constexpr std::uint64_t seed_for(std::uint64_t run, std::uint64_t index) {
    return Random(run ^ Random(index).next()).next();
}

}  // namespace bornes
