#include "settings_sources.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <map>

#include "bornes/utf8.h"
#include "did_you_mean.h"
#include "failure.h"
#include "input.h"
#include "journal/store.h"
#include "journal/url.h"
#include "option_values.h"
#include "settings_file.h"

namespace bornes::cli {
namespace {

constexpr std::string_view kConfig = "--config";
constexpr std::string_view kPrefix = "BORNES_";
// Options about the settings are not settings themselves.
constexpr std::array<std::string_view, 3> kNoSettings{"--config", "--print-config", "--help"};
// Variables of ./test and of the page's tests, which start servers.
constexpr std::array<std::string_view, 4> kVariablesOfTests{"BORNES_CLI", "BORNES_FULL",
                                                            "BORNES_TEST_SCALE", "BORNES_WEB_PORT"};

std::string upper_snake(std::string text) {
    for (char& c : text)
        c = c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

// The names that `name_of` (key_of or variable_of) gives to the options of a command.
std::vector<std::string> names_of(const CLI::App& command, decltype(key_of) name_of) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        if (std::string name = name_of(command, *option); !name.empty())
            names.push_back(std::move(name));
    return names;
}

bool is_flag(const CLI::Option& option) { return option.get_items_expected_max() == 0; }

// Removes the name of the option, with which CLI11's messages begin: our message names it already.
std::string reason_in(const CLI::ParseError& error, const CLI::Option& option) {
    std::string text = error.what();
    const std::string name = option.get_name() + ": ";
    return text.starts_with(name) ? text.substr(name.size()) : text;
}

std::string flag_value(const std::string& text) {
    for (const std::string_view yes : {"true", "yes", "on", "1"})
        if (text == yes) return "true";
    for (const std::string_view no : {"false", "no", "off", "0"})
        if (text == no) return "false";
    throw Failure(fmt::format("{} is not one of true, false", backquoted(text)));
}

// Sets the option as the command line does. Throws a Failure that has only the reason.
void give(CLI::Option& option, std::string value) {
    // Values are names and addresses, which contain no blanks.
    if (option.get_delimiter() != '\0') std::erase(value, ' ');
    try {
        option.add_result(is_flag(option) ? flag_value(value) : std::move(value));
        option.run_callback();
    } catch (const CLI::ParseError& error) {
        throw Failure(reason_in(error, option));
    }
}

std::string environment(const std::string& name) {
    const char* value = std::getenv(name.c_str());
    return value == nullptr ? "" : value;
}

// An empty variable counts as not set, because compose files and units pass empty ones.
bool give_variable(CLI::Option& option, const std::string& name) {
    const std::string value = environment(name);
    if (value.empty()) return false;
    try {
        give(option, value);
    } catch (const Failure& reason) {
        throw Failure(fmt::format("the variable {}: {}", name, reason.what()));
    }
    return true;
}

std::vector<std::string> notes_about_variables(const CLI::App& described) {
    const std::vector<std::string> known = names_of(described, variable_of);
    std::vector<std::string> endings;
    for (const std::string& each : known) endings.push_back(each.substr(kPrefix.size()));
    std::vector<std::string> notes;
    for (char** entry = environ; *entry != nullptr; ++entry) {
        const std::string_view text = *entry;
        if (!text.starts_with(kPrefix)) continue;
        const std::string name(text.substr(0, text.find('=')));
        if (std::find(known.begin(), known.end(), name) != known.end()) continue;
        if (std::find(kVariablesOfTests.begin(), kVariablesOfTests.end(), name) !=
            kVariablesOfTests.end())
            continue;
        // Compares the names without the prefix that all of them share.
        const std::string meant = nearest(name.substr(kPrefix.size()), endings);
        notes.push_back(
            fmt::format("the variable {} means nothing to this server{}", printable(name, 100),
                        meant.empty() ? "" : fmt::format("; did you mean {}{}?", kPrefix, meant)));
    }
    return notes;
}

// A settings file. Checks every line against the options of a command.
class SettingsFile {
public:
    SettingsFile(const std::string& path, const CLI::App& described)
        : path_(path), name_(shown_name(path)) {
        const std::vector<std::string> keys = names_of(described, key_of);
        for (SettingLine& each : settings_in(read_all(path), name_)) {
            if (std::find(keys.begin(), keys.end(), each.key) == keys.end())
                fail(each, fmt::format("{}; `bornes {} --print-config` lists all of them",
                                       did_you_mean("there is no such setting", each.key, keys),
                                       described.get_name()));
            if (each.value.empty())
                fail(each, "a value is missing; put a # before the line to use the default");
            lines_[each.key].push_back(std::move(each));
        }
    }

