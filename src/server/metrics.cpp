#include "server/metrics.h"

#include <prometheus/histogram.h>
#include <prometheus/metric_family.h>
#include <prometheus/text_serializer.h>
#include <unistd.h>

#include <array>

#include "journal/store.h"
#include "platform/process_usage.h"

namespace bornes::server {
namespace {

using prometheus::ClientMetric;
using prometheus::MetricFamily;
using prometheus::MetricType;
using Families = std::vector<MetricFamily>;

struct Number {
    const char* name;
    const char* help;
    std::uint64_t Metrics::*value;
};

constexpr std::array kCounters{
    Number{"bornes_http_requests_total", "HTTP requests that arrived.", &Metrics::requests},
    Number{"bornes_http_requests_refused_total",
           "HTTP requests that were refused because of a limit, their origin or their form.",
           &Metrics::refused_requests},
    Number{"bornes_messages_received_total", "WebSocket messages that clients sent.",
           &Metrics::messages_in},
    Number{"bornes_messages_sent_total", "WebSocket messages that were sent to clients.",
           &Metrics::messages_out},
    Number{"bornes_slow_readers_dropped_total",
           "WebSockets that were closed because their client read too slowly.",
           &Metrics::slow_readers},
    Number{"bornes_journal_rows_total", "Rows that this process stored.", &Metrics::rows},
    Number{"bornes_journal_lost_races_total",
           "Rows that were not stored because another process was faster.", &Metrics::lost_races},
    Number{"bornes_journal_failures_total",
           "Rows that were not stored because the database failed.", &Metrics::failed_rows},
};
constexpr std::array kGauges{
    Number{"bornes_sockets", "WebSockets that are open now.", &Metrics::sockets},
    Number{"bornes_tables_in_memory", "Tables that this process has in its memory now.",
           &Metrics::tables},
    Number{"bornes_bot_thoughts", "Moves of bots that are requested but not found yet.",
           &Metrics::thoughts},
};

void add(Families& families, const char* name, const char* help, MetricType type,
         ClientMetric metric) {
    families.push_back({name, help, type, {std::move(metric)}});
}

void add_counter(Families& families, const char* name, const char* help, double value) {
    ClientMetric metric;
    metric.counter.value = value;
    add(families, name, help, MetricType::Counter, std::move(metric));
}

void add_gauge(Families& families, const char* name, const char* help, double value,
               std::vector<ClientMetric::Label> labels = {}) {
    ClientMetric metric;
    metric.gauge.value = value;
    metric.label = std::move(labels);
    add(families, name, help, MetricType::Gauge, std::move(metric));
}

// Adds the figures of this process, with the names that Prometheus clients usually give them.
void add_process(Families& families) {
    const platform::ProcessUsage usage = platform::usage_of(::getpid());
    add_counter(families, "process_cpu_seconds_total",
                "User and system time that the process has used.", usage.cpu_us / 1e6);
    add_gauge(families, "process_resident_memory_bytes", "Memory that the process occupies.",
              usage.memory_mb * 1e6);
    add_gauge(families, "process_open_fds", "File descriptors that are open.", usage.descriptors);
    add_gauge(families, "process_max_fds", "File descriptors that may be open.",
              usage.most_descriptors);
    add_gauge(families, "process_start_time_seconds",
              "When the process started, in seconds since 1970.", usage.started_s);
    add_gauge(families, "process_threads", "Threads of the process.", usage.threads);
}

double seconds(Metrics::Clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
}

const prometheus::Histogram::BucketBoundaries kTimes{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05,
                                                     0.1,    0.2,   0.5,   1,     2,    5,    10};
const prometheus::Histogram::BucketBoundaries kCounts{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

}  // namespace

struct Metrics::Histograms {
    prometheus::Histogram moves{kTimes};
    prometheus::Histogram batches{kCounts};
    prometheus::Histogram commits{kTimes};
    prometheus::Histogram thoughts{kTimes};

    void add_to(Families& families) const {
        const auto each = [&](const char* name, const char* help,
                              const prometheus::Histogram& histogram) {
            add(families, name, help, MetricType::Histogram, histogram.Collect());
        };
        each("bornes_move_latency_seconds",
             "Time from a decided change of a table until it is stored and can be shown.", moves);
        each("bornes_journal_batch_rows", "Rows and other changes in one commit.", batches);
        each("bornes_journal_commit_seconds", "Time that one commit takes.", commits);
        each("bornes_bot_thinking_seconds",
             "Time until a bot has found its move, with the time that it waits for a thread.",
             thoughts);
    }
};

Metrics::Metrics() : histograms_(std::make_unique<Histograms>()) {}
Metrics::~Metrics() = default;

void Metrics::note_stored(Clock::time_point decided) {
    histograms_->moves.Observe(seconds(Clock::now() - decided));
}

void Metrics::note_commit(std::size_t batch, Clock::duration took) {
    histograms_->batches.Observe(static_cast<double>(batch));
    histograms_->commits.Observe(seconds(took));
}

void Metrics::note_thought(Clock::time_point asked) {
    histograms_->thoughts.Observe(seconds(Clock::now() - asked));
}

std::string Metrics::text() const {
    Families families;
    add_gauge(families, "bornes_build_info", "The version of the program and of its schema.", 1,
              {{"version", BORNES_VERSION}, {"schema", std::to_string(journal::schema_version())}});
    for (const Number& each : kCounters)
        add_counter(families, each.name, each.help, static_cast<double>(this->*each.value));
    for (const Number& each : kGauges)
        add_gauge(families, each.name, each.help, static_cast<double>(this->*each.value));
    add_gauge(families, "bornes_ready", "1 if moves can be stored, and 0 if not.", ready ? 1 : 0);
    histograms_->add_to(families);
    add_process(families);
    return prometheus::TextSerializer().Serialize(families);
}

}  // namespace bornes::server
