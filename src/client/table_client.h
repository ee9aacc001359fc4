// One client at one table, without sockets: it reads the server's messages, and says what to send.
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

    // `prefix` begins the ids of commands. It must never have been used with the same token at the
    // same table.
    explicit TableClient(std::string prefix) : prefix_(std::move(prefix)) {}

    // Ignores messages that it does not understand, because a newer server may send more.
    void hear(std::string_view text, Clock::time_point now);
    // Whether the visible state of the table has changed since the last call.
    bool take_change();
    // Returns what has happened since the last call, oldest first.
    std::vector<News> take_news();

    // Empty before the first `state`.
    const std::optional<TableState>& table() const { return table_; }
    // Empty before the first view that can be read.
    const std::optional<View>& view() const { return view_; }
    // Whether the last view was read without a doubt (ReadView). If not, view() may be shown, but a
    // program must not move from it.
    bool view_adds_up() const { return view_adds_up_; }
    // The seat of this client, or View::kSpectator.
    int you() const { return you_; }
    // The number of the last event that this client received. A reconnection continues after it.
    std::uint32_t seen() const { return seen_; }
    // Whether everybody waits for a possible coup fourré.
    bool window_open() const { return window_open_; }
    // When the clock of the player whose turn it is runs out.
    const std::optional<Clock::time_point>& until() const { return until_; }
    // The verdict about the last finished hand, once it was judged.
    const std::optional<DealVerdict>& verdict() const { return verdict_; }
    // The hand as this client saw it, which the verdict is based on.
    const SeenHand& hand() const { return hand_; }

    // Commands. Send what `take_orders` returns. While a move waits for its answer, `play` does
    // nothing.
    void play(Action action);
    bool move_under_way() const;
    void sit(int seat);
    void leave();
    // For the host, before the start: puts a bot on a seat, removes the bot (no level), or removes
    // the person who sits there.
    void put_bot(int seat, std::optional<Level> level);
    void remove(int seat);
    void start();
    // Lets a bot play for a player who has been disconnected for a while.
    void replace(int seat);
    void get_ready();
    void come_back();
    void say(std::string_view phrase);
    // Returns the commands to send now, oldest first, and forgets them. A command stays in
    // `unanswered` until the server has carried it out or refused it.
    std::vector<std::string> take_orders();
    // The commands to send again after a loss. The server recognises commands that it has already
    // carried out.
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
    std::optional<std::set<int>> here_;  // seats of connected players, once known
    std::vector<Sent> unanswered_;
    std::vector<std::string> outgoing_;

    SeenHand hand_;
    std::optional<DealState> promise_;        // the first promise for the last attempt
    std::vector<DealState> promises_before_;  // ... and for the earlier attempts at this hand
    std::optional<DealState> closed_;         // the first state after everybody had committed
    std::optional<fair::Bytes32> head_;       // of the record, after the last hand that was seen
    std::optional<int> last_dealer_;          // of the last hand that was seen
    int newest_version_ = 1;                  // of the deals that were promised here
    std::optional<fair::Bytes32> secret_;     // of the last attempt that this client took part in
    fair::FairDeal secret_of_;                // that attempt
    int part_ = View::kSpectator;             // the seat that took part
    bool committed_ = false;                  // the server accepted the commitment
    std::string commit_command_id_;
    bool opened_ = false;
    Clock::time_point opened_at_{};
    std::string open_command_id_;
    Clock::time_point now_{};
    bool attempt_is_fresh_ = false;  // nothing has happened since the attempt began
    std::optional<DealVerdict> verdict_;
};

}  // namespace bornes::client
