// Text laid out in columns, for people who read it in a terminal.
#pragma once

#include <string>
#include <string_view>

namespace bornes::cli {

// The text with blanks behind it, up to `width` code points.
std::string padded(std::string_view text, std::size_t width);

// A page of headings, paragraphs and lines.
class Page {
public:
    static constexpr int kWidth = 80;

    void title(std::string_view text);
    void heading(std::string_view text);
    // Wrapped and indented.
    void paragraph(std::string_view text);
    // Indented, as it is.
    void line(std::string_view text);

    const std::string& text() const { return text_; }

private:
    std::string text_;
};

}  // namespace bornes::cli
