// What happens visibly at a table. The first field identifies an event; for a move, this is
// `action`.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "protocol/values.h"

namespace bornes::protocol {
namespace event {

struct Moved {
    SeatIndex seat;
    Action action{};
    By by = By::player;
};
struct Sat {
    SeatIndex sat;
    std::string name{};
};
struct Left {
    SeatIndex left;
};
struct Removed {
    SeatIndex removed;
};
struct BotPut {
    SeatIndex bot;
    Level level = Level::casual;
};
struct Freed {
    SeatIndex freed;
};
struct Started {
    int started = 1;
};
struct Ready {
    SeatIndex ready;
};
struct Dealing {
    int dealing = 1;
    int attempt = 1;
};
struct Committed {
    SeatIndex committed;
};
struct Closed {
    std::vector<SeatIndex> closed{};
};
struct Opened {
    SeatIndex opened;
};
struct Voided {
    std::vector<SeatIndex> seats{};
};
struct Dealt {
    int dealt = 1;
};
struct WindowOver {
    bool window_over = true;
};
struct Away {
    SeatIndex away;
};
struct Back {
    SeatIndex back;
};
struct OtherDevice {
    SeatIndex device;
};
struct Stopped {
    bool stopped = true;
};
struct TableClosed {
    std::string table_closed{};
};

BOOST_DESCRIBE_STRUCT(Moved, (), (seat, action, by))
BOOST_DESCRIBE_STRUCT(Sat, (), (sat, name))
BOOST_DESCRIBE_STRUCT(Left, (), (left))
BOOST_DESCRIBE_STRUCT(Removed, (), (removed))
BOOST_DESCRIBE_STRUCT(BotPut, (), (bot, level))
BOOST_DESCRIBE_STRUCT(Freed, (), (freed))
BOOST_DESCRIBE_STRUCT(Started, (), (started))
BOOST_DESCRIBE_STRUCT(Ready, (), (ready))
BOOST_DESCRIBE_STRUCT(Dealing, (), (dealing, attempt))
BOOST_DESCRIBE_STRUCT(Committed, (), (committed))
BOOST_DESCRIBE_STRUCT(Closed, (), (closed))
BOOST_DESCRIBE_STRUCT(Opened, (), (opened))
BOOST_DESCRIBE_STRUCT(Voided, (), (seats))
BOOST_DESCRIBE_STRUCT(Dealt, (), (dealt))
BOOST_DESCRIBE_STRUCT(WindowOver, (), (window_over))
BOOST_DESCRIBE_STRUCT(Away, (), (away))
BOOST_DESCRIBE_STRUCT(Back, (), (back))
BOOST_DESCRIBE_STRUCT(OtherDevice, (), (device))
BOOST_DESCRIBE_STRUCT(Stopped, (), (stopped))
BOOST_DESCRIBE_STRUCT(TableClosed, (), (table_closed))

}  // namespace event

// std::monostate stands for an event of a later version.
using Event = std::variant<event::Moved, event::Sat, event::Left, event::Removed, event::BotPut,
                           event::Freed, event::Started, event::Ready, event::Dealing,
                           event::Committed, event::Closed, event::Opened, event::Voided,
                           event::Dealt, event::WindowOver, event::Away, event::Back,
                           event::OtherDevice, event::Stopped, event::TableClosed, std::monostate>;

// An event with its number for the recipient.
struct NumberedEvent {
    std::uint32_t n = 0;
    Event event{};
};
BOOST_DESCRIBE_STRUCT(NumberedEvent, (), (n, event))
template <>
inline constexpr About kAbout<Event>{.name = "Happening", .says = "An event without its number."};
template <>
inline constexpr About kAbout<NumberedEvent>{.name = "TableEvent", .says = "A visible event."};
template <>
inline constexpr auto kFields<NumberedEvent> = std::array{
    Field("n", "The number of the event, as this recipient counts.").range(0, UINT32_MAX),
    Field("event", "What happened.").inlined(),
};

template <>
inline constexpr About kAbout<event::Moved>{
    .name = "Moved", .says = "A move.", .tag_field = "action"};
template <>
inline constexpr auto kFields<event::Moved> = std::array{
    Field("seat", "The seat that moved."),
    Field("action", "The action."),
    Field("by",
          "`clock`: a bot moved because the clock ran out; `bot`: a bot has the seat, or plays for "
          "an absent player.")
        .left_out_by_default()
        .tolerant(),
};
template <>
inline constexpr About kAbout<event::Sat>{.name = "Sat", .says = "A player took a seat."};
template <>
inline constexpr auto kFields<event::Sat> =
    std::array{Field("sat", "The seat."), Field("name", "The player's name.")};
template <>
inline constexpr About kAbout<event::Left>{.name = "Left", .says = "A player left the table."};
template <>
inline constexpr auto kFields<event::Left> = std::array{Field("left", "The seat.")};
template <>
inline constexpr About kAbout<event::Removed>{.name = "Removed",
                                              .says = "The host removed a player."};
template <>
inline constexpr auto kFields<event::Removed> = std::array{Field("removed", "The seat.")};
template <>
inline constexpr About kAbout<event::BotPut>{.name = "BotPut",
                                             .says = "The host put a bot on a seat."};
template <>
inline constexpr auto kFields<event::BotPut> =
    std::array{Field("bot", "The seat."), Field("level", "The level of the bot.").tolerant()};
template <>
inline constexpr About kAbout<event::Freed>{.name = "Freed",
                                            .says = "The host removed a bot from its seat."};
template <>
inline constexpr auto kFields<event::Freed> = std::array{Field("freed", "The seat.")};
template <>
inline constexpr About kAbout<event::Started>{.name = "Started", .says = "A game begins."};
template <>
inline constexpr auto kFields<event::Started> =
    std::array{Field("started", "The number of the game.").range(1, kLargestNumber)};
template <>
inline constexpr About kAbout<event::Ready>{.name = "IsReady",
                                            .says = "A player is ready for the next hand."};
template <>
inline constexpr auto kFields<event::Ready> = std::array{Field("ready", "The seat.")};
template <>
inline constexpr About kAbout<event::Dealing>{
    .name = "Dealing", .says = "The server has committed to a seed for a hand."};
template <>
inline constexpr auto kFields<event::Dealing> = std::array{
    Field("dealing", "The number of the hand.").range(1, kLargestNumber),
    Field("attempt", "The number of the attempt to deal the hand.").range(1, kLargestNumber),
};
template <>
inline constexpr About kAbout<event::Committed>{.name = "Committed",
                                                .says = "A player committed to a contribution."};
template <>
inline constexpr auto kFields<event::Committed> = std::array{Field("committed", "The seat.")};
template <>
inline constexpr About kAbout<event::Closed>{
    .name = "Closed",
    .says = "No more commitments are accepted: the seats that contribute are known."};
template <>
inline constexpr auto kFields<event::Closed> =
    std::array{Field("closed", "The seats that contribute.")};
template <>
inline constexpr About kAbout<event::Opened>{.name = "Opened",
                                             .says = "A player opened a contribution."};
template <>
inline constexpr auto kFields<event::Opened> = std::array{Field("opened", "The seat.")};
template <>
inline constexpr About kAbout<event::Voided>{.name = "Voided", .says = "The attempt is void."};
template <>
inline constexpr auto kFields<event::Voided> =
    std::array{Field("seats", "The seats that committed but did not open.").named("void")};
template <>
inline constexpr About kAbout<event::Dealt>{.name = "Dealt", .says = "A hand begins."};
template <>
inline constexpr auto kFields<event::Dealt> =
    std::array{Field("dealt", "The number of the hand.").range(1, kLargestNumber)};
template <>
inline constexpr About kAbout<event::WindowOver>{.name = "WindowOver",
                                                 .says = "Nobody called coup fourré in time."};
template <>
inline constexpr auto kFields<event::WindowOver> = std::array{Field("window_over", "Always true.")};
template <>
inline constexpr About kAbout<event::Away>{.name = "Away",
                                           .says = "A bot plays for that player from now on."};
template <>
inline constexpr auto kFields<event::Away> = std::array{Field("away", "The seat.")};
template <>
inline constexpr About kAbout<event::Back>{.name = "IsBack", .says = "The player plays again."};
template <>
inline constexpr auto kFields<event::Back> = std::array{Field("back", "The seat.")};
template <>
inline constexpr About kAbout<event::OtherDevice>{
    .name = "OtherDevice", .says = "The player plays on another device from now on."};
template <>
inline constexpr auto kFields<event::OtherDevice> = std::array{Field("device", "The seat.")};
template <>
inline constexpr About kAbout<event::Stopped>{
    .name = "Stopped", .says = "Too many attempts to deal a hand were void, so the game stops."};
template <>
inline constexpr auto kFields<event::Stopped> = std::array{Field("stopped", "Always true.")};
template <>
inline constexpr About kAbout<event::TableClosed>{
    .name = "TableClosed",
    .says =
        "The table is closed: a stored move is illegal, a limit of tables is reached, or the "
        "operator closed it."};
template <>
inline constexpr auto kFields<event::TableClosed> =
    std::array{Field("table_closed", "The code of the reason.")};

}  // namespace bornes::protocol
