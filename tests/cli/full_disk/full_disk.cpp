// SPDX-License-Identifier: MIT
// To be loaded before a program (LD_PRELOAD): a disk that is full after MUSTER_DISK_BYTES bytes written to
// files whose path has "library" in it, for this process.
#include <dlfcn.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <string_view>

namespace {

long long bytes_left() {
    const char* const text = std::getenv("MUSTER_DISK_BYTES");
    return text == nullptr ? -1 : std::atoll(text);
}

bool refused(int descriptor, size_t count) {
    static long long left = bytes_left();
    std::array<char, 64> link{};
    std::array<char, 4096> path{};
    constexpr std::string_view start = "/proc/self/fd/";
    start.copy(link.data(), start.size());
    std::size_t at = start.size();
    if (descriptor >= 100)
        link[at++] = static_cast<char>('0' + descriptor / 100 % 10);
    if (descriptor >= 10)
        link[at++] = static_cast<char>('0' + descriptor / 10 % 10);
    link[at] = static_cast<char>('0' + descriptor % 10);
    const ssize_t length = ::readlink(link.data(), path.data(), path.size());
    if (length <= 0 || std::string_view(path.data(), static_cast<std::size_t>(length)).find("library") ==
                           std::string_view::npos)
        return false;
    left -= static_cast<long long>(count);
    if (left >= 0)
        return false;
    left = 0;
    errno = ENOSPC;
    return true;
}

template <class Function>
Function next(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" {

ssize_t write(int descriptor, const void* bytes, size_t count) {
    static const auto real = next<ssize_t (*)(int, const void*, size_t)>("write");
    return refused(descriptor, count) ? -1 : real(descriptor, bytes, count);
}

ssize_t pwrite(int descriptor, const void* bytes, size_t count, off_t offset) {
    static const auto real = next<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite");
    return refused(descriptor, count) ? -1 : real(descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t count, off64_t offset) {
    static const auto real = next<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64");
    return refused(descriptor, count) ? -1 : real(descriptor, bytes, count, offset);
}
}
