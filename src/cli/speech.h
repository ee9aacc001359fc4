// The language in which a command speaks to its user.
//
// A command that speaks to players (it has --lang) says everything in their language, including
// errors in its options. All other commands speak English. The language is chosen once, before the
// options are read.
#pragma once

#include <CLI/App.hpp>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

#include "bornes/record.h"
#include "words/words.h"

namespace bornes::cli {

// Chooses the language from the command, --lang and --ascii. The first argument is the program's
// name. Without a known command, the locale decides.
void choose_speech(const CLI::App& program, std::span<char* const> arguments);

const words::Voice& voice_of_command();
// A word or phrase of the catalogue in that language.
template <class Message>
std::string translate(const Message& message) {
    return std::string(voice_of_command()(message));
}
// "FILE:LINE:COLUMN: why"
std::string translate(const RecordFault& fault, std::string_view file);
// Why the system refused: "No such file or directory".
std::string translate(std::error_code why);
// The text for standard error, in plain ASCII if --ascii or the locale asks for it.
std::string for_screen(std::string text);

}  // namespace bornes::cli
