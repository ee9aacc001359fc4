#include "terminal/screen/keys.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

// A set of situations, as bits.
using Where = std::uint64_t;
constexpr int kModes = 20;

constexpr Where bit(Situation situation) {
    return Where{1} << (static_cast<int>(situation.mode) + (situation.online ? kModes : 0));
}
template <class... Modes>
constexpr Where local(Modes... modes) {
    return (Where{0} | ... | bit({modes, false}));
}
template <class... Modes>
constexpr Where online(Modes... modes) {
    return (Where{0} | ... | bit({modes, true}));
}
template <class... Modes>
constexpr Where both(Modes... modes) {
    return local(modes...) | online(modes...);
}

// One key, the digits 1 to 9, or any key without another meaning.
struct Keys {
    enum class Kind : std::uint8_t { one, digits, any };
    constexpr Keys(KeyKind key) : key_{key, 0} {}
    constexpr Keys(char32_t letter) : key_{KeyKind::letter, letter} {}
    constexpr Keys(Kind kind) : kind_(kind) {}

    constexpr bool has(Key key) const {
        if (kind_ == Kind::digits) return key.digit() >= 1;
        return kind_ == Kind::any || key == key_;
    }
    constexpr bool is_any() const { return kind_ == Kind::any; }
    // The letter to show before the word, or 0 for keys whose word names the key.
    constexpr char32_t letter() const { return kind_ == Kind::one ? key_.letter : 0; }

    friend constexpr bool operator==(const Keys&, const Keys&) = default;

private:
    Kind kind_ = Kind::one;
    Key key_;
};
constexpr Keys kDigits = Keys::Kind::digits;
constexpr Keys kAnyKey = Keys::Kind::any;

// The words in the line of keys. A key without a word works, but is not shown.
struct Label {
    constexpr Label() = default;
    constexpr Label(Word word) : brief(word), full(word) {}
    constexpr Label(std::optional<Word> in_brief, Word in_full) : brief(in_brief), full(in_full) {}
    std::optional<Word> brief{};
    std::optional<Word> full{};
};
constexpr std::nullopt_t kNotInBrief = std::nullopt;

struct Binding {
    Keys keys;
    Request request;
    Where works;
    Where shown = 0;  // situations in which the line of keys shows it
    Label label{};
    std::string_view with{};  // shown before the letter: keys that belong to it
};

using enum Mode;
using enum KeyKind;

constexpr Where kAnswers = both(question, victim, choice);
constexpr Where kCards = both(card, Mode::discard);
constexpr Where kTurn = kCards | both(question, victim);
constexpr Where kEnds = both(hand_over, game_over);
constexpr Where kOnlineTable =
    online(card, Mode::discard, question, victim, watch, hand_over, game_over);
constexpr Where kLocalTable = local(card, Mode::discard, question, victim, hand_over, game_over);
constexpr Where kReading = both(Mode::score, page);
constexpr Where kSetup = both(menu, typing);
constexpr Where kLists = both(list);
constexpr Where kMainMenu = both(main_menu);
constexpr Where kMenus = kSetup | kLists | kMainMenu;

