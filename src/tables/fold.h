// How one row changes the state of a table.
#pragma once

#include <string>

#include "tables/state.h"

namespace bornes::tables {

class Folder {
public:
    Folder(State& state, const std::string& actor, Millis at)
        : state_(state), actor_(actor), at_(at) {}

    void fold(const Change& change);

private:
    Seat& seat(int seat) { return state_.seats_[static_cast<std::size_t>(seat)]; }
    void enter(TablePhase phase);
    void tell(std::string json);                 // everybody
    void tell_only(int seat, std::string json);  // that seat
    void tell_move(int seat, std::string json, bool secret);

    void sit(const Change& change);
    void leave(const Change& change);
    void free(int number, const char* why);
    void put_bot(const Change& change);
    void start(const Change& change);
    void get_ready(const Change& change);
    void begin_next(const fair::Bytes32& seed);
    void begin_hand(const fair::Bytes32& seed);
    void begin_attempt(const fair::Bytes32& seed);
    void commit(const Change& change);
    void close();
    void open(const Change& change);
    void void_attempt(const Change& change);
    void deal_cards();
    void act(const Change& change);
    void act_once(const Act& act, By by);
    void open_window(const Position& before, const Act& attack);
    void end_hand();
    void count_timeouts(const Change& change);
    void go_away(int number);
    void come_back(int number);

    State& state_;
    const std::string& actor_;
    const Millis at_;
};

}  // namespace bornes::tables
