// The C interface: handles for the engine's values, and its functions under the same names.
#include "bornes/c.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bornes/bornes.h"

struct bornes_rules {
    bornes::Rules rules;
};
struct bornes_position {
    bornes::Position position;
};
struct bornes_bot {
    std::unique_ptr<bornes::Bot> bot;
};

namespace {

using bornes::Action;
using bornes::Position;

static_assert(bornes::ActionList::kCapacity <= BORNES_MOST_ACTIONS);

// The ids in the tables are string literals, so they end with a zero byte.
const char* text_of(std::string_view id) { return id.data(); }

template <typename Handle>
Handle* refuse(const char** fault, std::string_view id) {
    if (fault != nullptr) *fault = text_of(id);
    return nullptr;
}

size_t write(std::string_view whole, char* text, size_t size) {
    if (size > 0) {
        const size_t length = std::min(whole.size(), size - 1);
        std::memcpy(text, whole.data(), length);
        text[length] = '\0';
    }
    return whole.size();
}

bornes_position* made(const bornes::DealResult& dealt, const char** fault) {
    if (!dealt) return refuse<bornes_position>(fault, bornes::id(dealt.fault));
    return new bornes_position{dealt.position};
}

bornes::DeckOrder deck_of(const bornes::Rules& rules, uint64_t seed) {
    bornes::Random random(seed);
    return bornes::shuffled_deck(rules, random);
}

// Converts a dealer from the C interface, where 0 means the last seat.
bornes::Seat dealer_at(const bornes::Rules& rules, int dealer) {
    if (dealer < 0 || dealer > rules.players) return bornes::kNoSeat;
    return dealer == 0 ? rules.players - 1 : dealer - 1;
}

// Returns nothing if a word is no card, or if the number of cards is wrong.
std::optional<bornes::DeckOrder> deck_from(const bornes::Rules& rules, std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    bornes::DeckOrder deck{};
    const auto size = static_cast<std::size_t>(rules.deck_size());
    std::size_t count = 0;
    for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;
         at = text.find_first_not_of(blanks, at)) {
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        const auto card = bornes::from_id<bornes::Card>(text.substr(at, end - at));
        if (!card || count == size) return std::nullopt;
        deck[count++] = *card;
        at = end;
    }
    if (count != size) return std::nullopt;
    return deck;
}

// Sets "name=value". Returns the id of the fault, or an empty text.
std::string_view set_from(bornes::HouseRules& house, std::string_view text) {
    const std::size_t sign = std::min(text.find('='), text.size());
    const std::string_view value = sign < text.size() ? text.substr(sign + 1) : std::string_view();
    const auto fault = bornes::set_house_rule(house, text.substr(0, sign), value);
    return fault ? bornes::id(fault->code) : std::string_view();
}

}  // namespace

const char* bornes_version(void) { return BORNES_VERSION; }

size_t bornes_vocabulary(char* text, size_t size) {
    return write(bornes::bot_vocabulary(), text, size);
}

bornes_rules* bornes_rules_new(const char* edition, int players, const char* const* settings,
                               const char** fault) {
    const auto known = bornes::from_id<bornes::Edition>(edition);
    if (!known) return refuse<bornes_rules>(fault, "unknown-edition");
    bornes::HouseRules house;
    for (; settings != nullptr && *settings != nullptr; ++settings) {
        const std::string_view wrong = set_from(house, *settings);
        if (!wrong.empty()) return refuse<bornes_rules>(fault, wrong);
    }
    const bornes::RulesResult result = bornes::make_rules(*known, players, house);
    if (!result) return refuse<bornes_rules>(fault, bornes::id(result.fault));
    return new bornes_rules{result.rules};
}

void bornes_rules_free(bornes_rules* rules) { delete rules; }
int bornes_rules_players(const bornes_rules* rules) { return rules->rules.players; }
int bornes_rules_teams(const bornes_rules* rules) { return rules->rules.teams; }

int bornes_rules_team_of(const bornes_rules* rules, int seat) {
    if (seat < 1 || seat > rules->rules.players) return 0;
    return rules->rules.team_of(seat - 1) + 1;
}

