#include "did_you_mean.h"

#include <algorithm>

#include "bornes/utf8.h"
#include "speech.h"

namespace bornes::cli {
namespace {

// The number of slips between two texts (optimal string alignment distance).
std::size_t slips(std::string_view one, std::string_view other) {
    std::vector<std::vector<std::size_t>> table(one.size() + 1,
                                                std::vector<std::size_t>(other.size() + 1));
    for (std::size_t i = 0; i <= one.size(); ++i) table[i][0] = i;
    for (std::size_t j = 0; j <= other.size(); ++j) table[0][j] = j;
    for (std::size_t i = 1; i <= one.size(); ++i)
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t wrong = one[i - 1] == other[j - 1] ? 0 : 1;
            table[i][j] =
                std::min({table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + wrong});
            const bool swapped =
                i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
            if (swapped) table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
        }
    return table[one.size()][other.size()];
}

}  // namespace

std::string nearest(std::string_view text, const std::vector<std::string>& candidates) {
    constexpr std::size_t longest = 64;  // longer than any command or option
    if (text.size() > longest) return {};
    std::string best;
    std::size_t least = std::max<std::size_t>(1, text.size() / 3) + 1;
    for (const std::string& candidate : candidates) {
        const bool begun = text.size() > 1 && candidate.starts_with(text);
        const std::size_t distance = begun ? 0 : slips(text, candidate);
        if (distance >= least) continue;
        least = distance;
        best = candidate;
    }
    return best;
}

std::string did_you_mean(std::string sentence, std::string_view text,
                         const std::vector<std::string>& candidates) {
    const std::string meant = nearest(text, candidates);
    if (meant.empty()) return sentence;
    return translate(
        words::phrase::error_did_you_mean{.meant = backquoted(meant), .sentence = sentence});
}

}  // namespace bornes::cli
