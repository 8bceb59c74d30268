// SPDX-License-Identifier: MIT
// Reading a file whole, and writing one so that a crash, a full disk or a failed check at any
// moment leaves either the old file or the new one.
#pragma once

#include "base/leftovers.h"
#include "base/limits.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

// Reads the whole file into `text`, reusing its capacity. Throws InputError without a position if the file is
// missing, a folder, unreadable or larger than largest_input_bytes.
void read_file(const std::filesystem::path& path, std::string& text);
[[nodiscard]] std::string read_file(const std::filesystem::path& path);

// Of a bare name it is ".", which a path without a folder means.
[[nodiscard]] std::filesystem::path folder_of(const std::filesystem::path& file);

// Detects changes of a file: two stamps of one path differ if the file was written, created or removed
// between them.
struct FileStamp {
    std::filesystem::path file;
    bool exists = false;
    std::filesystem::file_time_type time; // of the last change; the epoch if the file does not exist
    std::uintmax_t size = 0;              // bytes; 0 if the file does not exist

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
// An empty path, or one that cannot be examined, counts as a file that does not exist.
[[nodiscard]] FileStamp stamp_of_file(std::filesystem::path file);

// Replaces a file atomically. write() fills a temporary file beside the target; commit() flushes it to the
// disk, reads it back, compares it and renames it over the target. Without commit() the target stays as it
// was and the temporary file is removed. A target that is not a regular file, such as a device or a folder,
// is refused. All members throw std::system_error on failure.
class AtomicFile {
public:
    // What becomes of a link: one that the user names is followed, as he may keep his files elsewhere; one
    // that has the name which the program chooses for a file in a folder is replaced, since whoever made
    // the folder may have put it there.
    enum class Link { follow, replace };
    explicit AtomicFile(const std::filesystem::path& target, Link link = Link::follow);
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    void write(std::string_view bytes);
    // Whether a file that is there, or that another program has put there meanwhile, is replaced.
    enum class Existing { replace, keep };
    void commit(Existing existing = Existing::replace);

private:
    void remove_temporary();
    void check_written() const;
    void take_name(Existing existing);

    std::filesystem::path target_;
    std::filesystem::path temporary_;
    std::optional<Leftover> leftover_; // while there is a temporary file
    std::string written_;
    int descriptor_ = -1;
};

// Writes an AtomicFile in one step. Where existing files are kept and there is one, throws std::system_error
// with the code file_exists.
void write_file(const std::filesystem::path& path, std::string_view bytes,
                AtomicFile::Existing existing = AtomicFile::Existing::replace,
                AtomicFile::Link link = AtomicFile::Link::follow);

// Writes a file whose name the program has chosen into a folder: a link of that name is replaced, not
// followed.
void write_file_in(const std::filesystem::path& folder, const std::filesystem::path& name,
                   std::string_view bytes);

// A folder beneath another one, opened part by part without following any link, so that neither a link that
// is there nor one that appears meanwhile leads out of it. Parts are plain names, neither ".." nor empty.
class FolderBeneath {
public:
    // What becomes of a part that is not there.
    enum class Missing { fail, create };
    // Throws std::system_error if the folder is not there or a part of `beneath` is a link.
    FolderBeneath(const std::filesystem::path& folder, const std::filesystem::path& beneath,
                  Missing missing = Missing::fail);
    ~FolderBeneath();
    FolderBeneath(const FolderBeneath&) = delete;
    FolderBeneath& operator=(const FolderBeneath&) = delete;

    // The folder for this program, wherever it is moved, while this object lives.
    [[nodiscard]] std::filesystem::path path() const;
    // `name` is the name of a file in it. Throws InputError as read_file() does, and for a link.
    [[nodiscard]] std::string read(const std::string& name) const;
    // Both throw std::system_error.
    void write(const std::string& name, std::string_view bytes) const;
    void remove(const std::string& name) const;

private:
    std::filesystem::path path_;
    int descriptor_ = -1;
};

} // namespace muster