    void give_to(CLI::Option& option, const std::string& key) const {
        const auto found = lines_.find(key);
        if (found == lines_.end()) return;
        const std::vector<SettingLine>& lines = found->second;
        if (lines.size() > 1 && option.get_items_expected_max() <= 1)
            fail(lines[1],
                 fmt::format("line {} has it already: remove one of the two", lines[0].line));
        for (const SettingLine& each : lines) try {
                give(option, each.value);
            } catch (const Failure& reason) {
                fail(each, reason.what());
            }
    }

    std::vector<std::string> notes() const {
        struct stat status {};
        const auto database = lines_.find("database");
        if (database == lines_.end() || ::stat(path_.c_str(), &status) != 0) return {};
        if ((status.st_mode & (S_IROTH | S_IWOTH)) == 0) return {};
        if (!holds_password(database->second.front().value)) return {};
        return {
            fmt::format("everybody on this machine can read {}, with the password of the "
                        "database in it: chmod o-rw {}",
                        name_, name_)};
    }

private:
    // The server refuses a malformed address later, when it opens the database.
    static bool holds_password(const std::string& database) {
        try {
            return journal::has_password(journal::parse_url(database));
        } catch (const journal::StoreError&) {
            return false;
        }
    }

    [[noreturn]] void fail(const SettingLine& at, const std::string& why) const {
        throw InputFault(fmt::format("{}:{}: {}: {}", name_, at.line, printable(at.key, 100), why));
    }

    std::string path_;
    std::string name_;
    std::map<std::string, std::vector<SettingLine>> lines_;
};

}  // namespace

void add_config_option(CLI::App& command) {
    command
        .add_option(std::string(kConfig),
                    "Read settings from this file, one `KEY = VALUE` per line")
        ->type_name("FILE");
}

std::string key_of(const CLI::App& command, const CLI::Option& option) {
    const std::string name = option.get_name();
    if (!option.nonpositional() || command.get_option_no_throw(std::string(kConfig)) == nullptr)
        return {};
    for (const std::string_view each : kNoSettings)
        if (option.check_name(std::string(each))) return {};
    return option.get_lnames().front();
}

std::string variable_of(const CLI::App& command, const CLI::Option& option) {
    const bool config = option.check_name(std::string(kConfig));
    const std::string key = config ? std::string(kConfig.substr(2)) : key_of(command, option);
    return key.empty() ? "" : upper_snake(std::string(kPrefix) + key);
}

std::vector<std::string> take_settings(CLI::App& command, const CLI::App& described) {
    std::vector<std::string> notes = notes_about_variables(described);
    CLI::Option* config = command.get_option(std::string(kConfig));
    if (config->count() == 0) give_variable(*config, variable_of(command, *config));
    std::unique_ptr<SettingsFile> file;
    if (config->count() > 0) {
        file = std::make_unique<SettingsFile>(config->as<std::string>(), described);
        for (std::string& note : file->notes()) notes.push_back(std::move(note));
    }
    for (CLI::Option* option : command.get_options()) {
        const std::string key = key_of(command, *option);
        if (key.empty() || option->count() > 0) continue;
        if (!give_variable(*option, variable_of(command, *option)) && file)
            file->give_to(*option, key);
    }
    return notes;
}

std::string settings_text(const CLI::App& command) {
    std::string text = fmt::format(
        "# Settings of `bornes {0}`. Use the file with `bornes {0} --config FILE`.\n"
        "# A line without # sets a setting. To set another one, remove the # before its name and\n"
        "# write your value. A line with # shows the default, or a word that says what to write.\n"
        "# Environment variables (BORNES_LIMIT_TABLES for limit-tables) override this file, and\n"
        "# the command line overrides both.\n"
        "# `bornes {0} --print-config` prints the settings that result.\n",
        command.get_name());
    for (const CLI::Option* option : command.get_options()) {
        const std::string key = key_of(command, *option);
        if (key.empty()) continue;
        const std::vector<std::string> values = listed_values(*option);
        text += fmt::format("\n# {}{}{}\n", option->get_description(), values.empty() ? "" : ": ",
                            fmt::join(values, ", "));
        const std::string& usual = option->get_default_str();
        const std::string shown = is_flag(*option) ? "false" : type_of(*option);
        if (option->count() > 0)
            text += fmt::format("{} = {}\n", key, fmt::join(option->results(), ","));
        else
            text += fmt::format("#{} = {}\n", key, usual.empty() ? shown : usual);
    }
    return text;
}

}  // namespace bornes::cli
