// SPDX-License-Identifier: MIT
// Reads the QR codes in a picture: the photograph of a sheet or a label on the table.
#pragma once

#include "base/translation.h"

#include <filesystem>
#include <string>
#include <vector>

namespace muster {

// What to say of a picture without any.
inline constexpr const char* no_code_in_picture = mark_for_translation(
    "no QR code of an army is found in the picture. Photograph the code alone, from above and in good light");

// The fingerprints in the QR codes of a PNG or JPEG file, each once; none if its codes hold other texts or it
// has none. Throws InputError if the file cannot be read, is no such picture, or has more than
// most_picture_pixels or most_picture_scans.
[[nodiscard]] std::vector<std::string> fingerprints_in_picture(const std::filesystem::path& file);

} // namespace muster
