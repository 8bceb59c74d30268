// SPDX-License-Identifier: MIT
#include "base/detail/user_data_home.h"

#include "base/user_folders.h"

#include <cstdlib>
#include <stdexcept>

namespace muster {

std::filesystem::path user_data_home() {
    const wchar_t* const data = ::_wgetenv(L"LOCALAPPDATA");
    if (data != nullptr && std::filesystem::path(data).is_absolute())
        return data;
    throw std::runtime_error("no home folder is known for this account: set LOCALAPPDATA");
}

char folder_separator() {
    return ';';
}

} // namespace muster
