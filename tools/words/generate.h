// Makes C++ from a checked catalogue.
#pragma once

#include <string>
#include <vector>

#include "catalogue.h"

namespace bornes::words {

struct Generated {
    std::string header;
    std::string source;
};

// A key that a language lacks gets the text of the reference.
Generated generate(const std::vector<Catalogue>& catalogues);

}  // namespace bornes::words
