#include "bornes/notation.h"

#include "bornes/rules.h"
#include "bornes/utf8.h"
#include "text.h"

namespace bornes {
namespace {

using namespace detail;

using Parsed = Result<Action>;
using Code = TextFaultCode;

// Parses `on TEAM` after a hazard.
Parsed parse_attack(Words& words, Card hazard) {
    if (words.peek() != "on") return TextFault{Code::team_expected, {}, words.offset()};
    words.take();
    if (words.done()) return TextFault{Code::team_missing, {}, words.offset()};
    const std::size_t offset = words.offset();
    const std::optional<int> team = number_from(words.take());
    if (!team || *team < 1 || *team > kMaxTeams)
        return TextFault{Code::team_out_of_range, {"1", std::to_string(kMaxTeams)}, offset};
    return Action::attack(hazard, *team - 1);
}

Parsed parse_card_action(Words& words, std::string_view verb) {
    if (words.done()) return TextFault{Code::card_missing, {backquoted(verb)}, words.offset()};
    const std::size_t offset = words.offset();
    const std::string_view name = words.take();
    const std::optional<Card> card = from_id<Card>(name);
    if (!card) return TextFault{Code::unknown_card, {backquoted(name)}, offset};
    if (verb == "discard") return Action::discard(*card);
    if (verb == "coup-fourre") {
        if (is_safety(*card)) return Action::coup_fourre(*card);
        return TextFault{Code::not_a_safety, {backquoted(name)}, offset};
    }
    if (is_hazard(*card) && !words.done()) return parse_attack(words, *card);
    return Action::play(*card);
}

Parsed parse_action(Words& words) {
    if (words.done()) return TextFault{Code::action_missing, {}, words.offset()};
    const std::size_t offset = words.offset();
    const std::string_view verb = words.take();
    if (verb == "decline") return Action::decline();
    if (verb == "extend") return Action::extend();
    if (verb == "finish") return Action::finish();
    if (verb == "play" || verb == "discard" || verb == "coup-fourre")
        return parse_card_action(words, verb);
    return TextFault{Code::unknown_action, {backquoted(verb)}, offset};
}

}  // namespace

void append_text(std::string& out, Action action) {
    if (!action.well_formed()) return;
    switch (action.verb()) {
        case Verb::play: out.append("play ").append(id(action.card())); break;
        case Verb::discard: out.append("discard ").append(id(action.card())); break;
        case Verb::attack:
            out.append("play ").append(id(action.card())).append(" on ");
            out += static_cast<char>('1' + action.team());
            break;
        case Verb::answer:
            if (action.is_decline())
                out.append("decline");
            else
                out.append("coup-fourre ").append(id(action.card()));
            break;
        case Verb::extension: out.append(action == Action::extend() ? "extend" : "finish"); break;
    }
}

std::string to_text(Action action) {
    std::string text;
    append_text(text, action);
    return text;
}

Result<Action> action_from_text(std::string_view text) {
    Words words(text);
    Parsed parsed = parse_action(words);
    if (parsed && !words.done())
        return TextFault{Code::action_goes_on, {backquoted(words.peek())}, words.offset()};
    return parsed;
}

}  // namespace bornes
