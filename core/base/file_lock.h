// SPDX-License-Identifier: MIT
// FileLock: a file that one program holds for itself until it lets go or ends, however it ends. Process
// numbers do not tell that: after a restart another program may have the same.
#pragma once

#include <cstdint>
#include <filesystem>

namespace muster {

enum class FileUse : std::uint8_t {
    nobody,
    somebody, // also in this program
    unknown,  // the file system cannot lock files
};

// Who holds it; nobody if there is no such file.
[[nodiscard]] FileUse use_of(const std::filesystem::path& file);

class FileLock {
public:
    // Makes the file if need be. Where files cannot be locked it is held by nobody. Throws std::system_error
    // if it cannot be made.
    explicit FileLock(const std::filesystem::path& file);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    int descriptor_ = -1;
};

// flock() of an open file, begun again when a signal breaks it off. False, with errno set, if it fails.
[[nodiscard]] bool lock_descriptor(int descriptor, int operation);

} // namespace muster
