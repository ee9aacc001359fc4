#include "server/hub.h"

#include <spdlog/spdlog.h>

#include <cstdlib>
#include <utility>

#include "journal/url.h"

namespace bornes::server {
namespace {

using journal::Cluster;
using journal::Store;

constexpr Millis kFetchEvery = 1'000;  // in case a notification got lost
constexpr Millis kExpireEvery = 3'600'000;
// So /healthz reports an unavailable database within five seconds, even if nobody plays.
constexpr Millis kProbeEvery = 1'000;
constexpr Millis kProbeTime = 2'500;
constexpr Millis kDay = 86'400'000;

std::string database_of(const Settings& settings) {
    return settings.database.empty() ? journal::default_database() : settings.database;
}

tables::Quota quota_of(const Settings& settings) {
    if (!settings.limits) return {1'000'000'000, 1'000'000'000};
    return {settings.limit.table_rows, settings.limit.table_changes};
}

// A bot must finish before its move appears, even if it thinks twice: first about a coup fourré,
// and after a decline about its move.
int thinking_time(const Settings& settings) { return settings.bot_delay_ms * 4 / 10; }

}  // namespace

Hub::Hub(const Settings& settings, Post post, std::function<void(Millis)> set_timer,
         Metrics& metrics)
    : settings_(settings),
      post_(std::move(post)),
      journal_(
          database_of(settings), post_,
          [this](bool available, const std::string& why) { note_availability(available, why); },
          [&metrics](std::size_t batch, auto took) { metrics.note_commit(batch, took); }),
      cluster_(join_cluster(database_of(settings))),
      presence_(follow_presence()),
      bots_(settings.bot_threads, thinking_time(settings), post_),
      archive_(journal_, clock_),
      guests_(journal_, clock_),
      lobby_(journal_, clock_),
      seat_codes_(journal_, clock_),
      alarms_(clock_, std::move(set_timer), [this](const std::string& id) { tables_.wake(id); }),
      expiry_(
          journal_, clock_, settings.keep_days * kDay, settings.expire_now,
          [this](const std::string& id) { forget(id); },
          [this](Millis before) { guests_.expire(before - journal::kGuestsLonger); }),
      tables_(
          archive_, cluster_.get(), clock_, metrics,
          [this](tables::State state) { return make_table(std::move(state)); },
          [this](const std::string& id) {
              alarms_.forget(id);
              if (presence_) presence_->forget(id);
          }),
      services_(journal_, cluster_.get(), presence_.get(), bots_, clock_, alarms_, tables_,
                metrics) {
    if (cluster_) alarms_.repeat(kFetchEvery, [this] { tables_.fetch_all(); });
    if (presence_) alarms_.repeat(kBeatEvery, [this] { presence_->beat(); });
    alarms_.repeat(tables::kMarkEvery, [this] {
        tables_.sweep();
        compare_clocks();
    });
    alarms_.repeat(kProbeEvery, [this] { probe(); });
    alarms_.repeat(kExpireEvery, [this] {
        guests_.see(tables_.seated());
        expiry_.run();
    });
}

// Several processes can share a PostgreSQL. They use its clock and notify each other.
std::unique_ptr<Cluster> Hub::join_cluster(const std::string& url) {
    if (journal::parse_url(url).kind != journal::Url::Kind::postgresql) return nullptr;
    const Millis database_now = Store(url).now();
    clock_.begin(database_now, clock_.ticks());
    return std::make_unique<Cluster>(url, journal_.process(), [this](Cluster::News news) {
        post_([this, news = std::move(news)] { hear(news); });
    });
}

std::unique_ptr<Presence> Hub::follow_presence() {
    if (!cluster_) return nullptr;
    return std::make_unique<Presence>(
        journal_.process(), clock_,
        [this](const std::string& table, const std::string& message) {
            services_.notify_processes(table, message);
        },
        [this](const std::string& table, tables::SeatSet elsewhere) {
            tables_.set_elsewhere(table, elsewhere);
        });
}

void Hub::hear(const Cluster::News& news) {
    if (!presence_ || !presence_->hear(news)) tables_.hear(news);
}

std::shared_ptr<Table> Hub::make_table(tables::State state) {
    if (presence_) presence_->watch(state.id());
    return std::make_shared<Table>(std::move(state), services_,
                                   tables::Pace{settings_.bot_delay_ms}, quota_of(settings_));
}

void Hub::note_availability(bool available, const std::string& why) {
    available_ = available;
    if (available)
        spdlog::info("the journal can be written again");
    else
        spdlog::error("nothing can be stored: {}", why);
    using protocol::Notice;
    tables_.tell_all(to_json(protocol::NoticeMessage{available ? Notice::journal_available
                                                               : Notice::journal_unavailable}));
    if (available) tables_.fetch_all();
}

protocol::HealthStatus Hub::health() const {
    using protocol::HealthStatus;
    if (stopping_) return HealthStatus::stopping;
    const bool answers = probing_since_ == 0 || now() - probing_since_ < kProbeTime;
    return available_ && answers ? HealthStatus::ok : HealthStatus::journal_unavailable;
}

void Hub::announce_stop() {
    stopping_ = true;
    tables_.tell_all(to_json(protocol::NoticeMessage{protocol::Notice::stopping}));
}

void Hub::probe() {
    if (probing_since_ != 0) return;
    probing_since_ = now();
    const auto probe = [](Store& store) {
        store.probe();
        return store.changed_elsewhere();
    };
    journal_.change(probe, [this](std::optional<bool> changed) {
        probing_since_ = 0;
        if (changed.value_or(false)) check_tables();
    });
}

// `bornes admin` has changed the SQLite file, so tables may be closed or removed.
void Hub::check_tables() {
    const auto find_gone = [ids = tables_.ids()](Store& store) {
        std::vector<std::string> gone;
        for (const std::string& id : ids)
            if (!store.table(id)) gone.push_back(id);
        return gone;
    };
    journal_.ask(find_gone, [this](const std::optional<std::vector<std::string>>& gone) {
        if (!gone) return;
        for (const std::string& id : *gone) forget(id);
        tables_.fetch_all();
    });
}

void Hub::forget(const std::string& table) {
    archive_.forget_records();
    tables_.expire(table);
    services_.notify_processes(table, tables::kExpired);
}

void Hub::compare_clocks() {
    if (!cluster_)
        return report_clock_jump(clock_.compare(DatabaseClock::system_now(), clock_.ticks()));
    struct Times {
        Millis asked;
        Millis database_now;
        Millis answered;
    };
    const auto read_clocks = [this](Store& store) {
        const Millis asked = clock_.ticks();
        const Millis database_now = store.now();
        return Times{asked, database_now, clock_.ticks()};
    };
    journal_.ask(read_clocks, [this](const auto& times) {
        constexpr Millis kLongestWait = 200;
        // If the answer took long, it is unclear when the database read its clock.
        if (times && times->answered - times->asked < kLongestWait)
            report_clock_jump(clock_.compare(times->database_now, times->answered));
    });
}

void Hub::report_clock_jump(Millis jump) {
    constexpr Millis kLeastChange = 2'000;
    if (std::abs(jump - std::exchange(last_jump_, jump)) < kLeastChange) return;
    if (jump == 0)
        spdlog::info("the clock is right again");
    else
        spdlog::warn(
            "the clock of the database was set {} by {} seconds: timers ignore that, and "
            "stored times follow the new clock after the next start of the server",
            jump < 0 ? "back" : "forward", std::abs(jump) / 1000);
}

}  // namespace bornes::server
