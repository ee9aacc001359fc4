// A change of a table: the content of one row of the journal. The row has its time and number.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "fair/deal.h"
#include "protocol/values.h"

namespace bornes::protocol {

// In JSON a pair, such as [1,"play roll"].
struct Act {
    SeatIndex seat;
    Action action{};
    friend bool operator==(const Act&, const Act&) = default;
};
BOOST_DESCRIBE_STRUCT(Act, (), (seat, action))
template <>
inline constexpr About kAbout<Act>{.name = "Act", .says = "An action of a seat.", .list = true};
template <>
inline constexpr auto kFields<Act> =
    std::array{Field("seat", "The seat that acts."), Field("action", "The action.")};

namespace change {

// The actor of the row is the player who sits down.
struct Sat {
    SeatIndex seat;
    std::string name{};
    friend bool operator==(const Sat&, const Sat&) = default;
};
// `seed` and `deal_version` are set if the next hand begins with this change. The same holds for
// Ready and Replaced.
struct Left {
    SeatIndex seat;
    std::optional<Bytes32> seed{};
    std::optional<int> deal_version{};
    friend bool operator==(const Left&, const Left&) = default;
};
struct Removed {
    SeatIndex seat;
    friend bool operator==(const Removed&, const Removed&) = default;
};
struct BotPut {
    SeatIndex seat;
    Level level = Level::casual;
    friend bool operator==(const BotPut&, const BotPut&) = default;
};
struct Freed {
    SeatIndex seat;
    friend bool operator==(const Freed&, const Freed&) = default;
};
struct Started {
    Bytes32 seed{};
    std::optional<int> deal_version{};
    friend bool operator==(const Started&, const Started&) = default;
};
struct Ready {
    SeatIndex seat;
    std::optional<Bytes32> seed{};
    std::optional<int> deal_version{};
    friend bool operator==(const Ready&, const Ready&) = default;
};
struct NextHand {
    Bytes32 seed{};
    std::optional<int> deal_version{};
    friend bool operator==(const NextHand&, const NextHand&) = default;
};
struct Committed {
    SeatIndex seat;
    std::optional<Bytes32> bytes{};
    friend bool operator==(const Committed&, const Committed&) = default;
};
struct Closed {
    friend bool operator==(const Closed&, const Closed&) = default;
};
struct Opened {
    SeatIndex seat;
    Bytes32 bytes{};
    friend bool operator==(const Opened&, const Opened&) = default;
};
struct Voided {
    Bytes32 seed{};
    friend bool operator==(const Voided&, const Voided&) = default;
};
struct Acted {
    std::vector<Act> acts{};
    By by = By::player;
    friend bool operator==(const Acted&, const Acted&) = default;
};
struct WindowOver {
    std::vector<Act> acts{};
    friend bool operator==(const WindowOver&, const WindowOver&) = default;
};
struct Back {
    SeatIndex seat;
    friend bool operator==(const Back&, const Back&) = default;
};
struct Replaced {
    SeatIndex seat;
    std::optional<Bytes32> seed{};
    std::optional<int> deal_version{};
    friend bool operator==(const Replaced&, const Replaced&) = default;
};
struct Ended {
    std::string why{};
    friend bool operator==(const Ended&, const Ended&) = default;
};
// The actor of the row is the player, under the identity of the new device.
struct Device {
    SeatIndex seat;
    friend bool operator==(const Device&, const Device&) = default;
};

BOOST_DESCRIBE_STRUCT(Sat, (), (seat, name))
BOOST_DESCRIBE_STRUCT(Left, (), (seat, seed, deal_version))
BOOST_DESCRIBE_STRUCT(Removed, (), (seat))
BOOST_DESCRIBE_STRUCT(BotPut, (), (seat, level))
BOOST_DESCRIBE_STRUCT(Freed, (), (seat))
BOOST_DESCRIBE_STRUCT(Started, (), (seed, deal_version))
BOOST_DESCRIBE_STRUCT(Ready, (), (seat, seed, deal_version))
BOOST_DESCRIBE_STRUCT(NextHand, (), (seed, deal_version))
BOOST_DESCRIBE_STRUCT(Committed, (), (seat, bytes))
BOOST_DESCRIBE_STRUCT(Closed, (), ())
BOOST_DESCRIBE_STRUCT(Opened, (), (seat, bytes))
BOOST_DESCRIBE_STRUCT(Voided, (), (seed))
BOOST_DESCRIBE_STRUCT(Acted, (), (acts, by))
BOOST_DESCRIBE_STRUCT(WindowOver, (), (acts))
BOOST_DESCRIBE_STRUCT(Back, (), (seat))
BOOST_DESCRIBE_STRUCT(Replaced, (), (seat, seed, deal_version))
BOOST_DESCRIBE_STRUCT(Ended, (), (why))
BOOST_DESCRIBE_STRUCT(Device, (), (seat))

constexpr About about(std::string_view name, std::string_view tag, std::string_view says) {
    return {.name = name, .says = says, .tag_field = "t", .tag = tag};
}
inline constexpr Field kSeat = Field("seat", "The seat that the change is about.");
inline constexpr Field kSeed = Field("seed", "The server's seed of the deal that begins.");
// A row without this field comes from a server that knew only version 1.
inline constexpr Field kDealVersion =
    Field("deal_version", "The version of fair deals of the hand that begins.")
        .named("deal")
        .range(1, fair::kVersion)
        .left_out_by_default();
inline constexpr Field kBegins = Field("seed", "The server's seed, if this row begins a hand.");

}  // namespace change

using Change =
    std::variant<change::Sat, change::Left, change::Removed, change::BotPut, change::Freed,
                 change::Started, change::Ready, change::NextHand, change::Committed,
                 change::Closed, change::Opened, change::Voided, change::Acted, change::WindowOver,
                 change::Back, change::Replaced, change::Ended, change::Device>;

template <>
inline constexpr About kAbout<Change>{.name = "Row", .says = "The body of a row of the journal."};
template <>
inline constexpr About kAbout<change::Sat> = change::about("SatRow", "sat",
                                                           "A player took a seat.");
template <>
inline constexpr auto kFields<change::Sat> =
    std::array{change::kSeat, Field("name", "The player's name.").may_be_absent()};
template <>
inline constexpr About kAbout<change::Left> = change::about("LeftRow", "left",
                                                            "A player left the table.");
template <>
inline constexpr auto kFields<change::Left> =
    std::array{change::kSeat, change::kBegins, change::kDealVersion};
template <>
inline constexpr About kAbout<change::Removed> = change::about("RemovedRow", "removed",
                                                               "The host removed a player.");
template <>
inline constexpr auto kFields<change::Removed> = std::array{change::kSeat};
template <>
inline constexpr About kAbout<change::BotPut> = change::about("BotRow", "bot",
                                                              "The host put a bot on a seat.");
template <>
inline constexpr auto kFields<change::BotPut> =
    std::array{change::kSeat, Field("level", "The level of the bot.").may_be_absent()};
template <>
inline constexpr About kAbout<change::Freed> =
    change::about("FreedRow", "freed", "The host removed a bot from its seat.");
template <>
inline constexpr auto kFields<change::Freed> = std::array{change::kSeat};
template <>
inline constexpr About kAbout<change::Started> = change::about("StartedRow", "started",
                                                               "The game begins.");
template <>
inline constexpr auto kFields<change::Started> = std::array{change::kSeed, change::kDealVersion};
template <>
inline constexpr About kAbout<change::Ready> =
    change::about("ReadyRow", "ready", "A player is ready for the next hand.");
template <>
inline constexpr auto kFields<change::Ready> =
    std::array{change::kSeat, change::kBegins, change::kDealVersion};
template <>
inline constexpr About kAbout<change::NextHand> =
    change::about("NextHandRow", "next",
                  "The pause is over, although not all players are ready: the next hand begins.");
template <>
inline constexpr auto kFields<change::NextHand> = std::array{change::kSeed, change::kDealVersion};
template <>
inline constexpr About kAbout<change::Committed> =
    change::about("CommittedRow", "committed", "A player committed to a contribution.");
template <>
inline constexpr auto kFields<change::Committed> =
    std::array{change::kSeat,
               Field("bytes", "The commitment; missing if the player takes no part in the deal.")};
template <>
inline constexpr About kAbout<change::Closed> =
    change::about("ClosedRow", "closed", "Players who have not committed are left out.");
template <>
inline constexpr About kAbout<change::Opened> = change::about("OpenedRow", "opened",
                                                              "A player opened a contribution.");
template <>
inline constexpr auto kFields<change::Opened> =
    std::array{change::kSeat, Field("bytes", "The contribution.")};
template <>
inline constexpr About kAbout<change::Voided> = change::about(
    "VoidRow", "void", "Some players committed but did not open: the next attempt begins.");
template <>
inline constexpr auto kFields<change::Voided> = std::array{change::kSeed};
template <>
inline constexpr About kAbout<change::Acted> = change::about("ActRow", "act", "A move.");
template <>
inline constexpr auto kFields<change::Acted> = std::array{
    Field("acts", "The actions of the move, and the coup fourré that an automatic table calls."),
    Field("by", "Who made the move.").left_out_by_default(),
};
template <>
inline constexpr About kAbout<change::WindowOver> =
    change::about("WindowOverRow", "window-over", "Nobody called coup fourré in time.");
template <>
inline constexpr auto kFields<change::WindowOver> = std::array{
    Field("acts", "The decline of the player who could have called.").left_out_by_default()};
template <>
inline constexpr About kAbout<change::Back> = change::about("BackRow", "back", "A player is back.");
template <>
inline constexpr auto kFields<change::Back> = std::array{change::kSeat};
template <>
inline constexpr About kAbout<change::Replaced> =
    change::about("ReplacedRow", "replaced", "A bot plays for an absent or idle player.");
template <>
inline constexpr auto kFields<change::Replaced> =
    std::array{change::kSeat, change::kBegins, change::kDealVersion};
template <>
inline constexpr About kAbout<change::Ended> = change::about(
    "EndedRow", "ended", "The table ends: it has reached a limit, or the operator closed it.");
template <>
inline constexpr auto kFields<change::Ended> = std::array{Field("why", "The code of the reason.")};
template <>
inline constexpr About kAbout<change::Device> =
    change::about("DeviceRow", "device", "A player plays on another device from now on.");
template <>
inline constexpr auto kFields<change::Device> = std::array{change::kSeat};

// The body of a row. Reading returns nothing for a body that this program did not write.
std::string to_json(const Change& change);
std::optional<Change> change_from_json(std::string_view text);

}  // namespace bornes::protocol
