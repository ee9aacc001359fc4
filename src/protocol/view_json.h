// Reads what the host of a bot sends: the game, and the view to move from. The host may be any
// program, so everything is checked.
#pragma once

#include <boost/json/fwd.hpp>
#include <optional>
#include <string>

#include "bornes/position.h"
#include "protocol/table.h"

namespace bornes::protocol {

// The game that a `hello` announces. A missing or unknown field takes its value from the default
// edition and is named in `doubts`, because a bot can also move by the view alone.
struct ReadHello {
    Hello hello;
    std::string doubts;  // empty if everything was understood
};
ReadHello hello_from_json(const boost::json::object& message);

struct ReadView {
    std::optional<View> view;  // nothing if the JSON is not the view of a seat to act
    // Why there is no view, or why the view is not consistent: no arrangement of the deck fits it.
    // A view with a doubt may be shown, but must not be played on from.
    std::string doubt;

    bool adds_up() const { return view && doubt.empty(); }
};
// If the view and the table disagree about players, teams, target or deck, the view wins.
ReadView view_from_json(const boost::json::object& json, const Table& table);
// Same, for any seat or spectator (View::kSpectator), in any phase. Checks consistency only if the
// viewer is to act.
ReadView view_from_json(const boost::json::object& json, const Table& table, int viewer);

}  // namespace bornes::protocol
