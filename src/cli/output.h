// Writing to standard output, to files and to standard error. No failure goes unnoticed.
#pragma once

#include <string>
#include <string_view>

namespace bornes::cli {

// Text on its way to standard output. Nothing is written without a flush, so a caller that throws a
// Failure flushes first if the text should be seen.
class Output {
public:
    Output() = default;
    ~Output() = default;
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    // Append to this text. Call `flush_if_large` from time to time, and `flush` at the end.
    std::string& text() { return text_; }
    void flush_if_large();
    void flush();

private:
    std::string text_;
};

// Writes to standard error, and ignores errors: there is nobody to tell. fmt::print would throw.
void tell(std::string_view text);

// Creates the folder and its parents, unless they exist.
void create_folder(const std::string& path);

// Writes under a temporary name and renames, so that nobody sees half a file. A device or a pipe is
// written to directly.
void write_file(const std::string& path, std::string_view bytes);

}  // namespace bornes::cli
