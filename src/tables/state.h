// A table as its journal tells it: setup and a fold over the rows, and nothing else. The same rows
// give the same state, numbers and deadlines in every process and after every restart.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "bornes/position.h"
#include "fair/chain.h"
#include "fair/deal.h"
#include "fair/names.h"
#include "journal/row.h"
#include "protocol/changes.h"
#include "protocol/events.h"
#include "protocol/options.h"
#include "tables/executed_commands.h"
#include "tables/guest.h"

namespace bornes::tables {

using journal::Millis;
using journal::Seq;
using protocol::Act;
using protocol::By;
using protocol::Change;
using protocol::change_from_json;
using protocol::Event;
using protocol::Options;
using protocol::options_from_json;
using protocol::TablePhase;
using protocol::to_json;
namespace change = protocol::change;
namespace event = protocol::event;

// A seat from 0, or who watches.
using Recipient = int;
inline constexpr Recipient kWatcher = View::kSpectator;
inline constexpr std::size_t kRecipients = kMaxPlayers + 1;
constexpr std::size_t place(Recipient recipient) { return static_cast<std::size_t>(recipient) + 1; }

struct Seat {
    using Holder = protocol::SeatKind;
    Holder holder = Holder::free;
    Level level = Level::casual;  // of the bot that holds the seat or keeps it
    std::string name;
    GuestId guest;      // the player
    Millis since = 0;   // when the player sat down, or came back
    bool away = false;  // a bot keeps the seat
    bool ready = false;
    int timeouts = 0;  // moves in a row that the clock made

    bool player() const { return holder == Holder::player; }
    bool played_by_bot() const { return holder == Holder::bot || away; }
    bool counts() const { return player() && !away; }
};

// One thing that happened, and its number for each recipient.
struct NumberedEvent {
    Recipient only = kWatcher;  // a seat: told to nobody else
    std::array<std::uint32_t, kRecipients> numbers{};
    Event event;
};

// A hand of the current game, for its record.
struct PlayedHand : fair::DealtHand {
    fair::Names names{};
    fair::Bytes32 head{};  // of the record, once the hand is over
};

inline constexpr Millis kCommitTime = 2000;
inline constexpr Millis kOpenTime = 4000;
inline constexpr int kTimeoutsToAway = 3;

class State {
public:
    // Where decks come from: tests have their own.
    using Dealer = fair::Dealt (*)(const fair::Game&, const fair::FairDeal&, int last_dealer);

    State(std::string id, GuestId creator, Options options, Dealer dealer = fair::deal_out);

    // The next row. `false`, and nothing changed, if it is not the next, or not one of ours. A row
    // with a move that is not legal closes the table; later rows change nothing.
    bool apply(const journal::Row& row);
    void apply(const Change& change, const std::string& actor, const std::string& command,
               Millis at);

