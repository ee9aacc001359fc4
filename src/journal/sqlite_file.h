// The file of a SQLite database under a running server: private, and watched. What is stored in a
// file that was deleted or replaced is lost with the process.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <utility>

#include "platform/descriptor.h"

namespace bornes::journal {

class SqliteFile {
public:
    // Creates the file if there is none, and takes all permissions but the owner's from it and from
    // its log. Throws StoreError.
    explicit SqliteFile(std::string path);

    // Throws StoreError if the file is no longer where it was. It may come back.
    void check() const;
    // Same, and if the log that was first seen beside it is no longer there, which is for good. For
    // the thread that writes.
    void check_with_log();
    // SQLite may remove the log now, and make another one.
    void expect_new_log() { log_.reset(); }

private:
    using Identity = std::pair<dev_t, ino_t>;
    static std::optional<Identity> identity_of(const std::string& path);

    const std::string path_;
    // Held open: no other file can get its number meanwhile. It is closed after all connections,
    // for closing it drops the locks that SQLite has on the file.
    platform::Descriptor file_;
    Identity own_;
    std::optional<Identity> log_;
    bool log_lost_ = false;
};

}  // namespace bornes::journal
