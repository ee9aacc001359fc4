// The JSON of a review (docs/record-format.md).
#include <algorithm>

#include "bornes/notation.h"
#include "bornes/review.h"
#include "bots/reason_json.h"
#include "engine/json_writer.h"
#include "review/figures.h"

namespace bornes::review {
namespace {

using detail::JsonWriter;

void write(JsonWriter& json, const Figures& figures) {
    json.object([&] {
        json.key("win").number(figures.win, kWinDecimals);
        json.key("points").number(figures.points, kPointDecimals);
    });
}

void write_place(JsonWriter& json, int hand, int ply, Seat seat) {
    json.field("hand", hand);
    json.field("ply", ply);
    json.field("seat", seat + 1);
}

template <typename Value, typename Function>
void write_or_null(JsonWriter& json, const std::optional<Value>& value, Function text) {
    if (value)
        json.value(text(*value));
    else
        json.null();
}

std::string text_of(Action action) {
    std::string text;
    append_text(text, action);
    return text;
}

template <typename Entry>
bool is_known(const Entry& /*entry*/) {
    return true;
}
bool is_known(const Decision& decision) { return decision.judged; }

void write(JsonWriter& json, const Fault& fault) {
    json.object([&] {
        json.field("code", id(fault.code));
        write_or_null(json.key("card"), fault.card, [](Card card) { return id(card); });
        write_or_null(json.key("team"), fault.team, [](Team team) { return team + 1; });
        json.field("figure", fault.figure);
    });
}

void write(JsonWriter& json, const Decision& decision) {
    json.object([&] {
        write_place(json, decision.hand, decision.ply, decision.seat);
        json.field("action", text_of(decision.action));
        json.field("best", text_of(decision.best));
        std::string reason;
        bots::append_json(reason, decision.reason);
        json.key("reason").raw(reason);
        write(json.key("loss"), decision.loss);
        write(json.key("error"), decision.error);
        write_or_null(json.key("mark"), decision.mark, [](Mark mark) { return id(mark); });
        if (decision.fault)
            write(json.key("fault"), *decision.fault);
        else
            json.key("fault").null();
    });
}

void write(JsonWriter& json, const Draw& draw) {
    json.object([&] {
        write_place(json, draw.hand, draw.ply, draw.seat);
        write_or_null(json.key("card"), draw.card, [](Card card) { return id(card); });
        write(json.key("luck"), draw.luck);
    });
}

void write_player(JsonWriter& json, const Review& review, Seat seat) {
    const PlayerSums sums = review.player(seat);
    json.object([&] {
        json.field("seat", seat + 1);
        json.field("decisions", sums.decisions);
        json.key("marks").object([&] {
            for (const Mark mark : kValues<Mark>)
                json.field(id(mark), sums.marks[static_cast<std::size_t>(mark)]);
        });
        write(json.key("loss"), sums.loss);
        write(json.key("luck"), sums.luck);
        json.key("rate").number(sums.rate, kPointDecimals);
        json.key("rateError").number(sums.rate_error, kPointDecimals);
        if (sums.decisions > 0)
            json.field("playsLike", id(sums.plays_like));
        else
            json.key("playsLike").null();
        json.key("playsBetween");
        if (sums.decisions > 0)
            json.array(sums.plays_between, [&](Level level) { json.value(id(level)); });
        else
            json.null();
    });
}

void write(JsonWriter& json, const CurvePoint& point, int teams) {
    if (!is_known(point)) return;
    json.object([&] {
        json.field("hand", point.hand);
        json.field("ply", point.ply);
        const std::vector<double> chances(point.win.begin(), point.win.begin() + teams);
        json.key("win").array(chances, [&](double win) { json.number(win, kWinDecimals); });
    });
}

void write_result(JsonWriter& json, const Review& review, Team team) {
    const TeamResult result = review.result(team);
    json.object([&] {
        json.field("team", team + 1);
        json.key("win").number(result.win, kWinDecimals);
        json.key("adjusted").number(result.adjusted, kWinDecimals);
    });
}

void write(JsonWriter& json, const Note& note) {
    json.object([&] {
        json.field("kind", id(note.kind));
        write_place(json, note.hand, note.ply, note.seat);
        write_or_null(json.key("card"), note.card, [](Card card) { return id(card); });
        write(json.key("loss"), note.loss);
    });
}

void write(JsonWriter& json, const TurningPoint& turn, const CurvePoint& point) {
    json.object([&] {
        json.field("hand", point.hand);
        json.field("ply", point.ply);
        json.field("team", turn.team + 1);
        json.key("change").number(turn.change, kWinDecimals);
    });
}

// Writes the part of a review that concerns one seat, or all of it.
class ReviewWriter {
public:
    ReviewWriter(const Review& review, const JsonOptions& options)
        : review_(review), options_(options) {
        const bool dealt = !review.draws().empty();
        for (int seat = 0; dealt && seat < review.rules().players; ++seat)
            if (covers(seat)) seats_.push_back(seat);
        for (int team = 0; dealt && team < review.rules().teams; ++team) teams_.push_back(team);
    }

    void write_all(JsonWriter& json) const {
        json.field("version", 1);
        write_or_null(json.key("rollouts"), options_.rollouts, [](int count) { return count; });
        write_list(json.key("decisions"), review_.decisions());
        write_list(json.key("draws"), review_.draws());
        json.key("players").array(seats_, [&](Seat seat) { write_player(json, review_, seat); });
        json.key("curve").array(review_.curve(), [&](const CurvePoint& point) {
            write(json, point, review_.rules().teams);
        });
        json.key("result").array(teams_, [&](Team team) { write_result(json, review_, team); });
        write_list(json.key("notes"), review_.notes());
        json.key("turns").array(review_.turning_points(), [&](const TurningPoint& turn) {
            write(json, turn, review_.curve()[turn.point]);
        });
        json.field("over", review_.over());
    }

private:
    bool covers(Seat seat) const { return !options_.seat || *options_.seat == seat; }

    template <typename Entry>
    void write_list(JsonWriter& json, const std::vector<Entry>& entries) const {
        json.array(entries, [&](const Entry& entry) {
            if (covers(entry.seat) && is_known(entry)) write(json, entry);
        });
    }

    const Review& review_;
    const JsonOptions& options_;
    std::vector<Seat> seats_;
    std::vector<Team> teams_;
};

}  // namespace

void append_json(std::string& out, const Review& review, const JsonOptions& options) {
    JsonWriter json(out);
    json.object([&] { ReviewWriter(review, options).write_all(json); });
}

void append_json(std::string& out, const Decision& decision) {
    std::string text;  // separate, because JsonWriter looks at the end of the text for commas
    JsonWriter json(text);
    write(json, decision);
    out += text;
}

}  // namespace bornes::review
