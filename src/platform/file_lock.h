// A file that one process at a time holds. The lock ends with the object or with the process.
#pragma once

#include "platform/replace_file.h"

namespace bornes::platform {

class FileLock {
public:
    enum class Outcome {
        held,
        elsewhere,  // another process, or another FileLock, holds the file
        missing,    // there is no such file; only with IfMissing::leave
        failed,     // the file cannot be opened or locked; errno says why
    };
    enum class IfMissing { create, leave };

    // Does not wait. If this object already holds a lock, it keeps that lock, whatever the path.
    Outcome lock(const std::filesystem::path& path, IfMissing missing);
    // Replaces the file and syncs it. This object holds the lock of the new file from the start,
    // even if another process held the old file.
    std::optional<ReplaceFault> replace(const std::filesystem::path& path, std::string_view bytes);

private:
    Descriptor file_;
};

}  // namespace bornes::platform
