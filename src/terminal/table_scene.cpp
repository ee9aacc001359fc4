#include "table_scene.h"

#include <fmt/format.h>

#include <algorithm>

#include "look.h"
#include "text.h"

namespace bornes::terminal {
namespace {

void draw_title(Canvas& canvas, const TableScene& scene, const Board& board) {
    const Voice& voice = scene.voice;
    const int width = canvas.size().width;
    const Style bar{.ink = Ink::accent, .bold = true, .reverse = true};
    canvas.fill({0, 0, width, 1}, bar);
    const std::string target = board.extended()
                                   ? voice(phrase::table_extended{.figure = board.target()})
                                   : voice(phrase::table_target{.figure = board.target()});
    const std::string left =
        fmt::format(" bornes · {} · {} · {} {}", voice(words::name_of(board.rules.edition)),
                    voice(phrase::table_hand_number{.figure = board.hand_number}), target,
                    voice(Word::edition_unit));
    const std::string top = board.pile_empty(kDiscardPile)
                                ? std::string("–")
                                : fmt::format("{} {}", sign_of(board.top(kDiscardPile)),
                                              voice(words::short_name_of(board.top(kDiscardPile))));
    const std::string right = fmt::format("{} {} · {} {} ", voice(Word::table_draw_pile),
                                          board.draw_pile, voice(Word::table_discard_pile), top);
    canvas.put_within(0, 0, width - width_of(right) - 1, left, bar);
    canvas.put(width - width_of(right), 0, right, bar);
}

// The newest at the bottom; what the viewer knew before stays above it, faint.
void draw_messages(Canvas& canvas, Rect rect, const TableScene& scene) {
    struct Line {
        std::string text;
        bool old, first;
    };
    std::vector<Line> lines;
    for (std::size_t i = 0; i < scene.messages.size(); ++i) {
        bool first = true;
        for (std::string& text : wrapped(scene.messages[i], rect.width - 4)) {
            lines.push_back({std::move(text), i < scene.old_messages, first});
            first = false;
        }
    }
    const int shown = std::min(rect.height, static_cast<int>(lines.size()));
    for (int i = 0; i < shown; ++i) {
        const Line& line = lines[lines.size() - static_cast<std::size_t>(shown - i)];
        const bool newest = i + 1 == shown;
        if (line.first)
            canvas.put(rect.x + 1, rect.y + i, line.old ? "·" : "▶",
                       {.ink = line.old ? Ink::faint : Ink::accent});
        canvas.put_within(rect.x + 3, rect.y + i, rect.width - 4, line.text,
                          {.ink = line.old ? Ink::faint : Ink::text, .bold = newest});
    }
}

void draw_prompt(Canvas& canvas, int y, const TableScene& scene) {
    const int width = canvas.size().width;
    const Style style{.ink = scene.prompt_is_refusal ? Ink::hazard : Ink::accent, .bold = true};
    int right = width - 1;
    if (const std::optional<int> seconds = scene.game.seconds_left()) {
        const std::string left = scene.voice(phrase::online_time_left{.figure = *seconds});
        constexpr int hurry = 6;
        right -= width_of(left);
        canvas.put(right--, y, left,
                   {.ink = *seconds < hurry ? Ink::hazard : Ink::text, .bold = true});
    }
    int x = 1;
    if (scene.prompt_is_refusal) x = canvas.put(x, y, "▲ ", style);
    canvas.put_within(x, y, right - x, scene.prompt, style);
    canvas.put_within(1, y + 1, width - 2, scene.keys, {.ink = Ink::faint});
}

}  // namespace

bool is_roomy(Size size) { return size.width >= 120 && size.height >= 38; }

void draw_table(Canvas& canvas, const TableScene& scene) {
    const Size size = canvas.size();
    const bool roomy = is_roomy(size);
    const Board board = scene.game.view().board;
    draw_title(canvas, scene, board);
    int y = roomy ? 2 : 1;
    const int road = road_height(board, roomy);
    draw_road(canvas, {0, y, size.width, road}, scene);
    y += road + (roomy ? 1 : 0);
    const int teams = teams_height(board, roomy);
    draw_teams(canvas, {0, y, size.width, teams}, scene);
    y += teams;
    const int hand = hand_height(roomy);
    const int hand_y = size.height - 2 - hand;
    draw_messages(canvas, {0, y, size.width, std::max(0, hand_y - y)}, scene);
    draw_hand(canvas, {0, hand_y, size.width, hand}, scene);
    draw_prompt(canvas, size.height - 2, scene);
    if (scene.choice) draw_choice(canvas, *scene.choice);
}

void draw_choice(Canvas& canvas, const Choice& choice) {
    const Size size = canvas.size();
    const int width = std::min(size.width - 8, 72);
    const std::vector<std::string> lines = wrapped(choice.question, width - 6);
    const int height = static_cast<int>(lines.size()) + 6;
    const Rect box{(size.width - width) / 2, (size.height - height) / 2 - 1, width, height};
    const Style paper{.ink = Ink::text, .paper = Paper::card};
    canvas.fill(box, paper);
    canvas.frame(box, {.ink = Ink::safety, .paper = Paper::card, .bold = true}, Frame::heavy);
    int y = box.y + 2;
    for (const std::string& line : lines)
        canvas.put_centred(box.inside(), y++, line,
                           {.ink = Ink::text, .paper = Paper::card, .bold = true});
    int wide = 0;
    for (const std::string& answer : choice.answers) wide += width_of(answer) + 8;
    int x = box.x + std::max(1, (box.width - wide) / 2);
    for (std::size_t i = 0; i < choice.answers.size(); ++i) {
        const bool selected = static_cast<int>(i) == choice.selected;
        const std::string label =
            fmt::format("{} {} {} ", selected ? "▶" : " ", i + 1, choice.answers[i]);
        x = canvas.put(x, y + 1, label,
                       {.ink = selected ? Ink::safety : Ink::text,
                        .paper = Paper::card,
                        .bold = selected,
                        .reverse = selected}) +
            2;
    }
}

}  // namespace bornes::terminal
