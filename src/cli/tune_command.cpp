#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <utility>

#include "commands.h"
#include "failure.h"
#include "input.h"
#include "numbers.h"
#include "output.h"
#include "platform/signals.h"
#include "tune/belief_counts.h"
#include "tune/trainer.h"

namespace bornes::cli {
namespace {

using namespace bots;
using namespace tune;

constexpr const char* kExamples =
    "Examples:\n"
    "  bornes tune --steps 20000 --threads 2 --out policy.net\n"
    "  bornes tune --steps 20000 --threads 2 --out policy.net --resume\n"
    "  bornes tune --duels --from policy.net --steps 100000 --threads 2 --out duels.net\n"
    "  bornes tune --beliefs 400000 --out beliefs.bin\n"
    "  bornes tune --beliefs 400000 --strangers --out strangers.bin\n"
    "Ctrl-C stops after the current step or hand, and --stop-after N after number N. --resume\n"
    "continues from there with the same options. The result depends on the seed and on the\n"
    "number of steps or hands, not on threads or pauses.";

constexpr std::int64_t kMostSteps = 100000000;
constexpr std::uint64_t kMostThreads = 64;
constexpr auto kBetweenSaves = std::chrono::seconds(60);
constexpr auto kBetweenReports = std::chrono::seconds(10);

struct Options {
    TrainingPlan plan;
    std::string out;
    std::string from;  // a network to start from, with gentler training
    bool resume = false;
    std::int64_t stop_after = kMostSteps;  // in steps, or in hands
    std::int64_t belief_hands = 0;         // 0 to train the network
    Opponents holders = Opponents::by_policy;
    std::string state() const { return out + ".state"; }
    std::int64_t steps() const {
        return std::min(belief_hands > 0 ? belief_hands : plan.steps, stop_after);
    }
};

class Run {
public:
    Run(Tuning& tuning, const Options& options) : tuning_(tuning), options_(options) {
        if (options.out.empty()) throw Failure("--out: the path is empty");
        if (options.resume) {
            resume();
        } else {
            refuse_to_replace(options.state(), "continue it with --resume, or choose another name");
            refuse_to_replace(options.out, "choose another name");
        }
        first_step_ = tuning_.steps_done();
        keep_state();  // find out now whether the file can be written
    }

