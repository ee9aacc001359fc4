#include "rollout.h"

#include "casual.h"
#include "policy.h"
#include "unseen.h"

namespace bornes::bots {

void roll_out(Position& position, Seat seat, int turns, Opponents opponents) {
    const Board& board = position.board;
    const Team team = board.rules.team_of(seat);
    const Policy& players = master_policy(board.rules);
    CardCounter counter(board.rules);
    while (!board.over()) {
        if (board.seat == seat && board.phase == Phase::play && --turns < 0) return;
        counter.follow(board);
        const Hand hand = position.hands[board.seat];
        const CardCounts unseen = counter.unseen(hand);
        const bool by_policy = opponents == Opponents::by_policy || board.team_to_act() == team;
        apply(position, by_policy ? players.choose(board, hand, unseen)
                                  : choose(kCasual, board, hand, unseen));
    }
}

}  // namespace bornes::bots
