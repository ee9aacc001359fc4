// The keys of the full screen. One table in keys.cpp says what each key does in each situation, and
// its words. The code that acts on keys, the line of keys and the help read it.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "terminal/model/game.h"
#include "terminal/screen/screen.h"
#include "terminal/telling/help.h"

namespace bornes::terminal {

// What the person is asked. It decides what keys mean.
enum class Mode : std::uint8_t {
    card,      // which card to play
    discard,   // which card to discard
    question,  // call or decline, extend or finish
    victim,    // whom to attack
    choice,    // something else, over the table
    look,      // look at the table
    watch,     // somebody else is to act
    hand_over,
    game_over,
    room,  // before the start of an online game
    replay,
    score,
    page,    // a page of text
    menu,    // the settings of a new game
    typing,  // the same, while a name is typed
    list,    // a list to choose from
    main_menu,
    lost,      // no connection to an online table
    pass,      // pass the keyboard to another person
    solution,  // the solution of a puzzle
};

// What a key asks for.
enum class Request : std::uint8_t {
    none,
    number,  // a card, an answer or a seat: the digit of the key
    previous,
    next,
    up,
    down,
    page_up,
    page_down,
    first,
    last,
    accept,
    back,
    discard,
    why,
    hint,
    score,
    undo,
    skip,  // a move that a lesson asks for
    help,
    quit,
    run,        // let a replay advance by itself
    hurry,      // any key, while others play
    say,        // the rest: at an online table
    come_back,  // a bot has played for the person
    replace,    // let a bot play for the absent player who is to act
    give_up_seat,
    move_seat,  // to another device
    put_bot,
    remove,
    retry,  // to connect
};

class Requests {
public:
    constexpr Requests(std::initializer_list<Request> requests) {
        for (const Request request : requests) add(request);
    }
    constexpr void add(Request request) { bits_ |= bit(request); }
    constexpr bool has(Request request) const { return (bits_ & bit(request)) != 0; }

private:
    static constexpr std::uint64_t bit(Request request) {
        return std::uint64_t{1} << static_cast<unsigned>(request);
    }
    std::uint64_t bits_ = 0;
};

struct Situation {
    Mode mode = Mode::card;
    bool online = false;
    // What cannot be done now. The line of keys does not offer it; the key still says why.
    Requests impossible{Request::skip};
    bool lesson = false;
    int seats = kMaxPlayers;  // at the table
};
// The situation in a game now. Without a connection, a player can only leave or try again.
Situation situation_of(const Game& game, Mode mode);
// What a player of this game can do when it is their turn, now or later.
Situation situation_at_table(const Game& game);

Request request_of(Key key, Situation situation);

// The keys that matter in a situation, for the bottom line of a window of this width: with full
// labels if they fit, otherwise with short ones.
std::string keys_line(const Voice& voice, Situation situation, int window_width);

// Adds the keys of a situation to a page of help, as they stand in its line of keys.
void add_keys_of(std::vector<HelpLine>& lines, const Voice& voice, Situation situation, int width);
// Adds what the keys do at the table to a page of help.
void add_keys(std::vector<HelpLine>& lines, const Voice& voice, Situation table, int width);

}  // namespace bornes::terminal
