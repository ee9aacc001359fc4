// The engine's nouns and verbs for a page or node. bornes.mjs wraps them in classes.
//
// Rules and positions are held by handles. Seats, teams and dealers count from 0 here, as in C++;
// texts and JSON count them from 1. Whatever the host passes in, no call traps: a call that cannot
// succeed returns kNoHandle, kNo or a refusal, and leaves the reason in the output.
#include <cstdint>
#include <string>
#include <string_view>

#include "bornes/bornes.h"
#include "export.h"
#include "positions.h"
#include "text.h"
#include "words.h"

namespace bornes::wasm {

Handles<Rules> all_rules;
Handles<Position> positions;

int answer(int result, std::string_view text) {
    output().append(text);
    return result;
}

std::string_view read_deck(const Rules& rules, DeckOrder& deck) {
    std::string_view text = input();
    int size = 0;
    for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
        const std::optional<Card> card = from_id<Card>(word);
        if (!card) return "the deck has a word that is no card";
        if (size == rules.deck_size()) return "the deck has too many cards";
        deck[static_cast<std::size_t>(size++)] = *card;
    }
    if (size == rules.deck_size()) return {};
    return sentence(DealFault::wrong_deck);
}

std::optional<ChosenRules> read_choice(int players) {
    std::string_view text = input();
    const std::optional<Edition> edition = from_id<Edition>(take_word(text));
    if (!edition) return answer(kNo, "there is no such edition"), std::nullopt;
    ChosenRules chosen{.edition = *edition, .house = {}, .rules = {}};
    for (std::string_view name = take_word(text); !name.empty(); name = take_word(text)) {
        if (const auto fault = set_house_rule(chosen.house, name, take_word(text)))
            return answer(kNo, fault->code, fault->why()), std::nullopt;
    }
    const RulesResult made = make_rules(*edition, players, chosen.house);
    if (!made) return answer(kNo, made.fault, sentence(made.fault)), std::nullopt;
    chosen.rules = made.rules;
    return chosen;
}

namespace {

Action action_of(int code) { return Action::from_code(static_cast<std::uint8_t>(code)); }

Refusal refusal_of(const Position& position, int code) {
    if (code < 0 || code > 255) return Refusal::not_an_action;
    return check(position, action_of(code));
}

}  // namespace

// Input: the edition's id, then NAME VALUE for each house rule. Returns rules, or kNoHandle.
BORNES_EXPORT(make_rules) int make_rules_of(int players) {
    const std::optional<ChosenRules> chosen = read_choice(players);
    return chosen ? held(all_rules, chosen->rules) : kNoHandle;
}

BORNES_EXPORT(release_rules) void release_rules(int handle) { all_rules.release(handle); }

// Output: the ids of a deck in dealing order, separated by blanks. Returns 1, or kNo.
BORNES_EXPORT(shuffled_deck) int shuffled_deck_of(int rules_handle, std::uint64_t seed) {
    const Rules* const rules = all_rules.find(rules_handle);
    if (rules == nullptr) return answer(kNo, kNoRules);
    Random random(seed);
    const DeckOrder deck = shuffled_deck(*rules, random);
    std::string& out = output();
    for (int i = 0; i < rules->deck_size(); ++i)
        out.append(i == 0 ? "" : " ").append(id(deck[static_cast<std::size_t>(i)]));
    return 1;
}

// Input: the deck. Returns a position, or kNoHandle.
BORNES_EXPORT(deal) int deal_hand(int rules_handle, int dealer) {
    const Rules* const rules = all_rules.find(rules_handle);
    if (rules == nullptr) return answer(kNoHandle, kNoRules);
    if (dealer < 0 || dealer >= kMaxPlayers) dealer = kNoSeat;
    DeckOrder deck{};
    const std::string_view fault = read_deck(*rules, deck);
    if (!fault.empty()) return answer(kNoHandle, fault);
    const DealResult dealt = deal(*rules, deck, dealer);
    if (!dealt) return answer(kNoHandle, dealt.fault, sentence(dealt.fault));
    return held(positions, dealt.position);
}

