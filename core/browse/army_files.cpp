// SPDX-License-Identifier: MIT
#include "browse/army_files.h"

#include "base/utf8_path.h"
#include "browse/detail/folder_entries.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

namespace muster {

namespace {

using Endings = std::span<const std::string_view>;

bool has_ending(std::string_view name, Endings endings) {
    return std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view ending) { return name.ends_with(ending); });
}

// The armies and folders in one folder.
class Listing {
public:
    struct Entry {
        std::string_view name; // of a folder with a "/" at its end, so that names sort as paths do
        bool is_folder;
        std::uint64_t key = 0; // of the bytes in which names differ
    };

    // `folder` ends with a "/". False if it cannot be listed.
    bool read(const std::string& folder, Endings endings);
    // Sorted by the bytes of their names.
    [[nodiscard]] std::vector<Entry> entries() const;

private:
    struct Span {
        std::size_t begin;
        std::size_t size;
        bool is_folder;
    };

    std::string names_; // one after the other: a folder may hold thousands
    std::vector<Span> spans_;
};

bool Listing::read(const std::string& folder, Endings endings) {
    return for_each_entry(folder, [&](std::string_view name, const IsFolder& is_folder) {
        if (has_ending(name, endings)) {
            spans_.push_back({names_.size(), name.size(), false});
            names_ += name;
        } else if (is_folder()) {
            spans_.push_back({names_.size(), name.size() + 1, true});
            names_ += name;
            names_ += '/';
        }
    });
}

// Names in one folder mostly begin alike; of what differs the next eight bytes nearly always decide, and a
// number is quicker to compare than a text.
void sort_by_name(std::vector<Listing::Entry>& entries) {
    if (entries.empty())
        return;
    const std::string_view first = entries.front().name;
    std::size_t alike = first.size();
    for (const Listing::Entry& entry : entries)
        alike = static_cast<std::size_t>(std::mismatch(first.begin(),
                                                       first.begin() + static_cast<std::ptrdiff_t>(alike),
                                                       entry.name.begin(), entry.name.end())
                                             .first -
                                         first.begin());
    for (Listing::Entry& entry : entries)
        for (std::size_t i = 0; i < sizeof entry.key; ++i)
            entry.key =
                (entry.key << 8U) |
                (alike + i < entry.name.size() ? static_cast<unsigned char>(entry.name[alike + i]) : 0U);
    std::sort(entries.begin(), entries.end(), [](const Listing::Entry& a, const Listing::Entry& b) {
        return a.key != b.key ? a.key < b.key : a.name < b.name;
    });
}

std::vector<Listing::Entry> Listing::entries() const {
    std::vector<Entry> entries;
    entries.reserve(spans_.size());
    for (const Span& span : spans_)
        entries.push_back({std::string_view(names_).substr(span.begin, span.size), span.is_folder});
    sort_by_name(entries);
    return entries;
}

// `folder` ends with a "/".
void search(const std::string& folder, Endings endings, std::vector<ArmyFile>& files) {
    Listing listing;
    if (!listing.read(folder, endings)) {
        files.push_back({folder}); // reading it as a file reports what is wrong
        return;
    }
    const std::vector<Listing::Entry> entries = listing.entries();
    if (files.empty())
        files.reserve(entries.size());
    for (const Listing::Entry& entry : entries) {
        std::string path;
        path.reserve(folder.size() + entry.name.size());
        path.append(folder).append(entry.name);
        if (entry.is_folder) {
            search(path, endings, files);
        } else {
            files.push_back({std::move(path)});
        }
    }
}

} // namespace

std::vector<ArmyFile> army_files(std::span<const std::string> paths, Endings endings) {
    std::vector<ArmyFile> files;
    for (const std::string& path : paths) {
        std::error_code unknown; // reading it reports why
        if (!std::filesystem::is_directory(path_of(path), unknown)) {
            files.push_back({path});
            continue;
        }
        const std::size_t before = files.size();
        search(path.ends_with('/') ? path : path + '/', endings, files);
        if (files.size() == before)
            files.push_back({path, true});
    }
    return files;
}

} // namespace muster
