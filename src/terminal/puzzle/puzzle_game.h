// A puzzle as a game of one move.
#pragma once

#include "puzzles/puzzle.h"
#include "terminal/model/game.h"
#include "terminal/model/players.h"

namespace bornes::terminal {

class PuzzleGame : public Game {
public:
    // The puzzle must outlive the game. `about` is shown beside the table.
    PuzzleGame(const puzzles::Puzzle& puzzle, std::vector<std::string> about);

    int viewer() const override { return puzzle_.view.seat; }
    View view() const override { return puzzle_.view; }
    // A puzzle has no names, so the other seats have the names of bots.
    std::string name_of(int seat) const override { return std::string(bot_name(seat)); }
    int people() const override { return 1; }
    std::vector<Event> events() const override { return {}; }
    const std::vector<Board>& finished_hands() const override { return finished_; }
    Demand demand() const override { return answer_ ? Demand::nothing : Demand::action; }
    void act(Action action) override { answer_ = action; }
    bool advance() override { return false; }
    void next_hand() override {}
    bool can_hint() const override { return false; }
    std::vector<Remark> remarks() const override;
    // Nothing happens after the answer.
    bool is_closed() const override { return answer_.has_value(); }

    const puzzles::Puzzle& puzzle() const { return puzzle_; }
    const std::optional<Action>& answer() const { return answer_; }

private:
    const puzzles::Puzzle& puzzle_;
    std::vector<std::string> about_;
    std::vector<Board> finished_;
    std::optional<Action> answer_;
};

}  // namespace bornes::terminal
