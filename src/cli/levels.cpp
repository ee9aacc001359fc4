#include "levels.h"

#include "bornes/utf8.h"
#include "failure.h"

namespace bornes::cli {

std::string level_ids() {
    std::string text;
    for (const Level level : kLevels) text.append(text.empty() ? "" : ", ").append(id(level));
    return text;
}

Level level_of(const std::string& text, const std::string& where) {
    if (const auto level = from_id<Level>(text)) return *level;
    throw Failure(where + translate(words::phrase::error_no_bot{.levels = level_ids(),
                                                                .name = backquoted(text)}));
}

}  // namespace bornes::cli
