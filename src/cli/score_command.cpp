#include <memory>

#include "commands.h"
#include "output.h"
#include "score_sheet.h"

namespace bornes::cli {
namespace {

struct Options {
    std::string file;
    bool json = false;
};

void score(const Options& options) {
    const PlayedRecord played = read_played_record(options.file);
    Output output;
    output.text() = options.json ? score_json(played) : score_sheet(played);
    output.flush();
}

}  // namespace

void add_score(CLI::App& program) {
    CLI::App* command = program.add_subcommand("score", "Print the score sheet of a record");
    auto options = std::make_shared<Options>();
    command
        ->add_option("FILE|URL", options->file,
                     "A record, - for standard input, or the link of a table")
        ->type_name("")
        ->required();
    command->add_flag("--json", options->json, "One JSON object instead of a table");
    command->footer(
        "All hands, one column a team, the rows in the order of the printed sheet. A hand that is\n"
        "not finished is not scored.\n\n"
        "Examples:\n"
        "  bornes score game.bornes\n"
        "  bornes random --players 4 | bornes score --json -");
    command->callback([options] { score(*options); });
}

}  // namespace bornes::cli
