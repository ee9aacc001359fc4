#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "bornes/playout.h"
#include "bornes/score.h"
#include "bornes/utf8.h"
#include "commands.h"
#include "failure.h"
#include "input.h"
#include "numbers.h"
#include "output.h"
#include "platform/tty.h"
#include "protocol/json_fields.h"

namespace bornes::cli {
namespace {

constexpr double kLeastSeconds = 0.01;
constexpr double kMostSeconds = 3600;
constexpr std::uint64_t kMostBenchHands = 1000000000;

struct Options {
    double seconds = 1;
    std::uint64_t hands = 0;  // 0: as many as the seconds allow
    bool signature = false;
    bool json = false;
    std::string compare;  // a file of an earlier run
};

struct Figure {
    int players = 0;
    std::uint64_t hands = 0;
    std::uint64_t plays = 0;   // a play is a card that leaves a hand
    std::uint64_t points = 0;  // of all teams
    double seconds = 0;

    double plays_per_second() const { return static_cast<double>(plays) / seconds; }
    double points_per_hand() const {
        return static_cast<double>(points) / static_cast<double>(hands);
    }
};

double cpu_seconds() {
    timespec now{};
    if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now) != 0)
        throw system_failure("cannot read the processor's clock");
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// Plays whole random hands, from the shuffle to the score.
void play_hands(Figure& figure, const Rules& rules, Random& random, std::uint64_t hands) {
    for (std::uint64_t i = 0; i < hands; ++i) {
        Position position = deal(rules, shuffled_deck(rules, random), rules.players - 1);
        play_out_hand(position, random);
        figure.plays += position.board.laid_count;
        for (const int total : totals_after(position.board))
            figure.points += static_cast<std::uint64_t>(total);
    }
    figure.hands += hands;
}

Figure measure(int players, const Options& options) {
    constexpr std::uint64_t at_once = 1000;
    const Rules rules = make_rules(kDefaultEdition, players).rules;
    Random random(static_cast<std::uint64_t>(players));
    Figure figure{.players = players};
    const auto goes_on = [&] {
        return options.hands > 0 ? figure.hands < options.hands : figure.seconds < options.seconds;
    };
    const double start = cpu_seconds();
    while (goes_on()) {
        const std::uint64_t left = options.hands > 0 ? options.hands - figure.hands : at_once;
        play_hands(figure, rules, random, std::min(left, at_once));
        figure.seconds = cpu_seconds() - start;
    }
    return figure;
}

std::string as_json(const std::vector<Figure>& figures) {
    std::string out = fmt::format(R"({{"signature":"{:016x}","playsPerCpuSecond":{{)", signature());
    for (const Figure& figure : figures)
        out += fmt::format(R"({}"{}":{:.0f})", &figure == &figures.front() ? "" : ",",
                           figure.players, figure.plays_per_second());
    return out.append("}}\n");
}

// An earlier run, as --json printed it.
struct Earlier {
    std::string signature;
    std::map<int, double> plays_per_second;  // by number of players
};

Earlier read_earlier(const std::string& file) {
    try {
        const auto run = protocol::object_from_line(read_all(file));
        Earlier earlier{std::string(protocol::text_field(run, "signature")), {}};
        for (const auto& [players, plays] : protocol::object_field(run, "playsPerCpuSecond"))
            earlier.plays_per_second[std::stoi(std::string(players))] = plays.to_number<double>();
        return earlier;
    } catch (const Failure&) {
        throw;
    } catch (const std::exception& fault) {
        throw Failure(fmt::format("--compare {}: {} is not what `bornes bench --json` prints: {}",
                                  backquoted(file), backquoted(file), fault.what()));
    }
}

// "+3.1 % against 20.7", in green or red if the change is larger than the noise of a quiet
// machine.
std::string comparison(const Figure& figure, const Earlier& earlier) {
    const auto before = earlier.plays_per_second.find(figure.players);
    if (before == earlier.plays_per_second.end() || before->second <= 0) return {};
    const double change = 100 * (figure.plays_per_second() / before->second - 1);
    constexpr double noise = 3;  // percent
    std::string text = fmt::format("{:+.1f} %", change);
    if (platform::shows_colour(STDOUT_FILENO) && std::abs(change) > noise)
        text = fmt::format("\x1b[{}m{}\x1b[0m", change > 0 ? 32 : 31, text);
    return fmt::format(", {} against {:.1f}", text, before->second / 1e6);
}

std::string as_text(const std::vector<Figure>& figures, const std::optional<Earlier>& earlier) {
    std::string out;
    for (const Figure& figure : figures)
        out += fmt::format(
            "{} players: {:5.1f} million plays per CPU second, {:.0f} points per hand{}\n",
            figure.players, figure.plays_per_second() / 1e6, figure.points_per_hand(),
            earlier ? comparison(figure, *earlier) : "");
    if (earlier && earlier->signature != fmt::format("{:016x}", signature()))
        out += "The earlier run used other rules: its signature is " + earlier->signature + ".\n";
    return out;
}

void bench(const Options& options) {
    Output output;
    if (options.signature) {
        output.text() = fmt::format("{:016x}\n", signature());
        return output.flush();
    }
    std::optional<Earlier> earlier;
    if (!options.compare.empty()) earlier = read_earlier(options.compare);
    std::vector<Figure> figures;
    for (const int players : {2, 3, 4, 6}) figures.push_back(measure(players, options));
    output.text() = options.json ? as_json(figures) : as_text(figures, earlier);
    output.flush();
}

}  // namespace

void add_bench(CLI::App& program) {
    CLI::App* command = program.add_subcommand("bench");
    auto options = std::make_shared<Options>();
    auto* seconds =
        command->add_option("--seconds", options->seconds, "CPU seconds for each number of players")
            ->check(decimal_number(kLeastSeconds, kMostSeconds))
            ->type_name("S")
            ->capture_default_str();
    auto* hands =
        command
            ->add_option("--hands", options->hands, "Play this many hands, however long it takes")
            ->check(whole_number(1, kMostBenchHands))
            ->type_name("N")
            ->excludes(seconds);
    auto* signature = command
                          ->add_flag("--signature", options->signature,
                                     "Print only the signature, which changes with any rule")
                          ->excludes(seconds)
                          ->excludes(hands);
    auto* json =
        command->add_flag("--json", options->json, "Print signature and figures as one JSON object")
            ->excludes(signature);
    command
        ->add_option("--compare", options->compare,
                     "Compare with an earlier run whose --json output is in this file")
        ->type_name("FILE")
        ->excludes(json)
        ->excludes(signature);
    command->footer(
        "Plays whole random hands of the default edition with 2, 3, 4 and 6 players, on one\n"
        "thread. The figure is the number of cards played or discarded per second of CPU time.\n\n"
        "Examples:\n"
        "  bornes bench --seconds 5\n"
        "  bornes bench --signature\n"
        "  bornes bench --json --seconds 5 > before.json\n"
        "  bornes bench --seconds 5 --compare before.json");
    command->callback([options] { bench(*options); });
}

}  // namespace bornes::cli
