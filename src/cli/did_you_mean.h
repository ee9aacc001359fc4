// Guesses which word a misspelt one stands for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bornes::cli {

// The candidate with the fewest slips: a letter is wrong, missing, too many, or swapped with its
// neighbour. Empty if no candidate is near.
std::string nearest(std::string_view text, const std::vector<std::string>& candidates);
// Returns `sentence`, with "; did you mean `replay`?" if a candidate is near.
std::string did_you_mean(std::string sentence, std::string_view text,
                         const std::vector<std::string>& candidates);

}  // namespace bornes::cli
