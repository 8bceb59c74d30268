// SPDX-License-Identifier: MIT
// What the rooms' windows/ folders share: errno and descriptors for the system's own calls.
#pragma once

#include <cstdint>
#include <filesystem>

namespace muster {

// Sets errno to what corresponds to GetLastError().
void set_errno_by_last_error();

// CreateFileW() for a file that others may read, write, rename and remove meanwhile, as a descriptor of the C
// library, without conversion of line ends; -1, with errno, if it fails. The arguments are those of
// CreateFileW().
[[nodiscard]] int opened_file(const std::filesystem::path& file, std::uint32_t access, std::uint32_t how,
                              std::uint32_t flags);

} // namespace muster
