// SPDX-License-Identifier: MIT
// The army of a written list as a file, so that the umpire can edit it like any other, and back.
#pragma once

#include "event/event_desk.h"

#include <cstdint>
#include <filesystem>
#include <optional>

class wxWindow;

namespace muster {

// Where to write it: proposed is a file beside the tournament, under the player's name. Nothing if cancelled.
[[nodiscard]] std::optional<std::filesystem::path> ask_file_for_army(wxWindow& parent, const EventDesk& desk,
                                                                     std::int64_t submission);
[[nodiscard]] std::optional<std::filesystem::path> ask_edited_army(wxWindow& parent);
// The army as it was read; an empty one if none could be. Throws InputError, std::system_error.
void write_army_to_edit(const EventDesk& desk, std::int64_t submission, const std::filesystem::path& file);

} // namespace muster
