// What `bornes admin` prints: a report for people, or one JSON object for programs.
#pragma once

#include <string>
#include <vector>

#include "admin/admin.h"
#include "admin/check.h"

namespace bornes::cli {

// `now` is the moment on the database's clock that ages are counted from.
std::string tables_report(const std::vector<admin::Entry>& tables, journal::Millis now);
std::string tables_json(const std::vector<admin::Entry>& tables);
std::string table_report(const admin::Detail& table, journal::Millis now);
std::string table_json(const admin::Detail& table);
std::string guests_report(const std::vector<journal::GuestRow>& guests, journal::Millis now);
std::string guests_json(const std::vector<journal::GuestRow>& guests);
std::string figures_report(const journal::StoreFigures& figures);
std::string figures_json(const journal::StoreFigures& figures);
std::string check_report(const admin::CheckReport& report);
std::string check_json(const admin::CheckReport& report);

// "3 hours ago"
std::string age(journal::Millis at, journal::Millis now);

}  // namespace bornes::cli
