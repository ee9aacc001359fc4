#include "manual.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace bornes::cli {
namespace {

struct Entry {
    std::string_view name;
    std::string_view about;
};

constexpr std::array kEnvironment{
    Entry{"LC_ALL, LC_MESSAGES, LANG",
          "The language, unless --lang chooses it, and whether the terminal "
          "shows more than ASCII."},
    Entry{"NO_COLOR", "No colours if it is set to anything but an empty text."},
    Entry{"COLUMNS", "The width of help and reports, instead of the width of the terminal."},
    Entry{"XDG_STATE_HOME, XDG_DATA_HOME",
          "Where the folders of FILES are; ~/.local/state and "
          "~/.local/share if they are not set."},
};

constexpr std::array kFiles{
    Entry{"$XDG_STATE_HOME/bornes",
          "The games of bornes play, and the tokens of seats at online "
          "tables."},
    Entry{"$XDG_DATA_HOME/bornes/tables.sqlite",
          "The tables of bornes serve, if no database is named."},
    Entry{"/var/lib/bornes/tables.sqlite", "The tables of the service bornes.service."},
};

constexpr std::string_view kExitStatus =
    "0 if all is well, 2 with a message on standard error otherwise.";

std::string roff(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else if (c == '\'')
            out += "\\(aq";
        else if (c == '`')
            out += "\\(ga";
        else
            out += c;
    }
    if (out.starts_with('.')) out.insert(0, "\\&");
    return out;
}

std::string upper(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

// The text after "bornes-play - " in the NAME section.
std::string lower_first(std::string text) {
    if (!text.empty())
        text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
}

class Roff {
public:
    Roff(const CommandReference& command, std::string_view about) {
        text_ = fmt::format(".TH {} 1 \"\" \"bornes {}\" \"bornes\"\n", upper(command.page_name()),
                            BORNES_VERSION);
        section("NAME");
        line(fmt::format("{} \\- {}", roff(command.page_name()), roff(about)));
        section("SYNOPSIS");
        line(".B " + roff(command.usage()));
    }

    void section(std::string_view title) { text_ += fmt::format(".SH {}\n", title); }
    void line(std::string_view text) { text_.append(text).append("\n"); }
    void paragraph(std::string_view text) {
        line(".PP");
        line(roff(text));
    }
    void entry(std::string_view name, std::string_view about) {
        line(".TP");
        line(".B " + roff(name));
        line(roff(about));
    }
    void option(const OptionReference& each) {
        entry(each.heading(), each.about);
        if (each.variable.empty()) return;
        line(".br");
        line(roff(fmt::format("Variable: {}", each.variable)) +
             (each.key.empty() ? "" : roff(fmt::format("; key: {}", each.key))));
    }
    template <class Entries>
    void entries(std::string_view title, const Entries& all) {
        if (all.empty()) return;
        section(title);
        for (const auto& each : all) {
            if constexpr (std::is_same_v<std::decay_t<decltype(each)>, OptionReference>)
                option(each);
            else
                entry(each.name, each.about);
        }
    }
    void examples(const std::vector<std::string>& all) {
        if (all.empty()) return;
        section("EXAMPLES");
        line(".EX");
        for (const std::string& each : all) line(roff(each));
        line(".EE");
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

}  // namespace

std::string page_of(const CommandReference& command) {
    Roff page(command, lower_first(command.about));
    page.section("DESCRIPTION");
    page.line(roff(command.about + "."));
    for (const std::string& paragraph : command.paragraphs) page.paragraph(paragraph);
    page.entries("ARGUMENTS", command.arguments);
    page.entries("OPTIONS", command.options);
    page.examples(command.examples);
    page.section("EXIT STATUS");
    page.line(kExitStatus);
    page.section("SEE ALSO");
    page.line(".BR bornes (1)");
    return page.take();
}

std::string main_page(const CommandReference& program,
                      const std::vector<CommandReference>& commands) {
    Roff page(program, "Mille Bornes: rules, players, tools and online tables");
    page.section("DESCRIPTION");
    page.line(roff(program.about + "."));
    page.section("COMMANDS");
    for (const CommandReference& command : commands) {
        page.line(".TP");
        page.line(fmt::format(".BR {} (1)", roff(command.page_name())));
        page.line(roff(command.about + "."));
    }
    page.entries("OPTIONS", program.options);
    page.entries("ENVIRONMENT", kEnvironment);
    page.entries("FILES", kFiles);
    page.section("EXIT STATUS");
    page.line(kExitStatus);
    return page.take();
}

}  // namespace bornes::cli
