#include <fmt/format.h>

#include <memory>

#include "bornes/record.h"
#include "bornes/utf8.h"
#include "client/address.h"
#include "commands.h"
#include "failure.h"
#include "fair/bytes.h"
#include "fair/record_check.h"
#include "input.h"
#include "output.h"

namespace bornes::cli {
namespace {

struct Given {
    std::string place;
    std::vector<std::string> commits;  // what a player saw before each hand
    std::string head;                  // what a player saw after the last hand
};

// A record of another table would be fair, too.
void check_table(const Record& record, const std::string& place) {
    const auto address = client::address_from(place);
    const auto asked = address ? client::table_in(*address) : std::nullopt;
    if (asked && *asked != *fair::tag(record, "table"))
        throw Failure("the server gives the record of another table");
}

void check_commits(const Record& record, const std::vector<std::string>& commits) {
    if (commits.size() > record.hands.size())
        throw Failure(fmt::format("the record has no hand {}", record.hands.size() + 1));
    for (std::size_t i = 0; i < commits.size(); ++i) {
        const std::string& text = *fair::tag(record, fmt::format("deal-{}-commit", i + 1));
        if (text != commits[i])
            throw Failure(fmt::format("hand {}: the server showed {} before the hand, and not {}",
                                      i + 1, commits[i], text));
    }
}

CLI::Validator hex_digits() {
    const auto check = [](std::string& text) -> std::string {
        const auto bytes = fair::from_hex(text);
        if (!bytes) return fmt::format("{} is not 64 hex digits", backquoted(text));
        text = fair::to_hex(*bytes);  // as a record has it
        return {};
    };
    return {check, ""};
}

// The head after any hand will do: a player may have left before the end.
void check_head(const fair::RecordVerdict& verdict, const std::string& head) {
    if (head.empty()) return;
    for (const fair::Bytes32& each : verdict.heads)
        if (fair::to_hex(each) == head) return;
    throw Failure(
        fmt::format("no hand of the record ends with {}: this is not the game that was "
                    "played, or not all of it",
                    head));
}

// What version 1 leaves open, and what to compare.
std::string remarks(const fair::RecordVerdict& verdict) {
    std::string text;
    if (!verdict.all_version_2)
        text += "Some hands are of version 1, which binds neither rules nor names.\n";
    if (!verdict.heads.empty())
        text += fmt::format("head {}\n", fair::to_hex(verdict.heads.back()));
    return text;
}

// A record without fair deals is no bad record, but nothing is proved by it.
void refuse_if_nothing_to_verify(const Record& record) {
    if (fair::tag(record, "table") == nullptr)
        throw Failure(
            "nothing was verified: the record names no table, so it was not played online, and "
            "nobody has committed to its deals");
}

void verify(const Given& given) {
    const Record record = read_record_at(given.place);
    refuse_if_nothing_to_verify(record);
    const fair::RecordVerdict verdict = fair::check_deals(record);
    if (verdict.fault) throw Failure(verdict.fault->why());
    // After the check: hands that were cut away leave tags that accuse the record.
    if (record.hands.empty())
        throw Failure("nothing was verified: no hand of the record is dealt yet");
    check_table(record, given.place);
    check_commits(record, given.commits);
    check_head(verdict, given.head);
    const std::size_t hands = record.hands.size();
    const std::string what =
        fmt::format("table {}, game {}: {} {}", *fair::tag(record, "table"),
                    *fair::tag(record, "game"), hands, hands == 1 ? "hand" : "hands");
    if (!verdict.game_over)
        throw Failure(
            fmt::format("{}, so far dealt as committed to. The record is incomplete: its "
                        "game is not over. Ask for it again after the last hand.",
                        what));
    Output output;
    output.text() += fmt::format("{}, dealt as committed to\n{}", what, remarks(verdict));
    output.flush();
}

}  // namespace

void add_verify(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "verify", "Check that the hands of an online game were dealt fairly");
    auto given = std::make_shared<Given>();
    command
        ->add_option("FILE|URL", given->place,
                     "A record of a table, - for standard input, or the link of the table")
        ->type_name("")
        ->required();
    command
        ->add_option("--commit", given->commits,
                     "What the server showed before hand 1, hand 2, … (64 hex digits each)")
        ->transform(hex_digits());
    command
        ->add_option("--head", given->head,
                     "The head of the record that a client showed after a hand (64 hex digits)")
        ->transform(hex_digits());
    command->footer(
        "Computes every deck again from the server's seed and the players' contributions, and\n"
        "checks them against what was committed to. With --head, also that it is the game that\n"
        "was played. docs/fair-deals.md says what that proves.\n\n"
        "Examples:\n"
        "  bornes verify game.bornes\n"
        "  bornes verify http://127.0.0.1:8080/t/kXq0Zc1m2n3b4v5c6x7z8A");
    command->callback([given] { verify(*given); });
}

}  // namespace bornes::cli
