#include "server/metrics.h"

#include <fmt/format.h>

#include <array>
#include <string_view>
#include <utility>

namespace bornes::server {

std::string Metrics::text() const {
    const std::array<std::pair<std::string_view, std::uint64_t>, 8> counters{{
        {"http_requests_total", requests},
        {"http_requests_refused_total", refused_requests},
        {"messages_received_total", messages_in},
        {"messages_sent_total", messages_out},
        {"slow_readers_dropped_total", slow_readers},
        {"journal_rows_total", rows},
        {"journal_lost_races_total", lost_races},
        {"journal_failures_total", failed_rows},
    }};
    const std::array<std::pair<std::string_view, std::uint64_t>, 3> gauges{
        {{"sockets", sockets}, {"tables_in_memory", tables}, {"bot_thoughts", thoughts}}};
    std::string out;
    for (const auto& [name, value] : counters)
        out += fmt::format("# TYPE bornes_{} counter\nbornes_{} {}\n", name, name, value);
    for (const auto& [name, value] : gauges)
        out += fmt::format("# TYPE bornes_{} gauge\nbornes_{} {}\n", name, name, value);
    return out;
}

}  // namespace bornes::server
