// The commands that a client sends to a table (docs/protocol.md).
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "protocol/values.h"

namespace bornes::protocol {
namespace command {

struct Play {
    std::uint32_t seen = 0;
    Action action{};
};
struct Sit {
    SeatIndex seat;
};
struct Leave {};
struct Bot {
    SeatIndex seat;
    Nullable<Level> level{};
};
struct Remove {
    SeatIndex seat;
};
struct Start {};
struct Ready {};
struct Commit {
    int hand = 0;
    int attempt = 0;
    Nullable<Bytes32> commit{};
};
struct Open {
    int hand = 0;
    int attempt = 0;
    Bytes32 contribution{};
};
struct Back {};
struct Replace {
    SeatIndex seat;
};
struct Say {
    Phrase phrase{};
};
struct Ping {};

BOOST_DESCRIBE_STRUCT(Play, (), (seen, action))
BOOST_DESCRIBE_STRUCT(Sit, (), (seat))
BOOST_DESCRIBE_STRUCT(Leave, (), ())
BOOST_DESCRIBE_STRUCT(Bot, (), (seat, level))
BOOST_DESCRIBE_STRUCT(Remove, (), (seat))
BOOST_DESCRIBE_STRUCT(Start, (), ())
BOOST_DESCRIBE_STRUCT(Ready, (), ())
BOOST_DESCRIBE_STRUCT(Commit, (), (hand, attempt, commit))
BOOST_DESCRIBE_STRUCT(Open, (), (hand, attempt, contribution))
BOOST_DESCRIBE_STRUCT(Back, (), ())
BOOST_DESCRIBE_STRUCT(Replace, (), (seat))
BOOST_DESCRIBE_STRUCT(Say, (), (phrase))
BOOST_DESCRIBE_STRUCT(Ping, (), ())

inline constexpr int kMostHands = 10000;
inline constexpr Field kHand = Field("hand", "The `hand` of `deal`.").range(1, kMostHands);
inline constexpr Field kAttempt = Field("attempt", "The `attempt` of `deal`.").range(1, kMostHands);

using Any = std::variant<Play, Sit, Leave, Bot, Remove, Start, Ready, Commit, Open, Back, Replace,
                         Say, Ping>;

constexpr About about(std::string_view name, std::string_view tag, std::string_view says) {
    return {.name = name, .says = says, .tag_field = "do", .tag = tag};
}

}  // namespace command

struct Command {
    std::string id;
    command::Any what{};
};
BOOST_DESCRIBE_STRUCT(Command, (), (id, what))

template <>
inline constexpr About kAbout<command::Any>{.name = "Order", .says = "A command without its id."};
template <>
inline constexpr About kAbout<Command>{.name = "Command",
                                       .says = "A command from a client to a table."};
template <>
inline constexpr auto kFields<Command> = std::array{
    Field("id",
          "Made by the client, and never used twice with one token at one table for different "
          "commands.")
        .matching("^[A-Za-z0-9._-]{1,32}$"),
    Field("what", "The command.").inlined(),
};

template <>
inline constexpr About kAbout<command::Play> = command::about("Play", "play",
                                                              "A move of the player who must act.");
template <>
inline constexpr auto kFields<command::Play> = std::array{
    Field("seen", "The last `n` that the player saw in a `state`.").range(0, UINT32_MAX),
    Field("action", "The move."),
};
template <>
inline constexpr About kAbout<command::Sit> = command::about("Sit", "sit", "Takes a seat.");
template <>
inline constexpr auto kFields<command::Sit> = std::array{Field("seat", "The seat to take.")};
template <>
inline constexpr About kAbout<command::Leave> = command::about("Leave", "leave",
                                                               "Gives up your seat.");
template <>
inline constexpr About kAbout<command::Bot> =
    command::about("PutBot", "bot", "The host puts a bot on a seat, or removes it.");
template <>
inline constexpr auto kFields<command::Bot> = std::array{
    Field("seat", "The bot's seat."),
    Field("level", "The level of the bot; null removes the bot."),
};
template <>
inline constexpr About kAbout<command::Remove> =
    command::about("Remove", "remove", "The host removes a player for good.");
template <>
inline constexpr auto kFields<command::Remove> = std::array{Field("seat", "The player's seat.")};
template <>
inline constexpr About kAbout<command::Start> = command::about("Start", "start",
                                                               "The host starts the game.");
template <>
inline constexpr About kAbout<command::Ready> =
    command::about("Ready", "ready", "The player is ready for the next hand or for a rematch.");
template <>
inline constexpr About kAbout<command::Commit> =
    command::about("Commit", "commit", "Commits to a contribution to the deal.");
template <>
inline constexpr auto kFields<command::Commit> = std::array{
    command::kHand,
    command::kAttempt,
    Field("commit", "The commitment; null deals without this player's contribution."),
};
template <>
inline constexpr About kAbout<command::Open> =
    command::about("Open", "open", "Opens the contribution that the player committed to.");
template <>
inline constexpr auto kFields<command::Open> = std::array{
    command::kHand,
    command::kAttempt,
    Field("contribution", "The 32 bytes."),
};
template <>
inline constexpr About kAbout<command::Back> =
    command::about("Back", "back", "The player is back and plays again instead of the bot.");
template <>
inline constexpr About kAbout<command::Replace> =
    command::about("Replace", "replace", "Gives an absent player's seat to a bot, until `back`.");
template <>
inline constexpr auto kFields<command::Replace> =
    std::array{Field("seat", "The absent player's seat.")};
template <>
inline constexpr About kAbout<command::Say> = command::about("Say", "say",
                                                             "Says one of the phrases.");
template <>
inline constexpr auto kFields<command::Say> = std::array{Field("phrase", "The id.")};
template <>
inline constexpr About kAbout<command::Ping> =
    command::about("Ping", "ping", "Changes nothing. The answer shows that the connection works.");

// A command, or what is wrong with it. `id` is set if the text has one.
struct ParsedCommand {
    std::optional<Command> command;
    std::string id;
    std::string fault;
    bool json = true;  // false: not even a JSON object
};
ParsedCommand command_from_json(std::string_view text);
std::string to_json(const Command& command);

}  // namespace bornes::protocol
