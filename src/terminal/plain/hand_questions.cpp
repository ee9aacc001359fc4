#include "terminal/plain/hand_questions.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <numeric>
#include <sstream>

#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

using words::Voice;
using words::Word;
namespace phrase = words::phrase;

std::optional<int> number_in(std::string_view text) {
    int value = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    if (text.empty() || error != std::errc{} || end != last || value < 0) return std::nullopt;
    return value;
}

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

bool is_distance(int miles) {
    for (int i = 0; i < kCardKinds; ++i)
        if (is_distance(card_at(i)) && miles_of(card_at(i)) == miles) return true;
    return false;
}

// "3x100": three cards of 100.
bool add_cards(EnteredCards& cards, std::string_view word) {
    const std::size_t times = word.find('x');
    const std::optional<int> count =
        times == std::string_view::npos ? 1 : number_in(word.substr(0, times));
    const std::optional<int> miles =
        number_in(times == std::string_view::npos ? word : word.substr(times + 1));
    if (!count || !miles || *count > kFullDeck || !is_distance(*miles)) return false;
    cards.insert(cards.end(), static_cast<std::size_t>(*count), *miles);
    return true;
}

// A name as one word: "as-du-volant".
std::string typed_name(std::string_view name) {
    std::string text = simplified(name);
    std::replace(text.begin(), text.end(), ' ', '-');
    return text;
}

std::optional<Card> safety_beginning_with(const Voice& voice, std::string_view word) {
    const std::string start = typed_name(word);
    std::optional<Card> found;
    for (int i = 0; i < kSafeties; ++i) {
        const Card card = safety_at(i);
        if (start.empty() || !(typed_name(voice(words::name_of(card))).starts_with(start) ||
                               id(card).starts_with(start)))
            continue;
        if (found) return std::nullopt;
        found = card;
    }
    return found;
}

std::string safety_names(const Voice& voice) {
    std::string names;
    for (int i = 0; i < kSafeties; ++i)
        names.append(i > 0 ? ", " : "").append(typed_name(voice(words::name_of(safety_at(i)))));
    return names;
}

int miles_of_entry(const TeamEntry& team) {
    if (const auto* sum = std::get_if<EnteredMiles>(&team.distance)) return sum->miles;
    const auto& cards = std::get<EnteredCards>(team.distance);
    return std::accumulate(cards.begin(), cards.end(), 0);
}

}  // namespace

std::optional<std::variant<EnteredMiles, EnteredCards>> distance_from(const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    if (words.empty()) return EnteredMiles{};
    if (words.size() == 1)
        if (const std::optional<int> sum = number_in(words[0])) return EnteredMiles{*sum, 0};
    EnteredCards cards;
    for (const std::string& word : words)
        if (!add_cards(cards, word)) return std::nullopt;
    return cards;
}

std::optional<TeamEntry> safeties_from(const Voice& voice, const std::string& line) {
    TeamEntry team;
    for (std::string word : words_of(line)) {
        const bool crosswise = word.ends_with('*');
        if (crosswise) word.pop_back();
        const std::optional<Card> card = safety_beginning_with(voice, word);
        if (!card || std::count(team.safeties.begin(), team.safeties.end(), *card) > 0)
            return std::nullopt;
        team.safeties.push_back(*card);
        if (crosswise) team.coup_fourres.push_back(*card);
    }
    return team;
}

std::string tell_fault(const Voice& voice, const SheetFault& fault,
                       const std::vector<std::string>& team_names) {
    std::vector<std::string> values;
    values.reserve(fault.arguments.size());
    std::vector<words::Slot> slots;
    for (const auto& [name, value] : fault.arguments) {
        const bool is_team = name == "team" || name == "other";
        const std::optional<Card> card = name == "card" ? from_id<Card>(value) : std::nullopt;
        const auto number = static_cast<std::size_t>(number_in(value).value_or(0));
        if (is_team && number >= 1 && number <= team_names.size())
            values.push_back(team_names[number - 1]);
        else
            values.push_back(card ? std::string(voice(words::name_of(*card))) : value);
        slots.push_back({name, values.back(), !is_team && !card});
    }
    // Faults that these questions cannot cause have no translation.
    return voice.say(fmt::format("keeper.fault.{}", id(fault.code)), slots)
        .value_or(fault.why() + ".");
}

