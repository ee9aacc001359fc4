// Files that are replaced as a whole: a reader finds the old file or the new one, never a part.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>

#include "platform/descriptor.h"

namespace bornes::platform {

// What could not be done with a file: "cannot create" or "cannot write to", and the reason.
struct ReplaceFault {
    std::string_view what;
    std::filesystem::path path;
    std::error_code why;
};

struct Replacing {
    enum class Readers {
        as_before,   // like the file that is replaced; a new file follows the umask
        owner_only,  // for secrets
    };
    Readers readers = Readers::as_before;
    // The new file is on the disk before the function returns: it survives a power cut.
    bool synced = false;
    // If given, receives the new file, locked (see FileLock) before it gets its name.
    Descriptor* locked = nullptr;
};

// Writes a draft beside the file and renames it. Signals that end the program wait meanwhile, so
// that no draft stays behind. Returns nothing on success. After a fault the old file is as it was,
// unless only syncing the folder failed.
std::optional<ReplaceFault> replace_file(const std::filesystem::path& path, std::string_view bytes,
                                         Replacing how = {});

// Creates the folder that a file is to be in. Returns the reason if that failed.
std::error_code create_folder_of(const std::filesystem::path& file);

}  // namespace bornes::platform
