// SPDX-License-Identifier: MIT
// ArmyFileNames: names in one folder for the files of several armies, two of which may be called the same.
#pragma once

#include "base/numbered_names.h"

#include <filesystem>
#include <set>
#include <string>

namespace muster {

class ArmyFileNames {
public:
    enum class Existing { keep, replace }; // what becomes of files that are there
    ArmyFileNames(std::filesystem::path folder, Existing existing);

    // "host.muster", or "host-2.muster" if an army before took that, or a file that is kept has it.
    [[nodiscard]] std::filesystem::path take(const std::string& army_name);

private:
    [[nodiscard]] bool is_free(const std::filesystem::path& file) const;

    std::filesystem::path folder_;
    Existing existing_;
    std::set<std::filesystem::path> taken_;
    NumberedNames names_;
};

} // namespace muster
