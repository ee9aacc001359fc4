// What somebody meant who has misspelt a word.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bornes::cli {

// The candidate with the fewest slips between it and the text (a letter wrong, missing, too many,
// or swapped with its neighbour); empty if none is near.
std::string nearest(std::string_view text, const std::vector<std::string>& candidates);
// "; did you mean `replay`?", or nothing.
std::string did_you_mean(std::string_view text, const std::vector<std::string>& candidates);

}  // namespace bornes::cli
