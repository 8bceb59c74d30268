// SPDX-License-Identifier: MIT
#include "base/file_lock.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace muster {

bool lock_descriptor(int descriptor, int operation) {
    while (::flock(descriptor, operation) != 0) {
        if (errno == EINTR)
            continue;
        return false;
    }
    return true;
}

FileUse use_of(const std::filesystem::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
    if (descriptor < 0)
        return errno == ENOENT ? FileUse::nobody : FileUse::unknown;
    const bool free = lock_descriptor(descriptor, LOCK_EX | LOCK_NB);
    const bool taken = !free && errno == EWOULDBLOCK;
    ::close(descriptor);
    return free ? FileUse::nobody : taken ? FileUse::somebody : FileUse::unknown;
}

FileLock::FileLock(const std::filesystem::path& file) {
    constexpr mode_t usual_mode = 0644;
    descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, usual_mode);
    if (descriptor_ < 0)
        throw std::system_error(errno, std::generic_category(),
                                fmt::format("cannot create {}", file.string()));
    // Shared, so that only use_of() can make it wait, and only briefly.
    (void)lock_descriptor(descriptor_, LOCK_SH);
}

FileLock::~FileLock() {
    ::close(descriptor_);
}

} // namespace muster
