#include "observation.h"

#include <algorithm>

namespace bornes {
namespace {

constexpr int kUnderSafeties = index(Card::driving_ace);  // kinds before the safeties
constexpr int kPhasesToAct = 3;
constexpr float kLongTrip = 1000;  // distances are fractions of it
constexpr float kGame = 5000;      // points are fractions of it

// One list for all rules. A row has places only for the seats and teams of the game.
enum class Per : std::uint8_t { game, seat, team };
struct Group {
    std::string_view name;
    int size;
    Per per;
    std::string_view about;
};
constexpr std::array kGroups{
    Group{"hand", kCardKinds, Per::game, "cards in the hand of the seat that looks, by kind"},
    Group{"phase", kPhasesToAct, Per::game, "play, coup-fourre, extension: one of them is 1"},
    Group{"draw-pile", 1, Per::game, "cards in the draw pile, as a share of a full deck"},
    Group{"target", 1, Per::game, "the target in force, in thousands"},
    Group{"extended", 2, Per::game, "extended by the team of the seat that looks, by another team"},
    Group{"hand-number", 1, Per::game, "the number of the hand, in tens"},
    Group{"attack", kHazards, Per::game, "the hazard that may be answered now"},
    Group{"discards", kCardKinds, Per::game, "cards in the discard pile, by kind"},
    Group{"hand-sizes", 1, Per::seat, "cards that each seat holds, the seat that looks first"},
    Group{"dealer", 1, Per::seat, "1 for the dealer, the seat that looks first"},
    Group{"battle", kCount<Battle>, Per::team, "what the battle pile shows: one of them is 1"},
    Group{"limit", 1, Per::team, "the speed pile shows a limit"},
    Group{"rolling", 1, Per::team, "the team may play distances"},
    Group{"limited", 1, Per::team, "the limit is in force"},
    Group{"safeties", kSafeties, Per::team, "safeties displayed"},
    Group{"coup-fourres", kSafeties, Per::team, "safeties called as a coup fourré"},
    Group{"distance", 1, Per::team, "miles of the team, in thousands"},
    Group{"total", 1, Per::team, "points brought forward, as a share of 5000"},
    Group{"cards", kUnderSafeties, Per::team, "cards in the piles of the team, by kind"},
};

int times(Per per, const Rules& rules) {
    switch (per) {
        case Per::game: return 1;
        case Per::seat: return rules.players;
        case Per::team: return rules.teams;
    }
    return 1;
}

}  // namespace

int observation_size(const Rules& rules) {
    int size = 0;
    for (const Group& group : kGroups) size += group.size * times(group.per, rules);
    return size;
}

std::vector<ObservationGroup> observation_groups(const Rules& rules) {
    std::vector<ObservationGroup> groups;
    for (const Group& group : kGroups)
        if (group.per == Per::game)
            groups.push_back({std::string(group.name), group.size, group.about});
    for (const Per per : {Per::seat, Per::team})
        for (int i = 0; i < times(per, rules); ++i)
            for (const Group& group : kGroups)
                if (group.per == per)
                    groups.push_back({std::string(group.name) + "-" + std::to_string(i + 1),
                                      group.size, group.about});
    return groups;
}

void observe(const View& view, std::span<float> row) {
    const Seat seat = view.seat == View::kSpectator ? Seat(0) : view.seat;
    learn::write_observation(view.board, seat, view.hand, learn::count_cards(view.board),
                             row.data());
}

namespace learn {
namespace {

class Writer {
public:
    explicit Writer(float* place) : place_(place) {}

    void number(float value) { *place_++ = value; }
    void flag(bool value) { number(value ? 1.0F : 0.0F); }
    // `size` places with a 1 at `at` and zeros elsewhere. All are zero if `at` is negative.
    void one_of(int size, int at) {
        std::fill_n(place_, size, 0.0F);
        if (at >= 0) place_[at] = 1;
        place_ += size;
    }
    void bits(int size, int set) {
        for (int i = 0; i < size; ++i) flag((set >> i & 1) != 0);
    }
    void counts(const std::uint8_t* counts, int size) {
        for (int i = 0; i < size; ++i) place_[i] = counts[i];
        place_ += size;
    }

private:
    float* place_;
};

void write_game(Writer& out, const Board& board, Team own, Hand hand, const CardCounts& counts) {
    for (int i = 0; i < kCardKinds; ++i) out.number(static_cast<float>(hand.count(card_at(i))));
    out.one_of(kPhasesToAct, board.over() ? -1 : static_cast<int>(board.phase));
    out.number(static_cast<float>(board.draw_pile_size) / kFullDeck);
    out.number(static_cast<float>(board.target()) / kLongTrip);
    out.flag(board.extended() && board.extended_by == own);
    out.flag(board.extended() && board.extended_by != own);
    out.number(static_cast<float>(board.hand_number) / 10);
    out.one_of(kHazards, board.phase == Phase::coup_fourre ? hazard_index(board.attack_card) : -1);
    out.counts(counts.discards.data(), kCardKinds);
}

void write_team(Writer& out, const Board& board, Team team, const CardCounts& counts) {
    const Tableau& tableau = board.teams[team];
    const Status status = tableau.status;
    out.one_of(kCount<Battle>, static_cast<int>(status.battle()));
    out.flag(status.shows_limit());
    out.flag(status.rolling());
    out.flag(status.limited());
    out.bits(kSafeties, status.safeties());
    out.bits(kSafeties, tableau.coup_fourres);
    out.number(static_cast<float>(tableau.miles()) / kLongTrip);
    out.number(static_cast<float>(board.totals[team]) / kGame);
    out.counts(counts.teams[team].data(), kUnderSafeties);
}

}  // namespace

CardCounts count_cards(const Board& board) {
    CardCounts counts;
    const auto add = [&](CardCounts::Kinds& kinds, int pile) {
        for (int slot = board.tops[static_cast<std::size_t>(pile)]; slot != 0;) {
            const Board::Laid& laid = board.laid[static_cast<std::size_t>(slot - 1)];
            ++kinds[static_cast<std::size_t>(index(laid.card))];
            slot = laid.below;
        }
    };
    for (int team = 0; team < board.rules.teams; ++team)
        for (const Pile pile : kValues<Pile>) add(counts.teams[team], pile_index(team, pile));
    add(counts.discards, kDiscardPile);
    return counts;
}

void write_observation(const Board& board, Seat seat, Hand hand, const CardCounts& counts,
                       float* row) {
    const int players = board.rules.players;
    const int teams = board.rules.teams;
    const Team own = board.rules.team_of(seat);
    Writer out(row);
    write_game(out, board, own, hand, counts);
    for (int i = 0; i < players; ++i) {
        const Seat each = (seat + i) % players;
        out.number(board.hand_sizes[each]);
        out.flag(each == board.dealer);
    }
    for (int i = 0; i < teams; ++i) write_team(out, board, (own + i) % teams, counts);
}

}  // namespace learn
}  // namespace bornes
