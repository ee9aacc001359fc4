// The interface of a game as one keyboard sees it: on this machine, or at an online table.
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

// One visible action and its result.
struct Event {
    int seat = 0;
    Action action;
    int miles = 0;   // of the seat's team, after the action
    int target = 0;  // after the action
};

// News that is not a move: somebody came, left or said something.
struct Remark {
    std::size_t after = 0;  // the number of events before the remark
    std::string text;
};

// What the game asks of the viewer now.
enum class Demand : std::uint8_t {
    nothing,
    action,
    // To look at the table, because the viewer's team was attacked. At a shared keyboard, everybody
    // who is attacked is asked to look. Otherwise the question would reveal which player holds a
    // safety (R5.7).
    look,
};

// What a player can do at an online table besides playing.
class RemoteTable {
public:
    RemoteTable() = default;
    virtual ~RemoteTable() = default;
    RemoteTable(const RemoteTable&) = delete;
    RemoteTable& operator=(const RemoteTable&) = delete;

    virtual void say(std::string_view phrase) = 0;  // an id of docs/protocol.md
    virtual void sit(int seat) = 0;
    virtual void leave() = 0;
    virtual void come_back() = 0;        // take over from a bot that played for the person
    virtual void replace(int seat) = 0;  // put a bot in the place of a person who left
    // For the host, before the start. Without a level, the seat becomes free.
    virtual void put_bot(int seat, std::optional<Level> level) = 0;
    virtual void remove(int seat) = 0;
    // Connects at once instead of after the usual wait.
    virtual void retry() = 0;
    // Asks for a code with which the person can continue on another device.
    virtual void move_seat() = 0;
};

class Game {
public:
    Game() = default;
    virtual ~Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    // The seat that looks at the screen, and what it may see.
    virtual int viewer() const = 0;
    virtual View view() const = 0;
    virtual std::string name_of(int seat) const = 0;  // empty if no name was given
    // The number of people at this keyboard. With two or more, hands are hidden between turns.
    virtual int people() const = 0;

    // The actions of this hand that the viewer may know, without declines of others (R5.7).
    virtual std::vector<Event> events() const = 0;
    // The boards of finished hands, for the score sheet.
    virtual const std::vector<Board>& finished_hands() const = 0;

    virtual Demand demand() const = 0;
    // The viewer has looked (Demand::look).
    virtual void looked() {}
    // The action must be legal.
    virtual void act(Action action) = 0;
    // Applies what happened in the background, such as a bot's move or a message, and starts what
    // can be started. Returns true if the game changed.
    virtual bool advance() = 0;
    // Rings when `advance` may have something to do, or when a hint is ready.
    virtual const platform::Bell* bell() const { return nullptr; }
    virtual void next_hand() = 0;

    // Whether this is a guided game. There, undo goes back one step.
    virtual bool is_lesson() const { return false; }
    // The sentence of a lesson about the end of the hand. Empty in a game.
    virtual std::string lesson_note() const { return {}; }
    // `skip` makes the move that a lesson asks for. Only a lesson can skip.
    virtual bool can_skip() const { return false; }
    virtual void skip() {}

    virtual bool offers_undo() const { return false; }
    virtual bool has_move_to_undo() const { return offers_undo(); }
    // Returns false if there is nothing to undo.
    virtual bool undo() { return false; }
    virtual bool can_hint() const { return true; }
    // Hints are asynchronous: `take_hint` returns the hint once, when it is ready.
    virtual void ask_hint() {}
    virtual std::optional<Candidate> take_hint() { return std::nullopt; }

    // The online table, or null for a game on this machine.
    virtual RemoteTable* remote() { return nullptr; }
    virtual bool is_online() const { return false; }
    // False while the connection to an online table is lost.
    virtual bool is_connected() const { return true; }
    virtual std::vector<Remark> remarks() const { return {}; }
    // Whether the player of a seat is not connected.
    virtual bool is_gone(int /*seat*/) const { return false; }
    // The table was closed. Nothing more will happen.
    virtual bool is_closed() const { return false; }
    // The time left for the player who is to act, if there is a clock.
    virtual std::optional<int> seconds_left() const { return std::nullopt; }
    // A sentence about something that is wrong, such as a game that cannot be saved. Empty if all
    // is well.
    virtual std::string trouble(const words::Voice& /*voice*/) const { return {}; }
};

}  // namespace bornes::terminal
