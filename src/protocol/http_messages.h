// The bodies of the HTTP API (docs/protocol.md).
#pragma once

#include <string>
#include <vector>

#include "protocol/table_messages.h"

namespace bornes::protocol {

// The version of docs/protocol.md. Clients send it, and the server refuses any other version.
inline constexpr int kProtocol = 2;

struct GuestName {
    std::string name{};
};
struct NewTable {
    std::string id{};
    std::string url{};
};
struct ServerInfo {
    int protocol = kProtocol;
    Nullable<std::string> public_url{};
};
struct ErrorBody {
    std::string error{};
    std::string message{};
};
struct LobbyTable : TableMessage {
    std::vector<SeatIndex> here{};
    Millis since = 0;
};
struct Lobby {
    Millis now = 0;
    std::vector<LobbyTable> tables{};
};
struct SeatCode {
    std::string code{};
    Millis until = 0;
    Millis now = 0;
};
struct GivenCode {
    std::string code{};
};
struct TakenSeat {
    SeatIndex seat;
    std::string name{};
};
BOOST_DEFINE_ENUM_CLASS(HealthStatus, ok, journal_unavailable, stopping)
struct Health {
    HealthStatus status = HealthStatus::ok;
};

BOOST_DESCRIBE_STRUCT(GuestName, (), (name))
BOOST_DESCRIBE_STRUCT(NewTable, (), (id, url))
BOOST_DESCRIBE_STRUCT(ServerInfo, (), (protocol, public_url))
BOOST_DESCRIBE_STRUCT(ErrorBody, (), (error, message))
BOOST_DESCRIBE_STRUCT(LobbyTable, (TableMessage), (here, since))
BOOST_DESCRIBE_STRUCT(Lobby, (), (now, tables))
BOOST_DESCRIBE_STRUCT(SeatCode, (), (code, until, now))
BOOST_DESCRIBE_STRUCT(GivenCode, (), (code))
BOOST_DESCRIBE_STRUCT(TakenSeat, (), (seat, name))
BOOST_DESCRIBE_STRUCT(Health, (), (status))

template <>
inline constexpr About kAbout<GuestName>{.name = "Guest", .says = "A guest, as others see it."};
template <>
inline constexpr auto kFields<GuestName> = std::array{Field(
    "name", "1 to 24 code points without control characters; blanks at both ends are removed.")};
template <>
inline constexpr About kAbout<NewTable>{.name = "NewTable", .says = "A table that was created."};
template <>
inline constexpr auto kFields<NewTable> = std::array{
    Field("id", "The id.").matching("^[A-Za-z0-9_-]{22}$"),
    Field("url", "The path of its page."),
};
template <>
inline constexpr About kAbout<ServerInfo>{.name = "ServerInfo",
                                          .says = "What a server says about itself."};
template <>
inline constexpr auto kFields<ServerInfo> = std::array{
    Field("protocol", "The version of the protocol."),
    Field("public_url", "The value of --public-url, for links to share; null if it was not given."),
};
template <>
inline constexpr About kAbout<ErrorBody>{.name = "Refusal", .says = "Why a request was refused."};
template <>
inline constexpr auto kFields<ErrorBody> = std::array{
    Field("error", "A code, for programs."),
    Field("message", "A sentence, for people."),
};
template <>
inline constexpr About kAbout<LobbyTable>{.name = "LobbyTable",
                                          .says = "A public table at which somebody is connected.",
                                          .complete = true};
template <>
inline constexpr auto kFields<LobbyTable> = std::array{
    Field("here", "The seats whose players are connected."),
    Field("since",
          "When the first of these players came; a break of less than a minute does not count."),
};
template <>
inline constexpr About kAbout<Lobby>{.name = "Lobby",
                                     .says = "The public tables at which somebody is connected."};
template <>
inline constexpr auto kFields<Lobby> = std::array{
    Field("now", "The server's time."),
    Field("tables",
          "At most a hundred tables. Tables with a free seat or a bot come first, and newer tables "
          "before older ones."),
};
template <>
inline constexpr About kAbout<SeatCode>{
    .name = "SeatCode", .says = "A code that moves the player's seat to another device, once."};
template <>
inline constexpr auto kFields<SeatCode> = std::array{
    Field("code", "The code, to type or to scan.").matching("^[0-9A-Z]{5}-[0-9A-Z]{5}$"),
    Field("until", "When it expires."),
    Field("now", "The server's time."),
};
template <>
inline constexpr About kAbout<GivenCode>{.name = "GivenCode",
                                         .says = "A code that was made on another device."};
template <>
inline constexpr auto kFields<GivenCode> =
    std::array{Field("code", "The code. Case, blanks and dashes do not matter.")};
template <>
inline constexpr About kAbout<TakenSeat>{.name = "TakenSeat",
                                         .says = "The seat that a code moved to this device."};
template <>
inline constexpr auto kFields<TakenSeat> = std::array{
    Field("seat", "The number of the seat."),
    Field("name", "The player's name, which stays the same."),
};
template <>
inline constexpr About kAbout<HealthStatus>{.name = "HealthStatus",
                                            .says = "Whether moves can be stored."};
template <>
inline constexpr About kAbout<Health>{.name = "Health", .says = "The health of the server."};
template <>
inline constexpr auto kFields<Health> = std::array{Field("status", "Whether moves can be stored.")};

std::string to_json(const GuestName& guest);
std::string to_json(const NewTable& table);
std::string to_json(const ServerInfo& server);
std::string to_json(const ErrorBody& error);
std::string to_json(const Health& health);
std::string to_json(const Lobby& lobby);
std::string to_json(const SeatCode& code);
std::string to_json(const TakenSeat& seat);
// Throws JsonFault.
GuestName guest_from_json(std::string_view text);
GivenCode code_from_json(std::string_view text);
SeatCode seat_code_from_json(std::string_view text);

}  // namespace bornes::protocol
