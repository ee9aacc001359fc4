#include "terminal/report_screen.h"

#include <optional>

#include "platform/bars.h"
#include "terminal/draw/pages.h"
#include "terminal/screen/menu.h"
#include "terminal/screen/readers.h"
#include "terminal/screen/replay_screen.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

constexpr int kMargins = 4;  // columns that a page leaves empty

// Draws the progress of a report, and stops it when the person goes back.
class ProgressPage {
public:
    ProgressPage(Stage& stage, const Voice& voice, std::string title, std::string sentence)
        : stage_(stage), voice_(voice), title_(std::move(title)), sentence_(std::move(sentence)) {}

    bool operator()(int done, int steps) const {
        constexpr int shortest_wait = 1;  // in milliseconds, only to see whether a key was pressed
        const std::optional<Key> key = stage_.hold(
            [&](Canvas& canvas) {
                const int width = canvas.size().width - kMargins;
                const double share = steps > 0 ? static_cast<double>(done) / steps : 0;
                std::vector<HelpLine> lines;
                for (std::string& line : wrapped(sentence_, width))
                    lines.push_back({std::move(line)});
                lines.push_back({});
                lines.push_back({platform::bar(share * width, false), true});
                lines.push_back({voice_(done) + " / " + voice_(steps)});
                draw_page(canvas, title_, lines, 0, voice_(Word::terminal_key_back));
            },
            shortest_wait);
        return !key || request_of(*key, {Mode::page}) != Request::back;
    }

private:
    Stage& stage_;
    const Voice& voice_;
    std::string title_;
    std::string sentence_;
};

std::vector<HelpLine> lines_of(std::string_view text) {
    std::vector<HelpLine> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back({std::string(text.substr(0, end)), lines.empty()});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

void watch(Screen& screen, const KeptGame& game, const Voice& voice,
           const std::optional<review::Review>& review, int pace_ms) {
    Replay steps(game.record, game.fault);
    if (!steps.empty()) run_replay(screen, steps, voice, pace_ms, review ? &*review : nullptr);
}

}  // namespace

void replay_and_review(Screen& screen, const KeptGame& game, words::Speech speech,
                       const Reports& reports, int pace_ms) {
    const Record& record = game.record;
    const Voice voice(speech, record.edition.value_or(kDefaultEdition));
    Stage stage(screen, voice);
    const std::string title(voice(Word::review_heading));
    Menu menu(stage, voice, std::string(voice(Word::terminal_menu_replay)),
              {{std::string(voice(Word::terminal_menu_watch)),
                {},
                std::string(voice(Word::terminal_menu_watch_about))},
               {std::string(voice(Word::terminal_menu_review)),
                {},
                std::string(voice(Word::terminal_menu_review_about))}});
    std::optional<review::Review> review;
    while (const auto picked = menu.ask()) {
        if (*picked == 0) {
            watch(screen, game, voice, review, pace_ms);
            continue;
        }
        if (!review)
            review = reports.review(
                record, ProgressPage(stage, voice, title, std::string(voice(Word::review_about))));
        if (review)
            read_page(stage, voice, title, [&](int width) {
                return lines_of(reports.tell_review(record, *review, voice, width - kMargins));
            });
    }
}

void show_statistics(Screen& screen, const Voice& voice, const Reports& reports) {
    Stage stage(screen, voice);
    const std::string title(voice(Word::stats_heading));
    const auto text = reports.statistics(
        voice.speech(), ProgressPage(stage, voice, title, std::string(voice(Word::stats_adding))));
    if (!text) return;
    read_page(stage, voice, title, [&](int width) {
        std::vector<HelpLine> lines = lines_of(*text);
        lines.push_back({});
        for (std::string& line : wrapped(voice(Word::terminal_stats_more), width - kMargins))
            lines.push_back({std::move(line)});
        return lines;
    });
}

}  // namespace bornes::terminal
