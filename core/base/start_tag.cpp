// SPDX-License-Identifier: MIT
#include "base/start_tag.h"

#include "base/file.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>

namespace muster {

namespace {
constexpr std::size_t most_start_bytes = 4096;
}

std::string read_start_tag(const std::filesystem::path& file, std::string_view root) {
    // An index of a thousand files is read while somebody waits: no stream, and one read a file.
    std::array<char, most_start_bytes>
        bytes; // NOLINT(cppcoreguidelines-pro-type-member-init) filled by read()
    const int descriptor =
        ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); // NOLINT(cppcoreguidelines-pro-type-vararg)
    if (descriptor < 0)
        return read_file(file); // tells what is wrong
    const ::ssize_t count = ::read(descriptor, bytes.data(), bytes.size());
    ::close(descriptor);
    if (count <= 0)
        return read_file(file);
    const std::string_view text(bytes.data(), static_cast<std::size_t>(count));
    const std::size_t tag = text.find('<' + std::string(root));
    const std::size_t end = tag == std::string_view::npos ? tag : text.find('>', tag);
    return end == std::string_view::npos ? read_file(file) : std::string(text.substr(0, end + 1));
}

} // namespace muster
