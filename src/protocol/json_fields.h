// Reads fields of JSON objects from other programs. Checks every type and range.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/json_fault.h"

namespace bornes::protocol {

// All of these throw a JsonFault that names the field.
const boost::json::value& field(const boost::json::object& from, std::string_view name);
const boost::json::array& array_field(const boost::json::object& from, std::string_view name);
const boost::json::object& object_field(const boost::json::object& from, std::string_view name);
std::string_view text_field(const boost::json::object& from, std::string_view name);
int number_field(const boost::json::object& from, std::string_view name, int min, int max);

// Same, for a value that was found under `name`.
int whole_number(const boost::json::value& value, std::string_view name, int min, int max);
std::string_view text_of(const boost::json::value& value, std::string_view name);
const boost::json::object& object_of(const boost::json::value& value, std::string_view name);

// The text of a house rule, which may be written as a number. Returns nothing for any other value.
std::optional<std::string> setting_text(const boost::json::value& value);

// The object on a line. Throws a JsonFault if the line is not one JSON object.
boost::json::object object_from_line(std::string_view line);

}  // namespace bornes::protocol
