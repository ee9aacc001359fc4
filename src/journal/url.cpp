#include "journal/url.h"

#include <libpq-fe.h>

#include <array>
#include <map>
#include <memory>
#include <utility>

#include "journal/store.h"
#include "platform/user_folders.h"

namespace bornes::journal {
namespace {

// Defaults, unless the address sets them: seconds, and milliseconds until sent bytes must arrive.
constexpr std::array<std::pair<std::string_view, const char*>, 5> kTimeouts{
    {{"connect_timeout", "5"},
     {"keepalives_idle", "10"},
     {"keepalives_interval", "5"},
     {"keepalives_count", "3"},
     {"tcp_user_timeout", "15000"}}};

const char* value_of(const PQconninfoOption& option) {
    if (option.val != nullptr) return option.val;
    for (const auto& [name, value] : kTimeouts)
        if (name == option.keyword) return value;
    return nullptr;
}

using Parsed = std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)>;

Parsed parsed(const Url& url) {
    char* why = nullptr;
    Parsed options(PQconninfoParse(url.place.c_str(), &why), PQconninfoFree);
    if (options) return options;
    // libpq quotes the address or a part of it, which may contain the password.
    std::string message = why == nullptr ? "no memory" : why;
    PQfreemem(why);
    if (const std::size_t quote = message.find('"'); quote != std::string::npos)
        message = message.substr(0, quote) + "…";
    throw StoreError("this is not the address of a PostgreSQL database: " + message);
}

}  // namespace

const char* const kSetServerTimeouts =
    "SELECT set_config('tcp_keepalives_idle', '10', false),"
    " set_config('tcp_keepalives_interval', '5', false),"
    " set_config('tcp_keepalives_count', '3', false),"
    " set_config('tcp_user_timeout', '15000', false),"
    " set_config('idle_in_transaction_session_timeout', '4s', false)";

Url parse_url(std::string_view text) {
    if (text.starts_with("postgresql://") || text.starts_with("postgres://"))
        return {Url::Kind::postgresql, std::string(text)};
    // A word before a colon counts as a misspelt kind of database, not as part of a file name.
    // Otherwise a typo would open an empty database, and all tables would seem lost. The message
    // quotes only that word, because the rest of the address may contain a password.
    if (text.starts_with("sqlite:"))
        text.remove_prefix(7);
    else if (text.substr(0, text.find('/')).find(':') != std::string_view::npos)
        throw StoreError("there is no kind of database `" +
                         std::string(text.substr(0, text.find(':'))) +
                         "`: write sqlite:FILE or postgresql://…");
    return {Url::Kind::sqlite, std::string(text)};
}

std::string shown(const Url& url) {
    if (url.kind == Url::Kind::sqlite) return "sqlite:" + url.place;
    std::map<std::string_view, std::string> parts;
    const Parsed options = parsed(url);
    for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option)
        if (option->val != nullptr) parts[option->keyword] = option->val;
    const auto after = [&](const char* mark, const char* name) {
        return parts[name].empty() ? "" : mark + parts[name];
    };
    const std::string user = parts["user"].empty() ? "" : parts["user"] + "@";
    const std::string service = after("?service=", "service");
    return "postgresql://" + user + parts["host"] + after(":", "port") + after("/", "dbname") +
           service;
}

bool has_password(const Url& url) {
    if (url.kind == Url::Kind::sqlite) return false;
    const Parsed options = parsed(url);
    for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option)
        if (option->keyword == std::string_view("password") && option->val != nullptr) return true;
    return false;
}

std::string connection_string(const Url& url) {
    std::string text;
    const Parsed options = parsed(url);
    for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option) {
        const char* value = value_of(*option);
        if (value == nullptr) continue;
        text.append(option->keyword).append("='");
        for (; *value != '\0'; ++value) {
            if (*value == '\'' || *value == '\\') text += '\\';
            text += *value;
        }
        text += "' ";
    }
    return text;
}

std::string default_database() { return (platform::data_folder() / "tables.sqlite").string(); }

}  // namespace bornes::journal
