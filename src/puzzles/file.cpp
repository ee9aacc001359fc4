#include "puzzles/file.h"

#include <fmt/format.h>

#include <algorithm>

#include "bornes/json.h"
#include "bornes/notation.h"
#include "engine/json_writer.h"
#include "protocol/json_fields.h"
#include "protocol/view_json.h"
#include "review/figures.h"

namespace bornes::puzzles {
namespace {

namespace json = boost::json;
using detail::JsonWriter;
using protocol::JsonFault;
using review::Figures;

constexpr int kVersion = 1;
constexpr int kFailDecimals = 3;

// The view without its list of legal actions, which the costs name.
void append_view(std::string& out, const View& view) {
    std::string whole;
    append_json(whole, view);
    const std::size_t begin = whole.find(",\"legal\":");
    const std::size_t end = whole.find(']', begin) + 1;
    out.append(whole, 0, begin).append(whole, end);
}

void write_figures(JsonWriter& writer, std::string_view name, const Figures& figures) {
    writer.key(name).array(std::array{0}, [&](int) {
        writer.number(figures.win, review::kWinDecimals);
        writer.number(figures.points, review::kPointDecimals);
    });
}

double number_of(const json::value& value, std::string_view name) {
    if (!value.is_number()) throw JsonFault(fmt::format("\"{}\" is not a number", name));
    return value.to_number<double>();
}

Figures figures_field(const json::object& from, std::string_view name) {
    const json::array& pair = protocol::array_field(from, name);
    if (pair.size() != 2) throw JsonFault(fmt::format("\"{}\" is not a pair", name));
    return {number_of(pair[0], name), number_of(pair[1], name)};
}

template <HasIds Enum>
Enum id_field(const json::object& from, std::string_view name) {
    const std::string_view text = protocol::text_field(from, name);
    const auto value = from_id<Enum>(text);
    if (!value) throw JsonFault(fmt::format("\"{}\" is unknown: {}", name, text));
    return *value;
}

View view_field(const json::object& from) {
    const auto edition = id_field<Edition>(from, "rules");
    const int players = protocol::number_field(from, "players", kMinPlayers, kMaxPlayers);
    const RulesResult made = make_rules(edition, players);
    if (!made) throw JsonFault(sentence(made.fault));
    const protocol::ReadView read =
        protocol::view_from_json(protocol::object_field(from, "view"), {made.rules, {}});
    if (!read.adds_up()) throw JsonFault("\"view\": " + read.doubt);
    return *read.view;
}

Cost cost_of(const json::object& from) {
    const auto action = action_from_text(protocol::text_field(from, "action"));
    if (!action) throw JsonFault("\"action\" is not an action");
    return {*action, figures_field(from, "loss"), figures_field(from, "error")};
}

void check_costs(const Puzzle& puzzle) {
    ActionList legal;
    legal_actions(puzzle.view, legal);
    const std::vector<Cost>& costs = puzzle.costs;
    if (legal.size() < 2 || costs.size() != static_cast<std::size_t>(legal.size()))
        throw JsonFault("\"costs\" must have one entry per legal action");
    for (const Action action : legal)
        if (std::none_of(costs.begin(), costs.end(),
                         [&](const Cost& cost) { return cost.action == action; }))
            throw JsonFault("\"costs\" lack the action " + to_text(action));
    for (std::size_t i = 1; i < costs.size(); ++i)
        if (costs[i].loss.win <= 0 || costs[i].loss.win < costs[i - 1].loss.win)
            throw JsonFault("\"costs\" must begin with the best action and rise");
}

Puzzle puzzle_from(std::string_view line) {
    const json::object from = protocol::object_from_line(line);
    Puzzle puzzle;
    puzzle.id = protocol::text_field(from, "id");
    puzzle.theme = id_field<Theme>(from, "theme");
    puzzle.difficulty = id_field<Difficulty>(from, "difficulty");
    puzzle.view = view_field(from);
    for (const json::value& cost : protocol::array_field(from, "costs"))
        puzzle.costs.push_back(cost_of(protocol::object_of(cost, "costs")));
    check_costs(puzzle);
    const json::object& fails = protocol::object_field(from, "fails");
    // A level that is newer than the puzzle has no entry.
    for (std::size_t level = 0; level < kLevels.size(); ++level)
        if (const json::value* share = fails.if_contains(id(kLevels[level])))
            puzzle.fails[level] = number_of(*share, "fails");
    return puzzle;
}

}  // namespace

std::string header_line(const MakerSettings& settings) {
    return fmt::format(
        R"({{"puzzles":{},"seed":"{}","shortSamples":{},"longSamples":{},"carefulSamples":{}}})",
        kVersion, settings.seed, settings.budget.short_samples, settings.budget.long_samples,
        settings.budget.careful_samples);
}

std::string line_of(const Puzzle& puzzle) {
    std::string line;
    JsonWriter writer(line);
    writer.object([&] {
        writer.field("id", puzzle.id);
        writer.field("theme", id(puzzle.theme));
        writer.field("difficulty", id(puzzle.difficulty));
        writer.field("rules", id(puzzle.view.board.rules.edition));
        writer.field("players", puzzle.view.board.rules.players);
        writer.key("view");
        append_view(line, puzzle.view);
        writer.key("costs").array(puzzle.costs, [&](const Cost& cost) {
            writer.object([&] {
                writer.field("action", to_text(cost.action));
                write_figures(writer, "loss", cost.loss);
                write_figures(writer, "error", cost.error);
            });
        });
        writer.key("fails").object([&] {
            for (std::size_t level = 0; level < kLevels.size(); ++level)
                writer.key(id(kLevels[level])).number(puzzle.fails[level], kFailDecimals);
        });
    });
    return line;
}

PuzzleFile read_puzzles(std::string_view text) {
    PuzzleFile file;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        try {
            if (number > 1)
                file.puzzles.push_back(puzzle_from(line));
            else if (protocol::number_field(protocol::object_from_line(line), "puzzles", kVersion,
                                            kVersion) == kVersion)
                file.header = line;
        } catch (const JsonFault& fault) {
            throw FileFault(fmt::format("line {}: {}", number, fault.what()));
        }
    }
    return file;
}

}  // namespace bornes::puzzles
