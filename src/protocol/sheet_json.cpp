#include "protocol/sheet_json.h"

#include <fmt/format.h>

#include "protocol/read.h"
#include "protocol/write.h"

namespace bornes::protocol {
namespace {

namespace json = boost::json;

TeamEntry entry_from(const TeamSheet& sheet, int team) {
    if (sheet.distance && (sheet.miles || sheet.two_hundreds))
        throw JsonFault(
            fmt::format("team {} has `distance` and also `miles` or `twoHundreds`: enter the cards "
                        "or their sum, not both",
                        team));
    TeamEntry entry{.distance = {}, .safeties = sheet.safeties, .coup_fourres = sheet.coup_fourres};
    if (sheet.distance)
        entry.distance = *sheet.distance;
    else
        entry.distance = EnteredMiles{sheet.miles.value_or(0), sheet.two_hundreds.value_or(0)};
    return entry;
}

TeamSheet sheet_from(const TeamEntry& entry) {
    TeamSheet sheet{.safeties = entry.safeties, .coup_fourres = entry.coup_fourres};
    if (const auto* cards = std::get_if<EnteredCards>(&entry.distance)) {
        sheet.distance = *cards;
    } else {
        const auto& sum = std::get<EnteredMiles>(entry.distance);
        sheet.miles = sum.miles;
        sheet.two_hundreds = sum.two_hundreds;
    }
    return sheet;
}

Team team_from(const Nullable<int>& number) { return number ? Team(*number - 1) : kNoTeam; }
Nullable<int> number_of(Team team) {
    return team == kNoTeam ? Nullable<int>() : Nullable<int>(team + 1);
}

json::value parsed(std::string_view text) {
    json::error_code error;
    json::value value = json::parse(text, error);
    if (error) throw JsonFault(fmt::format("this is not JSON: {}", error.message()));
    return value;
}

// Reads every team by itself, so that a fault names its team.
void check_teams(const json::value& sheet) {
    const json::value* teams =
        sheet.is_object() ? sheet.get_object().if_contains("teams") : nullptr;
    if (teams == nullptr || !teams->is_array()) return;
    int number = 0;
    for (const json::value& each : teams->get_array()) {
        ++number;
        try {
            TeamSheet team;
            read(each, team, {"teams", Field("", "")});
        } catch (const JsonFault& fault) {
            throw JsonFault(fmt::format("team {}: {}", number, fault.what()));
        }
    }
}

}  // namespace

std::string to_json(const KeptPad& pad) { return text_of_json(pad); }

KeptPad pad_from_json(std::string_view text) {
    KeptPad pad;
    read(parsed(text), pad, {"pad", Field("", "")});
    const RulesResult made = make_rules(pad.edition, pad.players, pad.house);
    if (!made) throw JsonFault(sentence(made.fault));
    if (pad.names.size() != static_cast<std::size_t>(pad.players) || pad.dealer >= pad.players)
        throw JsonFault("names and dealer do not fit the number of players");
    return pad;
}

HandEntry entry_from(const HandSheet& sheet) {
    HandEntry entry{.teams = {},
                    .completed_by = team_from(sheet.completed_by),
                    .delayed_action = sheet.delayed_action,
                    .extended_by = team_from(sheet.extended_by)};
    for (const TeamSheet& team : sheet.teams)
        entry.teams.push_back(entry_from(team, static_cast<int>(entry.teams.size()) + 1));
    return entry;
}

HandSheet sheet_from(const HandEntry& entry) {
    HandSheet sheet{.teams = {},
                    .completed_by = number_of(entry.completed_by),
                    .delayed_action = entry.delayed_action,
                    .extended_by = number_of(entry.extended_by)};
    for (const TeamEntry& team : entry.teams) sheet.teams.push_back(sheet_from(team));
    return sheet;
}

ReadSheet sheet_from_json(std::string_view text) {
    const json::value entered = parsed(text);
    check_teams(entered);
    Sheet sheet;
    read(entered, sheet, {"sheet", Field("", "")});
    const RulesResult made = make_rules(sheet.edition, sheet.players, sheet.house);
    if (!made) throw JsonFault(sentence(made.fault));
    return {made.rules, entry_from(sheet)};
}

}  // namespace bornes::protocol
