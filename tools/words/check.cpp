// The checks that compare the files of the catalogue with each other.
#include <algorithm>

#include "catalogue.h"

namespace bornes::words {
namespace {

std::string in_words(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text.append(text.empty() ? "`" : ", `").append(name + "`");
    return text;
}

class Checker {
public:
    Checker(const Catalogue& reference, const Catalogue& language, Faults& faults)
        : reference_(reference),
          language_(language),
          rule_(PluralRule::parse(language.plural).value_or(PluralRule())),
          faults_(faults) {}

    void check() {
        for (const Entry& entry : language_.entries) {
            const Entry* wanted = reference_.find(entry.key);
            if (wanted == nullptr)
                fault(entry,
                      "English has no such key: correct its spelling, or add it to en.json first");
            else
                compare(entry, *wanted);
        }
    }

private:
    void compare(const Entry& entry, const Entry& wanted) {
        for (const auto& [name, argument] : wanted.arguments)
            if (!entry.arguments.contains(name))
                fault(entry, "{" + name + "} is missing: English says `" + wanted.text + "`");
        for (const auto& [name, argument] : entry.arguments) {
            const auto found = wanted.arguments.find(name);
            if (found == wanted.arguments.end())
                fault(entry, "English has no {" + name + "}: it says `" + wanted.text + "`");
            else
                compare(entry, name, argument, found->second);
        }
    }

    void compare(const Entry& entry, const std::string& name, const Argument& argument,
                 const Argument& wanted) {
        if (argument.counted && !wanted.counted)
            fault(entry, "{" + name +
                             ", plural, ...}: English does not count it; make it a plural "
                             "in en.json first");
        for (const std::string& category : argument.categories)
            if (!rule_.has(category))
                fault(entry, "{" + name + ", plural, ...}: the language has no plural form `" +
                                 category + "`: its rule is `" + language_.plural + "`");
        for (const std::string& selector : argument.selectors)
            if (!std::binary_search(wanted.selectors.begin(), wanted.selectors.end(), selector))
                fault(entry, "{" + name + ", select, ...}: English has no branch `" + selector +
                                 "`, only " + in_words(wanted.selectors));
    }

    void fault(const Entry& entry, const std::string& why) {
        const std::string key = entry.is_variant() ? entry.key + "@" + entry.edition : entry.key;
        faults_.push_back(entry.place + ": " + key + ": " + why);
    }

    const Catalogue& reference_;
    const Catalogue& language_;
    PluralRule rule_;
    Faults& faults_;
};

}  // namespace

void check(const std::vector<Catalogue>& catalogues, Faults& faults) {
    for (const Catalogue& each : catalogues) {
        Checker(catalogues.front(), each, faults).check();
        const bool known = std::any_of(
            catalogues.begin(), catalogues.end(),
            [&](const auto& other) { return other.id == each.beside && other.id != each.id; });
        if (!known)
            faults.push_back(each.place +
                             ":1: \"@@beside\" must be another language of this folder: "
                             "it is shown beside this one on cards");
    }
}

}  // namespace bornes::words
