#include "terminal/screen/readers.h"

#include <algorithm>

#include "protocol/values.h"
#include "terminal/draw/pages.h"

namespace bornes::terminal {
namespace {

// The position after a key, between 0 and `most`.
int moved(Request request, int at, int most) {
    constexpr int page = 10;
    if (request == Request::up) --at;
    if (request == Request::down) ++at;
    if (request == Request::page_up) at -= page;
    if (request == Request::page_down) at += page;
    return std::clamp(at, 0, std::max(0, most));
}

}  // namespace

void read_help(Stage& stage, const Voice& voice, const Game& game) {
    read_help(stage, voice, game.view().board.rules, situation_at_table(game));
}

void read_help(Stage& stage, const Voice& voice, const Rules& rules, Situation table) {
    read_page(stage, voice,
              voice(phrase::help_title{.edition = voice(words::name_of(rules.edition))}),
              [&](int width) {
                  auto lines = rules_lines(voice, rules, width);
                  add_keys(lines, voice, table, width);
                  return lines;
              });
}

void read_page(Stage& stage, const Voice& voice, const std::string& title, const PageLines& text) {
    constexpr int frame = 4;  // rows of the window that are not for the text
    int scroll = 0;
    while (true) {
        int most = 0;
        const std::optional<Key> key = stage.ask([&](Canvas& canvas) {
            const Size size = canvas.size();
            const std::vector<HelpLine> lines = text(size.width);
            most = static_cast<int>(lines.size()) - (size.height - frame);
            Situation situation{Mode::page};
            if (most <= 0) situation.impossible.add(Request::up);
            draw_page(canvas, title, lines, std::min(scroll, std::max(0, most)),
                      keys_line(voice, situation, size.width));
        });
        if (!key) continue;
        const Request request = request_of(*key, {Mode::page});
        if (request == Request::back) return;
        scroll = moved(request, scroll, most);
    }
}

void read_score(Stage& stage, const Voice& voice, const Game& game) {
    std::vector<Board> hands = game.finished_hands();
    const Board now = game.view().board;
    if (hands.empty() || hands.back().hand_number != now.hand_number) hands.push_back(now);
    int shown = static_cast<int>(hands.size()) - 1;
    Situation situation{Mode::score};
    if (hands.size() == 1) situation.impossible.add(Request::up);
    while (true) {
        const std::optional<Key> key = stage.ask([&](Canvas& canvas) {
            const Board& board = hands[static_cast<std::size_t>(shown)];
            draw_score_sheet(canvas, voice, game, board,
                             board.over() ? tell_end_of_hand(voice, game, board) : std::string(),
                             keys_line(voice, situation, canvas.size().width));
        });
        if (!key) continue;
        const Request request = request_of(*key, situation);
        if (request == Request::back) return;
        shown = moved(request, shown, static_cast<int>(hands.size()) - 1);
    }
}

std::optional<int> picked_by(Request request, Key key, Choice& choice) {
    const int count = static_cast<int>(choice.answers.size());
    int& at = choice.selected;
    switch (request) {
        case Request::number:
            for (int i = 0; i < count; ++i)
                if (choice.answers[static_cast<std::size_t>(i)].number == key.digit()) return i;
            return std::nullopt;
        case Request::accept: return at;
        case Request::previous: at = at > 0 ? at - 1 : count - 1; return std::nullopt;
        case Request::next: at = at + 1 < count ? at + 1 : 0; return std::nullopt;
        default: return std::nullopt;
    }
}

std::optional<int> ask_choice(Stage& stage, Choice choice, const DrawChoice& draw) {
    while (true) {
        const std::optional<Key> key = stage.ask([&](Canvas& canvas) { draw(canvas, choice); });
        if (!key) continue;
        const Request request = request_of(*key, {Mode::choice});
        if (const std::optional<int> picked = picked_by(request, *key, choice)) return picked;
        if (request == Request::back) return std::nullopt;
    }
}

std::optional<std::string_view> ask_phrase(Stage& stage, const Voice& voice,
                                           const DrawChoice& draw) {
    Choice choice{std::string(voice(Word::online_say_what)), {}, 0};
    for (const std::string_view id : protocol::kPhrases)
        choice.answers.push_back({static_cast<int>(choice.answers.size()) + 1,
                                  std::string(voice(words::name_of_phrase(id)))});
    const std::optional<int> picked = ask_choice(stage, std::move(choice), draw);
    if (!picked) return std::nullopt;
    return protocol::kPhrases[static_cast<std::size_t>(*picked)];
}

}  // namespace bornes::terminal
