#include "terminal/plain/plain_game.h"

#include <ostream>
#include <utility>

#include "platform/signals.h"
#include "terminal/plain/remote_command.h"
#include "terminal/telling/moves.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {

using Kind = Command::Kind;

PlainGame::End PlainGame::run() {
    const Board board = game_.view().board;
    say(voice_(phrase::terminal_plain_welcome{
        .edition = voice_(words::name_of(board.rules.edition)), .figure = board.rules.players}));
    while (!quit_ && !another_ && !game_.is_closed() && step()) {
    }
    return another_ ? End::another : End::left;
}

bool PlainGame::step() {
    game_.advance();
    if (game_.demand() == Demand::nothing) {
        tell_news();
        return game_.view().board.over() ? end_hand() : wait_for_others();
    }
    const int viewer = game_.viewer();
    if (game_.people() > 1 && owner_ != viewer) {
        const std::string name = name_of(voice_, game_, viewer);
        say(voice_(phrase::terminal_pass_keyboard{.name = name}));
        if (!wait_for_enter(voice_(phrase::terminal_pass_hidden{.name = name}))) return false;
    }
    owner_ = viewer;
    tell_news();
    if (game_.demand() == Demand::action) return ask();
    if (!wait_for_enter(std::string(voice_(Word::terminal_plain_go_on)))) return false;
    game_.looked();
    return true;
}

bool PlainGame::ask() {
    if (asked_ != game_.view()) tell_question();
    asked_ = game_.view();
    while (true) {
        const std::optional<std::string> line =
            held_ ? std::exchange(held_, std::nullopt) : read_line();
        if (!line) return !ended_;
        if (obey(command_from(*line, voice_.language()))) return true;
        if (quit_) return false;
    }
}

// Waits for bots of this machine without a prompt. At an online table, the person can type commands
// while others think.
bool PlainGame::wait_for_others() {
    if (!game_.is_online() || held_) return wait_for_bell();
    const std::optional<std::string> line = read_line();
    if (!line) return !ended_;
    const Command command = command_from(*line, voice_.language());
    if (obey_at_any_time(command) || command.kind == Kind::nothing) return !quit_;
    if (in_.from_terminal() || command.kind == Kind::unknown)
        say(voice_(Word::online_error_not_your_turn));
    else
        held_ = line;
    return true;
}

bool PlainGame::wait_for_bell() {
    constexpr int moment = 250;
    while (platform::SignalWatch::caught() == 0) {
        if (game_.advance()) return true;
        platform::Bell::wait(-1, game_.bell(), moment);
    }
    return false;
}

bool PlainGame::obey(const Command& command) {
    switch (command.kind) {
        case Kind::play: return play(command);
        case Kind::discard: return discard(command);
        case Kind::coup_fourre:
            return answer(Action::coup_fourre(safety_against(game_.view().board.attack_card)));
        case Kind::decline: return answer(Action::decline());
        case Kind::extend: return answer(Action::extend());
        case Kind::finish: return answer(Action::finish());
        case Kind::undo: return undo();
        case Kind::back:
            if (game_.is_online()) break;
            return undo();
        case Kind::skip:
            if (!game_.can_skip()) break;
            game_.skip();
            return true;
        case Kind::hint: tell_hint_now(); return false;
        case Kind::nothing: return false;
        case Kind::next: say(voice_(Word::table_your_turn)); return false;
        default: break;
    }
    if (!obey_at_any_time(command))
        say(voice_(phrase::terminal_plain_unknown{.word = command.line}));
    return false;
}

bool PlainGame::obey_at_any_time(const Command& command) {
    switch (command.kind) {
        case Kind::hand: tell_hand(); return true;
        case Kind::status: tell_status(); return true;
        case Kind::why: why(command); return true;
        case Kind::score: tell_score(game_.view().board); return true;
        case Kind::rules: tell_rules(); return true;
        case Kind::help:
            say(voice_(Word::terminal_plain_help));
            say(voice_(Word::terminal_plain_keys));
            if (game_.is_online()) say(voice_(Word::online_plain_help));
            if (game_.can_skip()) say(voice_(Word::terminal_learn_plain_help));
            return true;
        case Kind::quit: quit_ = true; return true;
        default: break;
    }
    if (game_.remote() == nullptr || !is_for_remote_table(command)) return false;
    const Board board = game_.view().board;
    const int awaited = board.over() ? View::kSpectator : board.seat;
    if (const std::string answer = obey_remotely(*game_.remote(), command, voice_, awaited);
        !answer.empty())
        say(answer);
    return true;
}

std::optional<Card> PlainGame::card_of(const Command& command) {
    const View view = game_.view();
    const std::optional<Card> card = card_from(command.card, view.hand, voice_);
    if (card) return card;
    const bool is_number =
        command.card.size() == 1 && command.card[0] >= '0' && command.card[0] <= '9';
    if (command.card.empty())
        say(voice_(Word::terminal_plain_which_card));
    else if (is_number)
        say(voice_(phrase::terminal_no_card_there{.figure = command.card[0] - '0'}));
    else
        say(voice_(phrase::terminal_plain_unknown{.word = command.card}));
    return std::nullopt;
}

