#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <csignal>
#include <memory>

#include "commands.h"
#include "failure.h"
#include "input.h"
#include "numbers.h"
#include "output.h"
#include "tune/belief_counts.h"
#include "tune/trainer.h"

namespace bornes::cli {
namespace {

constexpr const char* kExamples =
    "Examples:\n"
    "  bornes tune --steps 20000 --threads 2 --out policy.net\n"
    "  bornes tune --steps 20000 --threads 2 --out policy.net --resume\n"
    "  bornes tune --beliefs 400000 --out beliefs.bin\n"
    "Ctrl-C stops after the step under way; --resume goes on from there, with the same options to\n"
    "the same outcome: it depends on the seed and the steps alone, not on threads or pauses.";

constexpr std::uint64_t kMostSteps = 100000000;
constexpr std::uint64_t kMostThreads = 64;
constexpr auto kBetweenSaves = std::chrono::seconds(60);
constexpr auto kBetweenReports = std::chrono::seconds(10);

struct Options {
    TrainingPlan plan;
    std::string out;
    bool resume = false;
    std::int64_t belief_hands = 0;  // 0: train the network
    std::string state() const { return out + ".state"; }
};

volatile std::sig_atomic_t interrupted = 0;

class Run {
public:
    explicit Run(const Options& options) : options_(options), trainer_(options.plan) {
        if (options.resume) resume();
        first_step_ = trainer_.steps_done();
    }

    void until_done() {
        auto last_save = Clock::now();
        auto last_report = last_save;
        while (!trainer_.done() && interrupted == 0) {
            trainer_.step();
            const auto now = Clock::now();
            if (now - last_report >= kBetweenReports) {
                report(now);
                last_report = now;
            }
            if (now - last_save >= kBetweenSaves) {
                save();
                last_save = now;
            }
        }
        save();
        report(Clock::now());
    }

private:
    using Clock = std::chrono::steady_clock;

    void resume() {
        std::string bytes;
        LineInput input(options_.state());
        while (const auto line = input.next()) bytes.append(*line);
        if (!trainer_.restore(bytes))
            throw Failure(
                fmt::format("{} is not the state of a training with this seed", options_.state()));
    }

    void save() const {
        write_file(options_.state(), trainer_.saved());
        const auto bytes = quantised(trainer_.network());
        write_file(options_.out, std::string(bytes.begin(), bytes.end()));
    }

    void report(Clock::time_point now) const {
        const double seconds = std::chrono::duration<double>(now - start_).count();
        const std::int64_t steps = trainer_.steps_done() - first_step_;
        const std::int64_t left = options_.plan.steps - trainer_.steps_done();
        fmt::print(
            stderr, "step {} of {}, {:.0f} points a hand, {:.1f} steps/s, {:.0f} min to go\n",
            trainer_.steps_done(), options_.plan.steps, trainer_.mean_points(),
            static_cast<double>(steps) / seconds,
            steps == 0 ? 0 : seconds / static_cast<double>(steps * 60) * static_cast<double>(left));
    }

    const Options& options_;
    Trainer trainer_;
    Clock::time_point start_ = Clock::now();
    std::int64_t first_step_ = 0;
};

void count_beliefs(const Options& options) {
    constexpr std::int64_t between_reports = 50000;
    Random random(options.plan.seed);
    BeliefCounts counts;
    for (std::int64_t hand = 1; hand <= options.belief_hands && interrupted == 0; ++hand) {
        counts.play_hand(random);
        if (hand % between_reports == 0)
            fmt::print(stderr, "hand {} of {}\n", hand, options.belief_hands);
    }
    if (interrupted != 0) throw Failure("interrupted: nothing written");
    const auto odds = counts.odds();
    write_file(options.out, std::string(odds.begin(), odds.end()));
}

void run(const Options& options) {
    interrupted = 0;
    std::signal(SIGINT, [](int) { interrupted = 1; });
    std::signal(SIGTERM, [](int) { interrupted = 1; });
    if (options.belief_hands > 0) return count_beliefs(options);
    Run(options).until_done();
}

}  // namespace

void add_tune(CLI::App& program) {
    auto options = std::make_shared<Options>();
    CLI::App* command =
        program.add_subcommand("tune", "Train the network of the strong bots by self-play");
    command->footer(kExamples);
    command->add_option("--steps", options->plan.steps, "Batches to learn from, 256 hands each")
        ->check(whole_number(1, kMostSteps))
        ->capture_default_str();
    command->add_option("--threads", options->plan.threads, "Threads to use")
        ->check(whole_number(1, kMostThreads))
        ->capture_default_str();
    command->add_option("--seed", options->plan.seed, "Where the random numbers start")
        ->capture_default_str();
    command->add_option("--out", options->out, "File of the network; its state goes to FILE.state")
        ->required();
    command->add_flag_callback(
        "--races", [options] { options->plan.course = Course::races; },
        "Practise races only, for the network that races are played with");
    command
        ->add_option("--beliefs", options->belief_hands,
                     "Count over so many hands what players hold, instead of training")
        ->check(whole_number(1, kMostSteps));
    command->add_flag("--resume", options->resume, "Go on from FILE.state");
    command->callback([options] { run(*options); });
}

}  // namespace bornes::cli