    void until_done(const std::atomic<bool>& interrupted) {
        auto last_save = Clock::now();
        auto last_report = last_save;
        while (!done() && !interrupted) {
            tuning_.step();
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
        if (!done()) throw Failure("interrupted; --resume continues from here");
    }

private:
    using Clock = std::chrono::steady_clock;

    static void refuse_to_replace(const std::string& path, std::string_view instead) {
        if (std::filesystem::exists(path))
            throw Failure(fmt::format("{} exists already: {}", path, instead));
    }

    bool done() const { return tuning_.steps_done() >= options_.steps(); }

    void resume() {
        const std::string fault = tuning_.restore(read_all(options_.state()));
        if (!fault.empty()) throw Failure(fmt::format("{}: {}", options_.state(), fault));
        if (tuning_.steps_done() > options_.steps())
            throw Failure(
                fmt::format("{}: the training cannot stop at {}, because it has reached {}: choose "
                            "a larger number",
                            options_.state(), options_.steps(), tuning_.progress()));
    }

    void keep_state() const { write_file(options_.state(), tuning_.saved()); }

    void save() const {
        keep_state();
        write_file(options_.out, tuning_.outcome());
    }

    void report(Clock::time_point now) const {
        const double seconds = std::chrono::duration<double>(now - start_).count();
        const std::int64_t steps = tuning_.steps_done() - first_step_;
        const std::int64_t left = options_.steps() - tuning_.steps_done();
        const double pace = static_cast<double>(steps) / seconds;
        tell(fmt::format("{}, {:.1f} per second, {:.0f} min to go\n", tuning_.progress(), pace,
                         steps == 0 ? 0 : static_cast<double>(left) / pace / 60));
    }

    Tuning& tuning_;
    const Options& options_;
    Clock::time_point start_ = Clock::now();
    std::int64_t first_step_ = 0;
};

void read_start(const std::string& path, int most_units, FloatNetwork& network) {
    const std::string bytes = read_all(path);
    const int units = Policy::hidden_of(bytes.size());
    if (units > most_units)
        throw Failure(fmt::format(
            "{}: this network has {} units, and only --duels has room for them", path, units));
    if (!read_quantised({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()},
                        network))
        throw Failure(fmt::format("{}: this is not a network", path));
}

std::unique_ptr<Tuning> training(const Options& options) {
    const int units = options.plan.quantisation().hidden;
    FloatNetwork start = random_network(options.plan.seed, units);
    // A resumed run reads its network from FILE.state.
    if (options.plan.gentle && !options.resume) read_start(options.from, units, start);
    return std::make_unique<Trainer>(options.plan, std::move(start));
}

void run(const Options& options) {
    std::unique_ptr<Tuning> tuning;
    if (options.belief_hands > 0)
        tuning = std::make_unique<BeliefCounts>(options.plan.seed, options.belief_hands,
                                                options.holders);
    else
        tuning = training(options);
    Run(*tuning, options).until_done(platform::flag_of_interrupts());
}

CLI::Option* add_count(CLI::App& command, const char* name, auto& number, std::uint64_t most,
                       const char* about) {
    return command.add_option(name, number, about)->check(whole_number(1, most))->type_name("N");
}

void add_training_options(CLI::App& command, Options& options) {
    add_count(command, "--steps", options.plan.steps, kMostSteps,
              "How many batches of 256 hands to learn from")
        ->capture_default_str()
        ->excludes("--beliefs");
    add_count(command, "--threads", options.plan.threads, kMostThreads, "How many threads to use")
        ->capture_default_str()
        ->excludes("--beliefs");
    command
        .add_flag_callback(
            "--races", [&options] { options.plan.course = Course::races; },
            "Practise only races, for the network that plays races")
        ->excludes("--beliefs");
    command
        .add_flag_callback(
            "--duels", [&options] { options.plan.course = Course::duels; },
            "Practise only two-player games for points, more than a third of them against "
            "strangers, for the network that master uses in duels")
        ->excludes("--beliefs")
        ->excludes("--races");
    command
        .add_option_function<std::string>(
            "--from",
            [&options](const std::string& path) {
                if (path.empty()) throw Failure("--from: the path is empty");
                options.from = path;
                options.plan.gentle = true;
            },
            "Start from this network instead of random weights, with a lower learning rate")
        ->type_name("FILE")
        ->excludes("--beliefs");
}

}  // namespace

void add_tune(CLI::App& program) {
    auto options = std::make_shared<Options>();
    CLI::App* command = program.add_subcommand("tune");
    command->footer(kExamples);
    command
        ->add_option("--out", options->out,
                     "Write the result to this file, and the state to FILE.state")
        ->required()
        ->type_name("FILE");
    command->add_option("--seed", options->plan.seed, "The same seed gives the same result")
        ->check(whole_number())
        ->type_name("S")
        ->capture_default_str();
    command
        ->add_option("--beliefs", options->belief_hands,
                     "Instead of training, count what players hold, over this many hands")
        ->check(whole_number(1, kMostSteps))
        ->type_name("HANDS");
    command
        ->add_flag_callback(
            "--strangers", [options] { options->holders = Opponents::by_habits; },
            "Count what casual players hold in duels, not what players like strong hold")
        ->needs("--beliefs");
    add_training_options(*command, *options);
    add_count(*command, "--stop-after", options->stop_after, kMostSteps,
              "Stop after this step or hand; the learning rate still follows --steps");
    command->add_flag("--resume", options->resume, "Continue from FILE.state");
    command->callback([options] { run(*options); });
}

}  // namespace bornes::cli
