#include "blocks.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "platform/tty.h"

namespace bornes::cli {
namespace {

constexpr int kSteps = 8;
constexpr std::array<std::string_view, kSteps + 1> kBlocks{" ", "▁", "▂", "▃", "▄",
                                                           "▅", "▆", "▇", "█"};
// The colours of the game's screen, of the 256, in the order of Tint without `plain`.
constexpr std::array<int, 5> kTints{246, 203, 221, 114, 111};

}  // namespace

Paint::Paint() : colour_(platform::shows_colour(STDOUT_FILENO)) {}

std::string Paint::operator()(Tint tint, std::string_view text) const {
    if (!colour_ || tint == Tint::plain) return std::string(text);
    const int number = kTints[static_cast<std::size_t>(tint) - 1];
    return fmt::format("\x1b[38;5;{}m{}\x1b[0m", number, text);
}

std::vector<std::string> columns_of(const std::vector<double>& shares, int rows) {
    std::vector<std::string> lines(static_cast<std::size_t>(rows));
    for (const double share : shares) {
        const int steps = static_cast<int>(std::clamp(share, 0.0, 1.0) * rows * kSteps + 0.5);
        for (int row = 0; row < rows; ++row) {
            const int above = (rows - 1 - row) * kSteps;
            const int filled = std::clamp(steps - above, 0, kSteps);
            lines[static_cast<std::size_t>(row)] += kBlocks[static_cast<std::size_t>(filled)];
        }
    }
    return lines;
}

int columns_on_output(int most) { return std::min(most, platform::columns_of(STDOUT_FILENO)); }

}  // namespace bornes::cli
