// SPDX-License-Identifier: MIT
#include "base/detail/system_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>

namespace muster {

int open_to_read(const std::filesystem::path& file) {
    return ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
}

int create_beside(const std::filesystem::path& target, std::filesystem::path& created) {
    std::string pattern = target.string() + ".XXXXXX";
    const int descriptor = ::mkostemp(pattern.data(), O_CLOEXEC);
    created = pattern;
    return descriptor;
}

bool set_access_rights(int descriptor, unsigned rights) {
    return ::fchmod(descriptor, static_cast<mode_t>(rights)) == 0;
}

std::ptrdiff_t read_some(int descriptor, char* bytes, std::size_t size) {
    return ::read(descriptor, bytes, size);
}

std::ptrdiff_t write_some(int descriptor, const char* bytes, std::size_t size) {
    return ::write(descriptor, bytes, size);
}

std::ptrdiff_t read_from_start(int descriptor, char* bytes, std::size_t size) {
    return ::pread(descriptor, bytes, size, 0);
}

bool flush_file(int descriptor) {
    return ::fsync(descriptor) == 0;
}

// Some file systems refuse to flush a folder, and may.
bool flush_folder(const std::filesystem::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return true;
    const bool flushed = flush_file(descriptor) || errno == EINVAL || errno == EBADF;
    const int why = errno;
    ::close(descriptor);
    errno = why;
    return flushed;
}

bool replace_by_renaming(const std::filesystem::path& from, const std::filesystem::path& to) {
    return ::rename(from.c_str(), to.c_str()) == 0;
}

bool create_own_folder(const std::filesystem::path& begin, std::filesystem::path& created) {
    std::string pattern = begin.string() + "XXXXXX";
    const bool is_created = ::mkdtemp(pattern.data()) != nullptr;
    created = pattern;
    return is_created;
}

} // namespace muster
