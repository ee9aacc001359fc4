#include <fmt/format.h>

#include "load/load.h"

namespace bornes::load {

std::string to_text(const Report& report) {
    std::string text = fmt::format(
        "{:.0f} moves/s ({} moves in {:.1f} s), {} games finished\n"
        "latency p50 {:.1f} ms, p95 {:.1f} ms, p99 {:.1f} ms, longest {:.1f} ms\n"
        "{} refused, {} errors, {} reconnects\n",
        static_cast<double>(report.moves) / report.seconds, report.moves, report.seconds,
        report.games, report.p50_ms, report.p95_ms, report.p99_ms, report.max_ms, report.refused,
        report.errors, report.reconnects);
    if (!report.last_error.empty()) text += fmt::format("an error: {}\n", report.last_error);
    if (report.memory_mb > 0)
        text += fmt::format("the server used {:.0f} us of CPU a move, {:.0f} MB\n", report.cpu_us,
                            report.memory_mb);
    if (report.checked > 0)
        text += fmt::format("{} acknowledged moves looked up in the journal, {} missing\n",
                            report.checked, report.missing);
    return text;
}

}  // namespace bornes::load
