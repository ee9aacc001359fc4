#include "terminal/draw/table_layout.h"

namespace bornes::terminal {
namespace {

constexpr int kKeys = 1;
// This many rows of messages come before a broad road and before a second row for the prompt.
constexpr int kPlentyOfMessages = 6;
constexpr int kEnoughMessages = 3;

}  // namespace

bool is_roomy(Size size) { return size.width >= 120 && size.height >= 38; }

TableLayout layout_of(const Board& board, Size size) {
    const bool roomy = is_roomy(size);
    const int margin = roomy ? 1 : 0;  // empty rows below the title and below the road
    const int teams = teams_height(board, roomy);
    const int hand = hand_height(roomy);
    const int free = size.height - 1 - 2 * margin - teams - hand - 1 - kKeys;
    const bool broad = roomy && free - road_height(board, true) > kPlentyOfMessages;
    // Without enough rows for everybody's last move, the road has no figures.
    int road = road_height(board, broad);
    if (!broad && free - road < kEnoughMessages) --road;
    const int prompt = free - road > kEnoughMessages + 1 ? 2 : 1;

    TableLayout layout;
    layout.road = {0, 1 + margin, size.width, road};
    layout.teams = {0, layout.road.y + road + margin, size.width, teams};
    layout.prompt = {0, size.height - kKeys - prompt, size.width, prompt};
    layout.hand = {0, layout.prompt.y - hand, size.width, hand};
    const int below = layout.teams.y + teams;
    layout.messages = {0, below, size.width, layout.hand.y - below};
    return layout;
}

}  // namespace bornes::terminal
