#include "message.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "scanner.h"

namespace bornes::words {
namespace {

constexpr std::string_view kNameCharacters = "abcdefghijklmnopqrstuvwxyz0123456789_";

class Parser : Scanner {
public:
    explicit Parser(std::string_view text) : Scanner{text} {}

    ParsedMessage parse() {
        Message message = parts(Inside::nothing);
        if (fault_.empty() && !rest.empty()) fault_ = "a `}` has no `{` before it";
        return {std::move(message), std::move(fault_)};
    }

private:
    enum class Inside { nothing, branch, plural };

    // Parses up to the end of the text, or to the `}` of the branch.
    Message parts(Inside inside) {
        Message message;
        std::string text;
        const auto end_text = [&] {
            if (!text.empty()) message.push_back({.kind = Part::Kind::text, .text = text});
            text.clear();
        };
        while (fault_.empty() && !rest.empty() && rest.front() != '}') {
            const char c = rest.front();
            if (c == '\'') {
                take_apostrophe(text, inside);
            } else if (c == '{') {
                end_text();
                message.push_back(argument());
            } else if (c == '#' && inside == Inside::plural) {
                end_text();
                rest.remove_prefix(1);
                message.push_back({.kind = Part::Kind::number});
            } else {
                text += c;
                rest.remove_prefix(1);
            }
        }
        end_text();
        return message;
    }

    void take_apostrophe(std::string& text, Inside inside) {
        rest.remove_prefix(1);
        const char next = rest.empty() ? ' ' : rest.front();
        const bool quotes = next == '{' || next == '}' || (next == '#' && inside == Inside::plural);
        if (!quotes) {
            text += '\'';
            if (next == '\'') rest.remove_prefix(1);
            return;
        }
        while (!rest.empty()) {
            const bool apostrophe = rest.front() == '\'';
            const bool doubled = apostrophe && rest.starts_with("''");
            if (!apostrophe || doubled) text += rest.front();
            rest.remove_prefix(doubled ? 2 : 1);
            if (apostrophe && !doubled) return;
        }
    }

    // Parses an argument, from `{` to `}`.
    Part argument() {
        rest.remove_prefix(1);
        Part part{.kind = Part::Kind::argument, .text = word(kNameCharacters)};
        if (part.text.empty()) {
            fault_ = "a placeholder is `{name}`, with small letters, digits and `_`";
            return part;
        }
        if (take("}")) return part;
        if (!take(",")) return refused(part, "the placeholder is not closed by `}`");
        const std::string kind = word("abcdefghijklmnopqrstuvwxyz");
        if (kind != "plural" && kind != "select")
            return refused(part, "`" + kind + "` is not known: use `plural` or `select`");
        part.kind = kind == "plural" ? Part::Kind::plural : Part::Kind::select;
        if (!take(",")) return refused(part, "a comma and the branches are missing");
        while (fault_.empty() && !take("}")) branch(part);
        const auto other = [](const Branch& each) { return each.selector == "other"; };
        if (fault_.empty() && std::none_of(part.branches.begin(), part.branches.end(), other))
            return refused(part, "the branch `other {...}` is missing");
        return part;
    }

    void branch(Part& part) {
        const bool plural = part.kind == Part::Kind::plural;
        const bool exact = plural && take("=");
        std::string selector = word(exact ? "0123456789" : kNameCharacters);
        if (selector.empty() || !take("{")) {
            refused(part, "a branch is a word and its text in braces: `other {...}`");
            return;
        }
        if (exact) selector.insert(0, "=");
        Message message = parts(plural ? Inside::plural : Inside::branch);
        if (!fault_.empty()) return;
        if (rest.empty()) {
            refused(part, "the branch `" + selector + "` is not closed by `}`");
            return;
        }
        rest.remove_prefix(1);
        part.branches.push_back({std::move(selector), std::move(message)});
    }

    Part refused(const Part& part, const std::string& why) {
        if (fault_.empty()) fault_ = "{" + part.text + "}: " + why;
        return part;
    }

    std::string fault_;
};

void add(std::vector<std::string>& names, const std::string& name) {
    const auto place = std::lower_bound(names.begin(), names.end(), name);
    if (place == names.end() || *place != name) names.insert(place, name);
}

void collect(const Message& message, Arguments& arguments) {
    for (const Part& part : message) {
        if (part.kind == Part::Kind::text || part.kind == Part::Kind::number) continue;
        Argument& argument = arguments[part.text];
        if (part.kind == Part::Kind::plural) argument.counted = true;
        for (const Branch& branch : part.branches) {
            const bool exact = branch.selector.front() == '=';
            if (part.kind == Part::Kind::select) add(argument.selectors, branch.selector);
            if (part.kind == Part::Kind::plural && !exact)
                add(argument.categories, branch.selector);
            collect(branch.message, arguments);
        }
    }
}

class Formatter {
public:
    Formatter(std::span<const Slot> slots, const NumberRules& rules)
        : slots_(slots), rules_(rules) {}

    void say(const Message& message, std::string_view number, std::string& out) const {
        bool after_value = false;
        for (const Part& part : message) {
            switch (part.kind) {
                case Part::Kind::text:
                    out += after_value ? after(out, part.text) : std::string_view(part.text);
                    break;
                case Part::Kind::number: out += rules_.style.write(number); break;
                case Part::Kind::argument: say_argument(part.text, out); break;
                case Part::Kind::plural: say(plural(part), value(part.text), out); break;
                case Part::Kind::select: say(chosen(part, value(part.text)), {}, out); break;
            }
            after_value = part.kind == Part::Kind::argument;
        }
    }

private:
    // Drops a full stop after a value that ends with a mark of its own.
    static std::string_view after(std::string_view said, std::string_view text) {
        const bool marked = said.ends_with('!') || said.ends_with('?');
        if (marked && text.starts_with('.')) text.remove_prefix(1);
        return text;
    }

    const Slot* find(std::string_view name) const {
        for (const Slot& slot : slots_)
            if (slot.name == name) return &slot;
        return nullptr;
    }

    std::string_view value(std::string_view name) const {
        const Slot* slot = find(name);
        return slot == nullptr ? std::string_view() : slot->text;
    }

    void say_argument(std::string_view name, std::string& out) const {
        const Slot* slot = find(name);
        if (slot == nullptr) return;
        if (slot->is_number)
            out += rules_.style.write(slot->text);
        else
            out += slot->text;
    }

    const Message& plural(const Part& part) const {
        const std::string_view text = value(part.text);
        for (const Branch& branch : part.branches)
            if (branch.selector.front() == '=' && branch.selector.substr(1) == text)
                return branch.message;
        long long number = 0;
        const char* end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, number);
        const bool whole = read.ec == std::errc() && read.ptr == end;
        return chosen(part, whole ? rules_.plural.category(number) : "other");
    }

    static const Message& chosen(const Part& part, std::string_view selector) {
        const Message* other = nullptr;
        for (const Branch& branch : part.branches) {
            if (branch.selector == selector) return branch.message;
            if (branch.selector == "other") other = &branch.message;
        }
        return *other;  // the parser requires this branch
    }

    std::span<const Slot> slots_;
    const NumberRules& rules_;
};

}  // namespace

ParsedMessage parse_message(std::string_view text) { return Parser(text).parse(); }

Arguments arguments_of(const Message& message) {
    Arguments arguments;
    collect(message, arguments);
    return arguments;
}

std::string format(const Message& message, std::span<const Slot> slots, const NumberRules& rules) {
    std::string out;
    Formatter(slots, rules).say(message, {}, out);
    return out;
}

}  // namespace bornes::words
