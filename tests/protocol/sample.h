// Messages with every kind of field, described like those of src/protocol.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "protocol/read.h"
#include "protocol/write.h"

namespace bornes::protocol {

namespace sample {

inline constexpr std::array<int, 3> kSteps{10, 20, 40};

struct Head {
    int head_number = 1;
};
struct Turned {
    SeatIndex seat;
};
struct Said {
    Phrase phrase{};
};
using Happening = std::variant<Turned, Said>;
struct Pair {
    int left = 0;
    std::string right{};
};
struct Closed {
    bool open = false;
};
struct Whole : Head {
    bool flag = false;
    int step = 10;
    std::uint8_t small = 0;
    By by = By::player;
    Level level = Level::novice;
    std::string text{};
    Action action = Action::discard(Card::km25);
    Bytes32 bytes{};
    HouseRules house{};
    CallWindow call{};
    std::vector<int> list{};
    Nullable<int> maybe{};
    std::optional<std::string> extra{};
    int usual = 7;
    int rare = 0;
    By newer = By::bot;
    Pair pair{};
    Happening what{};
};

BOOST_DESCRIBE_STRUCT(Head, (), (head_number))
BOOST_DESCRIBE_STRUCT(Turned, (), (seat))
BOOST_DESCRIBE_STRUCT(Said, (), (phrase))
BOOST_DESCRIBE_STRUCT(Pair, (), (left, right))
BOOST_DESCRIBE_STRUCT(Closed, (), (open))
BOOST_DESCRIBE_STRUCT(Whole, (Head),
                      (flag, step, small, by, level, text, action, bytes, house, call, list, maybe,
                       extra, usual, rare, newer, pair, what))

}  // namespace sample

template <>
inline constexpr auto kFields<sample::Head> = std::array{Field("head_number", "").range(1, 5)};
template <>
inline constexpr About kAbout<sample::Turned>{.tag_field = "do", .tag = "turn"};
template <>
inline constexpr auto kFields<sample::Turned> = std::array{Field("seat", "")};
template <>
inline constexpr About kAbout<sample::Said>{.tag_field = "do", .tag = "say"};
template <>
inline constexpr auto kFields<sample::Said> = std::array{Field("phrase", "")};
template <>
inline constexpr About kAbout<sample::Pair>{.list = true};
template <>
inline constexpr auto kFields<sample::Pair> = std::array{Field("left", ""), Field("right", "")};
template <>
inline constexpr About kAbout<sample::Closed>{.closed = true};
template <>
inline constexpr auto kFields<sample::Closed> = std::array{Field("open", "").may_be_absent()};
template <>
inline constexpr auto kFields<sample::Whole> = std::array{
    Field("flag", ""),
    Field("step", "").among(sample::kSteps),
    Field("small", ""),
    Field("by", ""),
    Field("level", ""),
    Field("text", "").named("otherName"),
    Field("action", ""),
    Field("bytes", ""),
    Field("house", ""),
    Field("call", ""),
    Field("list", "").range(0, 9),
    Field("maybe", ""),
    Field("extra", ""),
    Field("usual", "").may_be_absent(),
    Field("rare", "").left_out_by_default(),
    Field("newer", "").may_be_absent().tolerant(),
    Field("pair", ""),
    Field("what", "").inlined(),
};

namespace sample {

template <typename T>
T from_json(std::string_view text) {
    T made;
    read(boost::json::parse({text.data(), text.size()}), made, {"message", Field("", "")});
    return made;
}

// The canonical JSON of an example of Whole.
inline constexpr std::string_view kJson =
    R"({"headNumber":3,"flag":true,"step":20,"small":255,"by":"clock","level":"master",)"
    R"("otherName":"a \"b\" é","action":"play stop on 2",)"
    R"("bytes":"00000000000000000000000000000000000000000000000000000000000000ff",)"
    R"("house":{"deck":"full","goal":"race"},"call":{"window":5},"list":[1,2,3],"maybe":null,)"
    R"("extra":"more","usual":8,"rare":1,"newer":"player","pair":[4,"right"],"do":"turn","seat":2})";

// The same with one field changed, or removed if `value` is empty.
inline std::string changed(std::string_view name, std::string_view value) {
    boost::json::object object = boost::json::parse({kJson.data(), kJson.size()}).as_object();
    if (value.empty())
        object.erase(name);
    else
        object[name] = boost::json::parse({value.data(), value.size()});
    return boost::json::serialize(object);
}

}  // namespace sample

}  // namespace bornes::protocol
