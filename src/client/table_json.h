// The JSON of an online table. All of these throw protocol::JsonFault.
#pragma once

#include <boost/json/fwd.hpp>

#include "client/table_state.h"

namespace bornes::client {

TableState table_from_json(const boost::json::object& from);
DealState deal_from_json(const boost::json::object& from, int players);
// Nothing for an event that means nothing to people, or that is of a later version.
std::optional<News> news_from_json(const boost::json::object& event, const TableState& table);

}  // namespace bornes::client
