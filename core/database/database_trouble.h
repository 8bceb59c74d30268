// SPDX-License-Identifier: MIT
// DatabaseError: why a library or tournament could not do what was asked, in words for the player. Nothing
// was changed unless the message says otherwise.
#pragma once

#include <stdexcept>
#include <string>

namespace muster {

enum class DatabaseTrouble {
    disk_full,
    read_only,
    busy,    // another program is writing
    locking, // the file system has no locks
    damaged,
    newer,       // made by a later version of Muster
    foreign,     // a database, but none of Muster
    missing,     // no such army or revision
    interrupted, // the answer is no longer wanted
    other,
};

class DatabaseError : public std::runtime_error {
public:
    DatabaseError(DatabaseTrouble trouble, const std::string& message)
        : std::runtime_error(message), trouble_(trouble) {}

    [[nodiscard]] DatabaseTrouble trouble() const { return trouble_; }

private:
    DatabaseTrouble trouble_;
};

} // namespace muster
