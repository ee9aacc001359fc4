#include <fmt/format.h>

#include <algorithm>

#include "reference.h"
#include "speech.h"
#include "terminal/telling/text.h"

namespace bornes::cli {
namespace {

namespace phrase = words::phrase;
using words::Word;

constexpr int kNarrowest = 40;  // below this, columns make no sense
constexpr int kColumn = 26;     // where descriptions begin

class HelpText {
public:
    explicit HelpText(int width) : width_(std::max(width, kNarrowest)) {}

    void title(std::string_view text) {
        text_ += fmt::format("\n{}\n", for_screen(translate(phrase::manual_title{.title = text})));
    }
    void title(Word word) { title(translate(word)); }

    void paragraph(std::string_view text) {
        text_ += '\n';
        append_wrapped(text, 0);
    }

    // Adds a name with its description beside it, or below it if the name is long.
    void entry(std::string_view name, std::string_view about) {
        const int column = std::min(kColumn, width_ / 3);
        const int used = 2 + terminal::width_of(name);
        text_.append("  ").append(name);
        if (used + 2 > column) {
            text_.append("\n").append(static_cast<std::size_t>(column), ' ');
        } else {
            text_.append(static_cast<std::size_t>(column - used), ' ');
        }
        append_wrapped(about, column);
    }

    void usage(std::string_view text) {
        const std::string label = for_screen(translate(phrase::manual_line{.line = ""}));
        text_.append("\n").append(label);
        append_wrapped(text, terminal::width_of(label));
    }

    // Adds a shell command that can be copied: a long one continues after a backslash.
    void example(std::string_view text) {
        const std::vector<std::string> lines = terminal::wrapped(text, width_ - 6);
        for (std::size_t i = 0; i < lines.size(); ++i)
            text_ += fmt::format("{}{}{}\n", i == 0 ? "  " : "    ", lines[i],
                                 i + 1 < lines.size() ? " \\" : "");
    }

    std::string take() { return std::move(text_); }

    // Indents every line but the first by `indent` columns.
    void append_wrapped(std::string_view text, int indent) {
        bool first = true;
        for (const std::string& line : terminal::wrapped(text, width_ - indent)) {
            if (!first) text_.append(static_cast<std::size_t>(indent), ' ');
            text_.append(line).append("\n");
            first = false;
        }
    }

private:
    int width_;
    std::string text_;
};

}  // namespace

std::string help_text(const CLI::App& app, int width) {
    const CommandReference command = reference_of(app);
    HelpText help(width);
    help.append_wrapped(command.about + ".", 0);
    help.usage(command.usage());
    if (!command.arguments.empty()) help.title(Word::manual_title_arguments);
    for (const OptionReference& argument : command.arguments)
        help.entry(argument.heading(), argument.about);
    std::string group;
    for (const CommandReference& each : commands_of(app)) {
        if (each.group != group) help.title(each.group);
        group = each.group;
        help.entry(each.name, each.about);
    }
    help.title(Word::manual_title_options);
    for (const OptionReference& option : command.options)
        help.entry(option.heading(), option.about);
    for (const std::string& paragraph : command.paragraphs) help.paragraph(paragraph);
    if (!command.examples.empty()) help.title(Word::manual_title_examples);
    for (const std::string& example : command.examples) help.example(example);
    return help.take();
}

}  // namespace bornes::cli
