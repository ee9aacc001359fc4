#include <fmt/format.h>

#include "bornes/random.h"
#include "bornes/settings.h"
#include "bornes/utf8.h"
#include "protocol/bot_messages.h"
#include "protocol/json_fields.h"
#include "protocol/view_json.h"

namespace bornes::protocol {
namespace {

namespace json = boost::json;

// Any value makes a seed, and every character counts. A string gives the same seed as its text
// without quotes.
std::uint64_t seed_of(const json::value& value) {
    const std::string text = value.is_string() ? *setting_text(value) : json::serialize(value);
    std::uint64_t seed = 0;
    for (const char c : text) seed = seed_for(seed, static_cast<unsigned char>(c));
    return seed;
}

class HelloReader {
public:
    explicit HelloReader(const json::object& from) : from_(from) {}

    ReadHello read() {
        if (const json::value* other = from_.if_contains("protocol");
            other && *other != kBotProtocol)
            doubt(fmt::format("this bot speaks only version {} of the protocol", kBotProtocol));
        const auto edition = understood([&] { return edition_field(); }, kDefaultEdition);
        const int players = understood(
            [&] { return number_field(from_, "players", kMinPlayers, kMaxPlayers); }, kMinPlayers);
        Hello& hello = read_.hello;
        understood([&] { return read_settings(), 0; }, 0);
        RulesResult made = make_rules(edition, players, hello.table.house);
        if (!made) {
            doubt(std::string(sentence(made.fault)));
            hello.table.house = {};
            hello.table.house.teams = Teams::solo;
            made = make_rules(edition, players, hello.table.house);
        }
        hello.table.rules = made.rules;
        hello.seat = understood([&] { return number_field(from_, "seat", 1, players); }, 1) - 1;
        if (const json::value* seed = from_.if_contains("seed")) hello.seed = seed_of(*seed);
        return read_;
    }

private:
    // The result of the function. After a fault, notes the doubt and returns `usual`.
    template <typename Function, typename Value>
    Value understood(Function function, Value usual) {
        try {
            return function();
        } catch (const JsonFault& fault) {
            doubt(fault.what());
            return usual;
        }
    }

    void doubt(std::string_view why) {
        read_.doubts.append(read_.doubts.empty() ? "" : "; ").append(why);
    }

    Edition edition_field() const {
        const std::string_view name = text_field(from_, "rules");
        const auto edition = from_id<Edition>(name);
        if (!edition) throw JsonFault(fmt::format("there is no edition {}", backquoted(name)));
        return *edition;
    }

    void read_settings() {
        const json::value* set = from_.if_contains("set");
        if (set == nullptr || set->is_null()) return;
        for (const auto& [name, value] : object_of(*set, "set")) {
            if (const auto fault =
                    set_house_rule(read_.hello.table.house, name, setting_text(value).value_or("")))
                doubt(fmt::format("{}: {}", backquoted(name), fault->why()));
        }
    }

    const json::object& from_;
    ReadHello read_;
};

}  // namespace

ReadHello hello_from_json(const json::object& message) { return HelloReader(message).read(); }

}  // namespace bornes::protocol
