#include "budget_options.h"

#include "numbers.h"

namespace bornes::cli {
namespace {

CLI::Validator count_from(int least) {
    return whole_number(static_cast<std::uint64_t>(least), std::numeric_limits<int>::max());
}

}  // namespace

CLI::Option* add_rollouts(CLI::App& command, int& rollouts, const std::string& about, int least) {
    return command.add_option("--rollouts", rollouts, about)
        ->check(count_from(least))
        ->type_name("N");
}

void add_allowance(CLI::App& command, Allowance& allowance, const std::string& about_rollouts,
                   const std::string& about_time) {
    CLI::Option* rollouts = add_rollouts(command, allowance.rollouts, about_rollouts);
    if (allowance.rollouts > 0) rollouts->capture_default_str();
    command
        .add_option_function<int>(
            "--time-ms", [&allowance](int ms) { allowance = Allowance::of_time(ms); }, about_time)
        ->check(count_from(1))
        ->type_name("MS")
        ->excludes(rollouts);
}

}  // namespace bornes::cli
