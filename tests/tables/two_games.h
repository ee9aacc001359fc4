// Two games have different hidden cards and the same public course. Everybody except the holder
// must receive the same messages, bytes, numbers and times in both (R5.7).
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tables/world.h"

namespace bornes::tests {

// Four players, in teams (1,3) and (2,4). Seat 1 begins with a speed limit on team 2, which
// right-of-way answers. All decks are equal except for four places: one of them has right-of-way,
// the others have a 200.
enum class Held { by_nobody, by_next, by_next_and_other_cards, by_partner, by_other_team };
inline Held held = Held::by_nobody;  // global, because State's dealer is a plain function

constexpr std::size_t kBottom = 105;
constexpr std::size_t place_in_deck(int seat, int round) {
    return static_cast<std::size_t>(round * 4 + seat);
}

inline std::size_t place_of(Held where) {
    switch (where) {
        case Held::by_next:
        case Held::by_next_and_other_cards: return place_in_deck(1, 5);
        case Held::by_partner: return place_in_deck(3, 5);
        case Held::by_other_team: return place_in_deck(2, 5);
        case Held::by_nobody: break;
    }
    return kBottom;
}

inline fair::Dealt deck_of(const fair::Game& game, const fair::FairDeal&, int) {
    fair::Dealt dealt{sorted_deck(game.rules()), game.players - 1};
    DeckOrder& deck = dealt.deck;
    std::size_t settled = 0;  // places before it are final
    const auto bring = [&](Card card, std::size_t place) {
        const auto from = deck.begin() + static_cast<std::ptrdiff_t>(settled);
        std::swap(*std::find(from, deck.end(), card), deck[place]);
    };
    for (; settled < place_in_deck(0, 5); ++settled)
        bring(settled % 4 < 2 ? Card::km25 : Card::km50, settled);
    bring(Card::speed_limit, settled++);
    for (; settled < 24; ++settled) bring(Card::km200, settled);
    bring(Card::right_of_way, kBottom);
    std::swap(deck[kBottom], deck[place_of(held)]);
    if (held == Held::by_next_and_other_cards)  // seat 4 has no 200
        std::swap(deck[kBottom - 1], deck[place_in_deck(3, 5)]);
    return dealt;
}

// What all seats except some received, and when.
using Stream = std::vector<std::vector<std::pair<Millis, std::string>>>;

struct Game {
    Game(Held where, Options options) : world((held = where, std::move(options)), deck_of) {
        world.bot = [](const View& view) {
            ActionList legal;
            legal_actions(view, legal);
            // Never calls, and never plays anything that depends on right-of-way or the 200s.
            for (const Action action : legal)
                if (action.is_decline()) return action;
            for (const Card card :
                 {Card::km25, Card::km50, Card::km75, Card::km100, Card::accident})
                if (view.hand.has(card)) return Action::discard(card);
            return legal[legal.size() - 1];
        };
        for (int seat = 0; seat < 4; ++seat) {
            if (world.state().options().bots[static_cast<std::size_t>(seat)]) continue;
            ears.emplace_back(seat,
                              world.join(std::string(1, static_cast<char>('A' + seat)) + "nn"));
        }
        eve = world.join("Eve");
        for (const auto& [seat, ear] : ears)
            world.order(ear, "sit", fmt::format("\"seat\":{}", seat + 1));
        world.order(ears[0].second, "start");
        for (const auto& [seat, ear] : ears)
            world.order(ear, "commit", "\"hand\":1,\"attempt\":1,\"commit\":null");
    }
    std::shared_ptr<Ear> ear(int seat) const {
        for (const auto& [each, ear] : ears)
            if (each == seat) return ear;
        return nullptr;
    }
    void play(int seat, const std::string& action) { world.play(ear(seat), seat, action); }
    // Lets `seat` decline if it has the choice. Nobody else may notice.
    void decline_if_asked(int seat) {
        if (world.state().position()->board.phase == Phase::coup_fourre) play(seat, "decline");
    }
    Stream heard_by_others(std::initializer_list<int> holders) {
        Stream stream{eve->heard};
        stream.push_back(world.join("Eve", 0)->heard);  // and a listener who comes back
        for (const auto& [seat, ear] : ears) {
            if (std::find(holders.begin(), holders.end(), seat) != holders.end()) continue;
            stream.push_back(ear->heard);
            stream.push_back(
                world.join(std::string(1, static_cast<char>('A' + seat)) + "nn", 0)->heard);
        }
        return stream;
    }

    World world;
    std::vector<std::pair<int, std::shared_ptr<Ear>>> ears;
    std::shared_ptr<Ear> eve;
};

inline Options table(int clock, int window, std::initializer_list<int> bots = {}) {
    Options options;
    options.players = 4;
    options.clock_s = clock;
    options.window_s = window;
    for (const int seat : bots) options.bots[static_cast<std::size_t>(seat)] = Level::casual;
    return options;
}

// Plays the same course with the safety in two different places, and compares what the others
// received.
template <typename Course>
void expect_no_leak(Held where, const Options& options, std::initializer_list<int> holders,
                    Course course, Held otherwise = Held::by_nobody) {
    Game with(where, options);
    course(with);
    const Stream first = with.heard_by_others(holders);
    Game without(otherwise, options);
    course(without);
    const Stream second = without.heard_by_others(holders);
    ASSERT_EQ(first.size(), second.size());
    for (std::size_t i = 0; i < first.size(); ++i)
        EXPECT_EQ(first[i], second[i]) << "listener " << i;
    // The holder must know more, otherwise the test proves nothing.
    const int holder = *holders.begin();
    if (with.ear(holder)) {
        EXPECT_NE(with.ear(holder)->heard, without.ear(holder)->heard);
    }
}

}  // namespace bornes::tests
