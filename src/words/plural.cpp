#include "plural.h"

#include <algorithm>
#include <array>

#include "scanner.h"

namespace bornes::words {
namespace {

constexpr std::array<std::string_view, 5> kCategories{"zero", "one", "two", "few", "many"};

}  // namespace

// Parses a rule from the front of its text. Each function returns false or nothing if its part is
// not there.
class PluralRule::Reader : Scanner {
public:
    explicit Reader(std::string_view text) : Scanner{text} {}

    std::optional<PluralRule> rule() {
        PluralRule rule;
        if (done()) return rule;
        do {
            std::optional<Clause> next = clause();
            if (!next) return std::nullopt;
            rule.clauses_.push_back(std::move(*next));
        } while (take(";"));
        return done() ? std::optional(std::move(rule)) : std::nullopt;
    }

private:
    std::optional<Clause> clause() {
        Clause clause;
        for (const std::string_view category : kCategories)
            if (clause.category.empty() && take(category)) clause.category = category;
        if (clause.category.empty() || !take(":")) return std::nullopt;
        do {
            Conjunction all_of;
            do {
                std::optional<Relation> next = relation();
                if (!next) return std::nullopt;
                all_of.push_back(std::move(*next));
            } while (take("and"));
            clause.any_of.push_back(std::move(all_of));
        } while (take("or"));
        return clause;
    }

    std::optional<Relation> relation() {
        Relation relation;
        if (!take("n")) return std::nullopt;
        if (take("%") && (!number(relation.modulus) || relation.modulus == 0)) return std::nullopt;
        relation.negated = take("!=");
        if (!relation.negated && !take("=")) return std::nullopt;
        do {
            Range range;
            if (!number(range.first)) return std::nullopt;
            range.last = range.first;
            if (take("..") && !number(range.last)) return std::nullopt;
            relation.ranges.push_back(range);
        } while (take(","));
        return relation;
    }
};

std::optional<PluralRule> PluralRule::parse(std::string_view text) { return Reader(text).rule(); }

bool PluralRule::holds(const Relation& relation, long long number) {
    const long long value = relation.modulus == 0 ? number : number % relation.modulus;
    const bool listed =
        std::any_of(relation.ranges.begin(), relation.ranges.end(),
                    [&](const Range& each) { return each.first <= value && value <= each.last; });
    return listed != relation.negated;
}

bool PluralRule::holds(const Clause& clause, long long number) {
    return std::any_of(clause.any_of.begin(), clause.any_of.end(), [&](const Conjunction& all_of) {
        return std::all_of(all_of.begin(), all_of.end(),
                           [&](const Relation& each) { return holds(each, number); });
    });
}

std::string_view PluralRule::category(long long number) const {
    // The sign does not matter: "-1 point" has the form of "1 point".
    const long long size = number < 0 ? -number : number;
    for (const Clause& clause : clauses_)
        if (holds(clause, size)) return clause.category;
    return "other";
}

bool PluralRule::has(std::string_view category) const {
    return category == "other" ||
           std::any_of(clauses_.begin(), clauses_.end(),
                       [&](const Clause& each) { return each.category == category; });
}

}  // namespace bornes::words
