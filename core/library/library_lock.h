// SPDX-License-Identifier: MIT
// LibraryLock: a lock on a small file beside a library, which everyone who has the library open shares, also
// several threads of one process. A process that holds it exclusively knows that no other process has the
// library open: only then may the library be examined, repaired or replaced. The lock ends with the process,
// however that ends. Built on base/file_lock.h, which says why it is not Boost's.
#pragma once

#include <filesystem>

namespace muster {

class LibraryLock {
public:
    // Exclusive if no other process has the library open; otherwise waits until none holds it exclusively,
    // and shares it. Throws LibraryError if files cannot be created or locked, or, with the name of the
    // program, if one has held it exclusively for longest_lock_wait.
    explicit LibraryLock(const std::filesystem::path& library);
    ~LibraryLock();
    LibraryLock(const LibraryLock&) = delete;
    LibraryLock& operator=(const LibraryLock&) = delete;

    [[nodiscard]] bool alone() const { return alone_; }
    // Lets others open the library.
    void share();

private:
    [[nodiscard]] int error_of_sharing() const;

    std::filesystem::path library_;
    int descriptor_ = -1;
    bool alone_ = false;
};

} // namespace muster
