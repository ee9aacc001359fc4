#include "bornes/vocabulary.h"

#include "bornes/bot.h"
#include "engine/json_writer.h"

namespace bornes {

std::string bot_vocabulary() {
    std::string out = vocabulary();
    out.pop_back();  // removes the brace, to continue the engine's object
    detail::JsonWriter json(out);
    const auto write = [&](std::string_view id) { json.value(id); };
    json.key("levels").array(kIds<Level>, write);
    json.key("reasons").array(kIds<ReasonCode>, write);
    return out += '}';
}

}  // namespace bornes
