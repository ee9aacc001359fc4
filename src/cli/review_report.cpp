#include "review_report.h"

#include <fmt/format.h>

#include "review_profile.h"
#include "terminal/model/replay.h"
#include "terminal/telling/review_telling.h"
#include "terminal/telling/text.h"

namespace bornes::cli {
namespace {

using review::Review;
using words::Voice;
using words::Word;
namespace phrase = words::phrase;

constexpr int kWidest = 100;

class Report {
public:
    Report(const Record& record, const Review& review, const Voice& voice, const Paint& paint,
           int width)
        : record_(record),
          review_(review),
          voice_(voice),
          game_(record),
          paint_(paint),
          width_(width) {}

    std::string text() {
        if (game_.empty()) return std::string(voice_(Word::terminal_replay_empty)) + "\n";
        add(voice_(phrase::review_title{.edition = voice_(words::name_of(*record_.edition)),
                                        .figure = *record_.players}));
        add_profiles();
        add_players();
        add_notes();
        add_errors();
        add_turns();
        return std::move(out_);
    }

private:
    void add(std::string_view line) { out_.append(line).append("\n"); }
    void add_wrapped(std::string_view text) {
        std::string indent;
        for (const std::string& line : terminal::wrapped(text, width_ - 2)) {
            add(indent + line);
            indent = "  ";
        }
    }
    void add_heading(Word word) {
        add("");
        add(voice_(word));
    }
    // A wrapped text after its place in the game. Further lines are indented.
    void add_placed(std::string_view sign, int hand, int ply, std::string_view text) {
        const std::string place = terminal::tell_place(voice_, hand, ply);
        std::string indent = fmt::format("  {} ", sign);
        const std::string placed = voice_(phrase::web_fact{.name = place, .value = text});
        for (const std::string& line : terminal::wrapped(placed, width_ - 4)) {
            add(indent + line);
            indent = "    ";
        }
    }

    // Two teams share one large picture. More teams get a small picture each.
    void add_profiles() {
        const int teams = review_.rules().teams;
        for (int team = 0; team < (teams == 2 ? 1 : teams); ++team) {
            add("");
            add(voice_(phrase::review_profile{terminal::team_name(voice_, game_, team)}));
            for (const std::string& line :
                 profile_of(review_, team, width_, teams == 2 ? 8 : 4, paint_))
                add(line);
        }
        for (const std::string& line : terminal::wrapped(voice_(Word::review_legend), width_))
            add(paint_(Tint::faint, line));
    }

    void add_players() {
        add("");
        for (int team = 0; team < review_.rules().teams; ++team)
            add_wrapped(terminal::tell_result(voice_, game_, review_, team));
        for (int seat = 0; seat < review_.rules().players; ++seat)
            if (review_.player(seat).decisions > 0)
                add_wrapped(terminal::tell_player(voice_, game_, review_, seat));
    }

    void add_notes() {
        const std::vector<review::Note> notes = review_.notes();
        if (notes.empty()) return;
        add_heading(Word::review_notes);
        for (const review::Note& note : notes)
            add_placed("◆", note.hand, note.ply, terminal::tell_note(voice_, game_, note));
    }

    void add_errors() {
        bool any = false;
        for (const review::Decision& decision : review_.decisions()) {
            if (!decision.mark) continue;
            if (!any) add_heading(Word::review_errors);
            any = true;
            const Tint tint = tint_of(*decision.mark);
            add_placed(paint_(tint, sign_of(*decision.mark)), decision.hand, decision.ply,
                       fmt::format("{}. {}", voice_(terminal::name_of(*decision.mark)),
                                   terminal::tell_decision(voice_, game_, decision)));
        }
        if (!any) add_heading(Word::review_no_errors);
    }

    void add_turns() {
        const std::vector<review::TurningPoint> turns = review_.turning_points();
        if (turns.empty()) return;
        add_heading(Word::review_turns);
        for (const review::TurningPoint& turn : turns) {
            const review::CurvePoint& point = review_.curve()[turn.point];
            add_placed(turn.change > 0 ? "↑" : "↓", point.hand, point.ply,
                       terminal::tell_turn(voice_, game_, review_, turn));
        }
    }

    const Record& record_;
    const Review& review_;
    const Voice& voice_;
    terminal::Replay game_;
    const Paint& paint_;
    int width_;
    std::string out_;
};

}  // namespace

std::string review_report(const Record& record, const Review& review, const Voice& voice,
                          const Paint& paint, int width) {
    return Report(record, review, voice, paint, std::min(width, kWidest)).text();
}

std::string review_report(const Record& record, const Review& review, const Voice& voice) {
    return review_report(record, review, voice, Paint(), columns_on_output(kWidest));
}

}  // namespace bornes::cli
