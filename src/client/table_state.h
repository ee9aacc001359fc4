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

namespace bornes::client {

enum class TablePhase : std::uint8_t { open, committing, opening, playing, hand_over, game_over };

struct Seat {
    enum class Kind : std::uint8_t { free, bot, player };
    Kind kind = Kind::free;
    std::string name{};
    Level level = Level::casual;  // of a bot
    bool away = false;
    bool ready = false;
};

struct TableState {
    std::string id;
    protocol::Table rules;
    Edition edition = kDefaultEdition;
    TablePhase phase = TablePhase::open;
    int game = 1;
    int clock_s = 0;
    bool hints = true;
    std::vector<Seat> seats;
};

// What is known of the deal of a hand: the seed only once the hand is over.
struct DealState {
    fair::FairDeal deal;
    fair::Bytes32 commit{};  // of the server, to its seed
    bool has_seed = false;
};

// Something that was seen to happen, or that the server says to this client alone.
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
        dealt,    // figure: the hand
        away,     // seat
        back,     // seat
        said,     // seat, text: the phrase's id
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

}  // namespace bornes::client
