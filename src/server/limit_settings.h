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
    {"connections", &LimitSettings::connections, "Connections of one address at once"},
    {"requests", &LimitSettings::requests, "Requests of one address per second"},
    {"requests-burst", &LimitSettings::requests_burst, "Requests of one address at once"},
    {"tables", &LimitSettings::tables, "New tables of one address per hour"},
    {"tables-burst", &LimitSettings::tables_burst, "New tables of one address at once"},
    {"guests", &LimitSettings::guests, "New guests of one address per hour"},
    {"guests-burst", &LimitSettings::guests_burst, "New guests of one address at once"},
    {"commands", &LimitSettings::commands,
     "Commands per second of one guest, and of one connection"},
    {"commands-burst", &LimitSettings::commands_burst, "The same, at once"},
    {"address-commands", &LimitSettings::address_commands, "Commands of one address per second"},
    {"address-commands-burst", &LimitSettings::address_commands_burst, "The same, at once"},
    {"guest-tables", &LimitSettings::guest_tables, "Tables that are kept for one guest"},
    {"address-tables", &LimitSettings::address_tables,
     "Tables that are kept of those made at one address"},
    {"public-tables", &LimitSettings::public_tables,
     "Public tables of one address that wait for players"},
    {"table-rows", &LimitSettings::table_rows,
     "Rows of one table's journal, after which it begins no further game"},
    {"table-changes", &LimitSettings::table_changes,
     "Changes of one table, besides moves, without a hand played to its end"},
}};

}  // namespace bornes::server
