#include "arena_progress.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "arena/report.h"

namespace bornes::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto kTimeBetweenPictures = 250ms;
constexpr auto kTimeBetweenLines = 30s;
constexpr std::int64_t kBar = 24;

std::string bar(std::int64_t done, std::int64_t all) {
    std::string text(static_cast<std::size_t>(kBar), '.');
    const auto full = static_cast<std::size_t>(all > 0 ? done * kBar / all : 0);
    return "[" + text.replace(0, full, full, '#') + "] ";
}

std::size_t columns() {
    winsize size{};
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : 80;
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
        fmt::format("{}/{} games  {}  {}", standings.games(), games_,
                    arena::progress_line(tournament_, standings), time_left(standings.games()));
    const std::string picture = bar(standings.games(), games_);
    const bool room = picture.size() + line.size() < columns();  // a line that wraps would pile up
    if (terminal_)
        fmt::print(stderr, "\r\x1b[K{}{}", room ? picture : "", line);
    else
        fmt::print(stderr, "{}\n", line);
    shown_ = true;
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
    if (terminal_ && shown_) fmt::print(stderr, "\r\x1b[K");
}

}  // namespace bornes::cli