HandQuestions::HandQuestions(const Rules& rules, const Voice& voice,
                             std::vector<std::string> team_names, Ask ask)
    : rules_(rules), voice_(voice), names_(std::move(team_names)), ask_(std::move(ask)) {}

std::optional<int> HandQuestions::ask_number(const std::string& question, int most) {
    while (const auto line = ask_(question)) {
        const std::optional<int> number = line->empty() ? 0 : number_in(*line);
        if (number && *number <= most) return number;
    }
    return std::nullopt;
}

bool HandQuestions::ask_team(HandEntry& hand, int team) {
    TeamEntry& entry = hand.teams[static_cast<std::size_t>(team)];
    const std::string& name = names_[static_cast<std::size_t>(team)];
    std::string hint;
    for (;;) {
        const auto line = ask_(hint + voice_(phrase::terminal_keep_distance{.team = name}));
        if (!line) return false;
        const auto distance = distance_from(*line);
        if (distance) entry.distance = *distance;
        // No team can be past the target of the extended trip.
        const int longest = std::max<int>(rules_.target, rules_.extension);
        const int miles = distance ? miles_of_entry(entry) : 0;
        if (distance && miles <= longest) break;
        hint = distance ? voice_(phrase::keeper_fault_past_target{
                              .miles = miles, .target = longest, .team = name})
                        : std::string(voice_(Word::terminal_keep_distance_how));
        hint += '\n';
    }
    if (auto* sum = std::get_if<EnteredMiles>(&entry.distance);
        sum != nullptr && sum->miles >= miles_of(Card::km200)) {
        const std::string question(voice_(Word::keeper_two_hundreds));
        const auto count = ask_number(fmt::format("{} (0–{})", question, kMost200s), kMost200s);
        if (!count) return false;
        sum->two_hundreds = *count;
    }
    for (hint.clear();;) {
        const auto line = ask_(hint + voice_(phrase::terminal_keep_safeties{.team = name}));
        if (!line) return false;
        if (const auto safeties = safeties_from(voice_, *line)) {
            entry.safeties = safeties->safeties;
            entry.coup_fourres = safeties->coup_fourres;
            return true;
        }
        hint = voice_(phrase::terminal_keep_safeties_how{.names = safety_names(voice_)}) + "\n";
    }
}

bool HandQuestions::ask_extension(HandEntry& hand) {
    const bool possible = rules_.extension != kNoExtension &&
                          std::any_of(hand.teams.begin(), hand.teams.end(), [&](const auto& team) {
                              return miles_of_entry(team) >= rules_.target;
                          });
    if (!possible) return true;
    std::string choices = fmt::format("0 {}", voice_(Word::keeper_nobody));
    for (std::size_t i = 0; i < names_.size(); ++i)
        choices += fmt::format(", {} {}", i + 1, names_[i]);
    const std::string question = voice_(phrase::keeper_extended_by{.figure = rules_.extension});
    const auto team =
        ask_number(fmt::format("{} ({})", question, choices), static_cast<int>(names_.size()));
    if (!team) return false;
    hand.extended_by = *team - 1;
    return true;
}

// A team at the target has completed the trip (R6.1).
bool HandQuestions::ask_pile(HandEntry& hand) {
    const int target = hand.extended_by == kNoTeam ? rules_.target : rules_.extension;
    for (std::size_t i = 0; i < hand.teams.size(); ++i)
        if (miles_of_entry(hand.teams[i]) == target) hand.completed_by = static_cast<int>(i);
    if (hand.completed_by == kNoTeam || rules_.is_race()) return true;
    const std::string& name = names_[static_cast<std::size_t>(int{hand.completed_by})];
    const auto empty = ask_number(voice_(phrase::terminal_keep_pile{.team = name}), 1);
    if (!empty) return false;
    hand.delayed_action = *empty == 1;
    return true;
}

std::optional<HandEntry> HandQuestions::ask() {
    HandEntry hand{.teams = std::vector<TeamEntry>(rules_.teams)};
    for (int team = 0; team < rules_.teams; ++team)
        if (!ask_team(hand, team)) return std::nullopt;
    if (!ask_extension(hand) || !ask_pile(hand)) return std::nullopt;
    return hand;
}

}  // namespace bornes::terminal
