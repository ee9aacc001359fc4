// Parses any bytes as an action. The parser must refuse them with a place within the text, or the
// text of the action must parse as the same action.
#include <cstdint>
#include <string_view>

#include "bornes/notation.h"
#include "bornes/utf8.h"
#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto parsed = bornes::action_from_text(text);
    if (!parsed) {
        const bornes::TextFault& fault = parsed.fault();
        require(fault.offset <= text.size(), "a fault lies within the text");
        require(!fault.why().empty(), "a fault has a reason");
        require(bornes::invalid_utf8(fault.why()) == std::string_view::npos, "a reason is UTF-8");
        return 0;
    }
    const bornes::Action action = *parsed;
    require(action.well_formed(), "an action from text is well formed");
    const auto again = bornes::action_from_text(bornes::to_text(action));
    require(again && *again == action, "the text of an action gives the action again");
    return 0;
}
