// SPDX-License-Identifier: MIT
// LibraryLock: who uses a library. Everyone who has it open shares the lock of a small file beside it, so
// that one who holds it alone knows that nobody else is in the middle of something: only then may a library
// be examined, mended or replaced. It falls with the process, however that ends.
#pragma once

#include <filesystem>

namespace muster {

class LibraryLock {
public:
    // Alone if nobody else has the library open; otherwise waits until nobody has it alone, and shares.
    // Throws LibraryError where files cannot be made or locked.
    explicit LibraryLock(const std::filesystem::path& library);
    ~LibraryLock();
    LibraryLock(const LibraryLock&) = delete;
    LibraryLock& operator=(const LibraryLock&) = delete;

    [[nodiscard]] bool alone() const { return alone_; }
    // Lets others in.
    void share();

private:
    std::filesystem::path library_;
    int descriptor_ = -1;
    bool alone_ = false;
};

} // namespace muster
