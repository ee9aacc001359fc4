#include "server/hub.h"

#include <spdlog/spdlog.h>

#include <utility>

#include "journal/url.h"

namespace bornes::server {
namespace {

using journal::Cluster;
using journal::Store;

constexpr Millis kFetchEvery = 1'000;  // notifications are hints only
constexpr Millis kExpireEvery = 3'600'000;
constexpr Millis kDay = 86'400'000;

std::string database_of(const Settings& settings) {
    return settings.database.empty() ? journal::default_database() : settings.database;
}

// A whole day more than tables, and than the marks of who was seen are apart: whoever has a seat at
// a table that is kept was seen later than that.
constexpr Millis kGuestsLonger = 2 * kDay;

tables::Quota quota_of(const Settings& settings) {
    if (!settings.limits) return {1'000'000'000, 1'000'000'000};
    return {settings.limit.table_rows, settings.limit.table_changes};
}

// A bot that looks ahead has to be done before its move is to appear, even if it thinks twice:
// first about a coup fourré, then, after a decline, about the move.
int thinking_time(const Settings& settings) { return settings.bot_delay_ms * 4 / 10; }

}  // namespace

Hub::Hub(const Settings& settings, Post post, std::function<void(Millis)> set_timer,
         Metrics& metrics)
    : settings_(settings),
      post_(std::move(post)),
      journal_(database_of(settings), post_,
               [this](bool available, const std::string& why) { told(available, why); }),
      cluster_(join_cluster(database_of(settings))),
      bots_(settings.bot_threads, thinking_time(settings), post_),
      archive_(journal_, clock_),
      guests_(journal_, clock_),
      lobby_(journal_, clock_),
      alarms_(clock_, std::move(set_timer), [this](const std::string& id) { tables_.wake(id); }),
      tables_(
          archive_, cluster_.get(), clock_, metrics,
          [this](tables::State state) { return make_table(std::move(state)); },
          [this](const std::string& id) { alarms_.forget(id); }),
      surroundings_(journal_, cluster_.get(), bots_, clock_, alarms_, tables_, metrics) {
    if (cluster_) alarms_.repeat(kFetchEvery, [this] { tables_.fetch_all(); });
    alarms_.repeat(tables::kMarkEvery, [this] {
        tables_.sweep();
        set_clock();
    });
    alarms_.repeat(kExpireEvery, [this] { expire(); });
}

// Several processes can share a PostgreSQL: they follow its clock, and tell each other their news.
std::unique_ptr<Cluster> Hub::join_cluster(const std::string& url) {
    if (journal::parse_url(url).kind != journal::Url::Kind::postgresql) return nullptr;
    const Millis database_now = Store(url).now();
    clock_.set(database_now, DatabaseClock::system_now());
    return std::make_unique<Cluster>(url, journal_.process(), [this](Cluster::News news) {
        post_([this, news = std::move(news)] { tables_.hear(news); });
    });
}

std::shared_ptr<Table> Hub::make_table(tables::State state) {
    return std::make_shared<Table>(std::move(state), surroundings_,
                                   tables::Pace{settings_.bot_delay_ms}, quota_of(settings_));
}

void Hub::told(bool available, const std::string& why) {
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

void Hub::expire() {
    const Millis before = now() - settings_.keep_days * kDay;
    guests_.see(tables_.seated());
    guests_.expire(before - kGuestsLonger);
    journal_.change([before](Store& store) { return store.expire(before); },
                    [this](const auto& gone) {
                        if (!gone || gone->empty()) return;
                        spdlog::info("{} idle tables have expired", gone->size());
                        archive_.forget_records();
                        for (const std::string& id : *gone) {
                            tables_.expire(id);
                            surroundings_.shout(id, tables::kExpired);
                        }
                    });
}

void Hub::set_clock() {
    if (!cluster_) return;
    const auto both = [](Store& store) {
        const Millis database_now = store.now();
        return std::pair(database_now, DatabaseClock::system_now());
    };
    journal_.ask(both, [this](const auto& times) {
        if (times) clock_.set(times->first, times->second);
    });
}

}  // namespace bornes::server
