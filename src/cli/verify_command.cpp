#include <fmt/format.h>

#include <memory>
#include <variant>

#include "bornes/record.h"
#include "bornes/utf8.h"
#include "client/http.h"
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
};

// The address of a table's page is as good as that of its record.
std::string record_at(client::Address address) {
    if (const auto table = client::table_in(address))
        address.path = fmt::format("/api/tables/{}/record", *table);
    try {
        const client::Answer answer = client::exchange(address, {});
        if (answer.ok()) return answer.body;
        throw Failure(fmt::format("{}{}: the server answers {} {}", address.origin(), address.path,
                                  answer.status, answer.reason));
    } catch (const client::ConnectionFault& fault) {
        throw Failure(fmt::format("{}: {}", address.origin(), fault.what()));
    }
}

std::string bytes_of(const std::string& place) {
    if (const auto address = client::address_from(place)) return record_at(*address);
    return read_all(place);
}

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

void verify(const Given& given) {
    const auto read = read_record(bytes_of(given.place));
    if (!read) throw InputFault(to_text(read.fault(), given.place));
    const Record& record = *read;
    if (const auto fault = fair::fault_of_deals(record)) throw Failure(*fault);
    check_table(record, given.place);
    check_commits(record, given.commits);
    const std::size_t hands = record.hands.size();
    Output output;
    output.text() += fmt::format("table {}, game {}: {} {}, dealt as committed to\n",
                                 *fair::tag(record, "table"), *fair::tag(record, "game"), hands,
                                 hands == 1 ? "hand" : "hands");
    output.flush();
}

}  // namespace

void add_verify(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "verify", "Check that the hands of an online game were dealt fairly");
    auto given = std::make_shared<Given>();
    command->add_option("FILE|URL", given->place, "A record of a table, or its address")
        ->required();
    command
        ->add_option("--commit", given->commits,
                     "What the server showed before hand 1, hand 2, … (64 hex digits each)")
        ->transform(hex_digits());
    command->footer(
        "Computes every deck again from the server's seed and the players' contributions, and\n"
        "checks them against what was committed to. docs/fair-deals.md says what that proves.\n\n"
        "Examples:\n"
        "  bornes verify game.bornes\n"
        "  bornes verify http://127.0.0.1:8080/t/kXq0Zc1m2n3b4v5c6x7z8A");
    command->callback([given] { verify(*given); });
}

}  // namespace bornes::cli
