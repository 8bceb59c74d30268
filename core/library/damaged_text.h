// SPDX-License-Identifier: MIT
// LibraryError: why the library could not do what was asked, in words for the player. Nothing was changed
// unless the message says otherwise. Here without SQLite, for those who read armies from files only.
#pragma once

#include "database/database_trouble.h"

#include <string>
#include <utility>

namespace muster {

using LibraryError = DatabaseError;
using LibraryTrouble = DatabaseTrouble;

// The text of one revision is not what was saved. Other revisions may be as they were.
class DamagedText : public LibraryError {
public:
    // `why` is for those who name the army themselves.
    DamagedText(const std::string& message, std::string why)
        : LibraryError(LibraryTrouble::damaged, message), why_(std::move(why)) {}

    [[nodiscard]] const std::string& why() const { return why_; }

private:
    std::string why_;
};

} // namespace muster
