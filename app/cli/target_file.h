// SPDX-License-Identifier: MIT
// The file that a command is asked to write.
#pragma once

#include <string>

namespace muster {

// Throws CallError if the file exists, unless `force` allows replacing it. Something that is not a regular
// file is never replaced: a device would be lost, since files are replaced by renaming.
void require_target(const std::string& file, bool force);

// Throws CallError for a name that no army file may hold.
void require_army_name(const std::string& name);

} // namespace muster
