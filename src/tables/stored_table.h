// A table that is computed from its stored rows, some rows at a time.
#pragma once

#include <optional>
#include <string>

#include "journal/store.h"
#include "tables/state.h"

namespace bornes::tables {

class StoredTable {
public:
    // Reading stops before the row that begins the game after `game`. With 0, it reads all rows.
    explicit StoredTable(std::string id, int game = 0) : id_(std::move(id)), game_(game) {}

    // Reads and applies the next rows, at most `most`. Reads before it changes anything, so it may
    // be called again if the store throws.
    void read_more(journal::Store& store, int most);
    // Reads and applies all rows.
    void fold_all(journal::Store& store);

    // After game_over(): continues with the next game.
    void begin_next_game() {
        ++game_;
        over_ = game_over_ = false;
    }

    // Empty if there is no such table, or if its options or a row cannot be read.
    const std::optional<State>& state() const { return state_; }
    std::optional<State> take_state() { return std::move(state_); }
    const std::string& id() const { return id_; }
    int game() const { return game_; }
    // The hash of the address of the table's creator.
    const std::string& origin() const { return origin_; }
    // Whether there are no further rows, or none that can be read.
    bool over() const { return over_; }
    // Whether reading stopped because another game begins.
    bool game_over() const { return game_over_; }
    // What cannot be read, such as "row 7"; empty if everything can.
    const std::string& unreadable() const { return unreadable_; }
    // The row with an illegal move under the rules of this version; 0 if there is none.
    Seq illegal_row() const { return illegal_row_; }

private:
    bool begin(journal::Store& store);
    bool begins_next_game(const journal::Row& row) const;
    bool apply(const journal::Row& row);

    std::string id_;
    int game_;
    std::optional<State> state_;
    std::string origin_;
    std::string unreadable_;
    Seq illegal_row_ = 0;
    bool over_ = false;
    bool game_over_ = false;
};

// Whether a row closed the table explicitly. False if an illegal move closed it. `closing` is the
// reason that State::closing() gives.
bool ended_by_row(const std::string& closing);

}  // namespace bornes::tables
