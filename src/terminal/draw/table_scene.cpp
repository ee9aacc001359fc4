#include "terminal/draw/table_scene.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/draw/look.h"
#include "terminal/telling/text.h"

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
    // A race is a single hand.
    const std::string hand =
        board.rules.is_race()
            ? std::string()
            : voice(phrase::table_hand_number{.figure = board.hand_number}) + " · ";
    const std::string_view edition = voice(words::name_of(board.rules.edition));
    const std::string with_unit = fmt::format("{} {}", target, voice(Word::edition_unit));
    const std::string top = board.pile_empty(kDiscardPile)
                                ? std::string("–")
                                : fmt::format("{} {}", sign_of(board.top(kDiscardPile)),
                                              voice(words::short_name_of(board.top(kDiscardPile))));
    const std::string right =
        fmt::format("{} {} · {} {} ", voice(Word::table_draw_pile), board.draw_pile_size,
                    voice(Word::table_discard_pile), top);
    const int room = width - width_of(right) - 1;
    // If there is not enough room, what everybody knows is left out first.
    std::string left;
    for (const std::string& each :
         {fmt::format(" bornes · {} · {}{}", edition, hand, with_unit),
          fmt::format(" bornes · {} · {}{}", edition, hand, target),
          fmt::format(" {} · {}{}", edition, hand, target), fmt::format(" {}{}", hand, target)}) {
        left = each;
        if (width_of(left) <= room) break;
    }
    canvas.put_within(0, 0, room, left, bar);
    canvas.put(width - width_of(right), 0, right, bar);
}

// "▶ 2 Marcel "
std::string label_of(const Choice::Answer& answer, bool selected) {
    return fmt::format("{} {} {} ", selected ? "▶" : " ", answer.number, answer.text);
}

int width_of_answers(const std::vector<Choice::Answer>& answers) {
    int width = 0;
    for (const Choice::Answer& answer : answers) width += width_of(label_of(answer, false)) + 2;
    return std::max(0, width - 2);
}

std::vector<std::vector<Choice::Answer>> rows_of(const std::vector<Choice::Answer>& answers,
                                                 int width) {
    std::vector<std::vector<Choice::Answer>> rows;
    for (const Choice::Answer& answer : answers) {
        if (!rows.empty()) {
            rows.back().push_back(answer);
            if (width_of_answers(rows.back()) <= width) continue;
            rows.back().pop_back();
        }
        if (rows.empty() || !rows.back().empty()) rows.emplace_back();
        rows.back().push_back(answer);
    }
    return rows;
}

void draw_answers(Canvas& canvas, Rect rect, int y, const std::vector<Choice::Answer>& answers,
                  int selected_number) {
    int x = rect.x + std::max(0, (rect.width - width_of_answers(answers)) / 2);
    for (const Choice::Answer& answer : answers) {
        const bool selected = answer.number == selected_number;
        x = canvas.put(x, y, label_of(answer, selected),
                       {.ink = selected ? Ink::safety : Ink::text,
                        .paper = Paper::card,
                        .bold = selected,
                        .reverse = selected}) +
            2;
    }
}

// A question broken into rows. It stands in a frame, or in a band across the window to save rows.
struct ChoiceRows {
    ChoiceRows(const Choice& choice, int breadth, bool in_frame)
        : width(breadth),
          framed(in_frame),
          question(wrapped(choice.question, breadth - 6)),
          answers(rows_of(choice.answers, breadth - 4)) {}

    int height() const {
        const auto rows = static_cast<int>(question.size() + answers.size());
        return framed ? rows + 3 : rows;
    }

    int width;
    bool framed;
    std::vector<std::string> question;
    std::vector<std::vector<Choice::Answer>> answers;
};

// Draws the prompt in the available rows. Only the last row may be cut.
void draw_prompt(Canvas& canvas, Rect rect, const TableScene& scene) {
    const Style style{.ink = scene.prompt_is_refusal ? Ink::hazard : Ink::accent, .bold = true};
    int right = rect.width - 1;
    if (const std::optional<int> seconds = scene.game.seconds_left()) {
        const std::string left = scene.voice(phrase::online_time_left{.figure = *seconds});
        constexpr int hurry = 6;
        right -= width_of(left);
        canvas.put(right--, rect.y, left,
                   {.ink = *seconds < hurry ? Ink::hazard : Ink::text, .bold = true});
    }
    const std::string text = scene.prompt_is_refusal ? "▲ " + scene.prompt : scene.prompt;
    const std::vector<std::string> lines = wrapped(text, right - 1);
    const auto rows = static_cast<std::size_t>(rect.height);
    std::string last;
    for (std::size_t i = rows; i <= lines.size(); ++i)
        last.append(last.empty() ? "" : " ").append(lines[i - 1]);
    for (std::size_t i = 0; i < std::min(rows, lines.size()); ++i)
        canvas.put_within(1, rect.y + static_cast<int>(i), right - 1,
                          i + 1 == rows ? last : lines[i], style);
}

}  // namespace

Rect draw_choice(Canvas& canvas, Rect place, const Choice& choice) {
    constexpr int messages = 2;  // rows of messages that must stay visible above a frame
    const int width = canvas.size().width;
    ChoiceRows text(choice, std::min(width - 8, 72), true);
    if (text.height() + messages > place.height) text = ChoiceRows(choice, width, false);
    const int top = std::max(place.y + 1, place.y + place.height - text.height());
    const Rect box{(width - text.width) / 2, top, text.width, text.height()};
    canvas.fill(box, {.ink = Ink::text, .paper = Paper::card});
    if (text.framed)
        canvas.frame(box, {.ink = Ink::safety, .paper = Paper::card, .bold = true}, Frame::heavy);
    const Rect inside = text.framed ? box.inside() : box;
    int y = inside.y;
    for (const std::string& line : text.question)
        canvas.put_centred(inside, y++, line,
                           {.ink = Ink::text, .paper = Paper::card, .bold = true});
    if (text.framed) ++y;
    const int selected = choice.answers[static_cast<std::size_t>(choice.selected)].number;
    for (const std::vector<Choice::Answer>& row : text.answers)
        draw_answers(canvas, inside, y++, row, selected);
    return {place.x, place.y, place.width, top - place.y};
}

void draw_table(Canvas& canvas, const TableScene& scene) {
    const Size size = canvas.size();
    const Board board = scene.game.view().board;
    const TableLayout layout = layout_of(board, size);
    draw_title(canvas, scene, board);
    draw_road(canvas, layout.road, scene);
    draw_teams(canvas, layout.teams, scene);
    draw_hand(canvas, layout.hand, scene);
    // The messages that led to a question stand above it.
    const Rect messages =
        scene.choice ? draw_choice(canvas, layout.messages, *scene.choice) : layout.messages;
    draw_messages(canvas, messages, scene);
    draw_prompt(canvas, layout.prompt, scene);
    canvas.put_within(1, size.height - 1, size.width - 2, scene.keys, {.ink = Ink::faint});
}

}  // namespace bornes::terminal
