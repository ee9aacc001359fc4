// What the exports share: the positions that the host holds, and how a call says no.
#pragma once

#include <string_view>

#include "bornes/position.h"
#include "handles.h"

namespace bornes::wasm {

inline constexpr int kNo = -1;
inline constexpr std::string_view kNoPosition = "there is no such position";

extern Handles<Position> positions;

// The result of a call, with its text in the output.
int answer(int result, std::string_view text);

}  // namespace bornes::wasm
