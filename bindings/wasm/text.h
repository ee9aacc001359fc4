// How texts cross the border: one input buffer and one output buffer in linear memory, in UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace bornes::wasm {

// The text that the host wrote after its last call of text_in(). Valid until the next one.
std::string_view input();

// Empties the output buffer and returns it. An export calls it once, and appends its answer.
std::string& output();

}  // namespace bornes::wasm
