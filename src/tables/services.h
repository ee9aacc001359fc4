// What a table asks of the world around it. Answers come later, on the table's own thread; the
// server has real ones, tests have a world in which nothing happens by itself.
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

    // For the messages of all tables.
    Buffers& buffers() { return buffers_; }

    virtual journal::Millis now() = 0;
    virtual fair::Bytes32 seed() = 0;
    // An id for a row of the table's own making.
    virtual std::string own_id() = 0;

    virtual void append(journal::Row row, journal::Conditions conditions,
                        std::function<void(journal::Appended)> done) = 0;
    // Nothing if the journal cannot be asked.
    using Rows = std::optional<std::vector<journal::Row>>;
    virtual void rows(const std::string& table, journal::Seq after,
                      std::function<void(Rows)> done) = 0;
    // The row after `after` that a command made; `available` false if nobody can say.
    using Found = std::function<void(std::optional<journal::Seq>, bool available)>;
    virtual void find(const std::string& table, journal::Seq after, const std::string& actor,
                      const std::string& command, Found done) = 0;
    virtual void last_present(const std::string& table, int seat,
                              std::function<void(journal::Millis)> done) = 0;
    virtual void mark_present(const std::string& table, int seat, journal::Millis until) = 0;
    // The seats whose players are connected to this process have changed.
    virtual void tell_presence(const std::string& table, SeatSet here) = 0;
    // For the lobby: the table's JSON, whether somebody can still sit down, and whether the lobby
    // is to show the table at all.
    virtual void summarise(const std::string& table, std::string summary, bool room,
                           bool listed) = 0;
    // A row that was read cannot be applied: the table is to be closed, and somebody to be told.
    virtual void give_up(const std::string& table, journal::Seq row) = 0;
    // A row that was read holds a move that is not legal: the table is closed, and stays.
    virtual void note_illegal(const std::string& table, journal::Seq row,
                              const std::string& why) = 0;

    // The journal does not have the row that the table ends with, or has another one: it was put
    // back to an earlier state. The table is to be loaded again, and its listeners to be told.
    virtual void reload(const std::string& table, journal::Seq row) = 0;
    // Another process runs the table: this one asks for it again.
    virtual void lose(const std::string& table) = 0;

    // A bot's move from `first`: one action, or a decline and what it does from `declined`. Both in
    // one go: how long others keep a bot waiting in between would tell that it declined.
    struct BotTurn {
        std::string table;
        View first;
        std::optional<View> declined;  // nothing where a decline, if there is one, ends the move
        Level level = Level::novice;
        journal::Millis until = 0;  // when the answer is of no more use; 0: whenever it comes
    };
    using Decided = std::function<void(std::vector<Action>)>;
    virtual void think(const BotTurn& turn, Decided done) = 0;
    // Calls the table's wake() then; a later call takes the place of an earlier one.
    virtual void wake_at(const std::string& table, journal::Millis at) = 0;
    // To listeners of the table at other processes.
    virtual void notify_processes(const std::string& table, const std::string& message) = 0;

private:
    Buffers buffers_;
};

// One connection to a table.
class Listener {
public:
    virtual ~Listener() = default;
    virtual void hear(std::shared_ptr<const std::string> message) = 0;
    // There will be nothing more to hear.
    virtual void dismiss() = 0;
};

}  // namespace bornes::tables
