#include "arena_progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "arena/report.h"
#include "bornes/utf8.h"
#include "output.h"
#include "platform/tty.h"

namespace bornes::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto kTimeBetweenPictures = 250ms;
constexpr auto kTimeBetweenLines = 30s;
constexpr std::size_t kWidestBar = 24;

// Empty if there is no room for a bar.
std::string bar(std::int64_t done, std::int64_t all, std::size_t room) {
    constexpr std::string_view frame = "[] ";
    if (room <= frame.size() || all <= 0) return {};
    const std::size_t width = std::min(kWidestBar, room - frame.size());
    std::string text(width, '.');
    const auto full = static_cast<std::size_t>(done * static_cast<std::int64_t>(width) / all);
    return "[" + text.replace(0, full, full, '#') + "] ";
}

}  // namespace

ArenaProgress::ArenaProgress(const arena::Tournament& tournament, std::int64_t games,
                             std::int64_t done)
    : tournament_(tournament),
      games_(games),
      done_(done),
      terminal_(isatty(STDERR_FILENO) != 0),
      next_(start_ + (terminal_ ? kTimeBetweenPictures : kTimeBetweenLines)) {}

void ArenaProgress::show(const arena::Standings& standings) {
    if (Clock::now() < next_ || standings.groups() == 0) return;
    next_ = Clock::now() + (terminal_ ? kTimeBetweenPictures : kTimeBetweenLines);
    const std::string line =
        fmt::format("{}/{}: {}  {}", standings.games(), games_,
                    arena::progress_line(tournament_, standings), time_left(standings.games()));
    if (terminal_)
        draw(line, standings.games());
    else
        tell(line + "\n");
    shown_ = true;
}

// Cuts the text to the width of the terminal: a wrapped line could not be drawn over.
void ArenaProgress::draw(const std::string& line, std::int64_t games) const {
    const std::size_t room =
        static_cast<std::size_t>(std::max(platform::columns_of(STDERR_FILENO), 2)) - 1;
    const std::string text = printable(line, room - 1);  // leaves room for an ellipsis
    tell(fmt::format("\r\x1b[K{}{}", bar(games, games_, room - code_points(text)), text));
}

std::string ArenaProgress::time_left(std::int64_t games) const {
    if (games <= done_) return {};
    const double spent = std::chrono::duration<double>(Clock::now() - start_).count();
    const double seconds =
        spent / static_cast<double>(games - done_) * static_cast<double>(games_ - games);
    const auto left = static_cast<std::int64_t>(seconds);
    return fmt::format("{}:{:02} left", left / 60, left % 60);
}

void ArenaProgress::end() const {
    if (terminal_ && shown_) tell("\r\x1b[K");
}

}  // namespace bornes::cli
