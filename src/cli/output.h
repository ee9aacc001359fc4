// Standard output and files, with every failure noticed, and standard error.
#pragma once

#include <string>
#include <string_view>

namespace bornes::cli {

// Text on its way to standard output. Whoever wants what came before a Failure to be seen flushes
// it.
class Output {
public:
    Output() = default;
    ~Output() = default;
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    // Append here, then say `flush_if_large` now and then, and `flush` in the end.
    std::string& text() { return text_; }
    void flush_if_large();
    void flush();

private:
    std::string text_;
};

// Writes to standard error. Where that is closed or full nobody can be told, which is no reason to
// stop: so never fmt::print, which throws.
void tell(std::string_view text);

// Makes the folder and those above it, unless it is there.
void create_folder(const std::string& path);

// Writes under a temporary name and renames, so that a file is there whole or not at all. What is
// no plain file (a device, a pipe) is written to as it is.
void write_file(const std::string& path, std::string_view bytes);

}  // namespace bornes::cli
