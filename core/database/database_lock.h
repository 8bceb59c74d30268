// SPDX-License-Identifier: MIT
// DatabaseLock: a lock on a small file beside a database, which everyone who has it open shares, also
// several threads of one process. A process that holds it exclusively knows that no other process has the
// database open: only then may it be examined, repaired or replaced. The lock ends with the process,
// however that ends. Built on base/file_lock.h, which says why it is not Boost's.
#pragma once

#include <filesystem>

namespace muster {

struct DatabaseKind;

class DatabaseLock {
public:
    // Exclusive if no other process has the database open; otherwise waits until none holds it exclusively,
    // and shares it. The kind must outlive it. Throws DatabaseError if files cannot be created or locked, or,
    // with the name of the program, if one has held it exclusively for longest_lock_wait.
    DatabaseLock(const std::filesystem::path& database, const DatabaseKind& kind);
    ~DatabaseLock();
    DatabaseLock(const DatabaseLock&) = delete;
    DatabaseLock& operator=(const DatabaseLock&) = delete;

    [[nodiscard]] bool alone() const { return alone_; }
    // Lets others open the database.
    void share();

private:
    [[nodiscard]] int error_of_sharing() const;

    std::filesystem::path database_;
    const DatabaseKind& kind_;
    int descriptor_ = -1;
    bool alone_ = false;
};

} // namespace muster
