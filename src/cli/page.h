// Text laid out in columns, for people who read it in a terminal.
#pragma once

#include <string>
#include <string_view>

namespace bornes::cli {

// Pads the text with blanks to `width` code points.
std::string padded(std::string_view text, std::size_t width);

// A page of headings, paragraphs and lines.
class Page {
public:
    static constexpr int kWidth = 80;

    void title(std::string_view text);
    void heading(std::string_view text);
    // Adds the text, wrapped and indented.
    void paragraph(std::string_view text);
    // Adds the text indented, without wrapping.
    void line(std::string_view text);

    const std::string& text() const { return text_; }

private:
    std::string text_;
};

}  // namespace bornes::cli
