// The bodies of the HTTP API (docs/protocol.md).
#pragma once

#include <string>
#include <vector>

#include "protocol/table_messages.h"

namespace bornes::protocol {

// The version of docs/protocol.md: a page from before the server was renewed compares it.
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
struct Lobby {
    std::vector<TableMessage> tables{};
};
BOOST_DEFINE_ENUM_CLASS(HealthStatus, ok, journal_unavailable, stopping)
struct Health {
    HealthStatus status = HealthStatus::ok;
};

BOOST_DESCRIBE_STRUCT(GuestName, (), (name))
BOOST_DESCRIBE_STRUCT(NewTable, (), (id, url))
BOOST_DESCRIBE_STRUCT(ServerInfo, (), (protocol, public_url))
BOOST_DESCRIBE_STRUCT(ErrorBody, (), (error, message))
BOOST_DESCRIBE_STRUCT(Lobby, (), (tables))
BOOST_DESCRIBE_STRUCT(Health, (), (status))

template <>
inline constexpr About kAbout<GuestName>{.name = "Guest", .says = "A guest, as others see it."};
template <>
inline constexpr auto kFields<GuestName> =
    std::array{Field("name", "1 to 24 code points, no control characters, blanks trimmed.")};
template <>
inline constexpr About kAbout<NewTable>{.name = "NewTable", .says = "A table that was created."};
template <>
inline constexpr auto kFields<NewTable> = std::array{
    Field("id", "Its id.").matching("^[A-Za-z0-9_-]{22}$"),
    Field("url", "The path of its page."),
};
template <>
inline constexpr About kAbout<ServerInfo>{.name = "ServerInfo",
                                          .says = "What a server says about itself."};
template <>
inline constexpr auto kFields<ServerInfo> = std::array{
    Field("protocol", "The version of the protocol."),
    Field("public_url", "The address for links to share, if the server was told one."),
};
template <>
inline constexpr About kAbout<ErrorBody>{.name = "Refusal", .says = "Why a request was refused."};
template <>
inline constexpr auto kFields<ErrorBody> = std::array{
    Field("error", "A code, for programs."),
    Field("message", "A sentence, for people."),
};
template <>
inline constexpr About kAbout<Lobby>{.name = "Lobby", .says = "The public tables."};
template <>
inline constexpr auto kFields<Lobby> =
    std::array{Field("tables", "The newest hundred, those with room first.")};
template <>
inline constexpr About kAbout<HealthStatus>{.name = "HealthStatus",
                                            .says = "Whether moves can be stored."};
template <>
inline constexpr About kAbout<Health>{.name = "Health", .says = "How the server is."};
template <>
inline constexpr auto kFields<Health> = std::array{Field("status", "Whether moves can be stored.")};

std::string to_json(const GuestName& guest);
std::string to_json(const NewTable& table);
std::string to_json(const ServerInfo& server);
std::string to_json(const ErrorBody& error);
std::string to_json(const Health& health);
// Throws JsonFault.
GuestName guest_from_json(std::string_view text);

}  // namespace bornes::protocol
