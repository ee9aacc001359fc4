#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "bornes/playout.h"
#include "bornes/record.h"
#include "commands.h"
#include "failure.h"
#include "game_options.h"
#include "numbers.h"
#include "output.h"

namespace bornes::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMostGames = 999999;

struct Options {
    GameOptions game;
    std::uint64_t games = 1;
    std::uint64_t seed = 1;
    std::uint64_t hands = kMostHands;
    std::string out;
};

void play_hand(Record::HandRecord& hand, Position& position, Random& random) {
    ActionList legal;
    while (!position.board.over()) {
        legal_actions(position, legal);
        hand.actions.push_back(random_action(legal, random));
        apply(position, hand.actions.back());
    }
}

// Plays game number `game` of a run. The seed determines every game.
Record play_game(const GameSetup& setup, const Options& options, std::uint64_t game) {
    Record record;
    record.edition = setup.edition;
    record.players = setup.players;
    record.house = setup.house;
    record.tags = {{"seed", std::to_string(options.seed)}, {"game", std::to_string(game)}};
    Random random(seed_for(options.seed, game));
    Position position;
    while (record.hands.size() < options.hands && position.board.phase != Phase::game_over) {
        const DeckOrder deck = shuffled_deck(setup.rules, random);
        const bool first = record.hands.empty();
        position = first ? deal(setup.rules, deck, setup.players - 1) : deal_next(position, deck);
        record.hands.push_back({.dealer = position.board.dealer, .deck = deck, .actions = {}});
        play_hand(record.hands.back(), position, random);
    }
    return record;
}

void write_games(const GameSetup& setup, const Options& options) {
    create_folder(options.out);
    for (std::uint64_t game = 1; game <= options.games; ++game) {
        const fs::path file = fs::path(options.out) / fmt::format("game-{:04}.bornes", game);
        write_file(file.string(), to_text(play_game(setup, options, game)));
    }
}

void random_games(const Options& options) {
    const GameSetup setup = game_setup(options.game);
    if (options.games > 1 && options.out.empty())
        throw Failure("a record has one game: for several games, name a folder with --out");
    std::error_code no_folder;
    if (options.games > 1 || options.out.ends_with('/') || fs::is_directory(options.out, no_folder))
        return write_games(setup, options);
    const std::string text = to_text(play_game(setup, options, 1));
    if (!options.out.empty()) return write_file(options.out, text);
    Output output;
    output.text() = text;
    output.flush();
}

}  // namespace

void add_random(CLI::App& program) {
    CLI::App* command = program.add_subcommand("random");
    auto options = std::make_shared<Options>();
    add_game_options(*command, options->game);
    command->add_option("--games", options->games, "How many games to play; several need --out")
        ->check(whole_number(1, kMostGames))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--seed", options->seed, "The same seed gives the same bytes")
        ->check(whole_number())
        ->type_name("S")
        ->capture_default_str();
    command->add_option("--hands", options->hands, "Stop each game after this many hands")
        ->check(whole_number(1, kMostHands))
        ->type_name("N");
    command
        ->add_option("--out", options->out,
                     "Write to this file, or to game-0001.bornes and so on in this folder; "
                     "several games need a folder")
        ->check(CLI::Validator(
            [](const std::string& path) { return path.empty() ? "the path is empty" : ""; }, ""))
        ->type_name("PATH");
    command->footer(
        "Examples:\n"
        "  bornes random > game.bornes\n"
        "  bornes random --rules classic-km --players 6 --set goal=2000 --out game.bornes\n"
        "  bornes random --games 100 --seed 7 --hands 1 --out games");
    command->callback([options] { random_games(*options); });
}

}  // namespace bornes::cli
