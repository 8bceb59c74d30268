// SPDX-License-Identifier: MIT
// An event as plain files, and back to the same event: event.json with every row, those of a large event with
// files of rows before it, and beside it the packs, the rule sets and army lists, and what came in, each as a
// file of its own.
#pragma once

#include "event/event_file.h"

#include <filesystem>

namespace muster {

// The folder must not exist, or be empty. Throws DatabaseError, InputError, std::system_error.
void export_event(const EventFile& event, const std::filesystem::path& folder);

// The file must not exist. Makes the whole event or, if anything is wrong, no file. Throws likewise.
void import_event(const std::filesystem::path& folder, const std::filesystem::path& file);

} // namespace muster
