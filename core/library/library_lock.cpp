// SPDX-License-Identifier: MIT
#include "library/library_lock.h"

#include "base/file_lock.h"
#include "base/translation.h"
#include "library/library_error.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace muster {

namespace {

LibraryError lock_error(const std::filesystem::path& library, int error) {
    const std::string why = std::generic_category().message(error);
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return {LibraryTrouble::disk_full,
                translate_format("{}: the disk is full. Make room", library.string())};
    case EROFS:
    case EACCES:
    case EPERM:
        return {LibraryTrouble::read_only,
                translate_format("{}: the library's folder cannot be written: {}", library.string(), why)};
    case ENOLCK:
    case EOPNOTSUPP:
    case ENOSYS:
        return {LibraryTrouble::locking,
                translate_format(
                    "{}: the file system cannot lock files, as some network file systems cannot. Keep "
                    "the library on a local disk",
                    library.string())};
    default: return {LibraryTrouble::other, fmt::format("{}: {}", library.string(), why)};
    }
}

} // namespace

LibraryLock::LibraryLock(const std::filesystem::path& library) : library_(library) {
    constexpr mode_t usual_mode = 0644;
    const std::string file = library.string() + ".lock";
    descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, usual_mode);
    if (descriptor_ < 0)
        throw lock_error(library, errno);
    alone_ = lock_descriptor(descriptor_, LOCK_EX | LOCK_NB);
    if (!alone_ && (errno != EWOULDBLOCK || !lock_descriptor(descriptor_, LOCK_SH))) {
        const int error = errno;
        ::close(descriptor_);
        throw lock_error(library, error);
    }
}

LibraryLock::~LibraryLock() {
    ::close(descriptor_);
}

void LibraryLock::share() {
    if (alone_ && !lock_descriptor(descriptor_, LOCK_SH))
        throw lock_error(library_, errno);
    alone_ = false;
}

} // namespace muster