bornes_position* bornes_deal(const bornes_rules* rules, uint64_t seed, int dealer,
                             const char** fault) {
    return made(
        bornes::deal(rules->rules, deck_of(rules->rules, seed), dealer_at(rules->rules, dealer)),
        fault);
}

bornes_position* bornes_deal_deck(const bornes_rules* rules, const char* deck, int dealer,
                                  const char** fault) {
    const auto order = deck_from(rules->rules, deck);
    if (!order) return refuse<bornes_position>(fault, bornes::id(bornes::DealFault::wrong_deck));
    return made(bornes::deal(rules->rules, *order, dealer_at(rules->rules, dealer)), fault);
}

bornes_position* bornes_deal_next(const bornes_position* finished, uint64_t seed,
                                  const char** fault) {
    const Position& before = finished->position;
    return made(bornes::deal_next(before, deck_of(before.board.rules, seed)), fault);
}

bornes_position* bornes_position_copy(const bornes_position* position) {
    return new bornes_position(*position);
}
void bornes_position_free(bornes_position* position) { delete position; }

const char* bornes_phase(const bornes_position* position) {
    return text_of(bornes::id(position->position.board.phase));
}

int bornes_seat(const bornes_position* position) {
    const bornes::Board& board = position->position.board;
    return board.over() ? 0 : board.seat + 1;
}

int bornes_legal_actions(const bornes_position* position,
                         bornes_action actions[BORNES_MOST_ACTIONS]) {
    bornes::ActionList legal;
    bornes::legal_actions(position->position, legal);
    std::transform(legal.begin(), legal.end(), actions,
                   [](Action action) { return action.code(); });
    return legal.size();
}

const char* bornes_check(const bornes_position* position, bornes_action action) {
    const bornes::Refusal refusal = bornes::check(position->position, Action::from_code(action));
    return refusal == bornes::Refusal::none ? nullptr : text_of(bornes::id(refusal));
}

const char* bornes_apply(bornes_position* position, bornes_action action) {
    const bornes::Refusal refusal =
        bornes::try_apply(position->position, Action::from_code(action));
    return refusal == bornes::Refusal::none ? nullptr : text_of(bornes::id(refusal));
}

const char* bornes_refusal_sentence(const char* refusal) {
    const auto known = bornes::from_id<bornes::Refusal>(refusal);
    return known ? text_of(bornes::sentence(*known)) : nullptr;
}

size_t bornes_action_text(bornes_action action, char* text, size_t size) {
    return write(bornes::to_text(Action::from_code(action)), text, size);
}

int bornes_action_from_text(const char* text, bornes_action* action) {
    const auto read = bornes::action_from_text(text);
    if (!read) return 0;
    *action = read->code();
    return 1;
}

size_t bornes_position_json(const bornes_position* position, char* text, size_t size) {
    std::string json;
    bornes::append_json(json, position->position);
    return write(json, text, size);
}

size_t bornes_view_json(const bornes_position* position, int seat, char* text, size_t size) {
    std::string json;
    if (seat >= 0 && seat <= position->position.board.rules.players)
        bornes::append_json(
            json, bornes::view(position->position,
                               seat == 0 ? bornes::View::kSpectator : bornes::Seat(seat - 1)));
    return write(json, text, size);
}

size_t bornes_score_json(const bornes_position* position, char* text, size_t size) {
    std::string json;
    bornes::append_scores_json(json, position->position.board);
    return write(json, text, size);
}

int bornes_total(const bornes_position* position, int team) {
    const bornes::Board& board = position->position.board;
    if (team < 1 || team > board.rules.teams) return 0;
    return board.over() ? bornes::totals_after(board)[team - 1] : board.totals[team - 1];
}

bornes_bot* bornes_bot_new(const char* level, uint64_t seed) {
    const auto known = bornes::from_id<bornes::Level>(level);
    return known ? new bornes_bot{bornes::make_bot(*known, seed)} : nullptr;
}
void bornes_bot_free(bornes_bot* bot) { delete bot; }

int bornes_choose(bornes_bot* bot, const bornes_position* position, int rollouts,
                  bornes_action* action) {
    const bornes::Board& board = position->position.board;
    if (board.over()) return 0;
    const bornes::View seen = bornes::view(position->position, board.seat);
    *action = bot->bot->think(seen, bornes::Budget::of_rollouts(rollouts)).action.code();
    return 1;
}
