// SPDX-License-Identifier: MIT
#include "browse/army_file_names.h"

#include "base/utf8_path.h"
#include "library/exchange.h"

#include <utility>

namespace muster {

namespace fs = std::filesystem;

ArmyFileNames::ArmyFileNames(fs::path folder, Existing existing)
    : folder_(std::move(folder)), existing_(existing) {}

fs::path ArmyFileNames::take(const std::string& army_name) {
    const fs::path first = path_of(file_name_for(army_name));
    const auto file_of = [&](const std::string& stem) {
        return folder_ / path_of(stem + path_text(first.extension()));
    };
    fs::path file = file_of(names_.take(path_text(first.stem()),
                                        [&](const std::string& stem) { return is_free(file_of(stem)); }));
    taken_.insert(file);
    return file;
}

bool ArmyFileNames::is_free(const fs::path& file) const {
    return !taken_.contains(file) && (existing_ == Existing::replace || !fs::exists(file));
}

} // namespace muster
