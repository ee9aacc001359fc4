// Reads what the host of a bot sends: which game it is, and the view to move from. The other side
// may be any program, so nothing is taken on trust.
#pragma once

#include <boost/json/fwd.hpp>
#include <optional>
#include <string>

#include "bornes/position.h"
#include "protocol/table.h"

namespace bornes::protocol {

// The game that a `hello` announces. What is missing or not understood stays as in the default
// edition and is named in `doubts`: a view alone must be enough to move from.
struct ReadHello {
    Hello hello;
    std::string doubts;  // empty if all was understood
};
ReadHello hello_from_json(const boost::json::object& message);

struct ReadView {
    std::optional<View> view;  // none if the JSON is not the view of a seat that is to act
    // Why there is none, or why the view does not add up: no cards of the deck can lie like that. A
    // view with a doubt is good to look at, and must not be played on from.
    std::string doubt;

    bool adds_up() const { return view && doubt.empty(); }
};
// Where the view and the table disagree about players, teams, target or deck, the view is right.
ReadView view_from_json(const boost::json::object& json, const Table& table);
// The same of somebody who may have nothing to do: in any phase, View::kSpectator for who watches.
// Only a view whose viewer is to act is doubted.
ReadView view_from_json(const boost::json::object& json, const Table& table, int viewer);

}  // namespace bornes::protocol
