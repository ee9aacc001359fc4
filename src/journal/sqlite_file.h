// Protects and watches the SQLite file of a running server. If somebody deletes or replaces the
// file, everything stored after that would be lost when the process ends.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <utility>

#include "platform/descriptor.h"

namespace bornes::journal {

class SqliteFile {
public:
    // Creates the file if there is none. Restricts the file and its log to their owner. Throws
    // StoreError.
    explicit SqliteFile(std::string path);

    // Throws StoreError if the file is not in its place. It may come back later.
    void check() const;
    // Same, and also if the log beside it is gone; a lost log never comes back. For the writing
    // thread.
    void check_with_log();
    // Call before SQLite may remove the log and create a new one.
    void expect_new_log() { log_.reset(); }

private:
    using Identity = std::pair<dev_t, ino_t>;
    static std::optional<Identity> identity_of(const std::string& path);

    const std::string path_;
    // Stays open so that no other file can get the same inode number. Closed after all connections,
    // because closing it drops SQLite's locks on the file.
    platform::Descriptor file_;
    Identity own_;
    std::optional<Identity> log_;
    bool log_lost_ = false;
};

}  // namespace bornes::journal
