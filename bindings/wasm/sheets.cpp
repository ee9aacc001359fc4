// The score of a hand of real cards, for a page or node program that keeps score.
#include <charconv>
#include <optional>
#include <string_view>

#include "bornes/sheet.h"
#include "engine/json_writer.h"
#include "export.h"
#include "positions.h"
#include "text.h"
#include "words.h"

namespace bornes::wasm {
namespace {

using detail::JsonWriter;

// Reads `completed-by N`, `extended-by N`, `delayed-action`, and for each team `team`, then `cards`
// or `miles M T`, numbers, `safety ID` and `coup-fourre ID`. Teams count from 1.
class Reading {
public:
    explicit Reading(std::string_view text) : text_(text) {}

    // Returns nothing if a word is not expected where it stands.
    std::optional<HandEntry> read() {
        for (std::string_view word = take_word(text_); !word.empty(); word = take_word(text_))
            if (!take_answer(word) && !take_of_team(word)) return std::nullopt;
        return hand_;
    }

private:
    bool take_answer(std::string_view word) {
        if (word == "completed-by") return take_team(hand_.completed_by);
        if (word == "extended-by") return take_team(hand_.extended_by);
        if (word != "delayed-action") return false;
        hand_.delayed_action = true;
        return true;
    }

    bool take_of_team(std::string_view word) {
        if (word == "team") {
            hand_.teams.emplace_back();
            return true;
        }
        if (hand_.teams.empty()) return false;
        TeamEntry& team = hand_.teams.back();
        if (word == "safety") return take_card(team.safeties);
        if (word == "coup-fourre") return take_card(team.coup_fourres);
        if (word == "cards") return take_cards(team.distance.emplace<EnteredCards>());
        if (word != "miles") return false;
        auto& sum = team.distance.emplace<EnteredMiles>();
        return number(take_word(text_), sum.miles) && number(take_word(text_), sum.two_hundreds);
    }

    // Takes all numbers that follow.
    bool take_cards(EnteredCards& cards) {
        for (;;) {
            std::string_view rest = text_;
            int miles = 0;
            if (!number(take_word(rest), miles)) return true;
            cards.push_back(miles);
            text_ = rest;
        }
    }

    bool take_card(std::vector<Card>& cards) {
        const std::optional<Card> card = from_id<Card>(take_word(text_));
        if (card) cards.push_back(*card);
        return card.has_value();
    }

    bool take_team(Team& team) {
        int count = 0;
        if (!number(take_word(text_), count) || count < 1 || count > kMaxTeams) return false;
        team = count - 1;
        return true;
    }

    static bool number(std::string_view word, int& value) {
        const char* const last = word.data() + word.size();
        const auto [end, error] = std::from_chars(word.data(), last, value);
        return error == std::errc{} && end == last && !word.empty();
    }

    std::string_view text_;
    HandEntry hand_;
};

void write_fault(JsonWriter& json, const SheetFault& fault) {
    json.object([&] {
        json.field("code", id(fault.code));
        json.key("arguments").object([&] {
            for (const auto& [name, value] : fault.arguments) json.field(name, value);
        });
        json.field("why", fault.why());
    });
}

}  // namespace

// Input: a hand as words. Output: {"score":[...]}, or {"fault":{...}} if no hand can end like that.
// Returns 1, or kNo.
BORNES_EXPORT(score_entered) int score_entered(int rules_handle) {
    const Rules* const rules = all_rules.find(rules_handle);
    if (rules == nullptr) return answer(kNo, kNoRules);
    const std::optional<HandEntry> hand = Reading(input()).read();
    if (!hand) return answer(kNo, "the hand has a word that has no meaning there");
    const auto scores = score(*rules, *hand);
    std::string& out = output();
    if (scores) {
        append_scores_json(out.append(R"({"score":)"), std::span(*scores).first(rules->teams));
        out += '}';
        return 1;
    }
    JsonWriter json(out);
    json.object([&] { write_fault(json.key("fault"), scores.fault()); });
    return 1;
}

}  // namespace bornes::wasm
