#include "terminal/puzzle/kept_progress.h"

#include <chrono>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "platform/replace_file.h"
#include "platform/user_folders.h"

namespace bornes::terminal {

int today() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return static_cast<int>(std::chrono::floor<std::chrono::days>(now).count());
}

KeptProgress::KeptProgress(const words::Voice& voice)
    : file_(platform::state_folder() / "puzzles.json") {
    std::error_code error;
    if (!std::filesystem::exists(file_, error)) return;
    std::ifstream stream(file_, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    const auto read = puzzles::progress_from_json(text);
    if (!stream || !read)
        throw std::runtime_error(voice(words::phrase::error_bad_progress{.file = file_.string()}));
    progress_ = *read;
}

std::optional<FileFault> KeptProgress::note(const std::string& id, bool right,
                                            std::optional<int> day) {
    progress_.note(id, right, day);
    if (const std::error_code error = platform::create_folder_of(file_))
        return FileFault{file_.parent_path(), error};
    const auto fault = platform::replace_file(file_, to_json(progress_));
    return fault ? std::optional(FileFault{file_, fault->why}) : std::nullopt;
}

}  // namespace bornes::terminal