// In the order of the line of keys. kAnyKey counts only if no other binding has the key.
constexpr auto kBindings = std::to_array<Binding>({
    {kAnyKey, Request::hurry, local(watch), local(watch), Word::terminal_key_hurry},
    {kDigits,
     Request::number,
     both(card),
     both(card),
     {Word::terminal_key_play, Word::terminal_key_play_number}},
    {kDigits, Request::number, both(Mode::discard), both(Mode::discard),
     Word::terminal_key_discard_which},
    {kDigits, Request::number, both(question), both(question), Word::terminal_key_two_answers},
    {kDigits, Request::number, both(victim), both(victim), Word::terminal_key_victim},
    {kDigits, Request::number, both(choice), both(choice), Word::terminal_key_answers},
    {kDigits, Request::number, online(room), online(room), Word::terminal_key_sit},
    {kDigits, Request::number, online(watch, hand_over, game_over)},

    {U'r', Request::retry, both(lost), both(lost), Word::terminal_key_retry},
    {up, Request::up, kMenus, kMenus, Word::terminal_key_menu_line},
    {down, Request::down, kMenus},
    {left, Request::previous, kSetup, kSetup, Word::terminal_key_menu_change},
    {right, Request::next, kSetup | kCards | kAnswers | both(replay)},
    {kAnyKey, Request::none, both(typing), both(typing), Word::terminal_key_type_name},
    {left, Request::previous, kCards, both(card), {kNotInBrief, Word::terminal_key_choose}},
    {left, Request::previous, kAnswers},
    {left, Request::previous, both(replay), both(replay), Word::terminal_key_move},
    {page_up, Request::page_up, both(replay), both(replay), Word::terminal_key_hand},
    {page_down, Request::page_down, both(replay)},
    {home, Request::first, both(replay), both(replay), Word::terminal_key_ends},
    {end, Request::last, both(replay)},
    {U'p', Request::run, both(replay), both(replay), Word::terminal_key_run},
    {left, Request::up, kReading, both(Mode::score), Word::terminal_key_other_hands},
    {escape, Request::back, kReading, kReading, Word::terminal_key_back},
    {up, Request::up, kReading, both(page), Word::terminal_key_scroll},
    {right, Request::down, kReading},
    {down, Request::down, kReading},
    {page_up, Request::page_up, kReading},
    {page_down, Request::page_down, kReading},
    {enter, Request::back, kReading},
    {U's', Request::back, kReading},
    {U'?', Request::back, kReading},
    {U'q', Request::back, kReading},

    {enter, Request::accept, kCards, both(card), {kNotInBrief, Word::terminal_key_play_chosen}},
    {enter, Request::accept, kAnswers | both(pass)},
    {enter, Request::accept, both(look), both(look), Word::terminal_key_go_on},
    {enter, Request::accept, kMenus, kMenus, Word::terminal_key_enter},
    {enter, Request::accept, local(hand_over), local(hand_over), Word::terminal_key_next_hand},
    {enter, Request::accept, both(game_over), both(game_over), Word::terminal_key_another_game},
    {enter, Request::accept, both(solution), both(solution), Word::terminal_key_next_puzzle},
    {enter, Request::accept, online(hand_over), online(hand_over), Word::terminal_key_ready},
    {escape, Request::back, both(Mode::discard, victim, choice),
     both(Mode::discard, victim, choice), Word::terminal_key_back},
    {escape, Request::back, kSetup | kLists, kSetup | kLists, Word::terminal_key_back},
    {escape, Request::quit, both(replay, solution) | kMainMenu},

    {U'x', Request::give_up_seat, online(room), online(room), Word::terminal_key_stand_up},
    {U'b', Request::put_bot, online(room), online(room), Word::terminal_key_bot, "↑↓ "},
    {up, Request::up, online(room)},
    {down, Request::down, online(room)},
    {U'r', Request::remove, online(room), online(room), Word::terminal_key_remove},
    {enter, Request::accept, online(room), online(room), Word::terminal_key_start},

    {U'd', Request::discard, kCards, both(card), Word::terminal_key_discard},
    {U'w', Request::why, kCards, both(card), {kNotInBrief, Word::terminal_key_why}},
    {U'h', Request::hint, kTurn, both(card, question, victim), Word::terminal_key_hint},
    {U's',
     Request::score,
     kTurn | kEnds | both(replay) | online(watch),
     both(card, question, victim, replay) | online(watch),
     {Word::terminal_key_score, Word::terminal_key_score_sheet}},
    {U'u', Request::undo, kLocalTable, local(card, question, victim, hand_over, game_over),
     Word::terminal_key_undo},
    {U'u', Request::undo, online(card, Mode::discard, question, victim)},
    {U'k', Request::skip, local(card, Mode::discard, question, victim),
     local(card, question, victim), Word::terminal_key_step_skip},
    {U't',
     Request::say,
     kOnlineTable | online(room),
     online(card, question, victim, watch, hand_over, game_over, room),
     {Word::terminal_key_say, Word::terminal_key_say_something}},
    {U'r',
     Request::replace,
     kOnlineTable,
     online(watch),
     {Word::terminal_key_replace, Word::terminal_key_replace_absent}},
    {U'b', Request::come_back, kOnlineTable, 0, Word::terminal_key_come_back},
    {U'x', Request::give_up_seat, kOnlineTable, 0, Word::terminal_key_give_up_seat},
    {U'm', Request::move_seat, kOnlineTable | online(room), 0, Word::terminal_key_move_seat},
    {U'?', Request::help, kTurn | kEnds | both(replay) | online(watch),
     both(card, question, victim, replay) | local(hand_over) | online(watch),
     Word::terminal_key_help},
    {U'q', Request::back, both(choice) | kLists},
    {U'q',
     Request::quit,
     kLocalTable | local(watch, look, pass, replay, menu, main_menu, solution),
     local(card, question, victim, watch, hand_over, game_over, pass, replay, menu, main_menu,
           solution),
     {Word::terminal_key_quit_brief, Word::terminal_key_quit}},
    {U'q',
     Request::quit,
     kOnlineTable | online(room, look, pass, lost),
     online(card, question, victim, watch, hand_over, game_over, room, lost),
     {Word::terminal_key_leave_brief, Word::terminal_key_leave}},
});

