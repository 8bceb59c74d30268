// SPDX-License-Identifier: MIT
#include "base/detail/opened_file.h"

#include "base/detail/system_file.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/utf8_path.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace muster {

namespace {

[[noreturn]] void refuse_file(const std::filesystem::path& path, std::string message) {
    throw InputError(path_text(path), {}, std::move(message));
}

[[noreturn]] void refuse_by_errno(const std::filesystem::path& path) {
    refuse_file(path, fmt::format("cannot be read: {}", std::generic_category().message(errno)));
}

} // namespace

Descriptor::~Descriptor() {
    if (number_ >= 0)
        ::close(number_);
}

void fail_with_file(const char* what, const std::filesystem::path& path) {
    throw std::system_error(errno, std::generic_category(), fmt::format("{} {}", what, path_text(path)));
}

void read_opened(const Descriptor& file, const std::filesystem::path& path, std::string& text) {
    constexpr const char* a_folder = "is a folder, not a file; name a file in it";
    if (file.number() < 0 && errno == EISDIR)
        refuse_file(path, a_folder);
    if (file.number() < 0)
        refuse_by_errno(path);
    struct stat status {};
    if (::fstat(file.number(), &status) != 0)
        refuse_by_errno(path);
    if (S_ISDIR(status.st_mode))
        refuse_file(path, a_folder);
    if (!S_ISREG(status.st_mode))
        refuse_file(path, "is not a regular file, but a pipe or a device; name a file");
    if (static_cast<std::size_t>(status.st_size) > largest_input_bytes)
        refuse_file(
            path, fmt::format(
                      "is larger than {} MB; files of Muster are a few kilobytes. Name another, or split it",
                      largest_input_bytes >> 20U));
    text.resize(static_cast<std::size_t>(status.st_size));
    std::size_t filled = 0;
    while (filled < text.size()) {
        const std::ptrdiff_t count = read_some(file.number(), text.data() + filled, text.size() - filled);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            refuse_by_errno(path);
        if (count == 0)
            break; // it shrank meanwhile: what is missing shows when it is read
        filled += static_cast<std::size_t>(count);
    }
    text.resize(filled);
}

} // namespace muster
