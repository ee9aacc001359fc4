// The reducer of a table: applies one row to its state.
#pragma once

#include <string>

#include "tables/state.h"

namespace bornes::tables {

class Reducer {
public:
    Reducer(State& state, const std::string& actor, Millis at)
        : state_(state), actor_(actor), at_(at) {}

    void reduce(const Change& change);

private:
    Seat& seat(int seat) { return state_.seats_[static_cast<std::size_t>(seat)]; }
    void enter(TablePhase phase);
    void tell(Event event);                 // to everybody
    void tell_only(int seat, Event event);  // to that seat
    void tell_move(int seat, Event event, bool secret);
    void drop_old_events();

    // One overload per kind of change.
    void take(const change::Sat& sat);
    void take(const change::Left& left);
    void take(const change::Removed& removed);
    void take(const change::BotPut& put);
    void take(const change::Freed& freed);
    void take(const change::Started& started);
    void take(const change::Ready& ready);
    void take(const change::NextHand& next);
    void take(const change::Committed& committed);
    void take(const change::Closed& closed);
    void take(const change::Opened& opened);
    void take(const change::Voided& voided);
    void take(const change::Acted& acted);
    void take(const change::WindowOver& over);
    void take(const change::Back& back);
    void take(const change::Replaced& replaced);
    void take(const change::Ended& ended);
    void take(const change::Device& device);

    void free(int number, Event why);
    void begin_next(const fair::Bytes32& seed, int version);
    void begin_hand(const fair::Bytes32& seed, int version);
    void begin_attempt(const fair::Bytes32& seed);
    void bind_deal();
    void close();
    void stop_game();
    void deal_cards();
    bool legal(const std::vector<Act>& acts);
    void close_table(std::string why);
    void act_once(const Act& act, By by);
    void open_window(const Position& before, const Act& attack);
    void end_hand();
    void count_timeouts(const change::Acted& acted);
    void go_away(int number);

    State& state_;
    const std::string& actor_;
    const Millis at_;
};

}  // namespace bornes::tables
