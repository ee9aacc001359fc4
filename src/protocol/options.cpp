#include "protocol/options.h"

#include "protocol/read.h"
#include "protocol/write.h"

namespace bornes::protocol {
namespace {

// Returns what does not fit together, or an empty string.
std::string fault_of(const Options& options) {
    const RulesResult made = make_rules(options.edition, options.players, options.house);
    if (!made) return std::string(sentence(made.fault));
    for (auto seat = static_cast<std::size_t>(options.players); seat < kMaxPlayers; ++seat)
        if (options.bots[seat]) return "a bot cannot sit where there is no seat";
    return "";
}

}  // namespace

std::variant<Options, std::string> options_from_json(std::string_view text) {
    boost::json::error_code error;
    const boost::json::value value = boost::json::parse(text, error);
    if (error || !value.is_object()) return "the options are a JSON object";
    try {
        Options options;
        read(value, options, {"options", Field("", "")});
        std::string fault = fault_of(options);
        if (!fault.empty()) return fault;
        return options;
    } catch (const JsonFault& fault) {
        return fault.what();
    }
}

std::string to_json(const Options& options) { return text_of_json(options); }

}  // namespace bornes::protocol
