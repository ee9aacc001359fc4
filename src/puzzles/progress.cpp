#include "puzzles/progress.h"

#include <algorithm>
#include <limits>

#include "engine/json_writer.h"
#include "protocol/json_fields.h"

namespace bornes::puzzles {
namespace {

namespace json = boost::json;
using detail::JsonWriter;

constexpr int kVersion = 1;
constexpr int kMost = std::numeric_limits<int>::max();

bool contains(const std::vector<std::string>& ids, std::string_view id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

std::vector<std::string> ids_field(const json::object& from, std::string_view name) {
    std::vector<std::string> ids;
    for (const json::value& id : protocol::array_field(from, name))
        ids.emplace_back(protocol::text_of(id, name));
    return ids;
}

}  // namespace

int puzzle_of_day(int day, int count) { return day % count; }

bool Progress::knows(std::string_view id) const {
    return contains(solved, id) || contains(missed, id);
}

int Progress::streak_on(int day) const { return last_day >= day - 1 ? streak : 0; }

void Progress::note(const std::string& id, bool right, std::optional<int> day) {
    if (!knows(id)) (right ? solved : missed).push_back(id);
    if (!day || *day <= last_day) return;
    streak = right ? streak_on(*day) + 1 : 0;
    longest = std::max(longest, streak);
    last_day = *day;
}

std::string to_json(const Progress& progress) {
    std::string text;
    JsonWriter writer(text);
    const auto write_id = [&](const std::string& id) { writer.value(id); };
    writer.object([&] {
        writer.field("version", kVersion);
        writer.key("solved").array(progress.solved, write_id);
        writer.key("missed").array(progress.missed, write_id);
        writer.field("streak", progress.streak);
        writer.field("longest", progress.longest);
        writer.field("lastDay", progress.last_day);
    });
    return text += '\n';
}

std::optional<Progress> progress_from_json(std::string_view text) {
    try {
        const json::object from = protocol::object_from_line(text);
        protocol::number_field(from, "version", kVersion, kVersion);
        return Progress{ids_field(from, "solved"), ids_field(from, "missed"),
                        protocol::number_field(from, "streak", 0, kMost),
                        protocol::number_field(from, "longest", 0, kMost),
                        protocol::number_field(from, "lastDay", -1, kMost)};
    } catch (const protocol::JsonFault&) {
        return std::nullopt;
    }
}

}  // namespace bornes::puzzles
