#include "protocol/values.h"

#include <algorithm>

#include "protocol/names.h"

namespace bornes::protocol {

std::string_view id(By by) { return Names<By>::id(by); }
std::string_view id(TablePhase phase) { return Names<TablePhase>::id(phase); }
std::string_view id(SeatKind kind) { return Names<SeatKind>::id(kind); }

bool is_phrase(std::string_view name) {
    return std::find(kPhrases.begin(), kPhrases.end(), name) != kPhrases.end();
}

}  // namespace bornes::protocol
