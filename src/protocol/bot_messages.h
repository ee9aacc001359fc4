// The messages between a bot and its host, as lines of JSON (docs/record-format.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/table.h"
#include "protocol/values.h"

namespace bornes::protocol {

inline constexpr int kBotProtocol = 1;

namespace bot {

// The first message of the host: which game is played.
struct Hello {
    int protocol = kBotProtocol;
    Edition edition = kDefaultEdition;
    HouseRules house{};
    int players = kMinPlayers;
    SeatIndex seat;
    std::string seed{};
};
struct Act {
    int deadline_ms = 0;
    EmbeddedView view{};
    ActionList legal{};
};
struct Event {
    SeatIndex seat;
    Action action{};
};
struct HandOver {
    ScoresOf score;
    TotalsOf totals;
};
struct GameOver {
    WinnersOf winners;
    TotalsOf totals;
};
struct Error {
    std::string reason{};
};
struct Quit {};

// The answer of the bot to `hello`.
struct Ready {
    std::optional<std::string> name{};
    std::optional<std::string> version{};
    bool events = true;
};
struct Choice {
    std::string action{};
};

BOOST_DESCRIBE_STRUCT(Hello, (), (protocol, edition, house, players, seat, seed))
BOOST_DESCRIBE_STRUCT(Act, (), (deadline_ms, view, legal))
BOOST_DESCRIBE_STRUCT(Event, (), (seat, action))
BOOST_DESCRIBE_STRUCT(HandOver, (), (score, totals))
BOOST_DESCRIBE_STRUCT(GameOver, (), (winners, totals))
BOOST_DESCRIBE_STRUCT(Error, (), (reason))
BOOST_DESCRIBE_STRUCT(Quit, (), ())
BOOST_DESCRIBE_STRUCT(Ready, (), (name, version, events))
BOOST_DESCRIBE_STRUCT(Choice, (), (action))

using FromHost = std::variant<Hello, Act, Event, HandOver, GameOver, Error, Quit>;
using FromBot = std::variant<Ready, Choice>;

constexpr About about(std::string_view name, std::string_view tag, std::string_view says) {
    return {.name = name, .says = says, .tag_field = "type", .tag = tag};
}

}  // namespace bot

template <>
inline constexpr About kAbout<bot::FromHost>{.name = "ToBot",
                                             .says = "A message from the host to a bot."};
template <>
inline constexpr About kAbout<bot::FromBot>{.name = "FromBot",
                                            .says = "A message from a bot to its host."};
template <>
inline constexpr About kAbout<bot::Hello> =
    bot::about("BotHello", "hello", "Which game is played, and in which seat the bot sits.");
template <>
inline constexpr auto kFields<bot::Hello> = std::array{
    Field("protocol", "The version of the protocol.").range(kBotProtocol, kBotProtocol),
    Field("edition", "The edition.").named("rules"),
    Field("house", "House rules by name; the values are texts.").named("set").may_be_absent(),
    Field("players", "The number of players.").range(kMinPlayers, kMaxPlayers),
    Field("seat", "The bot's seat."),
    Field("seed", "A seed for the bot's own random numbers; it says nothing about the deal.")
        .may_be_absent(),
};
template <>
inline constexpr About kAbout<bot::Act> = bot::about("BotAct", "act", "The bot must act.");
template <>
inline constexpr auto kFields<bot::Act> = std::array{
    Field("deadline_ms", "Milliseconds until the answer must come."),
    Field("view", "What the bot's seat may see."),
    Field("legal", "The texts of all legal actions. The answer must be one of them."),
};
template <>
inline constexpr About kAbout<bot::Event> = bot::about("BotEvent", "event",
                                                       "A public action, the bot's own included.");
template <>
inline constexpr auto kFields<bot::Event> =
    std::array{Field("seat", "The seat that acted."), Field("action", "The action.")};
template <>
inline constexpr About kAbout<bot::HandOver> = bot::about("BotHandOver", "hand-over",
                                                          "The hand is over.");
template <>
inline constexpr auto kFields<bot::HandOver> = std::array{
    Field("score", "The points of the hand."), Field("totals", "The points of each team so far.")};
template <>
inline constexpr About kAbout<bot::GameOver> = bot::about("BotGameOver", "game-over",
                                                          "The game is over.");
template <>
inline constexpr auto kFields<bot::GameOver> = std::array{
    Field("winners", "The teams that won; several after a draw."),
    Field("totals", "The points of each team so far."),
};
template <>
inline constexpr About kAbout<bot::Error> = bot::about("BotError", "error",
                                                       "The bot forfeited a move.");
template <>
inline constexpr auto kFields<bot::Error> = std::array{Field("reason", "The reason.")};
template <>
inline constexpr About kAbout<bot::Quit> = bot::about("BotQuit", "quit", "The bot must end.");
template <>
inline constexpr About kAbout<bot::Ready> = bot::about("BotReady", "ready",
                                                       "The answer to `hello`.");
template <>
inline constexpr auto kFields<bot::Ready> = std::array{
    Field("name", "The bot's name, for people."),
    Field("version", "The bot's version, for people.").tolerant(),
    Field("events", "False: the bot wants no `event` messages.").may_be_absent().tolerant(),
};
template <>
inline constexpr About kAbout<bot::Choice> = bot::about("BotAction", "action",
                                                        "The answer to `act`.");
template <>
inline constexpr auto kFields<bot::Choice> = std::array{Field("action", "One text of `legal`.")};

// Appends the settings that differ from the edition: {"deck":"full",...}.
void append_settings(std::string& out, const HouseRules& house);

std::string hello_message(const Hello& hello);
std::string act_message(const View& view, const ActionList& legal, int deadline_ms);
std::string event_message(int seat, Action action);
std::string hand_over_message(const Board& board);
std::string game_over_message(const Board& board);
std::string error_message(std::string_view reason);
std::string quit_message();
std::string to_json(const bot::Ready& ready);
std::string to_json(const bot::Choice& choice);
// Throws JsonFault if the line is not a `ready`.
bot::Ready ready_from_json(std::string_view line);

}  // namespace bornes::protocol
