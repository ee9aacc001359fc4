#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <memory>

#include "commands.h"
#include "failure.h"
#include "input.h"
#include "numbers.h"
#include "output.h"
#include "platform/signals.h"
#include "puzzles/file.h"
#include "puzzles/making.h"

namespace bornes::cli {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr int kMostPuzzles = 100000;
constexpr int kMostSamples = 1000000;
constexpr int kMostThreads = 256;
constexpr auto kBetweenSaves = 10s;
constexpr auto kBetweenLines = 30s;

struct Options {
    std::string out;
    int count = 300;
    puzzles::MakerSettings maker;
    int threads = 1;
    bool resume = false;
};

// Replaces the whole file, so that an interrupt loses only the puzzles that are being made.
class Run {
public:
    explicit Run(const Options& options) : options_(options) {
        const std::string header = puzzles::header_line(options.maker);
        if (std::filesystem::exists(options.out)) {
            resume(header);
        } else {
            text_ = header + "\n";
            save();  // find out now whether the file can be written
        }
    }

    void make() {
        const int first = made_;
        std::atomic<bool>& stop = platform::flag_of_interrupts();
        if (made_ < options_.count)
            puzzles::make_puzzles(
                options_.maker, made_, options_.count, options_.threads, stop,
                [&](const puzzles::Puzzle& puzzle) { add(puzzle); }, [&] { show(first); });
        save();
        if (terminal_) tell("\r\x1b[K");
        tell(fmt::format("{}: {} puzzles\n", options_.out, made_));
        if (made_ < options_.count) throw Failure("interrupted; --resume continues from here");
    }

private:
    void resume(const std::string& header) {
        if (!options_.resume)
            throw Failure(options_.out +
                          " exists already: continue it with --resume, or choose another name");
        text_ = read_all(options_.out);
        try {
            const puzzles::PuzzleFile file = puzzles::read_puzzles(text_);
            if (file.header != header)
                throw Failure(
                    fmt::format("{} was made with other settings: {}", options_.out, file.header));
            made_ = static_cast<int>(file.puzzles.size());
        } catch (const puzzles::FileFault& fault) {
            throw Failure(fmt::format("{}: {}", options_.out, fault.what()));
        }
        if (made_ > options_.count)
            throw Failure(fmt::format("{} has {} puzzles already: ask for a larger --count",
                                      options_.out, made_));
    }

    void add(const puzzles::Puzzle& puzzle) {
        text_.append(line_of(puzzle)).append("\n");
        ++made_;
        if (Clock::now() >= next_save_) save();
    }

    void save() {
        write_file(options_.out, text_);
        next_save_ = Clock::now() + kBetweenSaves;
    }

    void show(int first) {
        if (Clock::now() < next_line_) return;
        next_line_ = Clock::now() + (terminal_ ? Clock::duration(1s) : kBetweenLines);
        const double minutes = std::chrono::duration<double>(Clock::now() - start_).count() / 60;
        const int done = made_ - first;
        const std::string left =
            done == 0 ? std::string()
                      : fmt::format(", {:.0f} min left", minutes / done * (options_.count - made_));
        const std::string line = fmt::format("{} of {} puzzles{}", made_, options_.count, left);
        tell(terminal_ ? "\r\x1b[K" + line : line + "\n");
    }

    const Options& options_;
    std::string text_;
    int made_ = 0;
    bool terminal_ = isatty(STDERR_FILENO) != 0;
    Clock::time_point start_ = Clock::now();
    Clock::time_point next_save_ = start_;
    Clock::time_point next_line_ = start_ + 1s;
};

CLI::Option* add_count(CLI::App& command, const char* name, int& number, int most,
                       const char* about) {
    return command.add_option(name, number, about)
        ->check(whole_number(1, static_cast<std::uint64_t>(most)))
        ->type_name("N")
        ->capture_default_str();
}

}  // namespace

void add_puzzles(CLI::App& program) {
    CLI::App* command = program.add_subcommand("puzzles");
    auto options = std::make_shared<Options>();
    command->add_option("OUT", options->out, "The file to write, as JSON Lines")
        ->type_name("")
        ->required();
    add_count(*command, "--count", options->count, kMostPuzzles, "How many puzzles to make");
    command->add_option("--seed", options->maker.seed, "The same seed gives the same puzzles")
        ->check(whole_number())
        ->type_name("S")
        ->capture_default_str();
    add_count(*command, "--short", options->maker.budget.short_samples, kMostSamples,
              "Samples per action in the short search, which looks at all positions");
    add_count(*command, "--long", options->maker.budget.long_samples, kMostSamples,
              "Samples per action in the long search, which proves a puzzle");
    add_count(*command, "--careful", options->maker.budget.careful_samples, kMostSamples,
              "Samples of the closest moves in the careful search, which confirms a puzzle");
    add_count(*command, "--threads", options->threads, kMostThreads,
              "How many puzzles to make at the same time");
    command->add_flag("--resume", options->resume, "Continue the puzzles of OUT");
    command->footer(
        "Ctrl-C stops, and --resume continues. The file depends only on seed, count and samples.\n"
        "docs/puzzles.md explains how puzzles are made. `bornes puzzle --file OUT` sets them.\n\n"
        "Examples:\n"
        "  bornes puzzles --count 20 --seed 7 puzzles.jsonl\n"
        "  bornes puzzles --count 40 --seed 7 --resume puzzles.jsonl");
    command->callback([options] { Run(*options).make(); });
}

}  // namespace bornes::cli
