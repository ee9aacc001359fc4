#include "readers.h"

#include <algorithm>

#include "pages.h"
#include "tables/phrases.h"

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

void read_help(Stage& stage, const Voice& voice, const Game& game) {
    const Rules rules = game.view().board.rules;
    int scroll = 0;
    while (true) {
        int most = 0;
        const std::optional<Key> key = stage.ask([&](Canvas& canvas) {
            const Size size = canvas.size();
            const auto lines = help_lines(voice, rules, size.width, game.is_online());
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

std::optional<int> picked_by(Key key, Choice& choice) {
    const int count = static_cast<int>(choice.answers.size());
    for (int i = 0; i < count; ++i)
        if (choice.answers[static_cast<std::size_t>(i)].number == key.digit()) return i;
    if (key.kind == KeyKind::enter) return choice.selected;
    int& at = choice.selected;
    if (key.kind == KeyKind::left) at = at > 0 ? at - 1 : count - 1;
    if (key.kind == KeyKind::right) at = at + 1 < count ? at + 1 : 0;
    return std::nullopt;
}

std::optional<int> ask_choice(Stage& stage, Choice choice, const DrawChoice& draw) {
    while (true) {
        const std::optional<Key> key = stage.ask([&](Canvas& canvas) { draw(canvas, choice); });
        if (!key) continue;
        if (const std::optional<int> picked = picked_by(*key, choice)) return picked;
        if (key->kind == KeyKind::escape || key->is(U'q')) return std::nullopt;
    }
}

std::optional<std::string_view> ask_phrase(Stage& stage, const Voice& voice,
                                           const DrawChoice& draw) {
    Choice choice{std::string(voice(Word::online_say_what)), {}, 0};
    for (const std::string_view id : tables::kPhrases)
        choice.answers.push_back({static_cast<int>(choice.answers.size()) + 1,
                                  std::string(voice(words::name_of_phrase(id)))});
    const std::optional<int> picked = ask_choice(stage, std::move(choice), draw);
    if (!picked) return std::nullopt;
    return tables::kPhrases[static_cast<std::size_t>(*picked)];
}

}  // namespace bornes::terminal
