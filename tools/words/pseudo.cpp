#include "pseudo.h"

#include <array>
#include <cctype>

namespace bornes::words {
namespace {

// Commands, which people type, stay unchanged. Texts with a length limit (CONTRIBUTING.md) only get
// accents.
enum class Treatment { none, accents, longer };

Treatment treatment_of(std::string_view key) {
    if (key.starts_with("command.")) return Treatment::none;
    const bool limited = key.starts_with("card.short.") || key.starts_with("terminal.key-") ||
                         key == "terminal.head-points" || key == "table.blade";
    return limited ? Treatment::accents : Treatment::longer;
}

std::string_view accented(char c) {
    constexpr std::string_view plain = "aceinouyACEINOUszSZ";
    constexpr std::array<std::string_view, plain.size()> marked{"á", "ç", "é", "í", "ñ", "ó", "ú",
                                                                "ý", "Á", "Ç", "É", "Í", "Ñ", "Ó",
                                                                "Ú", "š", "ž", "Š", "Ž"};
    const std::size_t at = plain.find(c);
    return at == std::string_view::npos ? std::string_view() : marked[at];
}

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

// Doubles vowels, and the last letter of a long word. This makes texts about 50 % longer.
std::string lengthened(std::string_view text, Treatment treatment) {
    constexpr std::string_view vowels = "aeiouy";
    std::string out;
    std::size_t letters = 0;  // in the word so far
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const std::string_view mark = accented(c);
        std::string letter(mark.empty() ? std::string_view(&text[i], 1) : mark);
        letters = is_letter(c) ? letters + 1 : 0;
        const bool ends_word = letters > 3 && (i + 1 == text.size() || !is_letter(text[i + 1]));
        const bool twice = vowels.find(c) != std::string_view::npos || ends_word;
        out += letter;
        if (treatment == Treatment::longer && is_letter(c) && twice) out += letter;
    }
    return out;
}

// Writes a message in ICU syntax again, with special characters quoted.
std::string written(const Message& message, bool in_plural, Treatment treatment) {
    std::string out;
    for (const Part& part : message) {
        switch (part.kind) {
            case Part::Kind::text:
                for (const char c : lengthened(part.text, treatment)) {
                    const bool sign = c == '{' || c == '}' || (c == '#' && in_plural);
                    out += c == '\'' ? std::string("''")
                           : sign    ? std::string("'") + c + "'"
                                     : std::string(1, c);
                }
                break;
            case Part::Kind::number: out += '#'; break;
            case Part::Kind::argument: out += "{" + part.text + "}"; break;
            case Part::Kind::plural:
            case Part::Kind::select: {
                const bool plural = part.kind == Part::Kind::plural;
                out += "{" + part.text + (plural ? ", plural," : ", select,");
                for (const Branch& branch : part.branches)
                    out += " " + branch.selector + " {" +
                           written(branch.message, plural, treatment) + "}";
                out += "}";
                break;
            }
        }
    }
    return out;
}

}  // namespace

Catalogue pseudo_language(const Catalogue& reference) {
    Catalogue made = reference;
    made.id = kPseudo;
    made.name = "Pseudo";
    for (Entry& entry : made.entries) {
        const Treatment treatment = treatment_of(entry.key);
        if (treatment == Treatment::none) continue;
        entry.text = written(entry.message, false, treatment);
        entry.message = parse_message(entry.text).message;
    }
    return made;
}

}  // namespace bornes::words
