// How texts cross the border: one buffer in, one buffer out, UTF-8, both in linear memory.
#pragma once

#include <string>
#include <string_view>

namespace bornes::wasm {

// What the host wrote after its last call of text_in(); each call of an export reads it at most
// once.
std::string_view input();

// The answer of the call under way: cleared, to be appended to.
std::string& output();

}  // namespace bornes::wasm
