#include "values.h"

#include "bornes/settings.h"

namespace bornes::python {

py::object key_of(const HouseRules& house) {
    py::tuple key(kSettings.size());
    for (std::size_t i = 0; i < kSettings.size(); ++i) key[i] = kSettings[i].in_house_rules(house);
    return key;
}

py::object key_of(const Rules& rules) {
    py::tuple key(kSettings.size() + 2);
    for (std::size_t i = 0; i < kSettings.size(); ++i) key[i] = kSettings[i].in_rules(rules);
    key[kSettings.size()] = rules.edition;
    key[kSettings.size() + 1] = rules.players;
    return key;
}

// Two boards of the same game differ in the cards that were laid.
py::object key_of(const Board& board) {
    return py::make_tuple(bytes_of(board.laid), bytes_of(board.tops), board.ply, board.hand_number,
                          bytes_of(board.totals));
}

py::object key_of(const Position& position) {
    return py::make_tuple(key_of(position.board), bytes_of(position.hands),
                          bytes_of(position.draw_pile));
}

py::object key_of(const View& view) {
    return py::make_tuple(key_of(view.board), key_of(view.hand), static_cast<int>(view.seat));
}

}  // namespace bornes::python
