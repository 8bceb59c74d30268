// SPDX-License-Identifier: MIT
#include "database/database_lock.h"

#include "base/file_lock.h"
#include "base/limits.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "database/database_error.h"
#include "database/database_kind.h"
#include "database/lock_holder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <string>
#include <system_error>
#include <thread>

namespace muster {

namespace {

DatabaseError lock_error(const std::filesystem::path& database, const DatabaseKind& kind, int error) {
    const std::string why = std::generic_category().message(error);
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return {DatabaseTrouble::disk_full,
                translate_format("{}: the disk is full. Make room", path_text(database))};
    case EROFS:
    case EACCES:
    case EPERM:
        return {DatabaseTrouble::read_only, translate_format("{0}: the {2}'s folder cannot be written: {1}",
                                                             path_text(database), why, kind.name())};
    case ENOLCK:
    case EOPNOTSUPP:
    case ENOSYS:
        return {DatabaseTrouble::locking,
                translate_format("{0}: the file system cannot lock files, as some network file systems "
                                 "cannot. Keep the {1} on a local disk",
                                 path_text(database), kind.name())};
    case ELOOP: // the lock would be made wherever the link leads
        return {DatabaseTrouble::other,
                translate_format("{}.lock: is a link, and a lock is a file of its own. Remove the link",
                                 path_text(database))};
    case EISDIR:
        return {DatabaseTrouble::other,
                translate_format("{}.lock: is a folder, and a lock is a file of its own. Remove the folder",
                                 path_text(database))};
    default: return {DatabaseTrouble::other, fmt::format("{}.lock: {}", path_text(database), why)};
    }
}

} // namespace

DatabaseLock::DatabaseLock(const std::filesystem::path& database, const DatabaseKind& kind)
    : database_(database), kind_(kind) {
    constexpr mode_t usual_mode = 0644;
    const std::string file = path_text(database) + ".lock";
    descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, usual_mode);
    if (descriptor_ < 0)
        throw lock_error(database, kind, errno);
    alone_ = lock_descriptor(descriptor_, LOCK_EX | LOCK_NB);
    if (alone_)
        return;
    const int error = errno == EWOULDBLOCK ? error_of_sharing() : errno;
    if (error == 0)
        return;
    ::close(descriptor_);
    if (error == EWOULDBLOCK)
        throw DatabaseError(
            DatabaseTrouble::locking,
            translate_format(
                "{0}: {1} has kept the {3} locked for {2} seconds. Wait until it is done or close "
                "it, then try again",
                path_text(database), holder_of_file(path_of(file)),
                std::chrono::duration_cast<std::chrono::seconds>(longest_lock_wait).count(), kind.name()));
    throw lock_error(database, kind, error);
}

// 0 once the lock is shared; EWOULDBLOCK after the longest wait.
int DatabaseLock::error_of_sharing() const {
    constexpr std::chrono::milliseconds pause{20};
    const auto end = std::chrono::steady_clock::now() + longest_lock_wait;
    while (!lock_descriptor(descriptor_, LOCK_SH | LOCK_NB)) {
        if (errno != EWOULDBLOCK || std::chrono::steady_clock::now() >= end)
            return errno;
        std::this_thread::sleep_for(pause);
    }
    return 0;
}

DatabaseLock::~DatabaseLock() {
    ::close(descriptor_);
}

void DatabaseLock::share() {
    if (alone_ && !lock_descriptor(descriptor_, LOCK_SH))
        throw lock_error(database_, kind_, errno);
    alone_ = false;
}

} // namespace muster
