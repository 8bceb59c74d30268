// SPDX-License-Identifier: MIT
#include "base/file.h"

#include "base/detail/opened_file.h"
#include "base/detail/system_file.h"
#include "base/input_error.h"
#include "base/utf8_path.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

namespace muster {

namespace {

void write_all(int descriptor, std::string_view bytes, const std::filesystem::path& path) {
    while (!bytes.empty()) {
        const std::ptrdiff_t count = write_some(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            fail_with_file("cannot write", path);
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

} // namespace

void read_file(const std::filesystem::path& path, std::string& text) {
    if (path.empty())
        throw InputError("''", {}, "no file is named");
    read_opened(Descriptor(open_to_read(path)), path, text);
}

std::string read_file(const std::filesystem::path& path) {
    std::string text;
    read_file(path, text);
    return text;
}

std::filesystem::path folder_of(const std::filesystem::path& file) {
    return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

FileStamp stamp_of_file(std::filesystem::path file) {
    FileStamp stamp;
    stamp.file = std::move(file);
    std::error_code error; // reported when the file is read
    const std::filesystem::file_time_type time = std::filesystem::last_write_time(stamp.file, error);
    const std::uintmax_t size = error ? 0 : std::filesystem::file_size(stamp.file, error);
    if (error)
        return stamp;
    stamp.exists = true;
    stamp.time = time;
    stamp.size = size;
    return stamp;
}

namespace {

// What a database of armies or of a tournament begins with; other programs' databases deserve the same care.
bool is_database(const std::filesystem::path& path) {
    constexpr std::string_view mark{"SQLite format 3\0", 16};
    std::array<char, mark.size()> begin{};
    const Descriptor file(open_to_read(path));
    const std::ptrdiff_t count = file.number() < 0 ? 0 : read_some(file.number(), begin.data(), begin.size());
    return count == static_cast<std::ptrdiff_t>(mark.size()) &&
           std::string_view(begin.data(), begin.size()) == mark;
}

} // namespace

AtomicFile::AtomicFile(const std::filesystem::path& target, Link link) : target_(target) {
    std::error_code error;
    if (link == Link::follow && std::filesystem::is_symlink(target_, error)) {
        target_ = std::filesystem::canonical(target_, error);
        if (error)
            throw std::system_error(error, fmt::format("cannot follow the link {}", path_text(target)));
    }
    const std::filesystem::file_status status = std::filesystem::status(target_, error);
    const bool exists = std::filesystem::exists(status);
    // To rename a file over a device or a pipe would remove it.
    if (exists && !std::filesystem::is_regular_file(status))
        throw std::system_error(EINVAL, std::generic_category(),
                                fmt::format("{} is not a regular file", path_text(target_)));
    if (exists && is_database(target_))
        throw std::system_error(
            EEXIST, std::generic_category(),
            fmt::format("{} is a library or a tournament, which is never replaced; choose another name",
                        path_text(target_)));
    descriptor_ = create_beside(target_, temporary_);
    if (descriptor_ < 0)
        fail_with_file("cannot create a file beside", target_);
    leftover_.emplace(temporary_);
    constexpr unsigned usual_rights = 0644;
    const unsigned rights = exists ? static_cast<unsigned>(status.permissions()) & 0777U : usual_rights;
    if (!set_access_rights(descriptor_, rights)) {
        const int why = errno;
        remove_temporary();
        errno = why;
        fail_with_file("cannot set the access rights of", target_);
    }
}

AtomicFile::~AtomicFile() {
    if (descriptor_ >= 0)
        remove_temporary();
}

void AtomicFile::remove_temporary() {
    ::close(std::exchange(descriptor_, -1));
    std::error_code ignored;
    std::filesystem::remove(temporary_, ignored);
    leftover_.reset();
}

void AtomicFile::write(std::string_view bytes) {
    write_all(descriptor_, bytes, target_); // the user knows this name only
    written_ += bytes;
}

void AtomicFile::check_written() const {
    std::string found(written_.size() + 1, '\0');
    const std::ptrdiff_t count = read_from_start(descriptor_, found.data(), found.size());
    if (count < 0)
        fail_with_file("cannot read back", target_);
    if (std::string_view(found.data(), static_cast<std::size_t>(count)) != written_) {
        errno = EIO;
        fail_with_file("what was written differs from what was to be written:", target_);
    }
}

void AtomicFile::take_name(Existing existing) {
    if (existing == Existing::replace && !replace_by_renaming(temporary_, target_))
        fail_with_file("cannot replace", target_);
    if (existing == Existing::keep && !take_free_name(temporary_, target_))
        fail_with_file("cannot write", target_);
    leftover_.reset();
}

void AtomicFile::commit(Existing existing) {
    if (!flush_file(descriptor_))
        fail_with_file("cannot flush", target_);
    check_written();
    take_name(existing);
    ::close(std::exchange(descriptor_, -1));
    // The new name is durable once the folder is flushed.
    if (const std::filesystem::path folder = folder_of(target_); !flush_folder(folder))
        fail_with_file("cannot flush the folder", folder);
}

void write_file_in(const std::filesystem::path& folder, const std::filesystem::path& name,
                   std::string_view bytes) {
    write_file(folder / name, bytes, AtomicFile::Existing::replace, AtomicFile::Link::replace);
}

void write_file(const std::filesystem::path& path, std::string_view bytes, AtomicFile::Existing existing,
                AtomicFile::Link link) {
    AtomicFile file(path, link);
    file.write(bytes);
    file.commit(existing);
}

} // namespace muster
