// A table that is folded from its stored rows, some rows at a time.
#pragma once

#include <optional>
#include <string>

#include "journal/store.h"
#include "tables/state.h"

namespace bornes::tables {

class StoredTable {
public:
    // With a `game`, the fold ends before another game begins; 0: it does not.
    explicit StoredTable(std::string id, int game = 0) : id_(std::move(id)), game_(game) {}

    // Reads and folds the next rows, at most so many. Asks the store before it changes anything:
    // it may be called again if that fails.
    void go_on(journal::Store& store, int most);
    // To the end.
    void fold_all(journal::Store& store);

    // After game_over(): goes on with the next game.
    void begin_next_game() {
        ++game_;
        over_ = game_over_ = false;
    }

    // Nothing: there is no such table, or nothing can be made of its options or of a row.
    const std::optional<State>& state() const { return state_; }
    std::optional<State> take_state() { return std::move(state_); }
    const std::string& id() const { return id_; }
    int game() const { return game_; }
    // Hash of the address where the table was made.
    const std::string& origin() const { return origin_; }
    // There are no further rows, or none that can be read.
    bool over() const { return over_; }
    // The fold ended where another game begins.
    bool game_over() const { return game_over_; }
    // What cannot be read, such as "row 7"; empty if everything can.
    const std::string& unreadable() const { return unreadable_; }
    // The row with a move that the rules of this version refuse; 0 if there is none.
    Seq illegal() const { return illegal_; }

private:
    bool begin(journal::Store& store);
    bool begins_next_game(const journal::Row& row) const;
    bool apply(const journal::Row& row);

    std::string id_;
    int game_;
    std::optional<State> state_;
    std::string origin_;
    std::string unreadable_;
    Seq illegal_ = 0;
    bool over_ = false;
    bool game_over_ = false;
};

// Whether a table with this reason for its end was ended by a row that says so, and not by a move
// that the rules refuse.
bool ended_by_row(const std::string& closing);

}  // namespace bornes::tables
