// The bots for a page or node. A bot sees the view of who must act, never the position.
#include <charconv>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "bornes/bot.h"
#include "bornes/notation.h"
#include "export.h"
#include "positions.h"
#include "text.h"

namespace bornes::wasm {
namespace {

// With `digits` decimals: printf would bring along more than all bots weigh.
void append_number(std::string& out, double value, int digits) {
    std::int64_t scale = 1;
    for (int i = 0; i < digits; ++i) scale *= 10;
    const bool negative = value < 0;
    const auto scaled =
        static_cast<std::int64_t>((negative ? -value : value) * static_cast<double>(scale) + 0.5);
    if (negative && scaled != 0) out += '-';
    out += std::to_string(scaled / scale);
    if (digits == 0) return;
    const std::string fraction = std::to_string(scaled % scale);
    out += '.';
    out.append(static_cast<std::size_t>(digits) - fraction.size(), '0').append(fraction);
}

void append_json(std::string& out, const Reason& reason) {
    out.append(R"({"code":")").append(id(reason.code));
    out.append(R"(","card":")").append(id(reason.card)).append(R"(","team":)");
    out.append(reason.team < 0 ? "null" : std::to_string(reason.team + 1));
    out.append(R"(,"figure":)").append(std::to_string(reason.figure)) += '}';
}

void append_json(std::string& out, const Candidate& candidate) {
    out.append(R"({"action":")");
    append_text(out, candidate.action);
    out.append(R"(","win":)");
    append_number(out, candidate.win, 4);
    out.append(R"(,"points":)");
    append_number(out, candidate.points, 1);
    out.append(R"(,"reason":)");
    append_json(out, candidate.reason);
    out += '}';
}

void append_json(std::string& out, const Assessment& assessment) {
    out.append(R"({"action":")");
    append_text(out, assessment.action);
    out.append(R"(","candidates":[)");
    for (const Candidate& candidate : assessment.candidates) {
        if (out.back() != '[') out += ',';
        append_json(out, candidate);
    }
    out.append("]}");
}

}  // namespace

// Input: a level. Output: what a bot would do for who must act, and what it thinks of every action,
// as JSON. 1, or kNo.
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
