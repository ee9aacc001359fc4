#include "terminal/lesson/lesson.h"

#include <fmt/format.h>

#include <stdexcept>
#include <string_view>

#include "lesson_data.h"
#include "protocol/read.h"

namespace bornes::terminal {

Lesson first_game(Edition edition) {
    const auto bytes = first_game_data();
    const std::string text(bytes.begin(), bytes.end());
    LessonFile file;
    protocol::read(boost::json::parse(text), file, {"lesson", protocol::Field("", "")});
    RecordReader reader;
    for (const std::string& line : file.record) {
        const std::string rules = fmt::format("rules {}", id(edition));
        if (reader.feed((line.starts_with("rules ") ? rules : line) + "\n") ==
            RecordReader::Step::fault)
            throw std::runtime_error(to_text(*reader.fault(), "lessons/first-game.json"));
    }
    return {reader.record(), std::move(file.steps)};
}

}  // namespace bornes::terminal
