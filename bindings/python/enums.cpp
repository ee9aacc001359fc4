#include "enums.h"

#include <cctype>
#include <string_view>

namespace bornes::python {
namespace {

// "out-of-gas" becomes OUT_OF_GAS. "25" becomes KM25, because no name may begin with a digit.
std::string name_of(std::string_view id) {
    std::string name = std::isdigit(static_cast<unsigned char>(id[0])) != 0 ? "KM" : "";
    for (const char c : id)
        name += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return name;
}

// The members that belong to a list of ids.
struct Registered {
    std::span<const std::string_view> ids;
    const std::vector<py::handle>& members;
};
std::vector<Registered>& registered() {
    static std::vector<Registered> all;
    return all;
}

template <HasIds Enum>
void bind_enum(py::module_& module, const char* doc) {
    const char* const type_name = EnumName<Enum>::kText.text;
    py::list pairs;
    for (const std::string_view id : kIds<Enum>) pairs.append(py::make_tuple(name_of(id), id));
    const py::object type = py::module_::import("enum").attr("Enum")(
        type_name, pairs, py::arg("module") = module.attr("__name__"));
    type.doc() = doc;
    module.attr(type_name) = type;
    for (const py::handle member : type) enum_members<Enum>.push_back(member.inc_ref());
    registered().push_back({kIds<Enum>, enum_members<Enum>});
}

}  // namespace

const std::vector<py::handle>* members_with(std::span<const std::string_view> ids) {
    for (const Registered& each : registered())
        if (each.ids.data() == ids.data()) return &each.members;
    return nullptr;
}

void bind_enums(py::module_& module) {
    bind_enum<Card>(module, "The nineteen kinds of card (R1).");
    bind_enum<Edition>(module, "The editions (R8).");
    bind_enum<Refusal>(module, "Why an action is refused; Refusal.NONE if it is legal.");
    bind_enum<Deck>(module, "The full deck of 106 cards, or the short one of 101 (R9.1).");
    bind_enum<Attack>(module, "Which battle piles a hazard may be played on (R4.10).");
    bind_enum<Refill>(module, "When the card that a coup fourré cost is drawn again (R5.4).");
    bind_enum<ExtensionLost>(
        module, "Who gets the points of an extension that its caller did not complete (R7.9).");
    bind_enum<ShutOut>(module, "Whether a shut-out scores once or for each opponent (R7.8).");
    bind_enum<Teams>(module, "Partners as the table has them, or each seat alone (R9.10).");
    bind_enum<Verb>(module, "What kind of action an Action is.");
    bind_enum<Phase>(module, "What is to be done next.");
    bind_enum<Battle>(
        module, "What the top of a battle pile means; remedies other than roll are all alike.");
    bind_enum<Pile>(module, "The piles of a team.");
    bind_enum<Level>(module, "How well a bot plays, from the weakest to the strongest.");
    bind_enum<ReasonCode>(module, "Why a move is worth making, for a client to put in words.");
    bind_enum<Mark>(module, "How bad a decision was.");
    bind_enum<FaultCode>(module, "What was wrong with a move, for a client to put in words.");
    bind_enum<NoteKind>(module, "What a note of a review is about.");
    bind_enum<TextFaultCode>(module, "What can be wrong with a text.");
    bind_enum<Episode>(module, "What an episode of a VectorEnv is: one hand, or a whole game.");
    bind_enum<Reward>(module, "What a seat is paid: points of each hand, or the result.");
}

}  // namespace bornes::python