constexpr bool no_key_means_two_things() {
    for (auto one = kBindings.begin(); one != kBindings.end(); ++one)
        for (auto other = one + 1; other != kBindings.end(); ++other)
            if (one->keys == other->keys && (one->works & other->works) != 0) return false;
    return true;
}
static_assert(no_key_means_two_things());
static_assert(std::all_of(kBindings.begin(), kBindings.end(), [](const Binding& binding) {
    return (binding.shown & ~binding.works) == 0;
}));

void append_key(std::string& line, const Binding& binding, std::string_view word) {
    if (!line.empty()) line += " · ";
    line += binding.with;
    if (binding.keys.letter() != 0) {
        append_utf8(line, binding.keys.letter());
        line += ' ';
    }
    line += word;
}

bool works(const Binding& binding, Situation situation) {
    return (binding.works & bit(situation)) != 0 && !situation.impossible.has(binding.request);
}

// A lesson has steps, and only one hand. The digits of seats depend on the table: "1-4 sit".
std::string label_in(const Voice& voice, Situation situation, Word word) {
    if (situation.lesson && word == Word::terminal_key_undo) word = Word::terminal_key_step_back;
    if (situation.lesson && word == Word::terminal_key_next_hand) word = Word::terminal_key_go_on;
    if (word != Word::terminal_key_sit) return std::string(voice(word));
    return fmt::format("1-{} {}", situation.seats, voice(word));
}

std::string line_of(const Voice& voice, Situation situation, std::optional<Word> Label::*word) {
    std::string line;
    for (const Binding& binding : kBindings) {
        const std::optional<Word> label = binding.label.*word;
        if (label && (binding.shown & bit(situation)) != 0 && works(binding, situation))
            append_key(line, binding, label_in(voice, situation, *label));
    }
    return line;
}

// All letters that work, including those that the line of keys does not show.
std::string letters_of(const Voice& voice, Situation situation) {
    std::string line;
    for (const Binding& binding : kBindings)
        if (works(binding, situation) && binding.keys.letter() != 0 && binding.label.full)
            append_key(line, binding, label_in(voice, situation, *binding.label.full));
    return line;
}

}  // namespace

Situation situation_of(const Game& game, Mode mode) {
    if (game.is_online() && !game.is_connected()) return {Mode::lost, true};
    Situation situation = situation_at_table(game);
    situation.mode = mode;
    if (!game.has_move_to_undo()) situation.impossible.add(Request::undo);
    if (mode == watch && !game.is_gone(game.view().board.seat))
        situation.impossible.add(Request::replace);
    return situation;
}

Situation situation_at_table(const Game& game) {
    Situation situation{card, game.is_online(), {}, game.is_lesson()};
    if (!game.offers_undo()) situation.impossible.add(Request::undo);
    if (!game.can_hint()) situation.impossible.add(Request::hint);
    if (!game.can_skip()) situation.impossible.add(Request::skip);
    return situation;
}

Request request_of(Key key, Situation situation) {
    Request found = Request::none;
    for (const Binding& binding : kBindings) {
        if ((binding.works & bit(situation)) == 0 || !binding.keys.has(key)) continue;
        if (!binding.keys.is_any()) return binding.request;
        found = binding.request;
    }
    return found;
}

std::string keys_line(const Voice& voice, Situation situation, int window_width) {
    constexpr int margins = 2;
    std::string line = line_of(voice, situation, &Label::full);
    if (width_of(line) <= window_width - margins) return line;
    return line_of(voice, situation, &Label::brief);
}

void add_keys_of(std::vector<HelpLine>& lines, const Voice& voice, Situation situation, int width) {
    add_title(lines, voice(Word::help_keys_title));
    add_point(lines, line_of(voice, situation, &Label::full), width);
}

void add_keys(std::vector<HelpLine>& lines, const Voice& voice, Situation table, int width) {
    add_title(lines, voice(Word::help_keys_title));
    add_point(lines, voice(Word::help_keys_play), width);
    add_point(lines, letters_of(voice, table), width);
    add_point(lines, voice(Word::help_keys_kept), width);
}

}  // namespace bornes::terminal
