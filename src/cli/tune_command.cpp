#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>

#include "commands.h"
#include "failure.h"
#include "input.h"
#include "interrupt.h"
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
    "Ctrl-C stops after the step under way, --stop-after N after step N; --resume goes on from\n"
    "there, with the same options to the same outcome, which depends on the seed and the steps\n"
    "but not on threads or pauses.";

constexpr std::int64_t kMostSteps = 100000000;
constexpr std::uint64_t kMostThreads = 64;
constexpr auto kBetweenSaves = std::chrono::seconds(60);
constexpr auto kBetweenReports = std::chrono::seconds(10);

struct Options {
    TrainingPlan plan;
    std::string out;
    bool resume = false;
    std::int64_t stop_after = kMostSteps;  // a step
    std::int64_t belief_hands = 0;         // 0: train the network
    std::string state() const { return out + ".state"; }
};

class Run {
public:
    explicit Run(const Options& options) : trainer_(options.plan), options_(options) {
        if (options.resume) {
            resume();
        } else {
            refuse_to_replace(options.state(), "go on from it by --resume, or take another name");
            refuse_to_replace(options.out, "take another name");
        }
        first_step_ = trainer_.steps_done();
        keep_state();  // what cannot be written had better be known now
    }

    void until_done(const std::atomic<bool>& interrupted) {
        auto last_save = Clock::now();
        auto last_report = last_save;
        while (!done() && !interrupted) {
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
        if (!done()) throw Failure("interrupted; --resume goes on from here");
    }

private:
    using Clock = std::chrono::steady_clock;

    static void refuse_to_replace(const std::string& path, std::string_view instead) {
        if (std::filesystem::exists(path))
            throw Failure(fmt::format("{} is there already: {}", path, instead));
    }

    bool done() const { return trainer_.done() || trainer_.steps_done() >= options_.stop_after; }

    void resume() {
        const std::string fault = trainer_.restore(read_all(options_.state()));
        if (!fault.empty()) throw Failure(fmt::format("{}: {}", options_.state(), fault));
    }

    void keep_state() const { write_file(options_.state(), trainer_.saved()); }

    void save() const {
        keep_state();
        const auto bytes = quantised(trainer_.network());
        write_file(options_.out, std::string(bytes.begin(), bytes.end()));
    }

    void report(Clock::time_point now) const {
        const double seconds = std::chrono::duration<double>(now - start_).count();
        const std::int64_t steps = trainer_.steps_done() - first_step_;
        const std::int64_t left =
            std::min(options_.plan.steps, options_.stop_after) - trainer_.steps_done();
        tell(fmt::format(
            "step {} of {}, {:.0f} points a hand, {:.1f} steps/s, {:.0f} min to go\n",
            trainer_.steps_done(), options_.plan.steps, trainer_.mean_points(),
            static_cast<double>(steps) / seconds,
            steps == 0 ? 0
                       : seconds / static_cast<double>(steps * 60) * static_cast<double>(left)));
    }

    Trainer trainer_;
    const Options& options_;
    Clock::time_point start_ = Clock::now();
    std::int64_t first_step_ = 0;
};

void count_beliefs(const Options& options, const std::atomic<bool>& interrupted) {
    constexpr std::int64_t between_reports = 50000;
    Random random(options.plan.seed);
    BeliefCounts counts;
    for (std::int64_t hand = 1; hand <= options.belief_hands && !interrupted; ++hand) {
        counts.play_hand(random);
        if (hand % between_reports == 0)
            tell(fmt::format("hand {} of {}\n", hand, options.belief_hands));
    }
    if (interrupted) throw Failure("interrupted: nothing written");
    const auto odds = counts.odds();
    write_file(options.out, std::string(odds.begin(), odds.end()));
}

void run(const Options& options) {
    const std::atomic<bool>& interrupted = flag_of_interrupts();
    if (options.belief_hands > 0) return count_beliefs(options, interrupted);
    Run(options).until_done(interrupted);
}

void add_training_options(CLI::App& command, Options& options) {
    const auto add_count = [&](const char* name, auto& number, std::uint64_t most,
                               const char* about) {
        return command.add_option(name, number, about)
            ->check(whole_number(1, most))
            ->type_name("N")
            ->excludes("--beliefs");
    };
    add_count("--steps", options.plan.steps, kMostSteps, "Batches to learn from, 256 hands each")
        ->capture_default_str();
    add_count("--stop-after", options.stop_after, kMostSteps,
              "End after this step, with the rate of learning of all --steps; --resume goes on");
    add_count("--threads", options.plan.threads, kMostThreads, "Threads to use")
        ->capture_default_str();
    command
        .add_flag_callback(
            "--races", [&options] { options.plan.course = Course::races; },
            "Practise races only, for the network that races are played with")
        ->excludes("--beliefs");
    command.add_flag("--resume", options.resume, "Go on from FILE.state")->excludes("--beliefs");
}

}  // namespace

void add_tune(CLI::App& program) {
    auto options = std::make_shared<Options>();
    CLI::App* command =
        program.add_subcommand("tune", "Train the network of the strong bots by self-play");
    command->footer(kExamples);
    command->add_option("--out", options->out, "File of the network; its state goes to FILE.state")
        ->required()
        ->type_name("FILE");
    command->add_option("--seed", options->plan.seed, "Where the random numbers start")
        ->check(whole_number())
        ->type_name("S")
        ->capture_default_str();
    command
        ->add_option("--beliefs", options->belief_hands,
                     "Count over so many hands what players hold, instead of training")
        ->check(whole_number(1, kMostSteps))
        ->type_name("HANDS");
    add_training_options(*command, *options);
    command->callback([options] { run(*options); });
}

}  // namespace bornes::cli
