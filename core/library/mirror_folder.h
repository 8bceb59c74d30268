// SPDX-License-Identifier: MIT
// MirrorFolder: the files of a mirror folder, seen with mistrust: programs that carry it between machines
// write there at any time, and so may anybody. Only plain files that end in ".muster" count, not those in
// hidden folders, where such programs keep their own; links are not followed.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class MirrorFolder {
public:
    explicit MirrorFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}

    [[nodiscard]] const std::filesystem::path& path() const { return folder_; }
    // Makes the folder if there is none, and the mark in it by which is_there() knows it. Throws
    // LibraryError.
    void prepare() const;
    // Whether this is the folder that was prepared, and not the empty place where its disk is usually
    // mounted.
    [[nodiscard]] bool is_there() const;

    // Names of files relative to the folder, "/" between folders, in byte order. Throws LibraryError.
    [[nodiscard]] std::vector<std::string> files() const;
    [[nodiscard]] bool has(const std::string& file) const;
    // The bytes. Throws InputError if it cannot be read as an army file could.
    [[nodiscard]] std::string read(const std::string& file) const;
    // Milliseconds since 1970, UTC; nothing if it is gone.
    [[nodiscard]] std::optional<std::int64_t> changed(const std::string& file) const;
    // A name for this army that no file of the folder has, nor would have where case does not matter.
    [[nodiscard]] std::string free_name(const std::string& army_name) const;

    // Writes or removes the file unless it is another one by now than it was when it was seen (nothing: not
    // there); false if it is. Throws LibraryError.
    [[nodiscard]] bool write(const std::string& file, const std::optional<std::string>& seen,
                             std::string_view bytes) const;
    [[nodiscard]] bool remove(const std::string& file, const std::string& seen) const;

private:
    [[nodiscard]] bool is_as_seen(const std::string& file, const std::optional<std::string>& seen) const;

    std::filesystem::path folder_;
};

// If a program that carries files between machines has made this one because both sides had changed
// (Syncthing "host.sync-conflict-20261121-101500-ABCDEFG.muster", Nextcloud "host (conflicted copy 2026-11-21
// 101500).muster", Dropbox "host (Zoe's conflicted copy 2026-11-21).muster"): the file that it is another
// version of.
[[nodiscard]] std::optional<std::string> original_of_conflict(std::string_view file);

} // namespace muster
