#include "arena/bot_check.h"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <vector>

#include "arena/program_player.h"
#include "arena/tally.h"
#include "bornes/playout.h"
#include "protocol/bot_messages.h"

namespace bornes::arena {
namespace {

constexpr int kMovesPerTable = 10;
constexpr int kHandsToSearch = 300;
constexpr int kSlow = 70;  // percent of the deadline

// What to do about each FaultKind.
constexpr std::array<std::string_view, 8> kAdvice{
    "Check that the command runs by itself in this folder. Answer `hello` within 10 s with one "
    "line: "
    R"({"type":"ready"})",
    "Write nothing but one JSON object per line to standard output; anything else belongs on "
    "standard error. Flush after every line.",
    R"(Answer `act` with {"type":"action","action":"play roll"}, the text taken from `legal`.)",
    "Choose one of the texts in `legal` of the same `act` message, whatever the view says.",
    "Answer every `act` before `deadlineMs` milliseconds have passed, and flush the line.",
    "Read lines until `quit` or the end of the input, answer every `act`, and do not end before.",
    "Write one line for `hello` and one for every `act`, and no other.",
    "End when `quit` comes, or at the end of the input, with status 0."};

std::vector<protocol::Table> all_tables() {
    std::vector<protocol::Table> tables;
    for (const Edition edition : kEditions)
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            protocol::Table table;
            RulesResult made = make_rules(edition, players);
            if (!made) {
                table.house.teams = Teams::solo;
                made = make_rules(edition, players, table.house);
            }
            table.rules = made.rules;
            tables.push_back(table);
        }
    return tables;
}

std::string name_of(const protocol::Table& table) {
    return fmt::format("{}, {} players{}", id(table.rules.edition), table.rules.players,
                       table.house.teams ? ", teams solo" : "");
}

// Plays games between bots until a position fits. Returns nothing if none does.
template <typename Predicate>
std::optional<Position> find_position(const Rules& rules, Predicate fits) {
    Random random(rules.players);
    const auto bot = make_bot(Level::casual, 0);
    for (int hand = 0; hand < kHandsToSearch; ++hand) {
        Position position = deal(rules, shuffled_deck(rules, random), rules.players - 1);
        for (; !position.board.over();
             apply(position, bot->think(view(position, position.board.seat), {}).action))
            if (fits(position.board)) return position;
    }
    return std::nullopt;
}

struct Stopped {};  // thrown, so that every running program is ended

class BotCheck {
public:
    BotCheck(const std::string& command, int deadline_ms, const std::atomic<bool>& stop,
             const std::function<void(const std::string&)>& say)
        : command_(command), deadline_ms_(deadline_ms), stop_(stop), say_(say) {}

    int run() {
        topic("starts, moves and ends", [&] { move_after([](const ProgramPlayer&) {}); });
        if (wrong_ > 0) return advise();  // the other topics would fail in the same way
        hear_all_messages();
        topic("plays every edition with 2 to 6 players", [&] {
            for (const protocol::Table& table : all_tables()) play_one_table(table);
        });
        topic("moves from a view alone", [&] { ask_everywhere(Phase::play, false); });
        topic("plays on without a draw pile", [&] { ask_everywhere(Phase::play, true); });
        topic("answers a hazard (coup fourré)", [&] { ask_everywhere(Phase::coup_fourre, false); });
        topic("decides on an extension", [&] { ask_everywhere(Phase::extension, false); });
        const double p99 = times_.quantile(0.99);
        topic("is in time", [&] {
            if (p99 * 100 > double(deadline_ms_) * kSlow)
                hear(FaultKind::late, fmt::format("p99 {:.0f} ms: close to the deadline", p99));
        });
        say_(fmt::format("{} moves, p50 {:.3g} ms, p99 {:.3g} ms of {} ms", moves_,
                         times_.quantile(0.5), p99, deadline_ms_));
        return advise();
    }

private:
    template <typename Function>
    void topic(std::string_view name, Function look) {
        const int before = faults_;
        first_.clear();
        try {
            look();
        } catch (const NotStarted& fault) {
            hear(FaultKind::not_started, fault.what());
        }
        where_.clear();
        if (faults_ == before) return say_(fmt::format("ok     {}", name));
        ++wrong_;
        const int more = faults_ - before - 1;
        say_(fmt::format("wrong  {}: {}{}", name, first_,
                         more > 0 ? fmt::format(" (and {} more)", more) : ""));
    }

    int advise() {
        for (std::size_t kind = 0; kind < kAdvice.size(); ++kind)
            if (!examples_[kind].empty())
                say_(fmt::format("\n{}\n  -> {}", examples_[kind], kAdvice[kind]));
        return wrong_;
    }

