// A game as one keyboard sees it, wherever it is played: on this machine, or at an online table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bornes/bot.h"
#include "bornes/position.h"
#include "platform/bell.h"
#include "words/words.h"

namespace bornes::terminal {

// One action that was seen to happen, and what it came to.
struct Event {
    int seat = 0;
    Action action;
    int miles = 0;   // of the seat's team, after it
    int target = 0;  // after it
};

// Something that is no move: who came and went, what somebody says.
struct Remark {
    std::size_t after = 0;  // so many events came before it
    std::string text;
};

// What the game wants of the viewer now.
enum class Demand : std::uint8_t {
    nothing,
    action,
    // Only to look at the table: the viewer's team was attacked. At a shared keyboard everybody who
    // is attacked is asked to look, so that being asked does not tell who holds a safety (R5.7).
    look,
};

// What can be done at a table whose players sit elsewhere.
class RemoteTable {
public:
    RemoteTable() = default;
    virtual ~RemoteTable() = default;
    RemoteTable(const RemoteTable&) = delete;
    RemoteTable& operator=(const RemoteTable&) = delete;

    virtual void say(std::string_view phrase) = 0;  // an id of docs/protocol.md
    virtual void sit(int seat) = 0;
    virtual void leave() = 0;
    virtual void come_back() = 0;        // a bot has played for the person
    virtual void replace(int seat) = 0;  // by a bot: that person has gone
    // Of who made the table, before the start; no level: the seat is free again.
    virtual void put_bot(int seat, std::optional<Level> level) = 0;
    virtual void remove(int seat) = 0;
    // Connects now instead of after the usual wait.
    virtual void retry() = 0;
    // Asks for a code with which the person plays on from another device.
    virtual void move_seat() = 0;
};

class Game {
public:
    Game() = default;
    virtual ~Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    // Who looks at the screen, and what that person may see.
    virtual int viewer() const = 0;
    virtual View view() const = 0;
    virtual std::string name_of(int seat) const = 0;  // empty if no name was given
    // How many people share this keyboard: with two or more, hands are hidden between turns.
    virtual int people() const = 0;

    // The actions of this hand as the viewer may know them: no declines of others (R5.7).
    virtual std::vector<Event> events() const = 0;
    // The boards of the hands that are over, for the score sheet.
    virtual const std::vector<Board>& finished_hands() const = 0;

    virtual Demand demand() const = 0;
    // The viewer has seen what there was to see.
    virtual void looked() {}
    // The action must be legal.
    virtual void act(Action action) = 0;
    // Takes in what has come to pass elsewhere, a bot's thought or a message, and sets going what
    // can be. True if the game is another one now.
    virtual bool advance() = 0;
    // Rings when `advance` may have something to take in, or a hint is there.
    virtual const platform::Bell* bell() const { return nullptr; }
    virtual void next_hand() = 0;

    // A guided game, which goes from step to step: to undo is to go back a step.
    virtual bool is_lesson() const { return false; }
    // What a lesson says about the end of the hand; empty in a game.
    virtual std::string lesson_note() const { return {}; }
    // Makes the move that a lesson asks for. False in a game.
    virtual bool can_skip() const { return false; }
    virtual void skip() {}

    // Whether this game allows to undo at all, and whether there is a move to undo now.
    virtual bool can_undo() const { return false; }
    virtual bool has_undo() const { return can_undo(); }
    virtual bool undo() { return false; }
    virtual bool can_hint() const { return true; }
    // A hint takes a while: asked for, and taken once when it is there.
    virtual void ask_hint() {}
    virtual std::optional<Candidate> take_hint() { return std::nullopt; }

    // The table, if others sit at it elsewhere.
    virtual RemoteTable* remote() { return nullptr; }
    virtual bool is_online() const { return false; }
    // False while the connection to an online table is lost.
    virtual bool is_connected() const { return true; }
    virtual std::vector<Remark> remarks() const { return {}; }
    // Whether the player of a seat is not connected.
    virtual bool is_gone(int /*seat*/) const { return false; }
    // The table is no more: nothing will ever come of it.
    virtual bool is_closed() const { return false; }
    // Of who is to act, if there is a clock.
    virtual std::optional<int> seconds_left() const { return std::nullopt; }
    // A sentence about something that is wrong, such as a game that cannot be saved. Empty if all
    // is well.
    virtual std::string trouble(const words::Voice& /*voice*/) const { return {}; }
};

}  // namespace bornes::terminal
