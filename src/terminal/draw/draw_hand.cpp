// Draws the cards in the hand, as large as the room allows.
#include <fmt/format.h>

#include <algorithm>

#include "terminal/draw/look.h"
#include "terminal/draw/motifs.h"
#include "terminal/draw/table_scene.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

constexpr int kSmallCard = 11;
constexpr int kLargeCard = 19;

struct CardPicture {
    Card card;
    int number;  // from 1
    bool playable;
    bool selected;

    Paper paper() const { return playable ? Paper::card : Paper::dim; }
    Style style(bool bold = false) const {
        return {.ink = ink_of(card), .paper = paper(), .bold = bold};
    }
    Style plain(bool bold = false) const {
        return {.ink = playable ? Ink::text : Ink::faint, .paper = paper(), .bold = bold};
    }
};

void draw_edges(Canvas& canvas, Rect box, const CardPicture& picture) {
    const Style edge{.ink = picture.selected ? Ink::accent : ink_of(picture.card),
                     .paper = picture.paper(),
                     .bold = picture.selected || picture.playable,
                     .reverse = picture.selected};
    canvas.fill(box, picture.plain());
    canvas.frame(box, edge, picture.selected ? Frame::heavy : Frame::light);
    canvas.put(box.x + 2, box.y, fmt::format(" {} ", picture.number), edge);
    if (picture.playable) canvas.put(box.x + box.width - 4, box.y, " ✓ ", edge);
}

void draw_small(Canvas& canvas, Rect box, const CardPicture& picture, const Voice& voice) {
    draw_edges(canvas, box, picture);
    const Rect inside = box.inside();
    const std::string_view name = voice(words::short_name_of(picture.card));
    if (is_distance(picture.card)) {
        canvas.put(inside.x, inside.y, "⌂", picture.style(true));
        canvas.put_centred(inside, inside.y + 1, name, picture.style(true));
        canvas.put_centred(inside, inside.y + 2, voice(Word::edition_unit), picture.plain());
        return;
    }
    canvas.put_centred(inside, inside.y, sign_of(picture.card), picture.style(true));
    canvas.put_centred(inside, inside.y + 1, name, picture.style(true));
    const auto family = is_hazard(picture.card)   ? Word::card_family_hazard
                        : is_remedy(picture.card) ? Word::card_family_remedy
                                                  : Word::card_family_safety;
    canvas.put_centred(inside, inside.y + 2, voice(family), picture.plain());
}

// The names in both languages, as on printed cards. The reader's language comes first.
void draw_names(Canvas& canvas, Rect rect, const CardPicture& picture, const Voice& voice) {
    const Voice other = voice.on_cards();
    int y = rect.y;
    for (const std::string& line : wrapped(card_in_words(voice, picture.card), rect.width))
        canvas.put_centred(rect, y++, line, picture.plain(true));
    if (card_in_words(other, picture.card) == card_in_words(voice, picture.card)) return;
    for (const std::string& line : wrapped(card_in_words(other, picture.card), rect.width))
        if (y < rect.y + rect.height)
            canvas.put_centred(rect, y++, line, {.ink = Ink::faint, .paper = picture.paper()});
}

void draw_large(Canvas& canvas, Rect box, const CardPicture& picture, const Voice& voice) {
    draw_edges(canvas, box, picture);
    const Rect inside = box.inside();
    canvas.put(
        inside.x + 1, inside.y,
        fmt::format("{} {}", sign_of(picture.card), voice(words::short_name_of(picture.card))),
        picture.style(true));
    int y = inside.y + 1;
    for (const std::string& row : motif_of(picture.card))
        canvas.put_centred(inside, y++, row, picture.style(true));
    draw_names(canvas, {inside.x, y, inside.width, inside.y + inside.height - y}, picture, voice);
}

bool can_be_played(const ActionList& legal, Card card) {
    return std::any_of(legal.begin(), legal.end(), [&](Action action) {
        const bool plays = action.verb() == Verb::play || action.verb() == Verb::attack;
        return plays && action.card() == card;
    });
}

}  // namespace

int hand_height(bool roomy) { return roomy ? 9 : 5; }

void draw_hand(Canvas& canvas, Rect rect, const TableScene& scene) {
    const View view = scene.game.view();
    const PileCards hand = cards_of(view.hand);
    const bool large = rect.height > hand_height(false);
    const int width = std::min(large ? kLargeCard : kSmallCard, (rect.width - 1) / kFullHand);
    ActionList legal;
    if (scene.game.demand() == Demand::action) legal_actions(view, legal);
    const int left = rect.x + std::max(0, (rect.width - hand.size * width) / 2);
    for (int i = 0; i < hand.size; ++i) {
        const Card card = hand.cards[static_cast<std::size_t>(i)];
        const bool playable = scene.all_cards || can_be_played(legal, card);
        const CardPicture picture{card, i + 1, playable, i == scene.selected};
        const Rect box{left + i * width, rect.y, width, rect.height};
        if (large) {
            draw_large(canvas, box, picture, scene.voice);
        } else {
            draw_small(canvas, box, picture, scene.voice);
        }
    }
}

}  // namespace bornes::terminal
