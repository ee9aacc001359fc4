#include <fmt/format.h>

#include <memory>
#include <variant>

#include "bornes/record.h"
#include "client/http.h"
#include "commands.h"
#include "failure.h"
#include "input.h"
#include "output.h"
#include "tables/game_record.h"

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

void check_commits(const Record& record, const std::vector<std::string>& commits) {
    if (commits.size() > record.hands.size())
        throw Failure(fmt::format("the record has no hand {}", record.hands.size() + 1));
    for (std::size_t i = 0; i < commits.size(); ++i) {
        const std::string name = fmt::format("deal-{}-commit", i + 1);
        for (const auto& [tag, text] : record.tags)
            if (tag == name && text != commits[i])
                throw Failure(
                    fmt::format("hand {}: the server showed {} before the hand, and not {}", i + 1,
                                commits[i], text));
    }
}

void verify(const Given& given) {
    const auto read = read_record(bytes_of(given.place));
    if (const auto* fault = std::get_if<RecordFault>(&read))
        throw InputFault(to_text(*fault, given.place));
    const auto& record = std::get<Record>(read);
    if (const auto fault = tables::fault_of_deals(record)) throw Failure(*fault);
    check_commits(record, given.commits);
    Output output;
    output.text() += fmt::format("{} hands, dealt as committed to\n", record.hands.size());
    output.flush();
}

}  // namespace

void add_verify(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "verify", "Check that the hands of an online game were dealt fairly");
    auto given = std::make_shared<Given>();
    command->add_option("FILE|URL", given->place, "A record of a table, or its address")
        ->required();
    command->add_option("--commit", given->commits,
                        "What the server showed before hand 1, hand 2, … (64 hex digits each)");
    command->footer(
        "Computes every deck again from the server's seed and the players' contributions, and\n"
        "checks them against what was committed to. docs/fair-deals.md says what that proves.\n\n"
        "Examples:\n"
        "  bornes verify game.bornes\n"
        "  bornes verify http://127.0.0.1:8080/t/kXq0Zc1m2n3b4v5c6x7z8A");
    command->callback([given] { verify(*given); });
}

}  // namespace bornes::cli
