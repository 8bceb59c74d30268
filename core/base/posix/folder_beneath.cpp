// SPDX-License-Identifier: MIT
#include "base/detail/opened_file.h"
#include "base/file.h"
#include "base/input_error.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace muster {

FolderBeneath::FolderBeneath(const std::filesystem::path& folder, const std::filesystem::path& beneath,
                             Missing missing)
    : path_(folder / beneath) {
    constexpr int flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
    descriptor_ = ::open(folder.c_str(), flags);
    if (descriptor_ < 0)
        fail_with_file("cannot open", folder);
    for (const std::filesystem::path& part : beneath) {
        const bool is_plain = part != ".." && part != "." && part.is_relative();
        constexpr mode_t usual_mode = 0777;
        if (is_plain && missing == Missing::create)
            (void)::mkdirat(descriptor_, part.c_str(), usual_mode); // opening it says what went wrong
        const int next = is_plain ? ::openat(descriptor_, part.c_str(), flags | O_NOFOLLOW) : -1;
        const int error = is_plain ? errno : EINVAL;
        ::close(std::exchange(descriptor_, next));
        errno = error;
        if (next < 0)
            fail_with_file("cannot open without following links:", path_);
    }
}

FolderBeneath::~FolderBeneath() {
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

std::string FolderBeneath::read(const std::string& name) const {
    const Descriptor file(
        ::openat(descriptor_, name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
    if (file.number() < 0 && errno == ELOOP)
        throw InputError((path_ / name).string(), {},
                         "is a link, which is not followed; put the file itself in its place");
    std::string text;
    read_opened(file, path_ / name, text);
    return text;
}

void FolderBeneath::write(const std::string& name, std::string_view bytes) const {
    write_file_in(path(), name, bytes);
}

void FolderBeneath::remove(const std::string& name) const {
    if (::unlinkat(descriptor_, name.c_str(), 0) != 0)
        fail_with_file("cannot remove", name);
}

} // namespace muster
