// What somebody meant who has misspelt a word.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bornes::cli {

// The candidate with the fewest slips between it and the text (a letter wrong, missing, too many,
// or swapped with its neighbour); empty if none is near.
std::string nearest(std::string_view text, const std::vector<std::string>& candidates);
// The sentence about the text, with "; did you mean `replay`?" if a candidate is near.
std::string did_you_mean(std::string sentence, std::string_view text,
                         const std::vector<std::string>& candidates);

}  // namespace bornes::cli
