// Readable JSON: two blanks per level, and short values on one line.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>

namespace bornes::protocol {

std::string pretty(const boost::json::value& value, int level = 0);

}  // namespace bornes::protocol
