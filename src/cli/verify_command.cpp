#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <span>

#include "bornes/record.h"
#include "bornes/utf8.h"
#include "client/address.h"
#include "commands.h"
#include "failure.h"
#include "fair/bytes.h"
#include "fair/record_check.h"
#include "input.h"
#include "output.h"
#include "screen_options.h"

namespace bornes::cli {
namespace {

namespace phrase = words::phrase;
using words::Word;

struct Given {
    std::string place;
    std::vector<std::string> commits;  // commitments that a player saw before each hand
    std::string head;                  // the head that a player saw after the last hand
    LanguageFlags flags;
};

// The fault in the player's language, or in English if the catalogue lacks it.
std::string sentence_about(const fair::FairnessFault& fault) {
    constexpr std::array<std::string_view, 2> names{"first", "second"};
    std::array<words::Slot, names.size()> slots;
    const std::size_t count = std::min(names.size(), fault.arguments.size());
    for (std::size_t i = 0; i < count; ++i) slots[i] = {names[i], fault.arguments[i], false};
    const auto why = voice_of_command().say(fmt::format("verify.fault.{}", id(fault.code)),
                                            std::span(slots).first(count));
    if (!why) return fault.why();
    if (fault.attempt > 0)
        return translate(
            phrase::verify_in_attempt{.attempt = fault.attempt, .hand = fault.hand, .why = *why});
    return fault.hand > 0 ? translate(phrase::verify_in_hand{.hand = fault.hand, .why = *why})
                          : *why;
}

// The record must be of this table: a fair record of another table proves nothing.
void check_table(const Record& record, const std::string& place) {
    const auto address = client::address_from(place);
    const auto asked = address ? client::table_in(*address) : std::nullopt;
    if (asked && *asked != *fair::tag(record, "table"))
        throw Failure(translate(Word::verify_other_table));
}

void check_commits(const Record& record, int hands, const std::vector<std::string>& commits) {
    if (static_cast<int>(commits.size()) > hands)
        throw Failure(translate(phrase::verify_no_hand{.figure = hands + 1}));
    for (std::size_t i = 0; i < commits.size(); ++i) {
        const std::string& text = *fair::tag(record, fmt::format("deal-{}-commit", i + 1));
        if (text != commits[i])
            throw Failure(translate(phrase::verify_other_commit{
                .figure = static_cast<int>(i) + 1, .recorded = text, .shown = commits[i]}));
    }
}

CLI::Validator hex_digits() {
    const auto check = [](std::string& text) -> std::string {
        const auto bytes = fair::from_hex(text);
        if (!bytes) return translate(phrase::error_not_hex{.value = backquoted(text)});
        text = fair::to_hex(*bytes);  // in the form of a record
        return {};
    };
    return {check, ""};
}

// Accepts the head after any hand, because a player may have left before the end.
void check_head(const fair::RecordVerdict& verdict, const std::string& head) {
    if (head.empty()) return;
    for (const fair::Bytes32& each : verdict.heads)
        if (fair::to_hex(each) == head) return;
    throw Failure(translate(phrase::verify_other_head{.head = head}));
}

// Says what fair deals of version 1 do not prove, and gives the head to compare.
std::string remarks(const fair::RecordVerdict& verdict) {
    std::string text;
    if (!verdict.all_version_2) text += translate(Word::verify_version_1) + "\n";
    if (!verdict.heads.empty())
        text += fmt::format("head {}\n", fair::to_hex(verdict.heads.back()));
    return text;
}

// A record without fair deals is valid, but proves nothing.
void refuse_if_nothing_to_verify(const Record& record) {
    if (fair::tag(record, "table") == nullptr) throw Failure(translate(Word::verify_not_online));
}

void verify(const Given& given) {
    const Record record = read_record_at(given.place);
    refuse_if_nothing_to_verify(record);
    const fair::RecordVerdict verdict = fair::check_deals(record);
    if (verdict.fault) throw Failure(sentence_about(*verdict.fault));
    const auto hands = static_cast<int>(verdict.heads.size());
    if (hands == 0) throw Failure(translate(Word::verify_no_hands));
    check_table(record, given.place);
    check_commits(record, hands, given.commits);
    check_head(verdict, given.head);
    const std::string& table = *fair::tag(record, "table");
    const std::string& game = *fair::tag(record, "game");
    if (!verdict.game_over)
        throw Failure(
            translate(phrase::verify_incomplete{.figure = hands, .game = game, .table = table}));
    const std::string fair =
        translate(phrase::verify_fair{.figure = hands, .game = game, .table = table});
    Output output;
    output.text() += as_shown(given.flags, fair + "\n" + remarks(verdict));
    output.flush();
}

}  // namespace

void add_verify(CLI::App& program) {
    CLI::App* command = program.add_subcommand("verify");
    auto given = std::make_shared<Given>();
    command->add_option("FILE|URL", given->place)->type_name("")->required();
    command->add_option("--commit", given->commits)->transform(hex_digits());
    command->add_option("--head", given->head)->transform(hex_digits());
    add_language_flags(*command, given->flags);
    command->footer(
        "Examples:\n"
        "  bornes verify game.bornes\n"
        "  bornes verify http://127.0.0.1:8080/t/kXq0Zc1m2n3b4v5c6x7z8A");
    command->callback([given] { verify(*given); });
}

}  // namespace bornes::cli
