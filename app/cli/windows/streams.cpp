// SPDX-License-Identifier: MIT
#include "streams.h"

#include "base/utf8_path.h"

#include <fcntl.h>
#include <io.h>
#include <unistd.h>
#include <windows.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace muster {

namespace {

HANDLE handle_of(int descriptor) {
    return reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor));
}

} // namespace

// What main() is given has lost the letters that the account's code page lacks.
std::vector<std::string> arguments_of_call(int argc, const char* const* argv) {
    int count = 0;
    const std::unique_ptr<LPWSTR[], decltype(&::LocalFree)> words(
        ::CommandLineToArgvW(::GetCommandLineW(), &count), &::LocalFree);
    if (words == nullptr)
        return {argv, argv + argc};
    std::vector<std::string> arguments;
    arguments.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        arguments.push_back(path_text(words[static_cast<std::size_t>(i)]));
    return arguments;
}

void prepare_streams() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        (void)::_setmode(descriptor, O_BINARY);
    ::SetConsoleOutputCP(CP_UTF8);
}

void outlive_readers() {} // which is so here in any case

bool is_terminal(int descriptor) {
    DWORD mode = 0;
    return ::GetConsoleMode(handle_of(descriptor), &mode) != 0;
}

std::size_t terminal_width(int descriptor) {
    CONSOLE_SCREEN_BUFFER_INFO facts{};
    if (::GetConsoleScreenBufferInfo(handle_of(descriptor), &facts) == 0)
        return 0;
    return static_cast<std::size_t>(facts.srWindow.Right - facts.srWindow.Left + 1);
}

bool shows_colours(int descriptor) {
    DWORD mode = 0;
    return ::GetConsoleMode(handle_of(descriptor), &mode) != 0 &&
           ::SetConsoleMode(handle_of(descriptor), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

std::ptrdiff_t write_some(int descriptor, std::string_view bytes) {
    constexpr std::size_t most_at_once = std::size_t{1} << 30U; // bytes
    return ::_write(descriptor, bytes.data(), static_cast<unsigned>(std::min(bytes.size(), most_at_once)));
}

// Pipes always wait here.
void wait_until_writable(int /*descriptor*/) {}

} // namespace muster
