#include "rollout.h"

#include "policy.h"
#include "unseen.h"

namespace bornes {

void roll_out(Position& position, int seat, int turns) {
    const Board& board = position.board;
    const Policy& players = policy(board.rules);
    CardCounter counter(board.rules);
    while (!board.over()) {
        if (board.seat == seat && board.phase == Phase::play && --turns < 0) return;
        counter.follow(board);
        const Hand hand = position.hands[board.seat];
        apply(position, players.choose(board, hand, counter.unseen(hand)));
    }
}

}  // namespace bornes
