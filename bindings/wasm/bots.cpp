// The bots for a page or node. A bot sees the view of its player, never the position.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "bornes/bot.h"
#include "bornes/notation.h"
#include "bots/reason_json.h"
#include "engine/json_writer.h"
#include "export.h"
#include "positions.h"
#include "text.h"

namespace bornes::wasm {
namespace {

using detail::JsonWriter;

void write(JsonWriter& json, const Candidate& candidate) {
    std::string action;
    std::string reason;
    append_text(action, candidate.action);
    bots::append_json(reason, candidate.reason);
    json.object([&] {
        json.field("action", action);
        json.key("win").number(candidate.win, 4);
        json.key("points").number(candidate.points, 1);
        json.key("reason").raw(reason);
    });
}

void append_json(std::string& out, const Assessment& assessment) {
    std::string action;
    append_text(action, assessment.action);
    JsonWriter json(out);
    json.object([&] {
        json.field("action", action);
        json.key("candidates").array(assessment.candidates, [&](const Candidate& candidate) {
            write(json, candidate);
        });
    });
}

}  // namespace

// Input: a level. Output: JSON of what a bot would do for the player who must act, and how it
// judges every action. Returns 1, or kNo.
BORNES_EXPORT(think) int think(int handle, std::uint64_t seed, int rollouts) {
    const Position* const position = positions.find(handle);
    if (position == nullptr) return answer(kNo, kNoPosition);
    if (position->board.over()) return answer(kNo, "nobody is to act");
    const std::optional<Level> level = from_id<Level>(input());
    if (!level) return answer(kNo, "there is no such level");
    if (rollouts < 1) return answer(kNo, "a bot needs one rollout at least");
    const std::unique_ptr<Bot> bot = make_bot(*level, seed);
    const View seen = view(*position, position->board.seat);
    append_json(output(), bot->think(seen, Budget::of_rollouts(rollouts)));
    return 1;
}

// Output: the JSON of everything that engine and bots can name.
BORNES_EXPORT(vocabulary) void vocabulary_json() { output() = bot_vocabulary(); }

}  // namespace bornes::wasm
