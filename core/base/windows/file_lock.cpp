// SPDX-License-Identifier: MIT
// LockFileEx() on a byte far behind the end, so that the file can be read meanwhile.
#include "base/file_lock.h"

#include "base/utf8_path.h"
#include "base/windows/opened_handle.h"

#include <fmt/format.h>
#include <io.h>
#include <windows.h>

#include <cerrno>
#include <system_error>

namespace muster {

namespace {

bool lock_last_byte(int descriptor, DWORD flags) {
    OVERLAPPED place{};
    place.OffsetHigh = 0x7FFFFFFF;
    HANDLE handle = reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor));
    return ::LockFileEx(handle, flags | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) != 0;
}

} // namespace

FileUse use_of(const std::filesystem::path& file) {
    const int descriptor =
        opened_file(file, GENERIC_READ | GENERIC_WRITE, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL);
    if (descriptor < 0)
        return errno == ENOENT ? FileUse::nobody : FileUse::unknown;
    const bool free = lock_last_byte(descriptor, LOCKFILE_EXCLUSIVE_LOCK);
    const bool taken = !free && ::GetLastError() == ERROR_LOCK_VIOLATION;
    ::_close(descriptor);
    return free ? FileUse::nobody : taken ? FileUse::somebody : FileUse::unknown;
}

FileLock::FileLock(const std::filesystem::path& file) {
    descriptor_ = opened_file(file, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL);
    if (descriptor_ < 0)
        throw std::system_error(errno, std::generic_category(),
                                fmt::format("cannot create {}", path_text(file)));
    // Shared, so that only use_of() can make it wait, and only briefly.
    (void)lock_last_byte(descriptor_, 0);
}

FileLock::~FileLock() {
    ::_close(descriptor_);
}

} // namespace muster
