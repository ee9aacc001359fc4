// One client at one table: what it makes of the server's messages, and what it sends. No sockets.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "client/deal_check.h"
#include "client/table_state.h"
#include "protocol/commands.h"

namespace bornes::client {

class TableClient {
public:
    using Clock = std::chrono::steady_clock;

    // `prefix`: of the ids of commands; never used before with the same token at the same table.
    explicit TableClient(std::string prefix) : prefix_(std::move(prefix)) {}

    // Messages that are not understood are passed over; a newer server may say more.
    void hear(std::string_view text, Clock::time_point now);
    // Whether the last message changed what is to be seen of the table; told once.
    bool take_change();
    std::vector<News> take_news();

    // Nothing before the first `state`.
    const std::optional<TableState>& table() const { return table_; }
    const std::optional<View>& view() const { return view_; }
    bool view_adds_up() const { return view_adds_up_; }
    int you() const { return you_; }
    std::uint32_t seen() const { return seen_; }
    bool window_open() const { return window_open_; }
    // When the clock of whose turn it is runs out.
    const std::optional<Clock::time_point>& until() const { return until_; }
    // Of the last hand that is over; nothing until it was judged.
    const std::optional<DealVerdict>& verdict() const { return verdict_; }
    // The hand as this client saw it: what the verdict goes by.
    const SeenHand& hand() const { return hand_; }

    // Commands: what `take_orders` gives is to be sent. A move is not made twice: while one waits
    // for its answer there is none other.
    void play(Action action);
    bool move_under_way() const;
    void sit(int seat);
    void leave();
    // Of who made the table, before the start: a bot of a level on a seat, nobody on it, or the
    // person who sits there away from it.
    void put_bot(int seat, std::optional<Level> level);
    void remove(int seat);
    void start();
    // A bot plays for somebody who has not been connected for a while.
    void replace(int seat);
    void get_ready();
    void come_back();
    void say(std::string_view phrase);
    std::vector<std::string> take_orders();
    // To be sent again after a loss: the server knows what it has done already.
    std::vector<std::string> unanswered() const;

private:
    struct Sent {
        std::string id;
        std::string text;
        bool move = false;
    };

    void hear_state(const protocol::StateMessage& state, Clock::time_point now);
    void hear_events(const protocol::StateMessage& state);
    void hear_turn(const protocol::StateMessage& state, Clock::time_point now);
    void hear_answer(const protocol::Answer& answer);
    void hear_notice(protocol::Notice notice);
    void hear_presence(const protocol::PresenceMessage& presence);
    void mark_absent();
    void take_part_in_deal();
    fair::Bytes32 own_commitment() const;
    void judge_deal();
    void note_promise();
    bool accused(const News& voided) const;
    void order(protocol::command::Any what);

    std::string prefix_;
    int orders_ = 0;
    std::optional<TableState> table_;
    std::optional<View> view_;
    bool view_adds_up_ = false;
    std::optional<DealState> deal_;
    int you_ = View::kSpectator;
    std::uint32_t seen_ = 0;
    std::optional<Clock::time_point> until_;
    bool window_open_ = false;
    bool changed_ = false;
    std::vector<News> news_;
    std::optional<std::set<int>> here_;  // the seats of players who are connected, once it is told
    std::vector<Sent> unanswered_;
    std::vector<std::string> outgoing_;

    SeenHand hand_;
    std::optional<DealState> promise_;        // the first word for the last attempt
    std::vector<DealState> promises_before_;  // ... and for the attempts at this hand before it
    std::optional<DealState> closed_;         // the first word after all had committed
    std::optional<fair::Bytes32> head_;       // of the record, after the last hand that was seen
    std::optional<int> last_dealer_;          // likewise
    int newest_version_ = 1;                  // of the deals that were promised here
    std::optional<fair::Bytes32> secret_;     // of the last attempt that this client took part in
    fair::FairDeal secret_of_;                // that attempt
    int part_ = View::kSpectator;             // the seat that it took part for
    bool committed_ = false;                  // and the server accepted it
    std::string committing_;                  // the id of that command
    bool opened_ = false;
    Clock::time_point opened_at_{};
    std::string opening_;  // the id of that command
    Clock::time_point now_{};
    bool attempt_is_fresh_ = false;  // nothing happened since it began
    std::optional<DealVerdict> verdict_;
};

}  // namespace bornes::client
