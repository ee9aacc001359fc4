#include "readers.h"

#include <algorithm>

#include "pages.h"

namespace bornes::terminal {
namespace {

bool leaves(Key key) {
    return key.kind == KeyKind::escape || key.kind == KeyKind::enter || key.is(U'q') ||
           key.is(U'?') || key.is(U's');
}

// How far a key moves up or down, or left or right, through something of so many parts.
int moved(Key key, int at, int most) {
    if (key.kind == KeyKind::up || key.kind == KeyKind::left) --at;
    if (key.kind == KeyKind::down || key.kind == KeyKind::right) ++at;
    if (key.kind == KeyKind::page_up) at -= 10;
    if (key.kind == KeyKind::page_down) at += 10;
    return std::clamp(at, 0, std::max(0, most));
}

}  // namespace

void read_help(Stage& stage, const Voice& voice, const Rules& rules) {
    int scroll = 0;
    while (true) {
        int most = 0;
        const std::optional<Key> key = stage.ask([&](Canvas& canvas) {
            const Size size = canvas.size();
            const auto lines = help_lines(voice, rules, size.width);
            most = static_cast<int>(lines.size()) - (size.height - 4);
            draw_page(canvas,
                      voice(phrase::help_title{.edition = voice(words::name_of(rules.edition))}),
                      lines, std::min(scroll, std::max(0, most)), voice(Word::terminal_press_back));
        });
        if (!key) continue;
        if (leaves(*key)) return;
        scroll = moved(*key, scroll, most);
    }
}

void read_score(Stage& stage, const Voice& voice, const Game& game) {
    std::vector<Board> hands = game.finished_hands();
    const Board now = game.view().board;
    if (hands.empty() || hands.back().hand_number != now.hand_number) hands.push_back(now);
    int shown = static_cast<int>(hands.size()) - 1;
    while (true) {
        const std::optional<Key> key = stage.ask([&](Canvas& canvas) {
            const Board& board = hands[static_cast<std::size_t>(shown)];
            draw_score_sheet(canvas, voice, game, board,
                             board.over() ? tell_end_of_hand(voice, game, board) : std::string(),
                             voice(Word::terminal_keys_score));
        });
        if (!key) continue;
        if (leaves(*key)) return;
        shown = moved(*key, shown, static_cast<int>(hands.size()) - 1);
    }
}

}  // namespace bornes::terminal
