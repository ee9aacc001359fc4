// A file that one process at a time holds.
#pragma once

#include <string>

namespace bornes::journal {

class FileLock {
public:
    // Makes the file if need be. Throws StoreError if another process holds it.
    explicit FileLock(const std::string& path);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    int descriptor_;
};

}  // namespace bornes::journal
