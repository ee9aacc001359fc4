// What the host of a new online table chooses besides its rules and seats.
#pragma once

#include <array>
#include <string>

#include "protocol/options.h"
#include "words/words.h"

namespace bornes::terminal {

struct TableSetting {
    words::Word label;
    std::string (*value)(const words::Voice&, const protocol::Terms&);
    // Moves `by` values forward. The first value follows the last one.
    void (*change)(protocol::Terms&, int by);
};

inline constexpr std::size_t kTableSettings = 4;
const std::array<TableSetting, kTableSettings>& table_settings();

// The index `by` places after `at`, modulo `count`.
constexpr int around(int at, int by, int count) { return ((at + by) % count + count) % count; }

}  // namespace bornes::terminal
