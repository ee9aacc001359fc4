#include "bornes/position.h"

namespace bornes {

View view(const Position& position, Seat seat) {
    const bool choice_open = position.board.phase == Phase::coup_fourre;
    if (choice_open && seat != position.board.seat) {
        Position declined = position;
        apply(declined, Action::decline());
        return view(declined, seat);
    }
    View view{position.board, Hand{}, seat};
    for (const std::uint8_t secret : position.declines)
        view.board.ply = static_cast<std::uint16_t>(view.board.ply - secret);
    if (seat == View::kSpectator) return view;
    view.hand = position.hands[seat];
    view.board.ply = static_cast<std::uint16_t>(view.board.ply + position.declines[seat]);
    return view;
}

}  // namespace bornes
