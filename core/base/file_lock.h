// SPDX-License-Identifier: MIT
// FileLock: marks a file as in use until the lock is destroyed or the process ends, however it ends. A
// process id could not tell: after a restart another program may have the same. Our own on flock(), not
// boost::interprocess::file_lock: that is a POSIX record lock, which a process never holds against itself and
// loses for all its threads when any of them closes the file, whereas two windows and two threads of one
// process must see each other's locks here.
#pragma once

#include <cstdint>
#include <filesystem>

namespace muster {

enum class FileUse : std::uint8_t {
    nobody,
    somebody, // perhaps this process
    unknown,  // the file system cannot lock files
};

// Who has locked it; nobody if there is no such file.
[[nodiscard]] FileUse use_of(const std::filesystem::path& file);

class FileLock {
public:
    // Creates the file if it does not exist. On a file system without locks nobody is seen to hold it. Throws
    // std::system_error if the file cannot be created.
    explicit FileLock(const std::filesystem::path& file);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    int descriptor_ = -1;
};

// flock() of an open file, repeated when a signal interrupts it. False, with errno set, if it fails.
[[nodiscard]] bool lock_descriptor(int descriptor, int operation);

} // namespace muster
