// SPDX-License-Identifier: MIT
// The files of a sheet on the disk, of which all are written or none; and the army read back from the PDF.
#pragma once

#include "base/file.h"

#include <filesystem>
#include <string>
#include <vector>

namespace muster {

// The text of an army: the bytes of the file, or of the attachment if the file is a PDF. Throws InputError if
// no army is attached.
[[nodiscard]] std::string army_text_in(const std::filesystem::path& file, std::string bytes);

// The file name of a page, counted from 0: "roster.svg", "roster-2.svg".
[[nodiscard]] std::string page_file_name(const std::string& out, std::size_t page);

// Writes all files before it puts the first in its place. Throws std::system_error, and then leaves no part
// of a file behind. Returns the names of the files. `link`: what becomes of links; those that stand in a
// folder under names that nobody has chosen one by one are not followed.
std::vector<std::string> write_sheet(const std::string& out, const std::vector<std::string>& files,
                                     AtomicFile::Link link = AtomicFile::Link::follow);

} // namespace muster
