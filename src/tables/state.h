// The state of a table, computed only from its setup and the rows of its journal. The same rows
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

// A seat from 0, or kWatcher for spectators.
using Recipient = int;
inline constexpr Recipient kWatcher = View::kSpectator;
inline constexpr std::size_t kRecipients = kMaxPlayers + 1;
// The index of a recipient in arrays of kRecipients values.
constexpr std::size_t recipient_index(Recipient recipient) {
    return static_cast<std::size_t>(recipient) + 1;
}

struct Seat {
    using Holder = protocol::SeatKind;
    Holder holder = Holder::free;
    Level level = Level::casual;  // of the bot in the seat, or of the bot that plays for its player
    std::string name;
    GuestId guest;      // the player
    Millis since = 0;   // when the player sat down or came back
    bool away = false;  // a bot plays for the player
    bool ready = false;
    int timeouts = 0;  // consecutive moves made by the clock

    bool player() const { return holder == Holder::player; }
    bool played_by_bot() const { return holder == Holder::bot || away; }
    bool played_by_player() const { return player() && !away; }
};

// An event and its number for each recipient.
struct NumberedEvent {
    Recipient only = kWatcher;  // if a seat: only this seat may see the event
    std::array<std::uint32_t, kRecipients> numbers{};
    Event event;
};

// A hand of the current game, as its record needs it.
struct PlayedHand : fair::DealtHand {
    fair::Names names{};
    fair::Bytes32 head{};  // the hash of the record up to this hand, once the hand is over
};

inline constexpr Millis kCommitTime = 2000;
inline constexpr Millis kOpenTime = 4000;
inline constexpr int kTimeoutsToAway = 3;

class State {
public:
    // Makes the decks. Tests use their own.
    using Dealer = fair::Dealt (*)(const fair::Game&, const fair::FairDeal&, int last_dealer);

    State(std::string id, GuestId creator, Options options, Dealer dealer = fair::deal_out);

    // Applies the next row. Returns false and changes nothing if the row is not the next one or
    // cannot be read. A row with an illegal move closes the table; later rows then change nothing.
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
    // Whether the next hand or game waits until players are ready.
    bool between_hands() const;
    // In phase `closed`, the reason: the code of an illegal move's refusal, or of a limit.
    const std::string& closing() const { return closing_; }
    int game() const { return game_; }
    int players() const { return options_.players; }
    const Seat& seat(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
    // Whether somebody can sit down: a seat is free or a bot's.
    bool has_room() const;
    // Counts the rows without a move since a hand was last completed.
    int rows_without_moves() const { return rows_without_moves_; }
    bool removed(const GuestId& guest) const { return removed_.contains(guest); }
    // The seat of a guest, or kWatcher.
    Recipient recipient(const GuestId& guest) const;
    // The seat whose cards the guest has seen in the current hand, or kWatcher.
    Recipient seen_hand(const GuestId& guest) const;

    // The current or last hand; empty before the first hand.
    const std::optional<Position>& position() const { return position_; }
    View view_for(Recipient recipient) const;
    // The seat whose turn it publicly is, or kWatcher.
    int public_seat() const;
    bool window_open() const { return window_until_ != 0; }
    Millis window_until() const { return window_until_; }
    // When the turn began. A choice of coup fourré is part of the turn.
    Millis turn_since() const { return turn_since_; }
    Millis phase_since() const { return phase_since_; }
    // When the clock of the turn runs out; 0 without a clock.
    Millis turn_until() const;

    fair::Game fair_game() const;
    const std::optional<fair::FairDeal>& deal() const { return deal_; }
    const std::optional<fair::FairDeal>& last_deal() const { return last_deal_; }
    // What the server committed to in these deals: fair::promise_of().
    const fair::Bytes32& promise() const { return promise_; }
    const fair::Bytes32& last_promise() const { return last_promise_; }
    // Whether the seat is asked to commit in this attempt.
    bool takes_part(int seat) const { return participants_[static_cast<std::size_t>(seat)]; }
    // The seat for which the guest committed in this attempt, or kWatcher. The seat may have moved
    // to another device since.
    Recipient committed_seat(const GuestId& guest) const;
    bool answered(int seat) const { return answered_[static_cast<std::size_t>(seat)]; }
    const std::vector<PlayedHand>& hands() const { return hands_; }
    // The current players, as a record names them.
    fair::Names names() const;

    // The numbers of docs/protocol.md: they count what the recipient could see.
    std::uint32_t number(Recipient recipient) const { return numbers_[recipient_index(recipient)]; }
    std::uint32_t number_after(Recipient recipient, Seq seq) const;
    // The number of the last move that the recipient saw.
    std::uint32_t last_move(Recipient recipient) const {
        return last_move_[recipient_index(recipient)];
    }
    // The events since the deal of the previous hand.
    const std::deque<NumberedEvent>& events() const { return events_; }
    // How often old events were dropped.
    std::uint32_t event_drops() const { return event_drops_; }
    // These grow when the content of TABLE or `deal` changes.
    std::uint32_t table_version() const { return table_version_; }
    std::uint32_t deal_version() const { return deal_version_; }

    const ExecutedCommands& executed_commands() const { return executed_commands_; }

    // Whether all active players are ready for the next hand, not counting `seat`.
    bool all_ready_but(int seat) const;

private:
    friend class Reducer;  // one function per kind of change

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
    std::array<GuestId, kMaxPlayers> seen_hand_;  // by the seat whose cards the guest saw

    std::optional<Position> position_;
    std::optional<Position> before_window_;  // before the hazard of the open window
    Millis window_until_ = 0;
    Millis turn_since_ = 0;
    Millis phase_since_ = 0;

    std::optional<fair::FairDeal> deal_;
    std::optional<fair::FairDeal> last_deal_;
    fair::Bytes32 promise_{};
    fair::Bytes32 last_promise_{};
    std::array<bool, kMaxPlayers> participants_{};  // in this attempt
    std::array<bool, kMaxPlayers> answered_{};
    std::array<GuestId, kMaxPlayers> committers_;  // of this attempt
    std::array<bool, kMaxPlayers> left_out_{};     // committed but did not open in this hand
    std::vector<fair::FairDeal> voided_;           // of this hand
    fair::Names names_;                            // when this attempt began
    fair::Bytes32 head_{};                         // of the record so far
    std::vector<PlayedHand> hands_;

    std::array<std::uint32_t, kRecipients> numbers_{};
    std::array<std::uint32_t, kRecipients> last_move_{};
    std::vector<std::uint32_t> public_after_;         // by seq
    std::vector<std::pair<Seq, Recipient>> secrets_;  // rows that only one seat can see
    std::deque<NumberedEvent> events_;
    std::size_t old_events_ = 0;  // how many of them belong to the previous hand
    std::uint32_t event_drops_ = 0;
    ExecutedCommands executed_commands_;
    std::uint32_t table_version_ = 0;
    std::uint32_t deal_version_ = 0;
};

}  // namespace bornes::tables
