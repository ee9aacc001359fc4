// Where the program keeps a user's files, according to the XDG Base Directory Specification.
#pragma once

#include <filesystem>

namespace bornes::platform {

// $XDG_DATA_HOME/bornes or ~/.local/share/bornes: files that matter. The folder may not exist yet.
std::filesystem::path data_folder();
// $XDG_STATE_HOME/bornes or ~/.local/state/bornes: unfinished work to resume. The folder may not
// exist yet.
std::filesystem::path state_folder();

}  // namespace bornes::platform
