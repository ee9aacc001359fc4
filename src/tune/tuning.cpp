#include "tuning.h"

#include <algorithm>

namespace bornes::tune {

std::string Tuning::restore(std::string_view bytes) {
    if (!bytes.starts_with(kFormat)) return "this is not the saved state of a training";
    bytes.remove_prefix(kFormat.size());
    const std::string_view theirs = bytes.substr(0, bytes.find('\n'));
    if (theirs != heading()) return "this is the state of a training with " + std::string(theirs);
    bytes.remove_prefix(std::min(bytes.size(), theirs.size() + 1));
    if (bytes.size() != state().size()) return "this saved state is incomplete";
    set_state(bytes);
    return {};
}

}  // namespace bornes::tune