// Input: the deck. Turns the position into the next hand of its game. Returns 1, or kNo.
BORNES_EXPORT(deal_next) int deal_next_hand(int handle) {
    Position* const position = positions.find(handle);
    if (position == nullptr) return answer(kNo, kNoPosition);
    DeckOrder deck{};
    const std::string_view fault = read_deck(position->board.rules, deck);
    if (!fault.empty()) return answer(kNo, fault);
    const DealResult dealt = deal_next(*position, deck);
    if (!dealt) return answer(kNo, dealt.fault, sentence(dealt.fault));
    *position = dealt.position;
    return 1;
}

// Returns a copy of the position, or kNoHandle.
BORNES_EXPORT(copy) int copy_of(int handle) {
    const Position* const position = positions.find(handle);
    if (position == nullptr) return answer(kNoHandle, kNoPosition);
    return held(positions, Position(*position));
}

BORNES_EXPORT(release) void release(int handle) { positions.release(handle); }

// Output: one byte per action. Returns how many there are, or kNo.
BORNES_EXPORT(legal_actions) int legal_actions_of(int handle) {
    const Position* const position = positions.find(handle);
    if (position == nullptr) return answer(kNo, kNoPosition);
    ActionList list;
    legal_actions(*position, list);
    std::string& out = output();
    for (const Action action : list) out += static_cast<char>(action.code());
    return list.size();
}

// Returns the number of the refusal, 0 if the action is legal, or kNo. Output: the refusal's
// sentence.
BORNES_EXPORT(check) int check_code(int handle, int code) {
    const Position* const position = positions.find(handle);
    if (position == nullptr) return answer(kNo, kNoPosition);
    const Refusal refusal = refusal_of(*position, code);
    return answer(static_cast<int>(refusal), sentence(refusal));
}

// Same as check, and applies a legal action.
BORNES_EXPORT(apply) int apply_code(int handle, int code) {
    const int refusal = check_code(handle, code);
    if (refusal == static_cast<int>(Refusal::none)) apply(*positions.find(handle), action_of(code));
    return refusal;
}

// Output: the id of a refusal. Returns 1, or kNo.
BORNES_EXPORT(refusal_id) int refusal_id(int refusal) {
    if (refusal < 0 || refusal >= kCount<Refusal>) return answer(kNo, "there is no such refusal");
    return answer(1, id(static_cast<Refusal>(refusal)));
}

// Input: an action's text. Returns its code, or kNo.
BORNES_EXPORT(action_from_text) int code_from_text() {
    const Result<Action> parsed = action_from_text(input());
    if (parsed) return parsed->code();
    return answer(kNo, parsed.fault().code, parsed.fault().why());
}

// Output: the text of an action. Returns 1, or kNo.
BORNES_EXPORT(to_text) int text_of_code(int code) {
    if (code < 0 || code > 255 || !action_of(code).well_formed())
        return answer(kNo, sentence(Refusal::not_an_action));
    append_text(output(), action_of(code));
    return 1;
}

// Output: the referee's JSON. Returns 1, or kNo.
BORNES_EXPORT(position_json) int position_json(int handle) {
    const Position* const position = positions.find(handle);
    if (position == nullptr) return answer(kNo, kNoPosition);
    append_json(output(), *position);
    return 1;
}

// Output: the JSON of what a seat may see; -1 is a spectator. Returns 1, or kNo.
BORNES_EXPORT(view_json) int view_json(int handle, int seat) {
    const Position* const position = positions.find(handle);
    if (position == nullptr) return answer(kNo, kNoPosition);
    if (seat < View::kSpectator || seat >= position->board.rules.players)
        return answer(kNo, "the seat is not at the table");
    append_json(output(), view(*position, seat));
    return 1;
}

// Output: the JSON of every team's score if the hand ended now. Returns 1, or kNo.
BORNES_EXPORT(score_json) int score_json(int handle) {
    const Position* const position = positions.find(handle);
    if (position == nullptr) return answer(kNo, kNoPosition);
    append_scores_json(output(), position->board);
    return 1;
}

// Output: the JSON of what is at stake in the choice of an extension. Returns 1, or kNo if that
// choice is not open.
BORNES_EXPORT(stakes_json) int stakes_json(int handle) {
    const Position* const position = positions.find(handle);
    if (position == nullptr) return answer(kNo, kNoPosition);
    if (position->board.phase != Phase::extension)
        return answer(kNo, sentence(Refusal::nothing_to_extend));
    append_stakes_json(output(), position->board);
    return 1;
}

BORNES_EXPORT(signature) std::uint64_t signature_of_engine() { return signature(); }

}  // namespace bornes::wasm
