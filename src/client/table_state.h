// An online table as a client knows it (docs/protocol.md). Seats count from 0.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bornes/bot.h"
#include "bornes/position.h"
#include "fair/deal.h"
#include "protocol/table.h"
#include "protocol/table_messages.h"

namespace bornes::client {

using protocol::TablePhase;

struct Seat {
    using Kind = protocol::SeatKind;
    Kind kind = Kind::free;
    std::string name{};
    Level level = Level::casual;  // of a bot
    bool away = false;
    bool ready = false;
    bool here = true;  // the player is connected
};

struct TableState {
    std::string id;
    protocol::Table rules;
    Edition edition = kDefaultEdition;
    TablePhase phase = TablePhase::open;
    int game = 1;
    int clock_s = 0;
    bool hints = true;      // the option of the table
    bool may_hint = false;  // this client may ask for hints
    bool host = false;      // this client is the host
    std::vector<Seat> seats;
};

// What is known of the deal of a hand. The seed is known only once the hand is over.
struct DealState {
    fair::FairDeal deal;
    fair::Bytes32 commit{};  // the server's promise
    bool has_seed = false;
    // Known once the hand is over.
    std::vector<fair::FairDeal> voided{};
    std::optional<fair::Bytes32> head{};  // of the record, according to the server
};

// Something that happened visibly, or a message of the server to this client alone.
struct News {
    enum class Kind : std::uint8_t {
        move,     // seat, action, by_clock
        sat,      // seat, text: the name
        left,     // seat, text: the name
        removed,  // seat, text: the name
        bot,      // seat, level
        freed,    // seat
        started,  // figure: the game
        ready,    // seat
        voided,   // seats
        accused,  // the server says that this client did not open, but it did
        stopped,  // too many attempts to deal were void
        dealt,    // figure: the hand
        away,     // seat
        back,     // seat
        device,   // seat: the player continues on another device
        gone,     // seat: the player is no longer connected
        here,     // seat: the player is connected again
        said,     // seat, text: the id of the phrase
        refused,  // text: the code, more: a sentence
        notice,   // text: its id
    };
    Kind kind = Kind::notice;
    int seat = -1;
    int figure = 0;
    Action action{};
    bool by_clock = false;
    Level level = Level::casual;
    std::string text{};
    std::string more{};
    std::vector<int> seats{};
};

// Turns messages into the state that a client keeps. All of these throw protocol::JsonFault if the
// server names rules or seats that do not exist.
TableState table_state(const protocol::TableMessage& message);
DealState deal_state(const protocol::Deal& message, int players);
// Returns nothing for an event of a later version, or one that people need not see.
std::optional<News> news_of(const protocol::Event& event, const TableState& table);

}  // namespace bornes::client
