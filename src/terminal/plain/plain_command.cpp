#include "terminal/plain/plain_command.h"

#include <algorithm>
#include <array>
#include <vector>

#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

using Kind = Command::Kind;

struct Named {
    Word word;
    Kind kind;
};
constexpr std::array kCommands{
    Named{Word::command_play, Kind::play},
    Named{Word::command_discard, Kind::discard},
    Named{Word::command_coup_fourre, Kind::coup_fourre},
    Named{Word::command_decline, Kind::decline},
    Named{Word::command_extend, Kind::extend},
    Named{Word::command_finish, Kind::finish},
    Named{Word::command_hand, Kind::hand},
    Named{Word::command_status, Kind::status},
    Named{Word::command_why, Kind::why},
    Named{Word::command_hint, Kind::hint},
    Named{Word::command_score, Kind::score},
    Named{Word::command_undo, Kind::undo},
    Named{Word::command_skip, Kind::skip},
    Named{Word::command_rules, Kind::rules},
    Named{Word::command_help, Kind::help},
    Named{Word::command_next, Kind::next},
    Named{Word::command_quit, Kind::quit},
    Named{Word::command_say, Kind::say},
    Named{Word::command_sit, Kind::sit},
    Named{Word::command_leave, Kind::leave},
    Named{Word::command_start, Kind::start},
    Named{Word::command_ready, Kind::next},
    Named{Word::command_back, Kind::back},
    Named{Word::command_bot, Kind::bot},
    Named{Word::command_free, Kind::free},
    Named{Word::command_remove, Kind::remove},
    Named{Word::command_replace, Kind::replace},
    Named{Word::command_move, Kind::move},
};

// The same letters as on the full screen (screen/keys.cpp).
struct Lettered {
    char letter;
    Kind kind;
};
constexpr std::array kLetters{Lettered{'d', Kind::discard}, Lettered{'w', Kind::why},
                              Lettered{'h', Kind::hint},    Lettered{'s', Kind::score},
                              Lettered{'u', Kind::undo},    Lettered{'q', Kind::quit},
                              Lettered{'t', Kind::say},     Lettered{'b', Kind::back},
                              Lettered{'x', Kind::leave},   Lettered{'r', Kind::replace}};

// Reads and removes a single letter, which may have an argument: "d 3".
std::optional<Kind> take_letter(std::string_view& text) {
    if (text.empty() || (text.size() > 1 && text[1] != ' ')) return std::nullopt;
    for (const Lettered& each : kLetters) {
        if (each.letter != text[0]) continue;
        text.remove_prefix(std::min<std::size_t>(text.size(), 2));
        return each.kind;
    }
    return std::nullopt;
}

// All languages, starting with the reader's. So an ambiguous word has the meaning of the reader's
// language.
std::vector<Language> heard(Language spoken) {
    const auto all = words::languages();
    std::vector<Language> order(all.begin(), all.end());
    std::stable_partition(order.begin(), order.end(),
                          [&](Language each) { return each == spoken; });
    return order;
}

// Whether the text begins with the word. Removes the word if it does.
bool take_word(std::string_view& text, Word word, Language language) {
    const std::string name = simplified(Voice(language, kDefaultEdition)(word));
    if (!text.starts_with(name)) return false;
    if (text.size() > name.size() && text[name.size()] != ' ') return false;
    text.remove_prefix(std::min(text.size(), name.size() + 1));
    return true;
}

// "stop on 2" and "stop sur 2".
void split_at_on(std::string_view text, Command& command, Language spoken) {
    for (const Language language : heard(spoken)) {
        std::string on = " ";
        on.append(simplified(Voice(language, kDefaultEdition)(Word::command_on))).append(" ");
        const std::size_t at = text.find(on);
        if (at == std::string_view::npos) continue;
        command.card = text.substr(0, at);
        command.team = text.substr(at + on.size());
        return;
    }
    command.card = text;
}

bool takes_more(Kind kind) {
    switch (kind) {
        case Kind::play:
        case Kind::discard:
        case Kind::why:
        case Kind::say:
        case Kind::sit:
        case Kind::bot:
        case Kind::free:
        case Kind::remove:
        case Kind::replace: return true;
        default: return false;
    }
}

// Reads and removes the command at the beginning of the text.
std::optional<Kind> take_kind(std::string_view& text, Language spoken) {
    for (const Language language : heard(spoken))
        for (const Named& named : kCommands)
            if (take_word(text, named.word, language)) return named.kind;
    return std::nullopt;
}

}  // namespace

Command command_from(std::string_view line, Language spoken) {
    if (line == "?") return {.kind = Kind::help};
    const std::string plain = simplified(line);
    std::string_view rest = plain;
    if (rest.empty()) return {.kind = Kind::nothing};
    Command command{.line = plain};
    std::optional<Kind> kind = take_kind(rest, spoken);
    if (!kind) kind = take_letter(rest);
    command.kind = kind.value_or(Kind::play);  // a card without a command plays it
    // A coup fourré may name its safety, which is known anyway. Other commands have no argument.
    if (takes_more(command.kind))
        split_at_on(rest, command, spoken);
    else if (!rest.empty() && command.kind != Kind::coup_fourre)
        command.kind = Kind::unknown;
    return command;
}

std::optional<int> seat_in(const Command& command) {
    const std::string_view text = command.card;
    const bool is_seat = !text.empty() && text[0] >= '1' && text[0] <= '0' + kMaxPlayers &&
                         (text.size() == 1 || text[1] == ' ');
    return is_seat ? std::optional(text[0] - '1') : std::nullopt;
}

std::optional<Level> level_in(const Command& command) {
    const std::size_t blank = command.card.find(' ');
    if (blank == std::string::npos) return std::nullopt;
    const std::string_view name = std::string_view(command.card).substr(blank + 1);
    for (const Level level : kLevels)
        for (const Language language : words::languages())
            if (name == simplified(Voice(language, kDefaultEdition)(words::name_of(level))))
                return level;
    return std::nullopt;
}

std::optional<Card> card_from(std::string_view text, Hand hand, const Voice& spoken) {
    if (text.size() == 1 && text[0] >= '1' && text[0] <= '9') {
        const PileCards held = cards_of(hand);
        const int place = text[0] - '1';
        if (place >= held.size) return std::nullopt;
        return held.cards[static_cast<std::size_t>(place)];
    }
    for (int i = 0; i < kCardKinds; ++i)
        if (simplified(id(card_at(i))) == text) return card_at(i);
    for (const Language language : heard(spoken.language()))
        for (int i = 0; i < kCardKinds; ++i) {
            const Card card = card_at(i);
            const Voice voice(language, spoken.edition());
            if (simplified(name_of(voice, card)) == text ||
                simplified(voice(words::short_name_of(card))) == text)
                return card;
        }
    return std::nullopt;
}

}  // namespace bornes::terminal
