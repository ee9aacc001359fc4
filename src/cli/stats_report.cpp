#include "stats_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "blocks.h"
#include "bornes/json.h"
#include "bornes/utf8.h"
#include "engine/json_writer.h"
#include "terminal/model/players.h"
#include "terminal/telling/review_telling.h"
#include "terminal/telling/text.h"

namespace bornes::cli {
namespace {

using detail::JsonWriter;

using terminal::percent;
using terminal::signed_percent;
using words::Voice;
using words::Word;
namespace phrase = words::phrase;

constexpr std::size_t kLongestName = 60;
constexpr std::size_t kLabelWidth = 24;
constexpr int kWidestCurve = 60;

double per_hand(const Stats& stats, std::size_t row) {
    return stats.hands > 0 ? static_cast<double>(stats.rows[row]) / stats.hands : 0;
}

double mean_rate(const Stats& stats) {
    double sum = 0;
    for (const double rate : stats.rates) sum += rate;
    return stats.rates.empty() ? 0 : sum / static_cast<double>(stats.rates.size());
}

// One column per game, or one per group of games if there is not enough room.
std::vector<double> over_time(const Stats& stats) {
    const std::size_t games = stats.rates.size();
    const std::size_t width = std::min<std::size_t>(games, kWidestCurve);
    std::vector<double> sums(width);
    std::vector<int> counts(width);
    for (std::size_t i = 0; i < games; ++i) {
        sums[i * width / games] += stats.rates[i];
        ++counts[i * width / games];
    }
    for (std::size_t i = 0; i < width; ++i) sums[i] /= counts[i];
    return sums;
}

class Report {
public:
    Report(const StatsKey& key, const Stats& stats, words::Speech speech)
        : key_(key), stats_(stats), voice_(speech, key.edition) {}

    std::string text() {
        out_ = "\n" +
               voice_(phrase::stats_group{.edition = voice_(words::name_of(key_.edition)),
                                          .opponents = printable(key_.opponents, kLongestName),
                                          .players = key_.players}) +
               "\n";
        add(voice_(Word::stats_games), voice_(stats_.games));
        if (stats_.finished > 0) add_results();
        if (stats_.hands > 0) add_hands();
        if (!stats_.rates.empty()) add_errors();
        return std::move(out_);
    }

private:
    void add(std::string_view label, std::string_view figure) {
        const auto width = static_cast<std::size_t>(terminal::width_of(label));
        out_ += fmt::format("  {}{}  {}\n", label,
                            std::string(kLabelWidth - std::min(width, kLabelWidth), ' '), figure);
    }

    void add_results() {
        const arena::Estimate wins = stats_.wins.share();
        const std::string share = percent(voice_, wins.value);
        const bool anything = wins.low <= 0 && wins.high >= 1;
        add(voice_(Word::stats_wins),
            anything ? voice_(phrase::stats_few{share})
                     : voice_(phrase::stats_between{.high = percent(voice_, wins.high),
                                                    .low = percent(voice_, wins.low),
                                                    .share = share}));
        add(voice_(Word::stats_luck),
            voice_(phrase::review_share{signed_percent(voice_, stats_.luck.value())}));
    }

    void add_hands() {
        add(voice_(Word::stats_mean_hand), voice_.decimal(stats_.hand.value(), 0));
        double all_safeties = 0;
        for (std::size_t i = 0; i < kScoreRows.size(); ++i)
            if (kScoreRows[i].points == &Score::all_safeties) all_safeties = per_hand(stats_, i);
        for (std::size_t i = 0; i < kScoreRows.size(); ++i) {
            // On the printed sheet, the row of safeties includes the points for all four.
            if (kScoreRows[i].points == &Score::all_safeties || stats_.rows[i] == 0) continue;
            const bool safeties = kScoreRows[i].points == &Score::safeties;
            add("  " + std::string(voice_(words::name_of(kScoreRows[i]))),
                voice_.decimal(per_hand(stats_, i) + (safeties ? all_safeties : 0), 0));
        }
        add(voice_(Word::stats_coup_fourres),
            voice_.decimal(static_cast<double>(stats_.coup_fourres) / stats_.hands, 2));
    }

    void add_errors() {
        const double rate = mean_rate(stats_);
        const Rules rules = make_rules(key_.edition, key_.players).rules;
        const double error =
            std::sqrt(stats_.rate_variance) / static_cast<double>(stats_.rates.size());
        const auto levels = review::levels_of_rate(rules, rate, error);
        add(voice_(Word::stats_errors),
            voice_(phrase::stats_rate{.level = terminal::tell_levels(voice_, levels),
                                      .rate = voice_.decimal(rate, 1)}));
        if (stats_.rates.size() < 2) return;
        std::vector<double> curve = over_time(stats_);
        const double most = *std::max_element(curve.begin(), curve.end());
        for (double& each : curve) each = most > 0 ? each / most : 0;
        add(voice_(Word::stats_errors_over_time), columns_of(curve, 1)[0]);
    }

    const StatsKey& key_;
    const Stats& stats_;
    Voice voice_;
    std::string out_;
};

void write(JsonWriter& json, const arena::Estimate& estimate) {
    json.object([&] {
        json.key("value").number(estimate.value, 4);
        json.key("low").number(estimate.low, 4);
        json.key("high").number(estimate.high, 4);
    });
}

void write(JsonWriter& json, const StatsKey& key, const Stats& stats) {
    json.object([&] {
        json.field("rules", id(key.edition));
        json.field("players", key.players);
        json.field("opponents", key.opponents);
        json.field("games", stats.games);
        json.field("finished", stats.finished);
        if (stats.finished > 0) {
            write(json.key("wins"), stats.wins.share());
            json.key("luck").number(stats.luck.value(), 4);
        }
        json.field("hands", stats.hands);
        json.key("meanHand").number(stats.hand.value(), 1);
        json.key("rows").object([&] {
            for (std::size_t i = 0; i < kScoreRows.size(); ++i)
                json.key(kScoreRows[i].json).number(per_hand(stats, i), 1);
        });
        json.field("coupFourres", stats.coup_fourres);
        json.key("rates").array(stats.rates, [&](double rate) { json.number(rate, 1); });
    });
}

}  // namespace

std::string stats_report(const std::string& player, const AllStats& all, words::Speech speech) {
    const Voice voice(speech, kDefaultEdition);
    if (all.empty()) return std::string(voice(Word::stats_empty)) + "\n";
    const char* who = terminal::means_you(player) ? "you" : "other";
    // Without names, the statistics are about the first seat.
    const std::string name = player.empty() ? voice(phrase::player_numbered{.figure = 1})
                                            : printable(player, kLongestName);
    std::string out = voice(phrase::stats_title{.name = name, .who = who}) + "\n";
    for (const auto& [key, stats] : all) out += Report(key, stats, speech).text();
    return out;
}

std::string stats_json(const std::string& player, const AllStats& all) {
    std::string out;
    JsonWriter json(out);
    json.object([&] {
        json.field("player", player);
        json.key("groups").array(all,
                                 [&](const auto& each) { write(json, each.first, each.second); });
    });
    return out + "\n";
}

}  // namespace bornes::cli
