// How texts cross the border: one input buffer and one output buffer in linear memory, in UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace bornes::wasm {

// What the host wrote after its last call of text_in(). Each export reads it at most once.
std::string_view input();

// The output of the current call: empty at first, to be appended to.
std::string& output();

}  // namespace bornes::wasm
