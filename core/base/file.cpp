// SPDX-License-Identifier: MIT
#include "base/file.h"

#include "base/input_error.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

namespace muster {

namespace {

class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0)
            ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int number() const { return number_; }

private:
    int number_;
};

[[noreturn]] void refuse(const std::filesystem::path& path, std::string message) {
    throw InputError(path.string(), {}, std::move(message));
}

[[noreturn]] void refuse_by_errno(const std::filesystem::path& path) {
    refuse(path, fmt::format("cannot be read: {}", std::generic_category().message(errno)));
}

[[noreturn]] void fail(const char* what, const std::filesystem::path& path) {
    throw std::system_error(errno, std::generic_category(), fmt::format("{} {}", what, path.string()));
}

void write_all(int descriptor, std::string_view bytes, const std::filesystem::path& path) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            fail("cannot write", path);
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

// Not waiting on opening matters for a named pipe, which is then refused.
constexpr int flags_to_read = O_RDONLY | O_CLOEXEC | O_NONBLOCK;

// The path is for messages.
void read_opened(const Descriptor& file, const std::filesystem::path& path, std::string& text) {
    if (file.number() < 0)
        refuse_by_errno(path);
    struct stat status {};
    if (::fstat(file.number(), &status) != 0)
        refuse_by_errno(path);
    if (S_ISDIR(status.st_mode))
        refuse(path, "is a folder, not a file");
    if (!S_ISREG(status.st_mode))
        refuse(path, "is not a regular file");
    if (static_cast<std::size_t>(status.st_size) > largest_input_bytes)
        refuse(path, fmt::format("is larger than {} MB; files of Muster are a few kilobytes",
                                 largest_input_bytes >> 20U));
    text.resize(static_cast<std::size_t>(status.st_size));
    std::size_t filled = 0;
    while (filled < text.size()) {
        const ssize_t count = ::read(file.number(), text.data() + filled, text.size() - filled);
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

} // namespace

void read_file(const std::filesystem::path& path, std::string& text) {
    if (path.empty())
        throw InputError("''", {}, "no file is named");
    read_opened(Descriptor(::open(path.c_str(), flags_to_read)), path, text);
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
    const Descriptor file(::open(path.c_str(), flags_to_read));
    const ssize_t count = file.number() < 0 ? 0 : ::read(file.number(), begin.data(), begin.size());
    return count == static_cast<ssize_t>(mark.size()) && std::string_view(begin.data(), begin.size()) == mark;
}

} // namespace

AtomicFile::AtomicFile(const std::filesystem::path& target, Link link) : target_(target) {
    std::error_code error;
    if (link == Link::follow && std::filesystem::is_symlink(target_, error)) {
        target_ = std::filesystem::canonical(target_, error);
        if (error)
            throw std::system_error(error, fmt::format("cannot follow the link {}", target.string()));
    }
    struct stat status {};
    const bool exists = ::stat(target_.c_str(), &status) == 0;
    // To rename a file over a device or a pipe would remove it.
    if (exists && !S_ISREG(status.st_mode))
        throw std::system_error(EINVAL, std::generic_category(),
                                fmt::format("{} is not a regular file", target_.string()));
    if (exists && is_database(target_))
        throw std::system_error(
            EEXIST, std::generic_category(),
            fmt::format("{} is a library or a tournament, which is never replaced; choose another name",
                        target_.string()));
    std::string pattern = target_.string() + ".XXXXXX";
    descriptor_ = ::mkostemp(pattern.data(), O_CLOEXEC);
    if (descriptor_ < 0)
        fail("cannot create a file beside", target_);
    temporary_ = pattern;
    constexpr mode_t usual_mode = 0644;
    const mode_t mode = exists ? status.st_mode & 0777U : usual_mode;
    if (::fchmod(descriptor_, mode) != 0) {
        const int why = errno;
        ::close(descriptor_);
        ::unlink(temporary_.c_str());
        errno = why;
        fail("cannot set the access rights of", target_);
    }
}

AtomicFile::~AtomicFile() {
    if (descriptor_ < 0)
        return;
    ::close(descriptor_);
    ::unlink(temporary_.c_str());
}

void AtomicFile::write(std::string_view bytes) {
    write_all(descriptor_, bytes, target_); // the user knows this name only
    written_ += bytes;
}

void AtomicFile::check_written() const {
    std::string found(written_.size() + 1, '\0');
    const ssize_t count = ::pread(descriptor_, found.data(), found.size(), 0);
    if (count < 0)
        fail("cannot read back", target_);
    if (std::string_view(found.data(), static_cast<std::size_t>(count)) != written_) {
        errno = EIO;
        fail("what was written differs from what was to be written:", target_);
    }
}

void AtomicFile::take_name(Existing existing) {
    if (existing == Existing::replace) {
        if (::rename(temporary_.c_str(), target_.c_str()) != 0)
            fail("cannot replace", target_);
        return;
    }
    if (::renameat2(AT_FDCWD, temporary_.c_str(), AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) == 0)
        return;
    if (errno != EINVAL && errno != ENOSYS)
        fail("cannot write", target_);
    // The file system cannot do it in one step; a second name for the file is refused if the name is taken.
    if (::link(temporary_.c_str(), target_.c_str()) != 0)
        fail("cannot write", target_);
    ::unlink(temporary_.c_str());
}

void AtomicFile::commit(Existing existing) {
    if (::fsync(descriptor_) != 0)
        fail("cannot flush", target_);
    check_written();
    take_name(existing);
    ::close(std::exchange(descriptor_, -1));
    // The new name is durable once the folder is flushed; some file systems refuse that, and may.
    const std::filesystem::path folder = folder_of(target_);
    const Descriptor directory(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.number() >= 0 && ::fsync(directory.number()) != 0 && errno != EINVAL && errno != EBADF)
        fail("cannot flush the folder", folder);
}

void write_file_in(const std::filesystem::path& folder, const std::filesystem::path& name,
                   std::string_view bytes) {
    AtomicFile file(folder / name, AtomicFile::Link::replace);
    file.write(bytes);
    file.commit();
}

void write_file(const std::filesystem::path& path, std::string_view bytes, AtomicFile::Existing existing) {
    AtomicFile file(path);
    file.write(bytes);
    file.commit(existing);
}

FolderBeneath::FolderBeneath(const std::filesystem::path& folder, const std::filesystem::path& beneath,
                             Missing missing)
    : path_(folder / beneath) {
    constexpr int flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
    descriptor_ = ::open(folder.c_str(), flags);
    if (descriptor_ < 0)
        fail("cannot open", folder);
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
            fail("cannot open without following links:", path_);
    }
}

FolderBeneath::~FolderBeneath() {
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

std::string FolderBeneath::read(const std::string& name) const {
    const Descriptor file(::openat(descriptor_, name.c_str(), flags_to_read | O_NOFOLLOW));
    if (file.number() < 0 && errno == ELOOP)
        refuse(path_ / name, "is a link, which is not followed; put the file itself in its place");
    std::string text;
    read_opened(file, path_ / name, text);
    return text;
}

std::filesystem::path FolderBeneath::path() const {
    return fmt::format("/proc/self/fd/{}", descriptor_);
}

void FolderBeneath::write(const std::string& name, std::string_view bytes) const {
    write_file_in(path(), name, bytes);
}

void FolderBeneath::remove(const std::string& name) const {
    if (::unlinkat(descriptor_, name.c_str(), 0) != 0)
        fail("cannot remove", name);
}

} // namespace muster
