// SPDX-License-Identifier: MIT
// Reading a file whole, and writing one so that a crash, a full disk or a failed check at any
// moment leaves either the old file or the new one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace muster {

// Army and rule files are a few kilobytes; what is larger is not one and is not loaded.
constexpr std::size_t largest_input_bytes = 16U << 20U;

// The file's bytes into `text` (its capacity is used again). Throws InputError without a position if
// the file is missing, a folder, unreadable or larger than largest_input_bytes.
void read_file(const std::filesystem::path& path, std::string& text);
[[nodiscard]] std::string read_file(const std::filesystem::path& path);

// Tells whether a file has changed: two stamps of one path differ if it was written, made or removed between
// them.
struct FileStamp {
    std::filesystem::path file;
    bool exists = false;
    std::filesystem::file_time_type time; // of the last change; the clock's epoch unless it exists
    std::uintmax_t size = 0;              // bytes; 0 unless it exists

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
// A path that is empty or cannot be examined counts as a file that does not exist.
[[nodiscard]] FileStamp stamp_of_file(std::filesystem::path file);

// A file in the making: bytes go to a temporary neighbour of the target; commit() flushes it to the
// disk, reads it back, compares, and renames it over the target. Abandoned without commit() it leaves
// the target as it was and removes the neighbour. A target that is no regular file, such as a device or a folder,
// is refused. All members throw std::system_error on failure.
class AtomicFile {
public:
    explicit AtomicFile(std::filesystem::path target);
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    void write(std::string_view bytes);
    void commit();

private:
    void check_written() const;

    std::filesystem::path target_;
    std::filesystem::path temporary_;
    std::string written_;
    int descriptor_ = -1;
};

// AtomicFile in one step.
void write_file(const std::filesystem::path& path, std::string_view bytes);

} // namespace muster
