// SPDX-License-Identifier: MIT
// To be loaded before a program (LD_PRELOAD): a disk that fails in the ways disks do, for this process and
// the files whose path has "library" in it. MUSTER_DISK_BYTES: it is full after so many bytes. MUSTER_DISK is
// "read-only", so that nothing can be opened to be written, or "without-locks", as some network file systems
// are.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <string_view>

namespace {

long long bytes_left() {
    const char* const text = std::getenv("MUSTER_DISK_BYTES");
    return text == nullptr ? -1 : std::atoll(text);
}

bool disk_is(std::string_view kind) {
    const char* const text = std::getenv("MUSTER_DISK");
    return text != nullptr && text == kind;
}

bool is_library(std::string_view path) {
    return path.find("library") != std::string_view::npos;
}

bool is_library(int descriptor) {
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
    return length > 0 && is_library(std::string_view(path.data(), static_cast<std::size_t>(length)));
}

bool refused(int descriptor, size_t count) {
    static long long left = bytes_left();
    if (left < 0 || !is_library(descriptor))
        return false;
    left -= static_cast<long long>(count);
    if (left >= 0)
        return false;
    left = 0;
    errno = ENOSPC;
    return true;
}

bool opening_refused(const char* path, int flags) {
    if ((flags & O_ACCMODE) == O_RDONLY || !disk_is("read-only") || !is_library(std::string_view(path)))
        return false;
    errno = EROFS;
    return true;
}

bool lock_refused(int descriptor, bool is_lock) {
    if (!is_lock || !disk_is("without-locks") || !is_library(descriptor))
        return false;
    errno = ENOLCK;
    return true;
}

bool is_lock(int command) {
    return command == F_SETLK || command == F_SETLKW || command == F_OFD_SETLK;
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

int open(const char* path, int flags, ...) {
    static const auto real = next<int (*)(const char*, int, ...)>("open");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = va_arg(rest, mode_t); // some word, where there is none
    va_end(rest);
    return opening_refused(path, flags) ? -1 : real(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    static const auto real = next<int (*)(const char*, int, ...)>("open64");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return opening_refused(path, flags) ? -1 : real(path, flags, mode);
}

int flock(int descriptor, int operation) {
    static const auto real = next<int (*)(int, int)>("flock");
    return lock_refused(descriptor, true) ? -1 : real(descriptor, operation);
}

int fcntl(int descriptor, int command, ...) {
    static const auto real = next<int (*)(int, int, ...)>("fcntl");
    va_list rest;
    va_start(rest, command);
    void* const argument = va_arg(rest, void*);
    va_end(rest);
    return lock_refused(descriptor, is_lock(command)) ? -1 : real(descriptor, command, argument);
}

int fcntl64(int descriptor, int command, ...) {
    static const auto real = next<int (*)(int, int, ...)>("fcntl64");
    va_list rest;
    va_start(rest, command);
    void* const argument = va_arg(rest, void*);
    va_end(rest);
    return lock_refused(descriptor, is_lock(command)) ? -1 : real(descriptor, command, argument);
}
}
