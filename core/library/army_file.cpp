// SPDX-License-Identifier: MIT
#include "library/army_file.h"

#include "base/utf8_path.h"
#include "library/library_settings.h"

#include <utility>

namespace muster {

namespace {

std::string setting_of(const std::string& key) {
    return "file of " + key;
}

} // namespace

std::optional<std::filesystem::path> file_of_army(const Library& library, const std::string& key) {
    const std::optional<std::string> known = library_setting(library, setting_of(key));
    // The file is overwritten when the army is saved, and a library from a stranger may name any.
    if (!known || !known->ends_with(".muster"))
        return std::nullopt;
    std::filesystem::path file = path_of(*known);
    return file.is_absolute() ? std::optional(std::move(file)) : std::nullopt;
}

void set_file_of_army(Library& library, const std::string& key, const std::filesystem::path& file) {
    if (file_of_army(library, key) != file)
        set_library_setting(library, setting_of(key), path_text(file));
}

} // namespace muster
