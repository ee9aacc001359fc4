#include <fmt/format.h>

#include <algorithm>

#include "load/load.h"
#include "platform/bars.h"

namespace bornes::load {

std::string to_text(const Report& report) {
    std::string text = fmt::format(
        "{:.0f} moves/s ({} moves in {:.1f} s), {} games finished\n"
        "latency p50 {:.1f} ms, p95 {:.1f} ms, p99 {:.1f} ms, longest {:.1f} ms\n"
        "{} refused, {} errors, {} reconnects\n",
        static_cast<double>(report.moves) / report.seconds, report.moves, report.seconds,
        report.games, report.p50_ms, report.p95_ms, report.p99_ms, report.max_ms, report.refused,
        report.errors, report.reconnects);
    if (!report.last_error.empty()) text += fmt::format("last error: {}\n", report.last_error);
    if (report.memory_mb > 0)
        text += fmt::format("the server used {:.0f} us of CPU per move, {:.0f} MB\n", report.cpu_us,
                            report.memory_mb);
    if (report.checked > 0)
        text += fmt::format("{} acknowledged moves looked up in the journal, {} missing\n",
                            report.checked, report.missing);
    return text;
}

std::size_t slot_of(double ms) {
    std::size_t slot = 0;
    while (slot + 1 < kSlots && ms >= end_of_slot(slot)) ++slot;
    return slot;
}

double end_of_slot(std::size_t slot) {
    return kShortestSlotMs * static_cast<double>(std::uint64_t{1} << slot);
}

std::string histogram(const Report& report, int width, bool ascii) {
    const auto taken = [](std::uint64_t count) { return count > 0; };
    const auto first = std::find_if(report.slots.begin(), report.slots.end(), taken);
    if (first == report.slots.end()) return {};
    const auto last = std::find_if(report.slots.rbegin(), report.slots.rend(), taken).base();
    const std::uint64_t most = *std::max_element(first, last);
    constexpr int labels = 28;  // columns before and after a bar
    const double longest = std::max(8, width - labels);
    std::string text = "latency, ms\n";
    for (auto slot = first; slot != last; ++slot) {
        const auto number = static_cast<std::size_t>(slot - report.slots.begin());
        const bool open = number + 1 == kSlots;
        const double bar = longest * static_cast<double>(*slot) / static_cast<double>(most);
        text += fmt::format("{:>4} {:>7g}  {} {}\n", open ? "from" : "<",
                            open ? end_of_slot(number - 1) : end_of_slot(number),
                            platform::bar(bar, ascii), *slot);
    }
    return text;
}

}  // namespace bornes::load
