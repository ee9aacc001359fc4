#include <fmt/format.h>

#include <charconv>
#include <limits>
#include <memory>
#include <random>

#include "bornes/notation.h"
#include "bornes/score.h"
#include "commands.h"
#include "game_options.h"
#include "input.h"
#include "numbers.h"
#include "output.h"
#include "score_sheet.h"

namespace bornes::cli {
namespace {

constexpr int kYou = 0;

struct Options {
    GameOptions game;
    std::uint64_t seed = std::random_device{}();
};

// A game in lines of text: you in seat 1, the others play at random whatever they can play.
class Table {
public:
    Table(const GameSetup& setup, std::uint64_t seed)
        : random_(seed), input_("-", [this] { output_.flush(); }) {
        played_.record.edition = setup.edition;
        played_.record.players = setup.players;
        played_.record.house = setup.house;
        played_.record.seats[kYou] = "You";
        position_ = deal(setup.rules, shuffled_deck(setup.rules, random_), setup.players - 1);
    }

    // Until the game is over or the input ends.
    void run() {
        while (play_hand()) {
            played_.hands.push_back(position_.board);
            say(last_hand_sheet(played_));
            if (position_.board.phase == Phase::game_over) break;
            position_ = deal_next(position_, shuffled_deck(position_.board.rules, random_));
        }
        output_.flush();
    }

private:
    void say(std::string_view text) { output_.text().append(text); }

    bool play_hand() {
        while (!position_.board.over()) {
            const bool yours = position_.board.seat == kYou;
            const std::optional<Action> action = yours ? ask() : opponents_choice();
            if (!action) return false;
            // A decline is nobody else's business (R5.7).
            if (!yours && !action->is_decline())
                say(fmt::format("Seat {}: {}\n", position_.board.seat + 1, to_text(*action)));
            apply(position_, *action);
        }
        return true;
    }

    // Plays come before discards in the list of legal actions.
    Action opponents_choice() {
        ActionList legal;
        legal_actions(position_, legal);
        int plays = 0;
        while (plays < legal.size() && legal[plays].verb() != Verb::discard) ++plays;
        const auto choices = static_cast<std::uint32_t>(plays > 0 ? plays : legal.size());
        return legal[static_cast<int>(random_.below(choices))];
    }

    std::optional<Action> ask() {
        ActionList legal;
        legal_actions(position_, legal);
        show(legal);
        while (true) {
            say("Your choice? ");
            const auto line = input_.next();
            if (!line || line->starts_with('q')) {
                say("\nGoodbye.\n");
                return std::nullopt;
            }
            int number = 0;
            std::from_chars(line->data(), line->data() + line->size(), number);
            if (number >= 1 && number <= legal.size()) return legal[number - 1];
            say(fmt::format("A number from 1 to {}, or q to stop. ", legal.size()));
        }
    }

    void show(const ActionList& legal) {
        const View seen = view(position_, kYou);
        say(fmt::format("\nTarget {}, {} cards to draw\n", seen.board.target(),
                        seen.board.draw_pile));
        for (int team = 0; team < seen.board.rules.teams; ++team) show_team(seen.board, team);
        for (int i = 0; i < legal.size(); ++i)
            say(fmt::format("{:3}  {}\n", i + 1, to_text(legal[i])));
    }

    void show_team(const Board& board, int team) {
        const auto top = [&](Pile pile) {
            const int index = pile_index(team, pile);
            return board.pile_empty(index) ? "-" : id(board.top(index));
        };
        say(fmt::format("  {}team {}: {} miles, battle {}, speed {}, safeties",
                        board.rules.team_of(kYou) == team ? "your " : "", team + 1,
                        board.teams[static_cast<std::size_t>(team)].miles(), top(Pile::battle),
                        top(Pile::speed)));
        const PileCards safeties = board.pile(team, Pile::safety);
        for (const Card card : safeties) say(fmt::format(" {}", id(card)));
        say(safeties.size == 0 ? " none\n" : "\n");
    }

    Random random_;
    Output output_;
    LineInput input_;
    PlayedRecord played_;
    Position position_;
};

}  // namespace

void add_play(CLI::App& program) {
    CLI::App* command = program.add_subcommand("play", "Play a game against random opponents");
    auto options = std::make_shared<Options>();
    add_game_options(*command, options->game);
    command->add_option("--seed", options->seed, "The same seed deals the same cards")
        ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
        ->type_name("S");
    command->footer(
        "You sit in seat 1. Type the number of what you want to do; q or the end of input "
        "stops.\n\n"
        "Examples:\n"
        "  bornes play\n"
        "  bornes play --players 4 --rules parker-1962");
    command->callback([options] { Table(game_setup(options->game), options->seed).run(); });
}

}  // namespace bornes::cli
