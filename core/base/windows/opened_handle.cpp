// SPDX-License-Identifier: MIT
#include "base/windows/opened_handle.h"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <cerrno>
#include <system_error>

namespace muster {

void set_errno_by_last_error() {
    const std::error_code code(static_cast<int>(::GetLastError()), std::system_category());
    const std::error_condition condition = code.default_error_condition();
    errno = condition.category() == std::generic_category() ? condition.value() : EIO;
}

int opened_file(const std::filesystem::path& file, std::uint32_t access, std::uint32_t how,
                std::uint32_t flags) {
    constexpr DWORD others_may = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    HANDLE handle = ::CreateFileW(file.c_str(), access, others_may, nullptr, how, flags, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        set_errno_by_last_error();
        return -1;
    }
    const int descriptor = ::_open_osfhandle(reinterpret_cast<std::intptr_t>(handle), O_BINARY | O_NOINHERIT);
    if (descriptor < 0)
        ::CloseHandle(handle);
    return descriptor;
}

} // namespace muster
