#include "record_line.h"

#include <algorithm>

#include "bornes/settings.h"
#include "bornes/utf8.h"

namespace bornes::detail {
namespace {

using Step = RecordReader::Step;

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Returns a number of cards with the name of the card: "2 `roll`".
std::string count_text(int count, Card card) {
    return std::to_string(count).append(" ").append(backquoted(id(card)));
}

using Counts = std::array<int, kCardKinds>;

std::string missing_cards(const Rules& rules, const Counts& counts) {
    std::string text;
    for (int i = 0; i < kCardKinds; ++i) {
        const Card card = card_at(i);
        const int missing = rules.count(card) - counts[static_cast<std::size_t>(i)];
        if (missing == 0) continue;
        text.append(text.empty() ? "" : ", ").append(count_text(missing, card));
    }
    return text;
}

}  // namespace

const std::array<RecordLine::Kind, 7> RecordLine::kKinds{{
    {"rules", &RecordLine::read_rules},
    {"players", &RecordLine::read_players},
    {"set", &RecordLine::read_set},
    {"seat", &RecordLine::read_seat},
    {"tag", &RecordLine::read_tag},
    {"hand", &RecordLine::read_hand},
    {"deck", &RecordLine::read_deck},
}};

RecordLine::Outcome RecordLine::read() {
    if (words_.done()) return Step::nothing;
    start_ = words_.offset();
    if (!reader_.begun_) return read_version();
    if (reader_.position_ && reader_.position_->board.phase == Phase::game_over)
        return fault_here(Code::game_is_over);
    if (is_digit(words_.peek().front())) return read_action();
    for (const Kind& kind : kKinds)
        if (kind.word == words_.peek()) {
            words_.take();
            return (this->*kind.read)();
        }
    return fault_here(Code::unknown_line, {backquoted(words_.peek())});
}

RecordLine::Outcome RecordLine::read_version() {
    if (words_.peek() != "bornes-record") return fault_here(Code::record_line_missing);
    words_.take();
    if (words_.done()) return fault_here(Code::version_missing);
    if (words_.peek() != "1") return fault_here(Code::unknown_version, {backquoted(words_.peek())});
    words_.take();
    if (auto fault = extra_word()) return *std::move(fault);
    reader_.begun_ = true;
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_rules() {
    if (reader_.record_.edition) return fault_at_start(Code::rules_given);
    if (words_.done()) return fault_here(Code::edition_missing);
    const std::optional<Edition> edition = from_id<Edition>(words_.peek());
    if (!edition) return fault_here(Code::unknown_edition, {backquoted(words_.peek())});
    words_.take();
    if (auto fault = extra_word()) return *std::move(fault);
    reader_.record_.edition = edition;
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_players() {
    if (!reader_.record_.edition) return fault_at_start(Code::rules_come_first);
    if (reader_.record_.players) return fault_at_start(Code::players_given);
    auto players =
        take_number(Code::players_missing, Code::players_out_of_range, kMinPlayers, kMaxPlayers);
    if (!players) return players.fault();
    if (auto fault = extra_word()) return *std::move(fault);
    reader_.record_.players = *players;
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_set() {
    if (auto fault = misplaced_option()) return *std::move(fault);
    if (words_.done()) return fault_here(Code::setting_missing);
    const std::string_view name = words_.peek();
    const Setting* const setting = find_setting(name);
    if (setting == nullptr) return fault_here(Code::unknown_setting, {backquoted(name)});
    if (setting->in_house_rules(reader_.record_.house))
        return fault_here(Code::setting_given, {backquoted(name)});
    words_.take();
    if (words_.done()) return fault_here(Code::value_missing, {backquoted(name)});
    HouseRules house = reader_.record_.house;
    if (auto fault = set_house_rule(house, name, words_.peek()))
        return fault_here(fault->code, std::move(fault->arguments));
    words_.take();
    if (auto fault = extra_word()) return *std::move(fault);
    reader_.record_.house = house;
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_seat() {
    if (auto fault = misplaced_option()) return *std::move(fault);
    const std::size_t offset = words_.offset();
    auto number =
        take_number(Code::seat_missing, Code::seat_out_of_range, 1, *reader_.record_.players);
    if (!number) return number.fault();
    std::string& name = reader_.record_.seats[static_cast<std::size_t>(*number - 1)];
    if (!name.empty()) return TextFault{Code::seat_has_name, {}, offset};
    if (words_.done()) return fault_here(Code::name_missing);
    name = words_.rest();
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_tag() {
    if (auto fault = misplaced_option()) return *std::move(fault);
    if (words_.done()) return fault_here(Code::tag_missing);
    std::string name(words_.peek());
    if (reader_.tag_names_.contains(name)) return fault_here(Code::tag_given);
    words_.take();
    if (words_.done()) return fault_here(Code::tag_text_missing);
    reader_.tag_names_.insert(name);
    reader_.record_.tags.emplace_back(std::move(name), words_.rest());
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_hand() {
    if (auto fault = misplaced_hand()) return *std::move(fault);
    auto& hands = reader_.record_.hands;
    const int players = *reader_.record_.players;
    const RulesResult made = make_rules(*reader_.record_.edition, players, reader_.record_.house);
    if (!made) return fault_at_start(Code::rules_do_not_fit, {std::string(id(made.fault))});

    const std::string next = std::to_string(hands.size() + 1);
    if (words_.done()) return fault_here(Code::hand_number_missing);
    if (words_.peek() != next) return fault_here(Code::wrong_hand_number, {next});
    words_.take();
    if (words_.peek() != "dealer") return fault_here(Code::dealer_expected);
    words_.take();
    const std::size_t offset = words_.offset();
    auto seat = take_number(Code::dealer_missing, Code::dealer_out_of_range, 1, players);
    if (!seat) return seat.fault();
    const int dealer = *seat - 1;
    const int expected = hands.empty() ? dealer : (hands.back().dealer + 1) % players;
    if (dealer != expected)
        return TextFault{Code::wrong_dealer, {std::to_string(expected + 1)}, offset};
    if (auto fault = extra_word()) return *std::move(fault);
    reader_.rules_ = made.rules;
    hands.push_back({.dealer = dealer, .deck = {}, .actions = {}});
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_deck() {
    if (reader_.record_.hands.empty()) return fault_at_start(Code::hand_comes_before_deck);
    Record::HandRecord& hand = reader_.record_.hands.back();
    if (hand.deck) return fault_at_start(Code::deck_given);
    auto deck = take_deck();
    if (!deck) return deck.fault();
    hand.deck = *deck;
    auto& position = reader_.position_;
    position =
        position ? deal_next(*position, *hand.deck) : deal(reader_.rules_, *hand.deck, hand.dealer);
    return Step::dealt;
}

Result<DeckOrder> RecordLine::take_deck() {
    const Rules& rules = reader_.rules_;
    DeckOrder deck{};
    Counts counts{};
    for (std::size_t place = 0; !words_.done(); ++place) {
        const std::optional<Card> card = from_id<Card>(words_.peek());
        if (!card) return fault_here(Code::unknown_card, {backquoted(words_.peek())});
        int& count = counts[static_cast<std::size_t>(index(*card))];
        if (++count > rules.count(*card))
            return fault_here(Code::too_many_cards, {count_text(rules.count(*card), *card)});
        deck[place] = *card;
        words_.take();
    }
    if (std::string missing = missing_cards(rules, counts); !missing.empty())
        return fault_here(Code::cards_missing, {std::move(missing)});
    return deck;
}

RecordLine::Outcome RecordLine::read_action() {
    if (auto fault = misplaced_action()) return *std::move(fault);
    Position& position = *reader_.position_;
    auto seat =
        take_number(Code::seat_missing, Code::seat_out_of_range, 1, *reader_.record_.players);
    if (!seat) return seat.fault();
    const int to_act = position.board.seat + 1;
    if (*seat != to_act) return fault_at_start(Code::wrong_seat, {std::to_string(to_act)});

    const std::size_t offset = words_.offset();
    const Result<Action> action = action_from_text(words_.rest());
    if (!action) {
        TextFault fault = action.fault();
        fault.offset += offset;
        return fault;
    }
    const Refusal refusal = try_apply(position, *action);
    if (refusal != Refusal::none) {
        const bool missing = refusal == Refusal::hazard_needs_team;
        return TextFault{Code::refused,
                         {std::string(id(refusal))},
                         offset + (missing ? words_.rest().size() : 0)};
    }
    reader_.record_.hands.back().actions.push_back(*action);
    return Step::acted;
}

std::optional<TextFault> RecordLine::misplaced_option() const {
    if (!reader_.record_.players) return fault_at_start(Code::rules_and_players_come_first);
    if (!reader_.record_.hands.empty()) return fault_at_start(Code::header_comes_first);
    return std::nullopt;
}

std::optional<TextFault> RecordLine::misplaced_hand() const {
    if (!reader_.record_.players) return fault_at_start(Code::rules_and_players_come_first);
    const auto& hands = reader_.record_.hands;
    if (hands.empty()) return std::nullopt;
    if (hands.size() == kMostHands)
        return fault_at_start(Code::too_many_hands, {std::to_string(kMostHands)});
    if (hands.back().deck && reader_.position_->board.over()) return std::nullopt;
    return fault_at_start(Code::hand_not_over, {std::to_string(hands.size())});
}

std::optional<TextFault> RecordLine::misplaced_action() const {
    const auto& hands = reader_.record_.hands;
    if (hands.empty()) return fault_at_start(Code::hand_comes_before_actions);
    if (!hands.back().deck) return fault_at_start(Code::deck_comes_before_actions);
    if (reader_.position_->board.over())
        return fault_at_start(Code::refused, {std::string(id(Refusal::hand_is_over))});
    return std::nullopt;
}

Result<int> RecordLine::take_number(Code missing, Code out_of_range, int min, int max) {
    const Arguments range{std::to_string(min), std::to_string(max)};
    if (words_.done()) return fault_here(missing, range);
    const std::optional<int> number = number_from(words_.peek());
    if (!number || *number < min || *number > max) return fault_here(out_of_range, range);
    words_.take();
    return *number;
}

std::optional<TextFault> RecordLine::extra_word() const {
    if (words_.done()) return std::nullopt;
    return fault_here(Code::line_goes_on, {backquoted(words_.peek())});
}

}  // namespace bornes::detail
