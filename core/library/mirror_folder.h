// SPDX-License-Identifier: MIT
// MirrorFolder: the files of a mirror folder. They are not trusted: sync programs and people may write there
// at any time. Only plain files that end in ".muster" count, except those in hidden folders, where
// sync programs have their own; links are not followed. The names in a library are not trusted either: one
// that leads out of the folder is refused.
#pragma once

#include "base/numbered_names.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Names for armies that get a file in the folder: none that a file there has, even if case is ignored, and
// none twice.
class FreeNames {
public:
    // Throws LibraryError.
    explicit FreeNames(const std::filesystem::path& folder);
    std::string take(const std::string& army_name);

private:
    std::set<std::string, std::less<>> taken_; // in lower case
    NumberedNames names_;
};

class MirrorFolder {
public:
    explicit MirrorFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}

    [[nodiscard]] const std::filesystem::path& path() const { return folder_; }
    // Creates the folder if it does not exist, and the mark in it that is_there() checks, with the key of the
    // library that uses the folder. Throws LibraryError.
    void prepare(const std::string& key) const;
    // Whether this is a prepared folder, and not the empty mount point of its disk.
    [[nodiscard]] bool is_there() const;
    // Whether the folder was prepared for the library with this key: one that comes from a stranger may name
    // any folder, and does not know the key of its owner's.
    [[nodiscard]] bool is_for(const std::string& key) const;

    // Names relative to the folder, "/" between folders.
    struct Content {
        std::vector<std::string> files; // in byte order
        std::string folder_too_deep;    // one that is not looked into; "" if there is none
    };
    // Throws LibraryError.
    [[nodiscard]] Content content() const;
    [[nodiscard]] bool has(const std::string& file) const;
    // A folder, a link or a device under the name.
    [[nodiscard]] bool has_other_than_file(const std::string& file) const;
    // Throws LibraryError unless content() could return the name and no folder in it is a link.
    void require_within(const std::string& file) const;
    // The bytes. Throws InputError if the file cannot be read or is too large, LibraryError for a name that
    // leads out of the folder.
    [[nodiscard]] std::string read(const std::string& file) const;
    // Milliseconds since 1970, UTC; nothing if it is missing.
    [[nodiscard]] std::optional<std::int64_t> changed(const std::string& file) const;
    // Writes or removes the file, unless its bytes are no longer `seen` (nothing: the file did not exist);
    // then it returns false. Throws LibraryError, also for a name that leads out of the folder.
    [[nodiscard]] bool write(const std::string& file, const std::optional<std::string>& seen,
                             std::string_view bytes) const;
    [[nodiscard]] bool remove(const std::string& file, const std::string& seen) const;

private:
    [[nodiscard]] std::string marked() const; // what the mark says
    [[nodiscard]] bool is_within(const std::string& file) const;
    [[nodiscard]] bool is_as_seen(const std::string& file, const std::optional<std::string>& seen) const;

    std::filesystem::path folder_;
};

// If a sync program made this file because both sides had changed (Syncthing
// "host.sync-conflict-20261121-101500-ABCDEFG.muster", Nextcloud "host (conflicted copy 2026-11-21
// 101500).muster", Dropbox "host (Zoe's conflicted copy 2026-11-21).muster"): the file of which it
// is another version.
[[nodiscard]] std::optional<std::string> original_of_conflict(std::string_view file);

} // namespace muster
