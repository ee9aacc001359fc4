#include "bornes/card.h"

namespace bornes {
namespace {

constexpr std::array<std::string_view, kCardKinds> kIds{
    "25",          "50",        "75",           "100",         "200",        "accident",
    "out-of-gas",  "flat-tire", "stop",         "speed-limit", "repairs",    "gasoline",
    "spare-tire",  "roll",      "end-of-limit", "driving-ace", "extra-tank", "puncture-proof",
    "right-of-way"};

}  // namespace

std::string_view id(Card card) { return kIds[static_cast<std::size_t>(index(card))]; }

std::optional<Card> card_from_id(std::string_view id) {
    for (int i = 0; i < kCardKinds; ++i)
        if (kIds[static_cast<std::size_t>(i)] == id) return card_at(i);
    return std::nullopt;
}

}  // namespace bornes
