// SPDX-License-Identifier: MIT
// What systems do differently with files, for file.cpp. Each has its own in posix/ (with linux/ or macos/) or
// in windows/, of which the build takes one. A descriptor is that of the C library; what fails sets errno.
#pragma once

#include <cstddef>
#include <filesystem>

namespace muster {

// Without waiting for the other end of a pipe, and not for programs that are started. -1 if it fails: with
// EISDIR for a folder where folders cannot be opened.
[[nodiscard]] int open_to_read(const std::filesystem::path& file);

// A new, empty file beside the target, to write and to read; -1 if it fails. It can be renamed while it is
// open.
[[nodiscard]] int create_beside(const std::filesystem::path& target, std::filesystem::path& created);

// `rights` as in chmod, 0644 for instance; a system without them has done it.
[[nodiscard]] bool set_access_rights(int descriptor, unsigned rights);

// As the C library's read() and write(), for sizes of any width: how many bytes, -1 if it fails.
[[nodiscard]] std::ptrdiff_t read_some(int descriptor, char* bytes, std::size_t size);
[[nodiscard]] std::ptrdiff_t write_some(int descriptor, const char* bytes, std::size_t size);

// How many of the file's first bytes were read, at most `size`; -1 if it fails.
[[nodiscard]] std::ptrdiff_t read_from_start(int descriptor, char* bytes, std::size_t size);

// Until the disk has it.
[[nodiscard]] bool flush_file(int descriptor);
// Its names. True also where a folder cannot be flushed.
[[nodiscard]] bool flush_folder(const std::filesystem::path& folder);

[[nodiscard]] bool replace_by_renaming(const std::filesystem::path& from, const std::filesystem::path& to);
// Fails with EEXIST if the name is taken. In one step where the file system can.
[[nodiscard]] bool take_free_name(const std::filesystem::path& from, const std::filesystem::path& to);

// A new folder that only this account may enter, called by `begin` and some letters. False if it cannot be
// created.
[[nodiscard]] bool create_own_folder(const std::filesystem::path& begin, std::filesystem::path& created);

} // namespace muster
