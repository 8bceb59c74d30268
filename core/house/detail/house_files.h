// SPDX-License-Identifier: MIT
// What the user's own data files have in common, be they lists or rules: nothing that a person wrote is
// written over or deleted without a copy in the trash. All throw std::system_error if the disk refuses.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace muster {

// Copies the file to STEM.xml in the folder, or to the first of STEM.2.xml, STEM.3.xml … that is free, and
// tells to which.
std::filesystem::path copy_to_trash(const std::filesystem::path& file, const std::filesystem::path& folder,
                                    std::string_view stem);
// Writes the file, whose folder is made if need be. What stood there is put into the trash first unless
// Muster wrote it so: `written` is how it writes a text that it reads, and throws InputError if it cannot
// read it.
void write_house_file(const std::filesystem::path& file, std::string_view text,
                      const std::function<std::string(const std::string&)>& written,
                      const std::function<void()>& put_into_trash);
// From the trash back to where it was.
void bring_back(const std::filesystem::path& trashed, const std::filesystem::path& file);

} // namespace muster