bool PlainGame::play(const Command& command) {
    const std::optional<Card> card = card_of(command);
    if (!card) return false;
    const std::optional<Action> action = play_on(*card, command.team);
    return action && answer(*action);
}

// The action that plays a card on the named team, on the only possible team, or on the team that
// the person is asked for.
std::optional<Action> PlainGame::play_on(Card card, const std::string& team) {
    if (!is_hazard(card)) return Action::play(card);
    const View view = game_.view();
    if (team.size() == 1 && team[0] >= '1' && team[0] <= '6')
        return Action::attack(card, team[0] - '1');
    for (int i = 0; i < view.board.rules.teams && !team.empty(); ++i)
        if (simplified(team_name(voice_, game_, i)) == team) return Action::attack(card, i);
    const std::vector<Action> plays = plays_of(view, card);
    if (plays.size() == 1 && team.empty()) return plays[0];
    if (plays.empty()) {
        say(why_not(voice_, game_, card));
        return std::nullopt;
    }
    std::string choices;
    for (const Action play : plays) {
        if (!choices.empty()) choices += ", ";
        choices.append(std::to_string(play.team() + 1)).append(" ");
        choices.append(team_name(voice_, game_, play.team()));
    }
    say(voice_(phrase::terminal_plain_on_whom{.choices = choices}));
    return std::nullopt;
}

bool PlainGame::discard(const Command& command) {
    const std::optional<Card> card = card_of(command);
    return card && answer(Action::discard(*card));
}

bool PlainGame::answer(Action action) {
    const View view = game_.view();
    const Refusal refusal = check(view.board, view.hand, action);
    if (refusal == Refusal::none) {
        game_.act(action);
        return true;
    }
    say(voice_(words::sentence_of(refusal)));
    return false;
}

void PlainGame::why(const Command& command) {
    const std::optional<Card> card = card_of(command);
    if (!card) return;
    const std::string name = card_in_words(voice_, *card);
    if (plays_of(game_.view(), *card).empty()) {
        say(voice_(phrase::terminal_plain_why{.card = name, .why = why_not(voice_, game_, *card)}));
    } else {
        say(voice_(phrase::terminal_plain_why_legal{.card = name}));
    }
}

bool PlainGame::undo() {
    if (!game_.offers_undo()) {
        say(voice_(Word::terminal_undo_not_here));
        return false;
    }
    if (!game_.undo()) {
        say(voice_(Word::terminal_undo_nothing));
        return false;
    }
    if (!game_.is_lesson()) say(voice_(Word::terminal_undone));  // a lesson says its own sentence
    told_ = game_.events().size();
    return true;
}

bool PlainGame::wait_for_enter(const std::string& text) {
    say(text);
    const std::optional<std::string> line = read_line();
    return line && command_from(*line, voice_.language()).kind != Kind::quit;
}

Word PlainGame::what_next(bool over) const {
    if (game_.is_lesson()) return Word::terminal_plain_go_on;
    return over ? Word::online_plain_rematch : Word::terminal_plain_next_hand;
}

bool PlainGame::end_hand() {
    const Board board = game_.view().board;
    const bool over = board.phase == Phase::game_over;
    if (end_told_ != board.hand_number) {
        end_told_ = board.hand_number;
        say(tell_end_of_hand(voice_, game_, board));
        tell_score(board);
        if (over) say(tell_end_of_game(voice_, game_, board));
        if (over && !game_.is_online() && !in_.from_terminal()) return false;
        say(voice_(what_next(over)));
    }
    const std::optional<std::string> line = read_line();
    if (!line) return !ended_;
    const Command command = command_from(*line, voice_.language());
    const bool next = command.kind == Kind::next || command.kind == Kind::nothing ||
                      (game_.is_lesson() && command.kind == Kind::skip);
    if (next && over && !game_.is_online()) {
        another_ = true;
    } else if (next) {
        game_.next_hand();
        owner_ = View::kSpectator;
    } else if (command.kind == Kind::undo) {
        if (undo()) end_told_ = 0;
    } else if (!obey_at_any_time(command)) {
        say(voice_(what_next(over)));
    }
    return !quit_;
}

std::optional<std::string> PlainGame::read_line() {
    out_ << "> " << std::flush;
    std::string line;
    while (out_) {
        const Lines::Heard heard = in_.next(game_.bell(), line);
        if (heard == Lines::Heard::line) return line;
        if (heard == Lines::Heard::end) break;
        if (!game_.advance()) continue;
        out_ << '\n';
        return std::nullopt;
    }
    ended_ = true;
    out_ << '\n';
    say(voice_(Word::terminal_plain_end_of_input));
    return std::nullopt;
}

}  // namespace bornes::terminal
