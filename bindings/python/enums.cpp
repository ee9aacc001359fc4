#include "enums.h"

#include <array>
#include <cctype>
#include <string_view>

namespace bornes::python {
namespace {

using Ids = std::vector<std::string>;

// "out-of-gas" is OUT_OF_GAS; "25", which no name may begin with, is KM25.
std::string name_of(std::string_view id) {
    std::string name = std::isdigit(static_cast<unsigned char>(id[0])) != 0 ? "KM" : "";
    for (const char c : id)
        name += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return name;
}

template <typename Enum>
void bind_enum(py::module_& module, const Ids& ids, const char* doc) {
    const char* const type_name = EnumName<Enum>::kText.text;
    py::list pairs;
    for (const std::string& id : ids) pairs.append(py::make_tuple(name_of(id), id));
    const py::object type = py::module_::import("enum").attr("Enum")(
        type_name, pairs, py::arg("module") = module.attr("__name__"));
    type.doc() = doc;
    module.attr(type_name) = type;
    for (const py::handle member : type) enum_members<Enum>.push_back(member.inc_ref());
}

// The ids that the engine has for the values from 0 up to `count`.
template <typename Enum>
Ids ids_of(int count) {
    Ids ids;
    for (int i = 0; i < count; ++i) ids.emplace_back(id(static_cast<Enum>(i)));
    return ids;
}

// The words that the engine has for a house rule's values, up to its last.
template <typename Enum>
Ids words_of(std::string_view setting, std::optional<Enum> HouseRules::*member, Enum last) {
    Ids ids;
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        HouseRules house;
        house.*member = static_cast<Enum>(i);
        ids.push_back(house_rule_text(house, setting).value());
    }
    return ids;
}

}  // namespace

void bind_enums(py::module_& module) {
    bind_enum<Card>(module, ids_of<Card>(kCardKinds), "The nineteen kinds of card (R1).");
    bind_enum<Edition>(module, ids_of<Edition>(static_cast<int>(kEditions.size())),
                       "The five editions (R8).");
    bind_enum<Refusal>(module, ids_of<Refusal>(kRefusals),
                       "Why an action is refused; Refusal.NONE if it is legal.");
    bind_enum<Deck>(module, words_of("deck", &HouseRules::deck, Deck::short_),
                    "The full deck of 106 cards, or the short one of 101 (R9.1).");
    bind_enum<Attack>(module, words_of("attack", &HouseRules::attack, Attack::any_or_rolling),
                      "Which battle piles a hazard may be played on (R4.10).");
    bind_enum<Refill>(module, words_of("refill", &HouseRules::refill, Refill::next_turn),
                      "When the card that a coup fourré cost is drawn again (R5.4).");
    bind_enum<ExtensionLost>(
        module, words_of("extension-lost", &HouseRules::extension_lost, ExtensionLost::nobody),
        "Who gets the 200 of an extension that its caller did not complete (R7.9).");
    bind_enum<ShutOut>(module, words_of("shut-out", &HouseRules::shut_out, ShutOut::each),
                       "Whether a shut-out scores once or for each opponent (R7.8).");
    bind_enum<Teams>(module, words_of("teams", &HouseRules::teams, Teams::solo),
                     "Partners as the table has them, or each seat alone (R9.10).");
    bind_enum<Verb>(module, {"play", "discard", "attack", "answer", "extension"},
                    "What kind of action an Action is.");
    bind_enum<Phase>(module, ids_of<Phase>(kPhases), "What is to be done next.");
    bind_enum<Battle>(
        module, {"empty", "roll", "remedy", "accident", "out-of-gas", "flat-tire", "stop"},
        "What the top of a battle pile means; remedies other than roll are all alike.");
    bind_enum<Pile>(module, {"battle", "speed", "distance", "safety"}, "The piles of a team.");
}

}  // namespace bornes::python
