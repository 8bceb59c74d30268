// SPDX-License-Identifier: MIT
#include "base/detail/system_file.h"

#include "base/utf8_path.h"
#include "base/windows/opened_handle.h"

#include <fmt/format.h>
#include <io.h>
#include <windows.h>

#include <algorithm>
#include <cerrno>
#include <random>

namespace muster {

namespace {

constexpr std::size_t most_at_once = std::size_t{1} << 30U; // bytes

bool renamed(const std::filesystem::path& from, const std::filesystem::path& to, DWORD flags) {
    if (::MoveFileExW(from.c_str(), to.c_str(), flags | MOVEFILE_WRITE_THROUGH) != 0)
        return true;
    set_errno_by_last_error();
    return false;
}

// Calls create() with names that begin alike until it neither returns false nor meets a name that is taken.
template <class Create>
bool created_by_new_name(const std::filesystem::path& begin, std::filesystem::path& created,
                         const Create& create) {
    constexpr int most_attempts = 100;
    std::random_device random;
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
        created = begin;
        created += path_of(fmt::format("{:06x}", random() & 0xFFFFFFU));
        if (create())
            return true;
        if (errno != EEXIST)
            return false;
    }
    return false;
}

} // namespace

int open_to_read(const std::filesystem::path& file) {
    const DWORD attributes = ::GetFileAttributesW(file.c_str());
    if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0) {
        errno = EISDIR;
        return -1;
    }
    return opened_file(file, GENERIC_READ, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL);
}

int create_beside(const std::filesystem::path& target, std::filesystem::path& created) {
    std::filesystem::path begin = target;
    begin += ".";
    int descriptor = -1;
    (void)created_by_new_name(begin, created, [&] {
        descriptor = opened_file(created, GENERIC_READ | GENERIC_WRITE, CREATE_NEW, FILE_ATTRIBUTE_NORMAL);
        return descriptor >= 0;
    });
    return descriptor;
}

// A new file has those of its folder.
bool set_access_rights(int /*descriptor*/, unsigned /*rights*/) {
    return true;
}

std::ptrdiff_t read_some(int descriptor, char* bytes, std::size_t size) {
    return ::_read(descriptor, bytes, static_cast<unsigned>(std::min(size, most_at_once)));
}

std::ptrdiff_t write_some(int descriptor, const char* bytes, std::size_t size) {
    return ::_write(descriptor, bytes, static_cast<unsigned>(std::min(size, most_at_once)));
}

std::ptrdiff_t read_from_start(int descriptor, char* bytes, std::size_t size) {
    if (::_lseeki64(descriptor, 0, SEEK_SET) != 0)
        return -1;
    std::size_t filled = 0;
    while (filled < size) {
        const std::ptrdiff_t count = read_some(descriptor, bytes + filled, size - filled);
        if (count < 0)
            return -1;
        if (count == 0)
            break;
        filled += static_cast<std::size_t>(count);
    }
    return static_cast<std::ptrdiff_t>(filled);
}

bool flush_file(int descriptor) {
    return ::_commit(descriptor) == 0;
}

// MOVEFILE_WRITE_THROUGH has done what there is to do.
bool flush_folder(const std::filesystem::path& /*folder*/) {
    return true;
}

bool replace_by_renaming(const std::filesystem::path& from, const std::filesystem::path& to) {
    return renamed(from, to, MOVEFILE_REPLACE_EXISTING);
}

bool take_free_name(const std::filesystem::path& from, const std::filesystem::path& to) {
    return renamed(from, to, 0);
}

// The folder for temporary files belongs to the account already.
bool create_own_folder(const std::filesystem::path& begin, std::filesystem::path& created) {
    return created_by_new_name(begin, created, [&] {
        if (::CreateDirectoryW(created.c_str(), nullptr) != 0)
            return true;
        set_errno_by_last_error();
        return false;
    });
}

} // namespace muster
