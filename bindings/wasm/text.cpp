#include "text.h"

#include <cstdint>

#include "export.h"

namespace bornes::wasm {
namespace {

// Records are the longest input, and the page opens records of up to 2 MB (`mostText` in
// web/src/library/unopened.ts). A mistake of the host must not use up all memory.
constexpr std::uint32_t kMostInput = 1U << 21;

std::string in;
std::string out;

}  // namespace

std::string_view input() { return in; }

std::string& output() {
    out.clear();
    return out;
}

// Returns where to write `size` bytes of input, or 0 if that is too many.
BORNES_EXPORT(text_in) char* text_in(std::uint32_t size) {
    if (size > kMostInput) return nullptr;
    in.resize(size);
    return in.data();
}

BORNES_EXPORT(text_out) const char* text_out() { return out.data(); }
BORNES_EXPORT(text_out_size) std::uint32_t text_out_size() {
    return static_cast<std::uint32_t>(out.size());
}

}  // namespace bornes::wasm
