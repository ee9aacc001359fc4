// Addresses among the options: those of machines, not their names.
#pragma once

#include <CLI/App.hpp>

namespace bornes::cli {

CLI::Validator ip_address();

}  // namespace bornes::cli
