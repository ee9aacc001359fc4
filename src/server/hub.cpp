#include "server/hub.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <chrono>
#include <utility>

#include "bornes/record.h"
#include "journal/url.h"
#include "tables/game_record.h"
#include "tables/message.h"

namespace bornes::server {
namespace {

using journal::Store;
using tables::Options;
using tables::State;

constexpr int kLobbySize = 100;

// The state that the rows of a table tell; of a game before the last one, up to its end.
std::optional<State> load_state(Store& store, const std::string& id, int game = 0) {
    const auto row = store.table(id);
    if (!row) return std::nullopt;
    auto options = tables::options_from_json(row->options);
    if (!std::holds_alternative<Options>(options)) {
        log_unreadable(id, "options");
        return std::nullopt;
    }
    State state(id, row->creator, std::get<Options>(std::move(options)));
    for (const journal::Row& each : store.rows(id, 0)) {
        if (game == state.game() && state.phase() == tables::TablePhase::game_over) {
            State next = state;
            if (next.apply(each) && next.game() > game) return state;
        }
        if (!state.apply(each)) {
            log_unreadable(id, fmt::format("row {}", each.seq));
            return std::nullopt;
        }
    }
    return state;
}

}  // namespace

void log_unreadable(const std::string& table, const std::string& where) {
    spdlog::error(
        "table {} is closed: this program cannot make anything of its {} in the journal; has "
        "another version of bornes written it?",
        table, where);
}

Hub::Hub(const Settings& settings, Post post, std::function<void(Millis)> alarm, Metrics& metrics)
    : settings_(settings), post_(std::move(post)), alarm_(std::move(alarm)), metrics_(metrics) {
    const std::string url =
        settings.database.empty() ? journal::default_database() : settings.database;
    journal_ = std::make_unique<journal::Journal>(
        url, post_, [this](bool available, const std::string& why) { told(available, why); });
    if (journal::parse_url(url).kind == journal::Url::Kind::postgresql) {
        clock_ahead_ = Store(url).now() - system_now();
        cluster_ = std::make_unique<journal::Cluster>(
            url, journal_->process(), [this](journal::Cluster::News news) {
                post_([this, news = std::move(news)] { heard(news); });
            });
    }
    // A bot that looks ahead has to be done before its move is to appear, also if it thinks twice:
    // first of a coup fourré, then, after a decline, of the move.
    bots_ = std::make_unique<BotPool>(settings.bot_threads, settings.bot_delay_ms * 4 / 10, post_);
    next_expiry_ = Hub::now();
}

Hub::~Hub() = default;

Millis Hub::system_now() {
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    return duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

Millis Hub::now() { return system_now() + clock_ahead_; }

std::string Hub::own_id() { return fmt::format("{}.{}", journal_->process(), ++own_ids_); }

void Hub::find_table(const std::string& id, FoundTable found) {
    const auto place = places_.find(id);
    if (place == places_.end()) {
        places_[id].waiting.push_back(std::move(found));
        return load(id);
    }
    if (!place->second.table)
        place->second.waiting.push_back(std::move(found));
    else
        found(place->second.table, true);
}

void Hub::load(const std::string& id) {
    auto state = std::make_shared<std::optional<State>>();
    journal_->read([id, state](Store& store) { *state = load_state(store, id); },
                   [this, id, state](bool done) { loaded(id, std::move(*state), done); });
}

void Hub::loaded(const std::string& id, std::optional<State> state, bool available) {
    const auto place = places_.find(id);
    if (place == places_.end()) return;
    if (std::exchange(place->second.outdated, false)) return load(id);
    const std::vector<FoundTable> waiting = std::move(place->second.waiting);
    std::shared_ptr<Table> table;
    if (state) {
        table =
            std::make_shared<Table>(std::move(*state), *this, tables::Pace{settings_.bot_delay_ms});
        place->second.table = table;
        place->second.deserted = now();
        ++metrics_.tables;
        if (cluster_)
            cluster_->want(id);
        else
            table->run(true);
    } else {
        places_.erase(place);
    }
    for (const FoundTable& found : waiting) found(table, available);
}

void Hub::create_table(const std::string& creator, const Options& options,
                       std::function<void(std::string)> done) {
    const std::string id = fair::random_id();
    const State state(id, creator, options);
    std::string summary;
    append_table(summary, state);
    journal_->write([row = journal::TableRow{id, creator, to_json(options), options.listed, now(),
                                             summary}](Store& store) { store.create(row); },
                    [id, done = std::move(done)](bool stored) { done(stored ? id : ""); });
}

void Hub::lobby(std::function<void(std::string)> done) {
    auto found = std::make_shared<std::vector<journal::TableRow>>();
    journal_->read([found](Store& store) { *found = store.lobby(kLobbySize); },
                   [found, done = std::move(done)](bool read) {
                       if (!read) return done("");
                       std::string welcoming;  // a seat is free, or a bot's
                       std::string full;
                       for (const journal::TableRow& row : *found) {
                           const bool room =
                               row.summary.find("\"kind\":\"free\"") != std::string::npos ||
                               row.summary.find("\"kind\":\"bot\"") != std::string::npos;
                           (room ? welcoming : full).append(",").append(row.summary);
                       }
                       const std::string all = welcoming + full;
                       done(fmt::format("{{\"tables\":[{}]}}", all.empty() ? "" : all.substr(1)));
                   });
}

void Hub::record(const std::string& id, int game,
                 std::function<void(std::string, bool available)> done) {
    auto text = std::make_shared<std::string>();
    journal_->read(
        [id, game, text](Store& store) {
            const auto state = load_state(store, id, game);
            if (state && (game == 0 || state->game() == game)) *text = to_text(record_of(*state));
        },
        [text, done = std::move(done)](bool read) { done(*text, read); });
}

void Hub::find_guest(const std::string& token,
                     std::function<void(std::optional<journal::GuestRow>, bool)> done) {
    auto guest = std::make_shared<std::optional<journal::GuestRow>>();
    journal_->read([token, guest](Store& store) { *guest = store.guest(token); },
                   [guest, done = std::move(done)](bool read) { done(*guest, read); });
}

void Hub::put_guest(journal::GuestRow guest, std::function<void(bool)> done) {
    journal_->write(
        [guest = std::move(guest), at = now()](Store& store) { store.put_guest(guest, at); },
        std::move(done));
}

void Hub::tell_all(const std::string& message) {
    for (const auto& [id, place] : places_)
        if (place.table) place.table->announce(message);
}

void Hub::told(bool available, const std::string& why) {
    available_ = available;
    if (available)
        spdlog::info("the journal can be written again");
    else
        spdlog::error("nothing can be stored: {}", why);
    tell_all(available ? R"({"type":"notice","notice":"journal-available"})"
                       : R"({"type":"notice","notice":"journal-unavailable"})");
    if (!available) return;
    for (const auto& [id, place] : places_)
        if (place.table) place.table->fetch();
}

}  // namespace bornes::server
