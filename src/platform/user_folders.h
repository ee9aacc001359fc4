// Where this program keeps a user's files, by the XDG Base Directory Specification.
#pragma once

#include <filesystem>

namespace bornes::platform {

// $XDG_DATA_HOME/bornes or ~/.local/share/bornes: files that matter. The folder need not exist.
std::filesystem::path data_folder();
// $XDG_STATE_HOME/bornes or ~/.local/state/bornes: what is to be gone on with. It need not exist.
std::filesystem::path state_folder();

}  // namespace bornes::platform
