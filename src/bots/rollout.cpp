#include "rollout.h"

#include "policy.h"
#include "unseen.h"

namespace bornes {

void roll_out(Position& position) {
    const Policy& players = policy();
    CardCounter counter(position.board.rules);
    while (!position.board.over()) {
        counter.follow(position.board);
        const Hand hand = position.hands[position.board.seat];
        apply(position, players.choose(position.board, hand, counter.unseen(hand)));
    }
}

}  // namespace bornes
