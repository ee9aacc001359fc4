// CLDR plural rules for whole numbers, read from the text in a language file:
//
//     one: n = 0,1; many: n != 0 and n % 1000000 = 0
//
// The grammar is that of the CLDR with `n` as the only operand: `n`, optionally `% NUMBER`, then
// `=` or `!=` and a list of numbers and ranges (`2..4`). `and` binds more tightly than `or`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bornes::words {

class PluralRule {
public:
    // A rule without categories: every number is "other".
    PluralRule() = default;
    // Returns nothing if the text does not follow the grammar.
    static std::optional<PluralRule> parse(std::string_view text);

    // The category of a number: "zero", "one", "two", "few", "many" or "other".
    std::string_view category(long long number) const;
    // Whether a message in this language may have a branch for the category.
    bool has(std::string_view category) const;

private:
    struct Range {
        long long first = 0;
        long long last = 0;
    };
    struct Relation {
        long long modulus = 0;  // 0 means no modulus
        bool negated = false;
        std::vector<Range> ranges;
    };
    using Conjunction = std::vector<Relation>;
    struct Clause {
        std::string category;
        std::vector<Conjunction> any_of;
    };
    class Reader;

    static bool holds(const Relation& relation, long long number);
    static bool holds(const Clause& clause, long long number);

    std::vector<Clause> clauses_;
};

}  // namespace bornes::words
