// The catalogue as tables; the generated source defines them.
#pragma once

#include <span>
#include <string_view>

#include "bornes/rules.h"

namespace bornes::words {

struct Texts {
    std::string_view key;  // "card.stop"
    std::string_view english;
    std::string_view french;
};

// The words of one edition where they are others (docs/rules.md, R8.12).
struct Variant {
    int number = 0;
    Edition edition = kDefaultEdition;
    Texts texts;
};

// Words first, in the order of the enum and of their keys; then phrases with placeholders.
std::span<const Texts> texts();
std::span<const Variant> variants();
int word_count();

}  // namespace bornes::words
