#include "plain_game.h"

#include <istream>
#include <ostream>

#include "look.h"
#include "moves.h"
#include "signals.h"
#include "text.h"

namespace bornes::terminal {

using Kind = Command::Kind;

void PlainGame::run() {
    const Board board = game_.view().board;
    say(voice_(phrase::terminal_plain_welcome{
        .edition = voice_(words::name_of(board.rules.edition)), .figure = board.rules.players}));
    while (!quit_ && step()) {
    }
}

// False at the end of the game or of the input.
bool PlainGame::step() {
    if (game_.demand() == Demand::nothing) {
        tell_news();
        return game_.view().board.over() ? end_hand() : game_.advance();
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
    if (!wait_for_enter(std::string(voice_(Word::terminal_press_enter)))) return false;
    game_.looked();
    return true;
}

bool PlainGame::ask() {
    tell_question();
    while (true) {
        const std::optional<std::string> line = read_line();
        if (!line) return false;
        if (obey(command_from(*line))) return true;
        if (quit_) return false;
    }
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
        case Kind::hand: tell_hand(); break;
        case Kind::status: tell_status(); break;
        case Kind::why: why(command); break;
        case Kind::hint: tell_hint_now(); break;
        case Kind::score: tell_score(game_.view().board); break;
        case Kind::rules: tell_rules(); break;
        case Kind::help: say(voice_(Word::terminal_plain_help)); break;
        case Kind::quit: quit_ = true; break;
        case Kind::nothing:
        case Kind::next: break;
        case Kind::unknown:
            say(voice_(phrase::terminal_plain_unknown{.word = command.card}));
            break;
    }
    return false;
}

std::optional<Card> PlainGame::card_of(const Command& command) {
    const View view = game_.view();
    const std::optional<Card> card = card_from(command.card, view.hand, voice_.edition());
    if (!card) say(voice_(phrase::terminal_plain_unknown{.word = command.card}));
    return card;
}

bool PlainGame::play(const Command& command) {
    const std::optional<Card> card = card_of(command);
    if (!card) return false;
    const std::optional<Action> action = play_on(*card, command.team);
    return action && answer(*action);
}

// The action of playing a card, the team named, the only one there is, or asked for.
std::optional<Action> PlainGame::play_on(Card card, const std::string& team) {
    if (!is_hazard(card)) return Action::play(card);
    const View view = game_.view();
    if (team.size() == 1 && team[0] >= '1' && team[0] <= '6')
        return Action::attack(card, team[0] - '1');
    for (int i = 0; i < view.board.rules.teams && !team.empty(); ++i)
        if (simplified(team_name(voice_, game_, i)) == team) return Action::attack(card, i);
    const std::vector<Action> plays = plays_of(view, card);
    if (plays.size() == 1 && team.empty()) return plays[0];
    if (plays.empty() && team.empty()) {
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
    if (!game_.can_undo()) {
        say(voice_(Word::terminal_undo_not_here));
        return false;
    }
    if (!game_.undo()) {
        say(voice_(Word::terminal_undo_nothing));
        return false;
    }
    say(voice_(Word::terminal_undone));
    told_ = game_.events().size();
    return true;
}

bool PlainGame::wait_for_enter(const std::string& text) {
    say(text);
    const std::optional<std::string> line = read_line();
    return line && command_from(*line).kind != Kind::quit;
}

bool PlainGame::end_hand() {
    const Board board = game_.view().board;
    say(tell_end_of_hand(voice_, game_, board));
    tell_score(board);
    if (board.phase == Phase::game_over) {
        say(tell_end_of_game(voice_, game_, board));
        return false;
    }
    say(voice_(Word::terminal_plain_next_hand));
    while (true) {
        const std::optional<std::string> line = read_line();
        if (!line) return false;
        const Command command = command_from(*line);
        if (command.kind == Kind::next || command.kind == Kind::nothing) break;
        if (command.kind == Kind::undo && undo()) return true;
        if (command.kind == Kind::quit) return false;
        if (command.kind == Kind::status) tell_status();
        if (command.kind == Kind::score) tell_score(board);
        if (command.kind == Kind::play) say(voice_(Word::terminal_plain_next_hand));
    }
    game_.next_hand();
    owner_ = View::kSpectator;
    return true;
}

std::optional<std::string> PlainGame::read_line() {
    out_ << "> " << std::flush;
    std::string line;
    if (out_ && SignalWatch::caught() == 0 && std::getline(in_, line)) return line;
    out_ << '\n';
    say(voice_(Word::terminal_plain_end_of_input));
    return std::nullopt;
}

}  // namespace bornes::terminal
