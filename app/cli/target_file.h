// SPDX-License-Identifier: MIT
// The file that a command is asked to write.
#pragma once

#include "base/file.h"

#include <string>
#include <string_view>

namespace muster {

// Throws CallError if the file exists, unless `force` allows replacing it. Something that is not a regular
// file is never replaced: a device would be lost, since files are replaced by renaming.
void require_target(const std::string& file, bool force);

// Writes the file, which must not be there unless `force` allows replacing it. Of two commands that write the
// same new file at once, one is refused. Throws CallError as above and std::system_error.
void write_target(const std::string& file, std::string_view bytes, bool force,
                  AtomicFile::Link link = AtomicFile::Link::follow);

// Throws CallError: the `what` ("sheet") would take the place of this army file.
[[noreturn]] void refuse_army_file(const std::string& file, std::string_view what);
// Also of a link to one, which would be written through.
[[nodiscard]] bool is_name_of_army(const std::string& file);

// Throws CallError for a name that no army file may hold.
void require_army_name(const std::string& name);

} // namespace muster
