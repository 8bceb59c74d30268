// SPDX-License-Identifier: MIT
// Zip archives in memory. The reader trusts nothing, because an archive may come from a stranger. It never
// writes a file; it refuses names outside the archive, duplicate, linked and encrypted entries, and entries
// that would unpack to more than armies need (zip bombs), before they are unpacked.
#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct zip; // libzip's

namespace muster {

class ZipReader {
public:
    // Throws InputError, as all members do.
    explicit ZipReader(const std::filesystem::path& file);
    ~ZipReader();
    ZipReader(const ZipReader&) = delete;
    ZipReader& operator=(const ZipReader&) = delete;

    // Of files, not folders; in byte order.
    [[nodiscard]] std::vector<std::string> names() const;
    [[nodiscard]] bool has(const std::string& name) const { return entries_.contains(name); }
    // The whole entry, which must exist and have at most so many bytes.
    [[nodiscard]] std::string read(const std::string& name, std::size_t most_bytes);

private:
    [[noreturn]] void refuse(std::string_view what) const;
    void take_entry(std::uint64_t index);

    std::string file_;
    zip* zip_ = nullptr;
    std::map<std::string, std::uint64_t> entries_;
    std::uint64_t most_unpacked_ = 0; // bytes of all entries together
    std::uint64_t bytes_left_ = 0;    // that may still be unpacked
};

class ZipWriter {
public:
    using ReadText = std::function<std::string()>;

    void add(const std::string& name, std::string text);
    // An entry whose text is only read when the archive is made, and held no longer than it is packed.
    void add(const std::string& name, ReadText text);
    // The archive: always the same bytes for the same entries. Reads their texts in the order in which they
    // were added. Throws std::runtime_error, and what reading them throws.
    [[nodiscard]] std::string bytes() const;

private:
    struct Entry {
        std::string name;
        ReadText read;
    };
    std::deque<Entry> entries_;
};

} // namespace muster
