// SPDX-License-Identifier: MIT
#include "database/detail/lasting_locks.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdarg>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace muster {

namespace {

// Which descriptions hold the locks of a file. SQLite counts the locks of all its connections in a process
// and sets the file's by any one of their descriptors, as POSIX allows; so all must lead to one description.
// There is a second only if a connection that may only read came first.
struct LockedFile {
    struct Holder {
        int descriptor = -1;
        bool may_write = false;
    };
    std::vector<Holder> holders;
    std::vector<int> users; // SQLite's descriptors

    [[nodiscard]] bool may_write() const { return !holders.empty() && holders.back().may_write; }
};

class LockTable {
public:
    void opened(int descriptor) {
        const std::lock_guard guard(mutex_);
        opened_[descriptor] = std::nullopt;
    }

    void closing(int descriptor) {
        const std::lock_guard guard(mutex_);
        const auto opened = opened_.find(descriptor);
        if (opened == opened_.end())
            return;
        if (opened->second)
            forget_user(*opened->second, descriptor);
        opened_.erase(opened);
    }

    // The descriptors that hold the locks of the file of one of SQLite's, the one that sets new ones last.
    // None if SQLite opened it before the locks were made to last.
    [[nodiscard]] std::vector<int> holders_of(int descriptor) {
        const std::lock_guard guard(mutex_);
        const auto opened = opened_.find(descriptor);
        struct stat status {};
        if (opened == opened_.end() || ::fstat(descriptor, &status) != 0)
            return {};
        if (!opened->second) {
            opened->second = Key(status.st_dev, status.st_ino);
            add_user(files_[*opened->second], descriptor);
        }
        std::vector<int> descriptors;
        for (const LockedFile::Holder& holder : files_[*opened->second].holders)
            descriptors.push_back(holder.descriptor);
        return descriptors;
    }

private:
    using Key = std::pair<dev_t, ino_t>;

    static void add_user(LockedFile& file, int descriptor) {
        file.users.push_back(descriptor);
        const bool may_write = (::fcntl(descriptor, F_GETFL) & O_ACCMODE) == O_RDWR;
        if (!file.holders.empty() && (file.may_write() || !may_write))
            return;
        // SQLite keeps away from the lowest three: what is printed there would end up in the file.
        constexpr int lowest = 3;
        if (const int holder = ::fcntl(descriptor, F_DUPFD_CLOEXEC, lowest); holder >= 0)
            file.holders.push_back({holder, may_write});
    }

    void forget_user(const Key& key, int descriptor) {
        const auto file = files_.find(key);
        std::erase(file->second.users, descriptor);
        if (!file->second.users.empty())
            return;
        for (const LockedFile::Holder& holder : file->second.holders)
            ::close(holder.descriptor);
        files_.erase(file);
    }

    std::mutex mutex_;
    std::map<int, std::optional<Key>> opened_; // by descriptor; with a key once it was locked
    std::map<Key, LockedFile> files_;
};

// Outlives every connection, also those that are closed while the program ends.
LockTable& lock_table() {
    static auto* const table = new LockTable;
    return *table;
}

int lasting(int operation) {
    return operation == F_GETLK ? F_OFD_GETLK : operation == F_SETLK ? F_OFD_SETLK : F_OFD_SETLKW;
}

int lock_lastingly(int descriptor, int operation, struct flock& lock) {
    const std::vector<int> holders = lock_table().holders_of(descriptor);
    if (holders.empty())
        return ::fcntl(descriptor, operation, &lock);
    lock.l_pid = 0; // as the system asks
    if (operation == F_GETLK || lock.l_type != F_UNLCK)
        return ::fcntl(holders.back(), lasting(operation), &lock);
    int result = 0;
    for (const int holder : holders)
        result = std::min(result, ::fcntl(holder, lasting(operation), &lock));
    return result;
}

// The calls below stand in for the system's in SQLite.
extern "C" {

int muster_sqlite_open(const char* path, int flags, int mode) {
    const int descriptor = ::open(path, flags, mode);
    if (descriptor >= 0)
        lock_table().opened(descriptor);
    return descriptor;
}

int muster_sqlite_close(int descriptor) {
    lock_table().closing(descriptor);
    return ::close(descriptor);
}

int muster_sqlite_fcntl(int descriptor, int operation, ...) {
    va_list arguments;
    va_start(arguments, operation);
    int result = 0;
    if (operation == F_GETLK || operation == F_SETLK || operation == F_SETLKW)
        result = lock_lastingly(descriptor, operation, *va_arg(arguments, struct flock*));
    else
        result = ::fcntl(descriptor, operation, va_arg(arguments, int));
    va_end(arguments);
    return result;
}
}

bool system_has_lasting_locks() {
    const int descriptor = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    struct flock lock {};
    lock.l_type = F_UNLCK;
    lock.l_whence = SEEK_SET;
    const bool has = descriptor >= 0 && ::fcntl(descriptor, F_OFD_SETLK, &lock) == 0;
    ::close(descriptor);
    return has;
}

template <class Call>
void replace(sqlite3_vfs& files, const char* name, Call call) {
    files.xSetSystemCall(&files, name, reinterpret_cast<sqlite3_syscall_ptr>(call));
}

void replace_calls() {
    sqlite3_vfs* const files = ::sqlite3_vfs_find("unix");
    if (files == nullptr || files->iVersion < 3 || !system_has_lasting_locks())
        return;
    replace(*files, "open", &muster_sqlite_open);
    replace(*files, "close", &muster_sqlite_close);
    replace(*files, "fcntl", &muster_sqlite_fcntl);
}

} // namespace

void make_locks_last() {
    static std::once_flag once;
    std::call_once(once, replace_calls);
}

} // namespace muster
