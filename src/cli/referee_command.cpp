#include <memory>

#include "bornes/json.h"
#include "bornes/record.h"
#include "commands.h"
#include "failure.h"
#include "input.h"
#include "output.h"

namespace bornes::cli {
namespace {

void referee(const std::string& file) {
    Output output;
    LineInput input = record_input(file, [&output] { output.flush(); });
    RecordReader reader;
    while (const auto line = input.next()) {
        const RecordReader::Step step = reader.feed(*line);
        if (step == RecordReader::Step::fault) break;
        if (step == RecordReader::Step::nothing) continue;
        append_json(output.text(), *reader.position());
        output.text() += '\n';
        output.flush_if_large();
    }
    output.flush();
    if (reader.fault()) throw InputFault(to_text(*reader.fault(), input.name()));
}

}  // namespace

void add_referee(CLI::App& program) {
    CLI::App* command = program.add_subcommand("referee");
    auto file = std::make_shared<std::string>("-");
    command
        ->add_option("FILE|URL", *file,
                     "A record, or the link of a table; - or nothing is standard input")
        ->type_name("");
    command->footer(
        "Prints one JSON object per line: the position after each deal and after each action.\n"
        "Exits with 0 if the whole record is legal. Otherwise prints the positions before the\n"
        "fault, names the fault on standard error as FILE:LINE:COLUMN: why, and exits with 2.\n\n"
        "Examples:\n"
        "  bornes referee game.bornes\n"
        "  bornes random --seed 7 | bornes referee | tail -n 1");
    command->callback([file] { referee(*file); });
}

}  // namespace bornes::cli
