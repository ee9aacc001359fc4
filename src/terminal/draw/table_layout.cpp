#include "terminal/draw/table_layout.h"

namespace bornes::terminal {
namespace {

constexpr int kKeys = 1;
// A broad road must leave more rows of messages than this.
constexpr int kPlentyOfMessages = 6;
// The road has a row of figures if it leaves at least this many rows of messages. The prompt has a
// second row if it leaves more.
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
    // The row of figures makes room for everybody's last move.
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
