// Replaces files as a whole: a reader finds the old file or the new one, never a part.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>

#include "platform/descriptor.h"

namespace bornes::platform {

// What failed: "cannot create" or "cannot write to", the file and the reason.
struct ReplaceFault {
    std::string_view what;
    std::filesystem::path path;
    std::error_code why;
};

struct Replacing {
    enum class Readers {
        as_before,   // same as the replaced file; a new file follows the umask
        owner_only,  // for secrets
    };
    Readers readers = Readers::as_before;
    // Sync the new file to the disk before returning, so that it survives a power cut.
    bool synced = false;
    // If not null, receives the new file, locked (see FileLock) before it gets its name.
    Descriptor* locked = nullptr;
};

// Writes a temporary file beside the file and renames it. Delays signals that end the program, so
// that no temporary file is left behind. Returns nothing on success. After a fault, the old file is
// unchanged, unless only syncing the folder failed.
std::optional<ReplaceFault> replace_file(const std::filesystem::path& path, std::string_view bytes,
                                         Replacing how = {});

// Creates the folder of a file. Returns the error if that fails.
std::error_code create_folder_of(const std::filesystem::path& file);

}  // namespace bornes::platform
