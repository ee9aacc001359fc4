// A table at work: takes commands, has what comes of them journalled, and only then shows it.
// Everything happens on one thread, one change at a time.
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

// How often a server has its tables mark who is present.
inline constexpr Millis kMarkEvery = 30'000;

// A player who is connected again within this time was never gone: a reload is no absence.
inline constexpr Millis kReturnTime = 1'500;

// How much one table may store.
struct Quota {
    Seq rows = 50'000;  // then no further game begins; twice as many end the table at once
    int rows_without_moves = 500;  // rows of one hand that are no moves
};

// The codes of the limits that end a table.
inline constexpr std::string_view kTooManyRows = "too-many-rows";
inline constexpr std::string_view kTooManyChanges = "too-many-changes";

// The code of a table that `bornes admin close` has ended.
inline constexpr std::string_view kClosedByOperator = "closed-by-operator";

// The notice that a table is gone.
extern const std::string kExpired;
// The notice that a table is as it was earlier.
extern const std::string kRestored;

class Table : public std::enable_shared_from_this<Table> {
public:
    Table(State state, Services& services, Pace pace, Quota quota = {});

    const State& state() const { return state_; }

    // From now on the listener hears of everything that it may know; at once, how things stand.
    void attach(const std::shared_ptr<Listener>& listener, Asker asker, std::uint32_t seen);
    void detach(const Listener& listener);
    bool deserted() const { return listeners_.empty(); }

    // One frame of a client. False if it is not even JSON: then the connection is of no use. Beyond
    // the limits of the client a command is refused as `too-many`.
    bool command(const std::shared_ptr<Listener>& listener, std::string_view text,
                 bool within_limits = true);

    // A seat goes to another device of its player, who asks for it there. `reply` is called once,
    // unless the table leaves the memory first.
    using Reply = std::function<void(const Answer&)>;
    void take_seat(SeatMove move, Asker asker, Reply reply);

    // Time has passed.
    void wake();
    // Another process may have changed the table.
    void fetch();
    // This process runs the table's bots and clock, under a lease if there are other processes; or
    // it does not.
    void run(journal::Fence fence = 0);
    void stand_by();
    // To all listeners: a message that is no part of the game.
    void announce(const std::string& message);
    // The table leaves the memory of this process, or is gone: nothing happens here any more. Its
    // listeners are dismissed, and so is whoever was on the way here.
    void close();
    // Marks the seats of the listeners as present.
    void mark_present();
    // The seats whose players are connected to other processes.
    void set_elsewhere(SeatSet elsewhere);

private:
    struct Attached {
        std::weak_ptr<Listener> listener;
        const Listener* key;
        Asker asker;
        Recipient recipient;
        Seen seen;
        bool moved = false;  // to another seat, or from one, since the last broadcast
    };
    // The last message without an answer, and whom it suits.
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
        bool again = false;              // considered before, on rows that were not all
        std::optional<SeatMove> move{};  // instead of a command
        Reply reply{};                   // instead of a listener
    };
    // A move that a bot has found, or is looking for, and for which position.
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
    // `refusal` is nothing for a command that asks for what is so already.
    void answer_unstored(const Request& request, const std::optional<Refused>& refusal);
    void unstored(const Request& request, const std::optional<Refused>& refusal,
                  std::optional<Seq> carried_out);
    // Which limit the table has reached; empty: none.
    std::string_view used_up() const;
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
    // In the table's time.
    void wake_at(Millis moment);

    void act_by_itself();
    std::optional<Millis> use_bot(const Due& due);
    void think();
    void learn(int seat, std::size_t position, const std::vector<Action>& actions);
    std::size_t position_mark() const;

    State state_;
    Services& services_;
    const Pace pace_;
    const Quota quota_;
    std::vector<Attached> listeners_;
    Seq shown_;                               // the last row that the listeners were told of
    std::array<Millis, kMaxPlayers> said_{};  // by seat: the last time that a phrase was said
    std::deque<Request> requests_;
    std::size_t refusing_ = 0;        // refusals that wait for the journal
    Recipient declining_ = kWatcher;  // whose decline is on its way to the journal
    bool busy_ = false;   // a change is on its way to the journal, or rows are being read
    bool fetch_ = false;  // rows are to be read next
    bool running_ = false;
    bool closed_ = false;
    journal::Fence fence_ = 0;  // of the lease under which this process runs the table
    Millis ahead_ = 0;          // how far the table's time is ahead of the process's
    Thought thought_;
    std::size_t declined_ = 0;  // the position whose window a bot lets pass
    std::uint32_t summarised_ = 0;
    SeatSet told_here_;  // what the other processes were told
    SeatSet elsewhere_;
    SeatSet shown_here_;                 // what the listeners were told
    std::optional<Millis> absences_at_;  // when the listeners are told who has gone
    std::optional<Millis> wake_;         // when the game wants to be woken, in the process's time
};

}  // namespace bornes::tables
