#include "protocol/schema.h"

#include <fmt/format.h>

#include "bornes/score.h"
#include "bornes/settings.h"
#include "protocol/view_shape.h"

namespace bornes::protocol {

namespace json = boost::json;

json::object Schema::reference(std::string_view name) {
    return {{"$ref", "#/$defs/" + std::string(name)}};
}

json::array Schema::texts(const std::vector<std::string_view>& all) {
    json::array made;
    for (const std::string_view each : all) made.push_back(json::string(each));
    return made;
}

json::object Schema::whole_number(const Field& field) {
    if (!field.values.empty())
        return {{"enum", json::array(field.values.begin(), field.values.end())}};
    json::object made{{"type", "integer"}, {"minimum", field.least}};
    if (field.most != kLargestNumber) made["maximum"] = field.most;
    return made;
}

json::object Schema::named(std::string_view name, std::string_view says, json::object schema) {
    json::object made{{"description", says}};
    for (auto& [key, value] : schema) made[key] = value;
    definitions_.emplace(name, std::move(made));
    return reference(name);
}

json::object Schema::plain(const bool* /*type*/, const Field& /*field*/) {
    return {{"type", "boolean"}};
}

json::object Schema::plain(const std::string* /*type*/, const Field& field) {
    json::object made{{"type", "string"}};
    if (!field.pattern.empty()) made["pattern"] = field.pattern;
    return made;
}

json::object Schema::plain(const SeatIndex* /*type*/, const Field& /*field*/) {
    return named("SeatNumber", "A seat, counted from 1.",
                 {{"type", "integer"}, {"minimum", 1}, {"maximum", kMaxPlayers}});
}

json::object Schema::plain(const Action* /*type*/, const Field& /*field*/) {
    return named("Action", "One action of one seat, as text: `play stop on 2`.",
                 {{"type", "string"}});
}

json::object Schema::plain(const ActionList* /*type*/, const Field& field) {
    return {{"type", "array"}, {"items", of<Action>(field)}};
}

json::object Schema::plain(const Bytes32* /*type*/, const Field& /*field*/) {
    return named("Bytes32", "32 bytes as hex digits.",
                 {{"type", "string"}, {"pattern", "^[0-9a-fA-F]{64}$"}});
}

json::object Schema::plain(const Phrase* /*type*/, const Field& /*field*/) {
    return named("Phrase", "What players can say to each other.",
                 {{"enum", texts({kPhrases.begin(), kPhrases.end()})}});
}

json::object Schema::plain(const HouseRules* /*type*/, const Field& /*field*/) {
    std::vector<std::string_view> names;
    for (const Setting& setting : kSettings) names.push_back(setting.name);
    return named("HouseRules", "What differs from the edition, as in the `set` lines of a record.",
                 {{"type", "object"},
                  {"propertyNames", json::object{{"enum", texts(names)}}},
                  {"additionalProperties", json::object{{"type", "string"}}}});
}

json::object Schema::plain(const CallWindow* /*type*/, const Field& /*field*/) {
    const json::object seconds{
        {"type", "integer"}, {"minimum", kShortestWindow}, {"maximum", kLongestWindow}};
    const json::object window{{"type", "object"},
                              {"properties", json::object{{"window", seconds}}},
                              {"required", json::array{"window"}}};
    return named("CoupFourreCall",
                 "`automatic`, or the seconds in which a player may call a coup fourré.",
                 {{"oneOf", json::array{json::object{{"const", "automatic"}}, window}}});
}

json::object Schema::plain(const BotSeats* /*type*/, const Field& field) {
    return {{"type", "array"}, {"items", of<BotSeat>(field)}};
}

json::object Schema::plain(const EmbeddedView* /*type*/, const Field& field) {
    return of<shape::View>(field);
}

json::object Schema::plain(const shape::Score* /*type*/, const Field& field) {
    json::object properties;
    const auto add = [&](std::string_view name, json::object number, std::string_view says) {
        number["description"] = says;
        properties[name] = std::move(number);
    };
    add("team", whole_number(shape::kTeam), shape::kTeam.says);
    for (const ScoreRow& row : kScoreRows)
        add(row.json, of<int>(field), fmt::format("Points by rule {}.", row.rule));
    add("total", of<int>(field), "The sum.");
    json::array required;
    for (const auto& [name, property] : properties) required.push_back(json::string(name));
    return named("Score", "The rows of a team's score sheet.",
                 {{"type", "object"}, {"properties", properties}, {"required", required}});
}

json::object Schema::plain(const ScoresOf* /*type*/, const Field& field) {
    return {{"type", "array"}, {"items", of<shape::Score>(field)}};
}

json::object Schema::plain(const TotalsOf* /*type*/, const Field& field) {
    return {{"type", "array"}, {"items", of<int>(field)}};
}

json::object Schema::plain(const WinnersOf* /*type*/, const Field& field) {
    return {{"type", "array"}, {"items", of<int>(field)}};
}

}  // namespace bornes::protocol
