// SPDX-License-Identifier: MIT
// What is in a folder, as quickly as the system can tell: a folder may hold thousands of armies.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace muster {

// Whether the entry is a folder, and no link to one: asked for only where it matters, since it may cost a
// call.
using IsFolder = std::function<bool()>;

// Calls take(name, is_folder) for each entry but "." and "..", in no order. False, perhaps after some of
// them, if the folder cannot be listed. `folder` ends with a "/".
[[nodiscard]] bool
for_each_entry(const std::string& folder,
               const std::function<void(std::string_view name, const IsFolder& is_folder)>& take);

} // namespace muster
