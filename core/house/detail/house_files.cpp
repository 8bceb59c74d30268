// SPDX-License-Identifier: MIT
#include "house/detail/house_files.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/utf8_path.h"

#include <fmt/format.h>

#include <system_error>

namespace muster {

namespace fs = std::filesystem;

fs::path copy_to_trash(const fs::path& file, const fs::path& folder, std::string_view stem) {
    fs::create_directories(folder);
    fs::path to = folder / path_of(fmt::format("{}.xml", stem));
    for (int n = 2; fs::exists(to); ++n)
        to = folder / path_of(fmt::format("{}.{}.xml", stem, n));
    write_file(to, read_file(file));
    return to;
}

void write_house_file(const fs::path& file, std::string_view text,
                      const std::function<std::string(const std::string&)>& rewritten,
                      const std::function<void()>& put_into_trash) {
    fs::create_directories(file.parent_path());
    std::error_code ignored;
    if (fs::exists(file, ignored)) {
        const std::string old = read_file(file);
        bool is_ours = false;
        try {
            is_ours = rewritten(old) == old;
        } catch (const InputError&) { // its author may still want to correct it
            is_ours = false;
        }
        if (!is_ours)
            put_into_trash();
    }
    write_file(file, text);
}

void restore_from_trash(const fs::path& trashed, const fs::path& file) {
    fs::create_directories(file.parent_path());
    write_file(file, read_file(trashed));
    fs::remove(trashed);
}

} // namespace muster
