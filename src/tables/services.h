// What a table needs from the program around it: clock, journal, bots and other processes. Answers
// come later, on the table's own thread. The server has the real services. Tests have simulated
// ones, in which nothing happens by itself.
#pragma once

#include <bitset>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bornes/bot.h"
#include "bornes/position.h"
#include "fair/bytes.h"
#include "journal/row.h"
#include "tables/buffers.h"

namespace bornes::tables {

using SeatSet = std::bitset<kMaxPlayers>;

class Services {
public:
    virtual ~Services() = default;

    // Memory for the messages of all tables.
    Buffers& buffers() { return buffers_; }

    virtual journal::Millis now() = 0;
    virtual fair::Bytes32 seed() = 0;
    // Returns an id for a row that the table itself decides.
    virtual std::string own_id() = 0;

    virtual void append(journal::Row row, journal::Conditions conditions,
                        std::function<void(journal::Appended)> done) = 0;
    // Empty if the journal did not answer.
    using Rows = std::optional<std::vector<journal::Row>>;
    virtual void rows(const std::string& table, journal::Seq after,
                      std::function<void(Rows)> done) = 0;
    // Gets the row after `after` that a command made. `available` is false if the journal did not
    // answer.
    using Found = std::function<void(std::optional<journal::Seq>, bool available)>;
    virtual void find(const std::string& table, journal::Seq after, const std::string& actor,
                      const std::string& command, Found done) = 0;
    virtual void last_present(const std::string& table, int seat,
                              std::function<void(journal::Millis)> done) = 0;
    virtual void mark_present(const std::string& table, int seat, journal::Millis until) = 0;
    // Call when the set of seats connected to this process has changed.
    virtual void tell_presence(const std::string& table, SeatSet here) = 0;
    // Gives the lobby the table's JSON, whether somebody can still sit down, and whether the lobby
    // shows the table.
    virtual void summarise(const std::string& table, std::string summary, bool room,
                           bool listed) = 0;
    // Call when a row cannot be applied. Closes the table and reports it.
    virtual void give_up(const std::string& table, journal::Seq row) = 0;
    // Call when a row has an illegal move. The table is closed, but kept.
    virtual void note_illegal(const std::string& table, journal::Seq row,
                              const std::string& why) = 0;

    // Call when the journal lacks the table's last row or has another one, because the database was
    // restored from a backup. Loads the table again and tells its listeners.
    virtual void reload(const std::string& table, journal::Seq row) = 0;
    // Call when another process runs the table. This process asks for the table again.
    virtual void lose(const std::string& table) = 0;

    // What a bot needs to find its move: an action in position `first`, or a decline there and then
    // an action in position `declined`. Both are requested together, because a delay between them
    // would reveal the decline.
    struct BotTurn {
        std::string table;
        View first;
        std::optional<View> declined;  // empty if a decline would end the move
        Level level = Level::novice;
        journal::Millis until = 0;  // when the answer becomes useless; 0: never
    };
    using Decided = std::function<void(std::vector<Action>)>;
    virtual void think(const BotTurn& turn, Decided done) = 0;
    // Calls the table's wake() at this moment. A later call replaces an earlier one.
    virtual void wake_at(const std::string& table, journal::Millis at) = 0;
    // Sends a message to the table's listeners at other processes.
    virtual void notify_processes(const std::string& table, const std::string& message) = 0;

private:
    Buffers buffers_;
};

// One connection to a table.
class Listener {
public:
    virtual ~Listener() = default;
    virtual void hear(std::shared_ptr<const std::string> message) = 0;
    // Says that no further message will come.
    virtual void dismiss() = 0;
};

}  // namespace bornes::tables
