// Treats any bytes as a message to a bot. The bot must never crash, and must answer `act` with one
// of `legal`.
#include <boost/json.hpp>
#include <cstdint>
#include <string_view>

#include "arena/bot_program.h"
#include "require.h"

namespace {

namespace json = boost::json;

bool is_allowed(const json::object& message, const json::value& action) {
    const json::value* legal = message.if_contains("legal");
    if (legal == nullptr) legal = message.at("view").as_object().if_contains("legal");
    for (const json::value& text : legal->as_array())
        if (text == action) return true;
    return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    bornes::arena::BotProgram bot(bornes::Level::master, bornes::Allowance::of_rollouts(16), 1);
    const bornes::arena::Answer answer = bot.hear(line);
    if (answer.line.empty()) return 0;
    const json::object said = json::parse(answer.line).as_object();
    if (said.at("type") == "ready") return 0;
    require(is_allowed(json::parse(line).as_object(), said.at("action")),
            "an action is one of `legal`");
    return 0;
}
