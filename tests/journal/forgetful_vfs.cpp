// The functions that SQLite calls. Calls that do not concern the disk go to the usual VFS.
#include <sqlite3.h>

#include <string>

#include "journal/forgetful_disk.h"

namespace bornes::tests {
namespace {

// The layout that SQLite allocates. The file of the usual VFS follows it.
struct File {
    sqlite3_file base;
    const char* path;  // null: a temporary file, which is ignored

    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    const sqlite3_io_methods& usual() { return *real()->pMethods; }
};

File& file_of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
sqlite3_vfs& usual_vfs(sqlite3_vfs* vfs) { return *static_cast<sqlite3_vfs*>(vfs->pAppData); }
ForgetfulDisk& disk() { return ForgetfulDisk::instance(); }

int close(sqlite3_file* file) { return file_of(file).usual().xClose(file_of(file).real()); }

int read(sqlite3_file* file, void* bytes, int size, sqlite3_int64 at) {
    if (const int result = disk().read(); result != SQLITE_OK) return result;
    return file_of(file).usual().xRead(file_of(file).real(), bytes, size, at);
}

int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    File& own = file_of(file);
    if (own.path != nullptr) {
        std::string copy(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
        const int result = disk().write(own.path, at, std::move(copy));
        if (result != SQLITE_OK) return result;
    }
    return own.usual().xWrite(own.real(), bytes, size, at);
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    File& own = file_of(file);
    if (own.path != nullptr)
        if (const int result = disk().truncate(own.path, size); result != SQLITE_OK) return result;
    return own.usual().xTruncate(own.real(), size);
}

// Does not sync the real disk, because its power does not fail.
int sync(sqlite3_file* file, int) {
    const File& own = file_of(file);
    return own.path == nullptr ? SQLITE_OK : disk().sync(own.path);
}

int size(sqlite3_file* file, sqlite3_int64* bytes) {
    return file_of(file).usual().xFileSize(file_of(file).real(), bytes);
}
int lock(sqlite3_file* file, int level) {
    return file_of(file).usual().xLock(file_of(file).real(), level);
}
int unlock(sqlite3_file* file, int level) {
    return file_of(file).usual().xUnlock(file_of(file).real(), level);
}
int check_lock(sqlite3_file* file, int* reserved) {
    return file_of(file).usual().xCheckReservedLock(file_of(file).real(), reserved);
}
int control(sqlite3_file* file, int what, void* argument) {
    return file_of(file).usual().xFileControl(file_of(file).real(), what, argument);
}
int sector_size(sqlite3_file* file) {
    return file_of(file).usual().xSectorSize(file_of(file).real());
}
int map_shared(sqlite3_file* file, int page, int size, int extend, void volatile** memory) {
    return file_of(file).usual().xShmMap(file_of(file).real(), page, size, extend, memory);
}
int lock_shared(sqlite3_file* file, int offset, int count, int flags) {
    return file_of(file).usual().xShmLock(file_of(file).real(), offset, count, flags);
}
void shared_barrier(sqlite3_file* file) { file_of(file).usual().xShmBarrier(file_of(file).real()); }
int unmap_shared(sqlite3_file* file, int remove) {
    return file_of(file).usual().xShmUnmap(file_of(file).real(), remove);
}
// Promises nothing: neither whole sectors nor an order of writes.
int characteristics(sqlite3_file*) { return 0; }

const sqlite3_io_methods kMethods{2,
                                  close,
                                  read,
                                  write,
                                  truncate,
                                  sync,
                                  size,
                                  lock,
                                  unlock,
                                  check_lock,
                                  control,
                                  sector_size,
                                  characteristics,
                                  map_shared,
                                  lock_shared,
                                  shared_barrier,
                                  unmap_shared,
                                  nullptr,
                                  nullptr};

int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* got) {
    File& own = file_of(file);
    own.base.pMethods = nullptr;
    if (const int result = disk().read(); result != SQLITE_OK) return SQLITE_CANTOPEN;
    constexpr int kept = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL;
    own.path = (flags & kept) != 0 ? path : nullptr;
    if (own.path != nullptr) disk().open(own.path);
    const int result = usual_vfs(vfs).xOpen(&usual_vfs(vfs), path, own.real(), flags, got);
    if (result == SQLITE_OK) own.base.pMethods = &kMethods;
    return result;
}

int remove(sqlite3_vfs* vfs, const char* path, int sync_folder) {
    if (const int result = disk().remove(path, sync_folder != 0); result != SQLITE_OK)
        return result;
    return usual_vfs(vfs).xDelete(&usual_vfs(vfs), path, sync_folder);
}

sqlite3_vfs make_vfs() {
    sqlite3_vfs* usual = sqlite3_vfs_find(nullptr);
    sqlite3_vfs vfs = *usual;  // time, randomness and names stay the usual ones
    vfs.pAppData = usual;
    vfs.zName = "forgetful";
    vfs.szOsFile += static_cast<int>(sizeof(File));
    vfs.xOpen = open;
    vfs.xDelete = remove;
    return vfs;
}

}  // namespace

ForgetfulDisk::ForgetfulDisk() {
    static sqlite3_vfs vfs = make_vfs();
    sqlite3_vfs_register(&vfs, 1);
}

ForgetfulDisk& ForgetfulDisk::instance() {
    static ForgetfulDisk disk;
    return disk;
}

}  // namespace bornes::tests
