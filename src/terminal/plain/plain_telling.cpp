// The sentences of the line mode.
#include <algorithm>
#include <ostream>

#include "platform/signals.h"
#include "terminal/plain/plain_game.h"
#include "terminal/telling/help.h"
#include "terminal/telling/moves.h"
#include "terminal/telling/sheet.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

std::string safeties_in_words(const Voice& voice, const Board& board, int team) {
    std::string names;
    for (const Card card : board.pile(team, Pile::safety)) {
        if (!names.empty()) names += ", ";
        names += board.teams[static_cast<std::size_t>(team)].lies_crosswise(card)
                     ? voice(phrase::terminal_plain_coup_fourre{.card = name_of(voice, card)})
                     : std::string(name_of(voice, card));
    }
    return names.empty() ? std::string(voice(Word::table_none)) : names;
}

}  // namespace

void PlainGame::say(std::string_view text) {
    out_ << (ascii_ ? ascii_of(text) : std::string(text)) << '\n';
}

// Prints one sentence for everything that happened since the last call.
void PlainGame::tell_news() {
    const Board board = game_.view().board;
    const std::vector<Event> events = game_.events();
    // The number of the hand alone does not show a new game: two games may both be in hand 1.
    if (end_told_ == board.hand_number && !board.over()) hand_told_ = end_told_ = 0;
    if (hand_told_ != board.hand_number) {
        hand_told_ = board.hand_number;
        told_ = remarks_told_ = 0;
        say(tell_deal(voice_, game_, board));
    }
    if (remarks_told_ > game_.remarks().size()) remarks_told_ = 0;
    for (const std::vector<Remark> remarks = game_.remarks();; ++told_) {
        for (; remarks_told_ < remarks.size() && remarks[remarks_told_].after <= told_;
             ++remarks_told_)
            say(remarks[remarks_told_].text);
        if (told_ >= events.size()) break;
        say(tell(voice_, game_, events[told_]));
    }
    // A lost connection is reported once, and not at every try.
    const std::string trouble =
        game_.is_connected() ? game_.trouble(voice_) : std::string(voice_(Word::online_lost));
    if (trouble == trouble_told_) return;
    trouble_told_ = trouble;
    if (!trouble_told_.empty()) say(trouble_told_);
}

void PlainGame::tell_question() {
    const Board board = game_.view().board;
    // A puzzle starts in the middle of a hand, so the person has not seen how the table came about.
    const bool unseen = !asked_ && board.ply > 0 && game_.events().empty();
    if (unseen) tell_table();
    if (unseen && board.phase != Phase::play) tell_hand();
    if (board.phase == Phase::coup_fourre) {
        say(coup_fourre_question(voice_, game_, board));
    } else if (board.phase == Phase::extension) {
        say(extension_question(voice_, board));
    } else {
        tell_whose_turn();
        tell_hand();
    }
}

void PlainGame::tell_whose_turn() {
    const Board board = game_.view().board;
    if (board.over()) return;
    std::string turn =
        board.seat == game_.viewer()
            ? std::string(voice_(Word::table_your_turn))
            : voice_(phrase::table_turn_of{.name = name_of(voice_, game_, board.seat)});
    if (const std::optional<int> seconds = game_.seconds_left())
        turn.append(" ").append(voice_(phrase::online_time_left{.figure = *seconds})).append(".");
    say(turn);
}

void PlainGame::tell_hand() {
    const View view = game_.view();
    std::string cards;
    int place = 1;
    for (const Card card : cards_of(view.hand)) {
        if (!cards.empty()) cards += ", ";
        const std::string text = voice_(
            phrase::terminal_plain_card{.card = card_in_words(voice_, card), .figure = place++});
        const bool playable = !plays_of(view, card).empty();
        cards += playable ? voice_(phrase::terminal_plain_playable{.card = text}) : text;
    }
    say(voice_(phrase::terminal_plain_hand{.cards = cards}));
}

void PlainGame::tell_status() {
    tell_table();
    tell_whose_turn();
}

void PlainGame::tell_table() {
    const Board board = game_.view().board;
    for (int team = 0; team < board.rules.teams; ++team) {
        const std::string name = team_name(voice_, game_, team);
        const std::string state = state_of(voice_, board, team);
        const std::string safeties = safeties_in_words(voice_, board, team);
        const std::string_view unit = voice_(Word::edition_unit);
        const auto at = static_cast<std::size_t>(team);
        const int miles = board.teams[at].miles();
        if (board.rules.is_race())
            say(voice_(phrase::terminal_status_team_race{miles, safeties, state, board.target(),
                                                         name, unit}));
        else
            say(voice_(phrase::terminal_status_team{miles, board.totals[at], safeties, state,
                                                    board.target(), name, unit}));
    }
    const bool none = board.pile_empty(kDiscardPile);
    say(voice_(
        phrase::terminal_status_piles{.card = none ? std::string(voice_(Word::table_no_discard))
                                                   : card_in_words(voice_, board.top(kDiscardPile)),
                                      .figure = board.draw_pile_size}));
}

void PlainGame::tell_score(const Board& board) {
    for (const SheetRow& row : rows_to_tell(board.rules, sheet_rows(board))) {
        std::string figures;
        for (std::size_t team = 0; team < row.figures.size(); ++team) {
            figures.append(team == 0 ? "" : ", ");
            figures.append(team_name(voice_, game_, static_cast<int>(team)));
            figures.append(" ").append(voice_(row.figures[team]));
        }
        say(voice_(phrase::terminal_plain_score_row{.figures = figures, .row = voice_(row.name)}));
    }
}

void PlainGame::tell_rules() {
    constexpr int no_breaks = 1000;
    for (const HelpLine& line : rules_lines(voice_, game_.view().board.rules, no_breaks))
        say(line.text);
}

void PlainGame::tell_hint_now() {
    if (!game_.can_hint()) return say(voice_(Word::online_no_hints));
    const View asked = game_.view();
    game_.ask_hint();
    constexpr int moment = 250;
    while (platform::SignalWatch::caught() == 0 && game_.view() == asked) {
        platform::Bell::wait(-1, game_.bell(), moment);
        game_.advance();
        if (const std::optional<Candidate> hint = game_.take_hint())
            return say(tell_hint(voice_, game_, *hint));
    }
}

}  // namespace bornes::terminal
