// SPDX-License-Identifier: MIT
// An army of the library, named as @ARMY or @ARMY.REVISION.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// Whether the name is that of an army of the library: it begins with "@".
[[nodiscard]] bool is_stored_army(std::string_view name);
// The text of such an army. `library_file` is empty for the user's own library. Throws CallError for a name
// that is none, and LibraryError.
[[nodiscard]] std::string stored_army_text(const std::string& name, const std::string& library_file);

} // namespace muster
