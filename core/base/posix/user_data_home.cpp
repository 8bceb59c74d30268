// SPDX-License-Identifier: MIT
#include "base/detail/user_data_home.h"

#include "base/user_folders.h"

#include <pwd.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <stdexcept>

namespace muster {

namespace {

// HOME, or what the system knows of this account: never the folder that the program happens to run in.
std::filesystem::path home_folder() {
    const char* const home = std::getenv("HOME"); // NOLINT(concurrency-mt-unsafe)
    if (home != nullptr && std::filesystem::path(home).is_absolute())
        return home;
    std::array<char, 4096> texts{};
    passwd entry{};
    passwd* found = nullptr;
    if (::getpwuid_r(::getuid(), &entry, texts.data(), texts.size(), &found) == 0 && found != nullptr &&
        std::filesystem::path(entry.pw_dir).is_absolute())
        return entry.pw_dir;
    throw std::runtime_error("no home folder is known for this account: set HOME");
}

} // namespace

std::filesystem::path user_data_home() {
    return home_folder() / ".local" / "share";
}

char folder_separator() {
    return ':';
}

} // namespace muster
