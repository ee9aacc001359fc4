// TypeScript types from the definitions of a JSON Schema.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>

namespace bornes::protocol {

std::string typescript(const boost::json::object& definitions);

}  // namespace bornes::protocol
