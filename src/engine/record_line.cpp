#include "record_line.h"

#include <algorithm>

#include "bornes/settings.h"
#include "bornes/utf8.h"

namespace bornes {
namespace {

using Step = RecordReader::Step;

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string range_text(std::string_view what, int min, int max) {
    std::string text(what);
    text.append(" is a number from ").append(std::to_string(min));
    return text.append(" to ").append(std::to_string(max)).append(", without leading zeros");
}

// "2 `roll`"
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
        text.append(text.empty() ? "the deck lacks " : ", ").append(count_text(missing, card));
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
        return fault_here("the game is over, nothing may follow");
    if (is_digit(words_.peek().front())) return read_action();
    for (const Kind& kind : kKinds)
        if (kind.word == words_.peek()) {
            words_.take();
            return (this->*kind.read)();
        }
    return fault_here("no line begins with " + backquoted(words_.peek()) +
                      ": rules, players, set, seat, tag, hand, deck or a seat's number");
}

RecordLine::Outcome RecordLine::read_version() {
    if (words_.peek() != "bornes-record")
        return fault_here("a record begins with `bornes-record 1`");
    words_.take();
    if (words_.done()) return fault_here("the version is missing: `bornes-record 1`");
    if (words_.peek() != "1")
        return fault_here("the version " + backquoted(words_.peek()) + " is not known, only 1 is");
    words_.take();
    if (auto fault = extra_word()) return *std::move(fault);
    reader_.begun_ = true;
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_rules() {
    if (reader_.record_.edition) return fault_at_start("`rules` is given already");
    if (words_.done()) return fault_here("the edition is missing after `rules`");
    const std::optional<Edition> edition = from_id<Edition>(words_.peek());
    if (!edition) return fault_here("there is no edition " + backquoted(words_.peek()));
    words_.take();
    if (auto fault = extra_word()) return *std::move(fault);
    reader_.record_.edition = edition;
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_players() {
    if (!reader_.record_.edition) return fault_at_start("`rules` comes before `players`");
    if (reader_.record_.players) return fault_at_start("`players` is given already");
    auto players = take_number("the number of players", kMinPlayers, kMaxPlayers);
    if (auto* fault = std::get_if<TextFault>(&players)) return std::move(*fault);
    if (auto fault = extra_word()) return *std::move(fault);
    reader_.record_.players = std::get<int>(players);
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_set() {
    if (std::string why = misplaced_option(); !why.empty()) return fault_at_start(std::move(why));
    if (words_.done()) return fault_here("the name of a house rule is missing after `set`");
    const std::string_view name = words_.peek();
    const Setting* const setting = find_setting(name);
    if (setting == nullptr) return fault_here("there is no house rule " + backquoted(name));
    if (setting->in_house_rules(reader_.record_.house))
        return fault_here(backquoted(name) + " is set already");
    words_.take();
    if (words_.done()) return fault_here("the value of " + backquoted(name) + " is missing");
    HouseRules house = reader_.record_.house;
    if (std::string why = set_house_rule(house, name, words_.peek()); !why.empty())
        return fault_here(std::move(why));
    words_.take();
    if (auto fault = extra_word()) return *std::move(fault);
    reader_.record_.house = house;
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_seat() {
    if (std::string why = misplaced_option(); !why.empty()) return fault_at_start(std::move(why));
    const std::size_t offset = words_.offset();
    auto number = take_number("a seat", 1, *reader_.record_.players);
    if (auto* fault = std::get_if<TextFault>(&number)) return std::move(*fault);
    std::string& name = reader_.record_.seats[static_cast<std::size_t>(std::get<int>(number) - 1)];
    if (!name.empty()) return TextFault{"the seat has a name already", offset};
    if (words_.done()) return fault_here("the name is missing");
    name = words_.rest();
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_tag() {
    if (std::string why = misplaced_option(); !why.empty()) return fault_at_start(std::move(why));
    if (words_.done()) return fault_here("the name of the tag is missing");
    std::string name(words_.peek());
    if (reader_.tag_names_.contains(name)) return fault_here("the tag is given already");
    words_.take();
    if (words_.done()) return fault_here("the text of the tag is missing");
    reader_.tag_names_.insert(name);
    reader_.record_.tags.emplace_back(std::move(name), words_.rest());
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_hand() {
    if (std::string why = misplaced_hand(); !why.empty()) return fault_at_start(std::move(why));
    auto& hands = reader_.record_.hands;
    const int players = *reader_.record_.players;
    const RulesResult made = make_rules(*reader_.record_.edition, players, reader_.record_.house);
    if (!made) return fault_at_start(std::string(sentence(made.fault)));

    const std::string next = std::to_string(hands.size() + 1);
    if (words_.done()) return fault_here("the number of the hand is missing");
    if (words_.peek() != next) return fault_here("the next hand is hand " + next);
    words_.take();
    if (words_.peek() != "dealer") return fault_here("`dealer` is expected here");
    words_.take();
    const std::size_t offset = words_.offset();
    auto seat = take_number("the dealer's seat", 1, players);
    if (auto* fault = std::get_if<TextFault>(&seat)) return std::move(*fault);
    const int dealer = std::get<int>(seat) - 1;
    const int expected = hands.empty() ? dealer : (hands.back().dealer + 1) % players;
    if (dealer != expected)
        return TextFault{"the deal passes to the left, to seat " + std::to_string(expected + 1),
                         offset};
    if (auto fault = extra_word()) return *std::move(fault);
    reader_.rules_ = made.rules;
    hands.push_back({.dealer = dealer, .deck = {}, .actions = {}});
    return Step::nothing;
}

RecordLine::Outcome RecordLine::read_deck() {
    if (reader_.record_.hands.empty()) return fault_at_start("a `hand` line comes before the deck");
    Record::HandRecord& hand = reader_.record_.hands.back();
    if (hand.deck) return fault_at_start("the deck of this hand is given already");
    auto deck = take_deck();
    if (auto* fault = std::get_if<TextFault>(&deck)) return std::move(*fault);
    hand.deck = std::get<DeckOrder>(deck);
    auto& position = reader_.position_;
    position =
        position ? deal_next(*position, *hand.deck) : deal(reader_.rules_, *hand.deck, hand.dealer);
    return Step::dealt;
}

std::variant<DeckOrder, TextFault> RecordLine::take_deck() {
    const Rules& rules = reader_.rules_;
    DeckOrder deck{};
    Counts counts{};
    for (std::size_t place = 0; !words_.done(); ++place) {
        const std::optional<Card> card = from_id<Card>(words_.peek());
        if (!card) return fault_here("there is no card " + backquoted(words_.peek()));
        int& count = counts[static_cast<std::size_t>(index(*card))];
        if (++count > rules.count(*card))
            return fault_here("one card too many: the deck has " +
                              count_text(rules.count(*card), *card));
        deck[place] = *card;
        words_.take();
    }
    if (std::string why = missing_cards(rules, counts); !why.empty())
        return fault_here(std::move(why));
    return deck;
}

RecordLine::Outcome RecordLine::read_action() {
    if (std::string why = misplaced_action(); !why.empty()) return fault_at_start(std::move(why));
    Position& position = *reader_.position_;
    auto seat = take_number("a seat", 1, *reader_.record_.players);
    if (auto* fault = std::get_if<TextFault>(&seat)) return std::move(*fault);
    const int to_act = position.board.seat + 1;
    if (std::get<int>(seat) != to_act)
        return fault_at_start("it is seat " + std::to_string(to_act) + " that must act");

    const std::size_t offset = words_.offset();
    auto parsed = action_from_text(words_.rest());
    if (auto* fault = std::get_if<TextFault>(&parsed))
        return TextFault{std::move(fault->why), offset + fault->offset};
    const Action action = std::get<Action>(parsed);
    const Refusal refusal = check(position, action);
    if (refusal != Refusal::none) {
        const bool missing = refusal == Refusal::hazard_needs_team;
        return TextFault{std::string(sentence(refusal)),
                         offset + (missing ? words_.rest().size() : 0)};
    }
    apply(position, action);
    reader_.record_.hands.back().actions.push_back(action);
    return Step::acted;
}

std::string RecordLine::misplaced_option() const {
    if (!reader_.record_.players) return "`rules` and `players` come first";
    if (!reader_.record_.hands.empty()) return "lines of the header come before the first hand";
    return {};
}

std::string RecordLine::misplaced_hand() const {
    if (!reader_.record_.players) return "`rules` and `players` come first";
    const auto& hands = reader_.record_.hands;
    if (hands.empty()) return {};
    if (hands.size() == kMostHands)
        return "a game has at most " + std::to_string(kMostHands) + " hands";
    if (hands.back().deck && reader_.position_->board.over()) return {};
    return "hand " + std::to_string(hands.size()) + " is not over yet";
}

std::string RecordLine::misplaced_action() const {
    const auto& hands = reader_.record_.hands;
    if (hands.empty()) return "a `hand` line comes before the actions";
    if (!hands.back().deck) return "a `deck` line comes before the actions";
    if (reader_.position_->board.over()) return std::string(sentence(Refusal::hand_is_over));
    return {};
}

std::variant<int, TextFault> RecordLine::take_number(std::string_view what, int min, int max) {
    if (words_.done()) return fault_here("a number is missing: " + range_text(what, min, max));
    const std::optional<int> number = number_from(words_.peek());
    if (!number || *number < min || *number > max) return fault_here(range_text(what, min, max));
    words_.take();
    return *number;
}

std::optional<TextFault> RecordLine::extra_word() const {
    if (words_.done()) return std::nullopt;
    return fault_here("the line should end before " + backquoted(words_.peek()));
}

}  // namespace bornes
