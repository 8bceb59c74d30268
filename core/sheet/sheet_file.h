// SPDX-License-Identifier: MIT
// The files of a sheet on the disk: one of each page, written all or none; and the army read again out of
// the PDF.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace muster {

// The army's text: the file's bytes themselves, or what is attached to them if they are a PDF. Throws
// InputError if there is nothing attached.
[[nodiscard]] std::string army_text_in(const std::filesystem::path& file, std::string bytes);

// The name of a page's file, the page from 0: "roster.svg", "roster-2.svg".
[[nodiscard]] std::string page_file_name(const std::string& out, std::size_t page);

// Puts none in its place before all are on the disk. Throws std::system_error; no part of a file is left
// then. Returns the names.
std::vector<std::string> write_sheet(const std::string& out, const std::vector<std::string>& files);

} // namespace muster
