// A game on this machine: people at one keyboard, bots, and a record that is saved at every move.
#pragma once

#include <filesystem>
#include <memory>

#include "bornes/record.h"
#include "terminal/model/adviser.h"
#include "terminal/model/game.h"
#include "terminal/model/kept_game.h"
#include "terminal/model/players.h"
#include "terminal/model/thinker.h"

namespace bornes::terminal {

class Session : public Game {
public:
    // Starts a new game, saved in `file`. make_rules must accept the setup.
    Session(const Setup& setup, KeptFile file);
    // Continues a legal record. If the record does not say who sits where, a person has the first
    // seat and casual bots the others. Defaults replace a missing edition or number of players.
    Session(Record record, KeptFile file);

    int viewer() const override;
    View view() const override;
    std::string name_of(int seat) const override;
    int people() const override;
    std::vector<Event> events() const override;
    const std::vector<Board>& finished_hands() const override { return finished_; }
    Demand demand() const override;
    void looked() override;
    void act(Action action) override;
    // The first call starts the bot on its own thread.
    bool advance() override;
    const platform::Bell* bell() const override { return &bell_; }
    void next_hand() override;
    bool offers_undo() const override;
    bool has_move_to_undo() const override;
    bool undo() override;
    void ask_hint() override;
    std::optional<Candidate> take_hint() override;
    std::string trouble(const words::Voice& voice) const override;

    const Record& record() const { return record_; }
    // A new game with the same players and rules.
    Setup another(std::uint64_t seed) const {
        return {*record_.edition, *record_.players, record_.house, players_, seed};
    }
    const Position& position() const { return position_; }
    const std::filesystem::path& file() const { return file_.path(); }
    // The time limit of the stronger bots, in milliseconds.
    void set_thinking_time(int ms) { thinking_ms_ = ms; }

private:
    void read_players();
    void begin();
    void deal_hand();
    void apply_and_note(Action action);
    void replay_hand(std::size_t count);
    void queue_looks(int attacker, int team);
    void keep();
    bool is_person(int seat) const { return players_[static_cast<std::size_t>(seat)].is_person(); }
    Bot& bot(int seat);

    Record record_;
    KeptFile file_;
    Players players_;
    std::uint64_t seed_ = 0;
    int first_dealer_ = 0;
    Position position_;
    std::vector<Event> events_;  // all events of this hand
    std::vector<Board> finished_;
    std::vector<int> looks_;  // people who still have to look at an attack, the next one first
    int keyboard_ = View::kSpectator;  // the seat that last had the keyboard
    std::array<std::unique_ptr<Bot>, kMaxPlayers> bots_;
    std::optional<FileFault> fault_;
    int thinking_ms_ = 700;
    platform::Bell bell_;
    Thinker mover_{bell_};
    Adviser adviser_{bell_};
};

}  // namespace bornes::terminal
