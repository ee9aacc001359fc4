// The limits of a server. `kLimitOptions` has one entry per limit: its option, and what it means.
#pragma once

#include <array>
#include <string_view>

namespace bornes::server {

struct LimitSettings {
    int connections = 100;
    int requests = 10;
    int requests_burst = 60;
    int tables = 60;
    int tables_burst = 20;
    int guests = 120;
    int guests_burst = 30;
    int commands = 20;
    int commands_burst = 60;
    int address_commands = 200;
    int address_commands_burst = 1000;
    int guest_tables = 200;
    int address_tables = 1000;
    int public_tables = 20;
    int table_rows = 50'000;
    int table_changes = 500;
};

struct LimitOption {
    std::string_view name;  // of the option, after "--limit-"
    int LimitSettings::*value;
    std::string_view says;
};

inline constexpr std::array<LimitOption, 16> kLimitOptions{{
    {"connections", &LimitSettings::connections, "Connections per address at the same time"},
    {"requests", &LimitSettings::requests, "Requests per address and second"},
    {"requests-burst", &LimitSettings::requests_burst, "Requests per address at once"},
    {"tables", &LimitSettings::tables, "New tables per address and hour"},
    {"tables-burst", &LimitSettings::tables_burst, "New tables per address at once"},
    {"guests", &LimitSettings::guests, "New guests per address and hour"},
    {"guests-burst", &LimitSettings::guests_burst, "New guests per address at once"},
    {"commands", &LimitSettings::commands, "Commands per second, of one guest or one connection"},
    {"commands-burst", &LimitSettings::commands_burst,
     "Commands at once, of one guest or one connection"},
    {"address-commands", &LimitSettings::address_commands, "Commands per address and second"},
    {"address-commands-burst", &LimitSettings::address_commands_burst,
     "Commands per address at once"},
    {"guest-tables", &LimitSettings::guest_tables, "Stored tables per guest"},
    {"address-tables", &LimitSettings::address_tables, "Stored tables per address of the creator"},
    {"public-tables", &LimitSettings::public_tables,
     "Public tables per address that wait for players"},
    {"table-rows", &LimitSettings::table_rows,
     "Rows per table after which no further game begins; at twice as many, the table ends"},
    {"table-changes", &LimitSettings::table_changes,
     "Changes per table, other than moves, without a finished hand; then the table ends"},
}};

}  // namespace bornes::server