    const std::string& id() const { return id_; }
    const GuestId& creator() const { return creator_; }
    const Options& options() const { return options_; }
    const Rules& rules() const { return rules_; }
    Seq seq() const { return seq_; }
    // When the last row was stored, and for which command.
    Millis last_at() const { return last_at_; }
    const std::string& last_command() const { return last_command_; }
    TablePhase phase() const { return phase_; }
    // Whether the next hand, or the next game, waits for players to be ready.
    bool between_hands() const;
    // In phase `closed`, why: the code of the refusal of a move that a row holds, or of a limit.
    const std::string& closing() const { return closing_; }
    int game() const { return game_; }
    int players() const { return options_.players; }
    const Seat& seat(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
    // Whether somebody can sit down: a seat is free, or a bot's.
    bool has_room() const;
    // How many rows there were since a hand was last played to its end that are no moves.
    int rows_without_moves() const { return rows_without_moves_; }
    bool removed(const GuestId& guest) const { return removed_.contains(guest); }
    // The seat of a guest, or kWatcher.
    Recipient recipient(const GuestId& guest) const;
    // The seat whose cards the guest has seen in the hand that is being played, or kWatcher.
    Recipient seen_hand(const GuestId& guest) const;

    // Of the current hand, or the last one; nothing before the first.
    const std::optional<Position>& position() const { return position_; }
    View view_for(Recipient recipient) const;
    // Whose turn it is as far as everybody knows; kWatcher if nobody's.
    int public_seat() const;
    bool window_open() const { return window_until_ != 0; }
    Millis window_until() const { return window_until_; }
    // When the turn (choice of coup fourré included) began.
    Millis turn_since() const { return turn_since_; }
    Millis phase_since() const { return phase_since_; }
    // When the clock of the turn runs out; 0: it does not.
    Millis turn_until() const;

    fair::Game fair_game() const;
    const std::optional<fair::FairDeal>& deal() const { return deal_; }
    const std::optional<fair::FairDeal>& last_deal() const { return last_deal_; }
    // What the server committed to in them: fair::promise_of().
    const fair::Bytes32& promise() const { return promise_; }
    const fair::Bytes32& last_promise() const { return last_promise_; }
    // Whether the seat is asked to commit in this attempt.
    bool takes_part(int seat) const { return parts_[static_cast<std::size_t>(seat)]; }
    // The seat for which the guest committed in this attempt, or kWatcher. The seat may have moved
    // to another device since.
    Recipient committed_seat(const GuestId& guest) const;
    bool answered(int seat) const { return answered_[static_cast<std::size_t>(seat)]; }
    const std::vector<PlayedHand>& hands() const { return hands_; }
    // Who sits where now, as a record says it.
    fair::Names names() const;

    // Numbers of docs/protocol.md: what the recipient could see happen.
    std::uint32_t number(Recipient recipient) const { return numbers_[place(recipient)]; }
    std::uint32_t number_after(Recipient recipient, Seq seq) const;
    // Of the last move that the recipient saw.
    std::uint32_t last_move(Recipient recipient) const { return last_move_[place(recipient)]; }
    // Since the hand before this one began to be dealt.
    const std::deque<NumberedEvent>& events() const { return events_; }
    // How often the oldest of them were dropped.
    std::uint32_t event_drops() const { return event_drops_; }
    // Count of changes of what TABLE or `deal` show.
    std::uint32_t table_version() const { return table_version_; }
    std::uint32_t deal_version() const { return deal_version_; }

    const ExecutedCommands& executed_commands() const { return executed_commands_; }

    // Whether everybody who counts would be ready for the next hand if `seat` were (or had left).
    bool all_ready_but(int seat) const;

private:
    friend class Reducer;  // one function a kind of change (reducer.cpp)

    bool follows(const Change& change) const;
    void count(const std::string& actor, const std::string& command, Millis at);

    std::string id_;
    GuestId creator_;
    Options options_;
    Dealer dealer_;
    Rules rules_;
    Seq seq_ = 0;
    Millis last_at_ = 0;
    std::string last_command_;
    TablePhase phase_ = TablePhase::open;
    std::string closing_;
    int rows_without_moves_ = 0;
    int game_ = 1;
    std::array<Seat, kMaxPlayers> seats_;
    std::set<GuestId> removed_;
    std::array<GuestId, kMaxPlayers> seen_hand_;  // by the seat whose cards they saw

    std::optional<Position> position_;
    std::optional<Position> before_window_;  // before the hazard of an open window was played
    Millis window_until_ = 0;
    Millis turn_since_ = 0;
    Millis phase_since_ = 0;

    std::optional<fair::FairDeal> deal_;
    std::optional<fair::FairDeal> last_deal_;
    fair::Bytes32 promise_{};
    fair::Bytes32 last_promise_{};
    std::array<bool, kMaxPlayers> parts_{};
    std::array<bool, kMaxPlayers> answered_{};
    std::array<GuestId, kMaxPlayers> committers_;  // of this attempt
    std::array<bool, kMaxPlayers> left_out_{};     // committed and did not open, this hand
    std::vector<fair::FairDeal> voided_;           // of this hand
    fair::Names names_;                            // when this attempt began
    fair::Bytes32 head_{};                         // of the record so far
    std::vector<PlayedHand> hands_;

    std::array<std::uint32_t, kRecipients> numbers_{};
    std::array<std::uint32_t, kRecipients> last_move_{};
    std::vector<std::uint32_t> public_after_;         // by seq
    std::vector<std::pair<Seq, Recipient>> secrets_;  // rows that told one seat something
    std::deque<NumberedEvent> events_;
    std::size_t old_events_ = 0;  // how many of them are of the hand before
    std::uint32_t event_drops_ = 0;
    ExecutedCommands executed_commands_;
    std::uint32_t table_version_ = 0;
    std::uint32_t deal_version_ = 0;
};

}  // namespace bornes::tables
