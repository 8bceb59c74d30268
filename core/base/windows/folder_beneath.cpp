// SPDX-License-Identifier: MIT
// A folder that is open cannot be renamed or removed unless its handle allows that, and this one does not:
// what was looked at stays in its place.
#include "base/detail/opened_file.h"
#include "base/detail/system_file.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/utf8_path.h"
#include "base/windows/opened_handle.h"

#include <io.h>
#include <windows.h>

#include <cerrno>
#include <utility>

namespace muster {

namespace {

// -1, with errno, for what is no folder or is a link (a junction too).
int opened_folder(const std::filesystem::path& folder) {
    HANDLE handle =
        ::CreateFileW(folder.c_str(), FILE_READ_ATTRIBUTES, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr,
                      OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        set_errno_by_last_error();
        return -1;
    }
    const DWORD attributes = ::GetFileAttributesW(folder.c_str());
    const bool is_plain = attributes != INVALID_FILE_ATTRIBUTES &&
                          (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0 &&
                          (attributes & FILE_ATTRIBUTE_REPARSE_POINT) == 0;
    const int descriptor = is_plain ? ::_open_osfhandle(reinterpret_cast<std::intptr_t>(handle), 0) : -1;
    if (descriptor >= 0)
        return descriptor;
    ::CloseHandle(handle);
    errno = ENOTDIR;
    return -1;
}

} // namespace

FolderBeneath::FolderBeneath(const std::filesystem::path& folder, const std::filesystem::path& beneath,
                             Missing missing)
    : path_(folder) {
    // The given folder itself may be reached by links.
    std::error_code error;
    if (const std::filesystem::path real = std::filesystem::canonical(folder, error); !error)
        path_ = real;
    descriptor_ = opened_folder(path_);
    if (descriptor_ < 0)
        fail_with_file("cannot open", folder);
    for (const std::filesystem::path& part : beneath) {
        const bool is_plain = part != ".." && part != "." && part.is_relative() && !part.has_root_path();
        path_ /= part;
        if (is_plain && missing == Missing::create)
            (void)::CreateDirectoryW(path_.c_str(), nullptr); // opening it says what went wrong
        const int next = is_plain ? opened_folder(path_) : -1;
        const int why = is_plain ? errno : EINVAL;
        ::_close(std::exchange(descriptor_, next));
        errno = why;
        if (next < 0)
            fail_with_file("cannot open without following links:", path_);
    }
}

FolderBeneath::~FolderBeneath() {
    if (descriptor_ >= 0)
        ::_close(descriptor_);
}

std::string FolderBeneath::read(const std::string& name) const {
    const std::filesystem::path file = path_ / path_of(name);
    const DWORD attributes = ::GetFileAttributesW(file.c_str());
    if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0)
        throw InputError(path_text(file), {},
                         "is a link, which is not followed; put the file itself in its place");
    std::string text;
    read_opened(Descriptor(open_to_read(file)), file, text);
    return text;
}

std::filesystem::path FolderBeneath::path() const {
    return path_;
}

void FolderBeneath::write(const std::string& name, std::string_view bytes) const {
    write_file_in(path(), path_of(name), bytes);
}

void FolderBeneath::remove(const std::string& name) const {
    if (::DeleteFileW((path_ / path_of(name)).c_str()) != 0)
        return;
    set_errno_by_last_error();
    fail_with_file("cannot remove", path_of(name));
}

} // namespace muster
