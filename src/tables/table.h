// A running table. It accepts commands, stores the resulting changes in the journal, and shows them
// only after that. Everything happens on one thread, one change at a time.
#pragma once

#include <array>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "tables/due.h"
#include "tables/message.h"
#include "tables/services.h"
#include "tables/state.h"
#include "tables/verdict.h"

namespace bornes::tables {

// How often a server makes its tables mark present players.
inline constexpr Millis kMarkEvery = 30'000;

// A player who reconnects within this time was not absent: it is probably a reload of the page.
inline constexpr Millis kReturnTime = 1'500;

// How much one table may store.
struct Quota {
    Seq rows = 50'000;             // then no further game begins; twice as many end the table
    int rows_without_moves = 500;  // per hand
};

// The codes of the limits that end a table.
inline constexpr std::string_view kTooManyRows = "too-many-rows";
inline constexpr std::string_view kTooManyChanges = "too-many-changes";

// The code for a table that `bornes admin close` ended.
inline constexpr std::string_view kClosedByOperator = "closed-by-operator";

// The notice that a table no longer exists.
extern const std::string kExpired;
// The notice that a table is back in an earlier state.
extern const std::string kRestored;

class Table : public std::enable_shared_from_this<Table> {
public:
    Table(State state, Services& services, Pace pace, Quota quota = {});

    const State& state() const { return state_; }

    // Sends the listener the current state, and from then on everything that it may see.
    void attach(const std::shared_ptr<Listener>& listener, Asker asker, std::uint32_t seen);
    void detach(const Listener& listener);
    bool deserted() const { return listeners_.empty(); }

    // Handles one frame of a client. Returns false if the frame is not JSON; the connection is then
    // useless. Refuses commands beyond the client's limits as `too-many`.
    bool command(const std::shared_ptr<Listener>& listener, std::string_view text,
                 bool within_limits = true);

    // Moves a seat to another device of its player, who asks for it on the new device. Calls
    // `reply` once, unless the table is unloaded first.
    using Reply = std::function<void(const Answer&)>;
    void take_seat(SeatMove move, Asker asker, Reply reply);

    // Call when the time set with wake_at() has come.
    void wake();
    // Call when another process may have changed the table.
    void fetch();
    // Starts to run the table's bots and clock in this process, under a lease if there are other
    // processes; stand_by() stops that.
    void run(journal::Fence fence = 0);
    void stand_by();
    // Sends all listeners a message that is not part of the game.
    void announce(const std::string& message);
    // Stops all activity, because this process unloads the table or the table no longer exists.
    // Dismisses its listeners and pending requests.
    void close();
    // Marks the seats of the listeners as present.
    void mark_present();
    // Sets the seats whose players are connected to other processes.
    void set_elsewhere(SeatSet elsewhere);

private:
    struct Attached {
        std::weak_ptr<Listener> listener;
        const Listener* key;
        Asker asker;
        Recipient recipient;
        Seen seen;
        bool moved = false;  // took or left a seat since the last broadcast
    };
    // The last message that carried no answer to a command, and what its listeners have in common.
    struct Shared {
        Recipient recipient = kWatcher;
        bool host = false;
        Seen seen;
        std::shared_ptr<const std::string> message;
    };
    struct Request {
        std::weak_ptr<Listener> listener;
        Asker asker;
        Command command;
        bool again = false;              // considered before, when not all rows were known
        std::optional<SeatMove> move{};  // instead of a command
        Reply reply{};                   // instead of a listener
    };
    // A move that a bot has found or is looking for, and its position.
    struct Thought {
        std::size_t position = 0;
        int seat = -1;
        std::vector<Act> acts;
        bool found = false;
        Millis shown_at = 0;
    };

    Millis now() { return services_.now() + ahead_; }
    void follow_rows();

    Attached* find(const Listener& listener);
    void mark(Recipient recipient);
    void say(const Attached& attached, const Command& command, const command::Say& say);

    void next();
    std::optional<Seq> seq_of(const Request& request) const;
    void consider(Request request);
    bool answered_meanwhile(const Request& request);
    bool connected(int seat) const;
    void ask_when_last_present(int seat, Request request);
    Verdict verdict_on(const Request& request, Millis last_present);
    void decide(Request request, Millis last_present);
    // `refusal` is empty if the command changes nothing because the state is already as requested.
    void check_then_answer(const Request& request, const std::optional<Refused>& refusal);
    void answer_without_change(const Request& request, const std::optional<Refused>& refusal,
                               std::optional<Seq> carried_out);
    // The code of the limit that the table has reached; empty if none.
    std::string_view reached_limit() const;
    void submit(Change change, Request request);
    void store(Change change, Request request);
    void settle(const Change& change, const journal::Row& row, journal::Fence fence,
                Request request, journal::Appended appended);
    void show(const Change& change, const journal::Row& row, const Request& request);
    void catch_up(std::function<void(bool)> then);
    bool take_in(const std::vector<journal::Row>& rows);
    bool ends_with(const journal::Row& row) const;
    static void answer(const Request& request, Answer answer);
    void answer_repeat(const Request& request, Seq seq);
    void answer_not_stored(const Request& request);

    void broadcast(const Listener* asker, const std::optional<Answer>& answer);
    bool moved_to_other_seat(Attached& attached);
    void follow_seats();
    void send(Attached& attached, const std::optional<Answer>& answer);
    void send(Attached& attached, Shared& shared);
    bool is_host(const Attached& attached) const;
    std::shared_ptr<const std::string> message_for(const Attached& attached,
                                                   const std::optional<Answer>& answer);
    void summarise();

    SeatSet connected_here() const;
    void follow_presence();
    void show_presence(SeatSet here);
    void tell_presence(Listener& listener) const;
    // `moment` is in the table's time.
    void wake_at(Millis moment);

    void act_by_itself();
    std::optional<Millis> use_bot(const Due& due);
    void think();
    void receive_bot_move(int seat, std::size_t position, const std::vector<Action>& actions);
    std::size_t position_mark() const;

    State state_;
    Services& services_;
    const Pace pace_;
    const Quota quota_;
    std::vector<Attached> listeners_;
    Seq shown_;                               // the last row that the listeners have seen
    std::array<Millis, kMaxPlayers> said_{};  // when each seat last said a phrase
    std::deque<Request> requests_;
    std::size_t refusing_ = 0;        // refusals waiting for the journal
    Recipient declining_ = kWatcher;  // whose decline is being stored
    bool busy_ = false;               // a change is being stored, or rows are being read
    bool fetch_ = false;              // read rows next
    bool running_ = false;
    bool closed_ = false;
    journal::Fence fence_ = 0;  // the lease under which this process runs the table
    Millis ahead_ = 0;          // how far the table's time is ahead of the process's time
    Thought thought_;
    std::size_t declined_ = 0;  // the position at which a bot let a coup fourré pass
    std::uint32_t summarised_ = 0;
    SeatSet told_here_;  // the seats connected here, as last told to other processes
    SeatSet elsewhere_;
    SeatSet shown_here_;                 // the connected seats, as last shown to the listeners
    std::optional<Millis> absences_at_;  // when the listeners learn who has left
    std::optional<Millis> wake_;         // the game's next deadline, in the process's time
};

}  // namespace bornes::tables