    ProgramPlayer seat(const protocol::Table& table, int seat) {
        if (stop_) throw Stopped{};
        where_ = fmt::format("{}, seat {}", name_of(table), seat + 1);
        return ProgramPlayer(command_, protocol::Hello{table, seat, 1}, deadline_ms_,
                             [this](FaultKind kind, const std::string& why) { hear(kind, why); });
    }

    void hear(FaultKind kind, const std::string& why) {
        const std::string fault = where_.empty() ? why : fmt::format("{}: {}", where_, why);
        std::string& example = examples_[static_cast<std::size_t>(kind)];
        ++faults_;
        if (first_.empty()) first_ = fault;
        if (example.empty()) example = fault;
    }

    Action move(ProgramPlayer& player, const Position& position) {
        if (stop_) throw Stopped{};
        ActionList legal;
        legal_actions(position, legal);
        const auto since = std::chrono::steady_clock::now();
        const Move move = player.move(view(position, position.board.seat), legal);
        times_.add(std::chrono::steady_clock::now() - since);
        ++moves_;
        return move.action;
    }

    // Calls `something`, then asks for a first move.
    template <typename Function>
    void move_after(Function something) {
        ProgramPlayer player = seat(table_, 0);
        something(player);
        move(player, deal(table_.rules, sorted_deck(table_.rules), table_.rules.players - 1));
        player.quit();
    }

    // Sends every message that a host may send besides `hello` and `act`. Each goes to a new
    // program, so that the report can tell which message ends a program.
    void hear_all_messages() {
        Random random(1);
        Position over = deal(table_.rules, shuffled_deck(table_.rules, random), 1);
        play_out_game(over, random);
        const auto goes_on_after = [&](std::string_view message, const auto& say) {
            topic(fmt::format("goes on after {}", message), [&] { move_after(say); });
        };
        goes_on_after("`event`",
                      [](ProgramPlayer& player) { player.saw(1, Action::play(Card::roll)); });
        goes_on_after("`hand-over`",
                      [&](ProgramPlayer& player) { player.hand_is_over(over.board); });
        goes_on_after("`error`", [](ProgramPlayer& player) {
            player.send(protocol::error_message("a check of what you do after an `error`"));
        });
        goes_on_after("a message that it does not know", [](ProgramPlayer& player) {
            player.send(R"({"type":"weather","sky":["blue",{"clouds":null}],"wind":2.5})");
        });
        topic("ends well after `game-over`", [&] {
            ProgramPlayer player = seat(table_, 0);
            player.game_is_over(over.board);
            player.quit();
        });
    }

    // Plays the start of a game, and sends all its events.
    void play_one_table(const protocol::Table& table) {
        const Rules& rules = table.rules;
        const int own = ++tables_ % rules.players;
        ProgramPlayer player = seat(table, own);
        const auto others = make_bot(Level::casual, 0);
        Random random(static_cast<std::uint64_t>(tables_));
        Position position = deal(rules, shuffled_deck(rules, random), rules.players - 1);
        for (int left = kMovesPerTable; left > 0 && !position.board.over();) {
            const int acting = position.board.seat;
            const bool asked = acting == own;
            const Action action =
                asked ? move(player, position) : others->think(view(position, acting), {}).action;
            left -= asked ? 1 : 0;
            apply(position, action);
            if (!action.is_decline()) player.saw(acting, action);
        }
        player.quit();
    }

    // Asks one question in each edition with 2, 4 and 6 players. The program has seen nothing of
    // the hand.
    void ask_everywhere(Phase phase, bool pile_empty) {
        for (const protocol::Table& table : all_tables()) {
            if (table.rules.players % 2 != 0) continue;
            const auto position = find_position(table.rules, [&](const Board& board) {
                return board.phase == phase && board.ply > 4 &&
                       pile_empty == (board.draw_pile_size == 0);
            });
            if (!position) continue;
            ProgramPlayer player = seat(table, position->board.seat);
            move(player, *position);
            player.quit();
        }
    }

    const protocol::Table table_{make_rules(kDefaultEdition, kMinPlayers).rules, {}};
    const std::string& command_;
    int deadline_ms_;
    const std::atomic<bool>& stop_;
    const std::function<void(const std::string&)>& say_;
    std::string where_;
    std::string first_;                                 // first fault of a topic
    std::array<std::string, kAdvice.size()> examples_;  // first fault of each kind
    int faults_ = 0;
    int wrong_ = 0;
    int moves_ = 0;
    int tables_ = 0;
    Times times_;
};

}  // namespace

std::optional<int> check_bot(const std::string& command, int deadline_ms,
                             const std::atomic<bool>& stop,
                             const std::function<void(const std::string&)>& say) {
    try {
        return BotCheck(command, deadline_ms, stop, say).run();
    } catch (const Stopped&) {
        return std::nullopt;
    }
}

}  // namespace bornes::arena
