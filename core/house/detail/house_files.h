// SPDX-License-Identifier: MIT
// What house lists and house rules have in common on the disk: nothing that a person wrote is overwritten or
// removed without a copy in the trash. Every function throws std::system_error if the disk fails.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace muster {

// Copies the file to STEM.xml in the folder, or to the first of STEM.2.xml, STEM.3.xml … that is free.
// Returns the copy.
std::filesystem::path copy_to_trash(const std::filesystem::path& file, const std::filesystem::path& folder,
                                    std::string_view stem);
// Writes the file, and creates its folder if needed. Calls `put_into_trash` first unless the file that is
// there is one that Muster wrote: `rewritten` reads a text and returns it as Muster writes it; it throws
// InputError if it cannot read the text.
void write_house_file(const std::filesystem::path& file, std::string_view text,
                      const std::function<std::string(const std::string&)>& rewritten,
                      const std::function<void()>& put_into_trash);
// Moves the file from the trash back to where it was.
void restore_from_trash(const std::filesystem::path& trashed, const std::filesystem::path& file);

} // namespace muster
