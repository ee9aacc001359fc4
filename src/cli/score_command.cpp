#include <memory>

#include "bornes/json.h"
#include "bornes/utf8.h"
#include "commands.h"
#include "failure.h"
#include "input.h"
#include "output.h"
#include "protocol/json_fault.h"
#include "protocol/sheet_json.h"
#include "score_sheet.h"
#include "screen_options.h"

namespace bornes::cli {
namespace {

struct Options {
    std::string file;
    std::string sheet;
    LanguageFlags language;
    bool json = false;
};

void score_record(const Options& options) {
    const PlayedRecord played = read_played_record(options.file);
    Output output;
    output.text() =
        options.json
            ? score_json(played)
            : as_shown(options.language, score_sheet(played, speech_of(options.language).language));
    output.flush();
}

protocol::ReadSheet read_sheet(const std::string& file) {
    try {
        return protocol::sheet_from_json(read_all(file));
    } catch (const protocol::JsonFault& fault) {
        throw InputFault(shown_name(file) + ": " + fault.what());
    }
}

// Prints nothing unless the whole sheet is consistent. Its faults are in English, because programs
// write sheets and the format is English.
void score_entered(const std::string& file) {
    const auto [rules, hand] = read_sheet(file);
    const auto scores = score(rules, hand);
    if (!scores) throw InputFault(shown_name(file) + ": " + scores.fault().why());
    Output output;
    append_scores_json(output.text().append(R"({"score":)"), std::span(*scores).first(rules.teams));
    output.text().append("}\n");
    output.flush();
}

}  // namespace

void add_score(CLI::App& program) {
    CLI::App* command = program.add_subcommand("score");
    auto options = std::make_shared<Options>();
    auto* record = command->add_option("FILE|URL", options->file)->type_name("");
    auto* sheet =
        command->add_option("--sheet", options->sheet)->type_name("FILE")->excludes(record);
    add_language_flags(*command, options->language);
    command->add_flag("--json", options->json)->excludes("--lang")->excludes("--ascii");
    for (const char* of_records : {"--lang", "--ascii", "--json"}) sheet->excludes(of_records);
    command->footer(
        "Examples:\n"
        "  bornes score game.bornes\n"
        "  bornes random --players 4 | bornes score --json -\n"
        "  bornes score --sheet hand.json");
    command->callback([options, record, sheet] {
        if (sheet->count() > 0) return score_entered(options->sheet);
        if (record->count() == 0) throw CLI::RequiredError("FILE|URL");
        score_record(*options);
    });
}

}  // namespace bornes::cli
