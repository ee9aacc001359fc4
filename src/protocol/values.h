// The value types of messages that the engine does not have.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/json/fwd.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bornes/bot.h"
#include "bornes/position.h"
#include "fair/bytes.h"
#include "protocol/described.h"

namespace bornes::protocol {

// A seat. It counts from 0 in the program and from 1 in JSON.
using SeatIndex = bornes::Seat;

// Always written, as null if empty. An empty std::optional is left out instead.
template <typename T>
struct Nullable : std::optional<T> {
    using std::optional<T>::optional;
    Nullable(std::optional<T> value)  // NOLINT(google-explicit-constructor)
        : std::optional<T>(std::move(value)) {}
};

// A seed, contribution or commitment. In JSON, 64 hex digits.
using fair::Bytes32;

// How a player who is not next calls a coup fourré. 0 means automatically; otherwise it is the
// number of seconds in which the player may call it. In JSON, "automatic" or {"window":N}.
struct CallWindow {
    constexpr CallWindow() = default;
    constexpr CallWindow(int seconds) : value(seconds) {}  // NOLINT(google-explicit-constructor)
    constexpr operator int() const { return value; }       // NOLINT(google-explicit-constructor)

    int value = 0;
};
inline constexpr int kShortestWindow = 3;
inline constexpr int kLongestWindow = 15;

// The bots of a new table, by seat. In JSON, a list of {"seat":N,"level":"…"}.
struct BotSeats : std::array<std::optional<Level>, kMaxPlayers> {};
struct BotSeat {
    SeatIndex seat;
    Level level = Level::casual;
};
BOOST_DESCRIBE_STRUCT(BotSeat, (), (seat, level))
template <>
inline constexpr About kAbout<BotSeat>{.name = "BotSeat", .says = "A seat that a bot takes."};
template <>
inline constexpr auto kFields<BotSeat> = std::array{
    Field("seat", "The seat."),
    Field("level", "The level of the bot."),
};

// Who made a move.
BOOST_DEFINE_ENUM_CLASS(By, player, bot, clock)
BOOST_DEFINE_ENUM_CLASS(TablePhase, open, committing, opening, playing, hand_over, game_over,
                        stopped, closed)
BOOST_DEFINE_ENUM_CLASS(SeatKind, free, bot, player)

template <>
inline constexpr About kAbout<By>{.name = "By", .says = "Who made a move."};
template <>
inline constexpr About kAbout<TablePhase>{.name = "TablePhase", .says = "The phase of a table."};
template <>
inline constexpr About kAbout<SeatKind>{.name = "SeatKind", .says = "Who has a seat."};
template <>
inline constexpr About kAbout<Level>{.name = "Level", .says = "The level of a bot."};
template <>
inline constexpr About kAbout<Edition>{.name = "Edition", .says = "The rules of one edition."};

// The id of a described enumerator: its name with dashes.
std::string_view id(By by);
std::string_view id(TablePhase phase);
std::string_view id(SeatKind kind);

// A view. A writer writes `shown`. A reader stores the object in `told`, for view_from_json().
struct EmbeddedView {
    std::optional<View> shown;
    std::shared_ptr<const boost::json::object> told{};
};

// Parts of the JSON of a board, written by the engine. Each is an array.
struct ScoresOf {
    const Board* board = nullptr;
};
struct TotalsOf {
    const Board* board = nullptr;
};
struct WinnersOf {
    const Board* board = nullptr;
};

// What players at a table can say to each other. This is the only list of the ids. The catalogue
// has the words as `phrase.ID`.
inline constexpr auto kPhrases = std::to_array<std::string_view>({
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "ouch",
    "sorry",
    "coup-fourre",
    "one-moment",
    "good-game",
});
struct Phrase {
    std::string id;
};
// Whether there is a phrase of that name.
bool is_phrase(std::string_view name);

}  // namespace bornes::protocol
