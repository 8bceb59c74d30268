// SPDX-License-Identifier: MIT
#include "library/mirror_folder.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/letters.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "library/exchange.h"
#include "library/library_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".muster";
constexpr const char* mark = ".muster-mirror";
constexpr std::string_view mark_text =
    "Muster keeps the armies of a library in this folder. Without this file it leaves the folder alone.\n";

bool is_hidden(const fs::path& path) {
    return path_text(path.filename()).starts_with('.');
}

[[noreturn]] void fail(const fs::path& path, const std::error_code& error) {
    LibraryTrouble trouble = LibraryTrouble::other;
    if (error == std::errc::no_space_on_device)
        trouble = LibraryTrouble::disk_full;
    else if (error == std::errc::permission_denied || error == std::errc::read_only_file_system)
        trouble = LibraryTrouble::read_only;
    throw LibraryError(trouble, fmt::format("{}: {}", path_text(path), error.message()));
}

// Some file systems keep names in capitals.
bool has_ending(std::string_view name) {
    return lowered(name).ends_with(ending);
}

// Whether content() could have returned this name: relative, with the ending, no part hidden (so neither "."
// nor "..").
bool is_plain(const std::string& file) {
    const fs::path path = path_of(file);
    return has_ending(file) && path.is_relative() && file.find('\0') == std::string::npos &&
           std::none_of(path.begin(), path.end(), is_hidden);
}

template <class Work>
void with_library_errors(const fs::path& path, Work&& work) {
    try {
        work();
    } catch (const std::system_error& error) {
        fail(path, error.code());
    }
}

} // namespace

void MirrorFolder::prepare(const std::string& key) const {
    with_library_errors(folder_, [&] {
        fs::create_directories(folder_);
        if (!is_for(key)) // several libraries may share a folder that a program carries between machines
            write_file_in(folder_, path_of(mark),
                          fmt::format("{}{}\n", is_there() ? marked() : std::string(mark_text), key));
    });
}

std::string MirrorFolder::marked() const {
    try {
        return read_file(folder_ / path_of(mark));
    } catch (const InputError&) {
        return {};
    }
}

bool MirrorFolder::is_for(const std::string& key) const {
    if (key.empty() || !is_there())
        return false;
    const std::string text = marked();
    const std::vector<std::string_view> words = words_of(text);
    return std::find(words.begin(), words.end(), key) != words.end();
}

bool MirrorFolder::is_there() const {
    std::error_code none;
    return fs::is_regular_file(fs::symlink_status(folder_ / path_of(mark), none));
}

MirrorFolder::Content MirrorFolder::content() const {
    Content found;
    with_library_errors(folder_, [&] {
        const auto options = fs::directory_options::skip_permission_denied;
        for (auto entry = fs::recursive_directory_iterator(folder_, options); entry != fs::end(entry);
             ++entry) {
            const fs::file_status status = entry->symlink_status();
            const bool is_folder = fs::is_directory(status);
            const bool hidden = is_hidden(entry->path());
            const bool too_deep = is_folder && !hidden && entry.depth() >= deepest_folder;
            if (too_deep && found.folder_too_deep.empty())
                found.folder_too_deep = generic_path_text(entry->path().lexically_relative(folder_));
            if (is_folder && (hidden || too_deep))
                entry.disable_recursion_pending();
            else if (!hidden && fs::is_regular_file(status) &&
                     has_ending(path_text(entry->path().filename())))
                found.files.push_back(generic_path_text(entry->path().lexically_relative(folder_)));
        }
    });
    std::sort(found.files.begin(), found.files.end());
    return found;
}

bool MirrorFolder::has(const std::string& file) const {
    // A file that cannot be looked at, in a closed folder for instance, was not deleted.
    std::error_code none;
    return is_within(file) &&
           fs::symlink_status(folder_ / path_of(file), none).type() != fs::file_type::not_found;
}

bool MirrorFolder::has_other_than_file(const std::string& file) const {
    if (!is_within(file))
        return false;
    std::error_code none;
    const fs::file_status status = fs::symlink_status(folder_ / path_of(file), none);
    return fs::status_known(status) && fs::exists(status) && !fs::is_regular_file(status);
}

// The names in somebody else's library may lead anywhere, and so may a folder that was replaced by a link.
bool MirrorFolder::is_within(const std::string& file) const {
    if (!is_plain(file))
        return false;
    std::error_code none;
    fs::path folder = folder_;
    const fs::path parent = path_of(file).parent_path();
    return std::none_of(parent.begin(), parent.end(), [&](const fs::path& part) {
        folder /= part;
        return fs::is_symlink(fs::symlink_status(folder, none));
    });
}

void MirrorFolder::require_within(const std::string& file) const {
    if (!is_within(file))
        throw LibraryError(
            LibraryTrouble::other,
            translate_format("{}: the library names \"{}\", which is not a file of this folder. "
                             "Nothing was changed; switch the mirror off and on again",
                             path_text(folder_), file));
}

std::string MirrorFolder::read(const std::string& file) const {
    require_within(file);
    return read_file(folder_ / path_of(file));
}

std::optional<std::int64_t> MirrorFolder::changed(const std::string& file) const {
    std::error_code none;
    const fs::file_time_type time = fs::last_write_time(folder_ / path_of(file), none);
    if (none)
        return std::nullopt;
    using namespace std::chrono;
    return duration_cast<milliseconds>(file_clock::to_sys(time).time_since_epoch()).count();
}

FreeNames::FreeNames(const fs::path& folder) {
    with_library_errors(folder, [&] {
        for (const fs::directory_entry& entry : fs::directory_iterator(folder))
            taken_.insert(lowered(path_text(entry.path().filename())));
    });
}

std::string FreeNames::take(const std::string& army_name) {
    const std::string stem = path_text(path_of(file_name_for(army_name)).stem());
    return names_.take(stem, [&](const std::string& name) {
        return taken_.insert(lowered(fmt::format("{}{}", name, ending))).second;
    }) + std::string(ending);
}

bool MirrorFolder::is_as_seen(const std::string& file, const std::optional<std::string>& seen) const {
    if (!has(file))
        return !seen;
    if (!seen || !fs::is_regular_file(fs::symlink_status(folder_ / path_of(file))))
        return false;
    try {
        return read(file) == *seen;
    } catch (const InputError&) {
        return false;
    }
}

bool MirrorFolder::write(const std::string& file, const std::optional<std::string>& seen,
                         std::string_view bytes) const {
    require_within(file);
    if (!is_as_seen(file, seen))
        return false;
    with_library_errors(folder_ / path_of(file), [&] {
        const fs::path name = path_of(file);
        FolderBeneath(folder_, name.parent_path()).write(path_text(name.filename()), bytes);
    });
    return true;
}

bool MirrorFolder::remove(const std::string& file, const std::string& seen) const {
    require_within(file);
    if (!is_as_seen(file, seen))
        return false;
    with_library_errors(folder_ / path_of(file), [&] {
        const fs::path name = path_of(file);
        FolderBeneath(folder_, name.parent_path()).remove(path_text(name.filename()));
    });
    return true;
}

std::optional<std::string> original_of_conflict(std::string_view file) {
    const std::size_t name_at = file.rfind('/') == std::string_view::npos ? 0 : file.rfind('/') + 1;
    const std::string_view name = file.substr(name_at);
    std::size_t cut = name.find(".sync-conflict-");
    if (cut == std::string_view::npos) {
        const std::size_t words = name.find("conflicted copy");
        cut = words == std::string_view::npos ? words : name.rfind(" (", words);
    }
    if (cut == std::string_view::npos || cut == 0 || !has_ending(name))
        return std::nullopt;
    return fmt::format("{}{}{}", file.substr(0, name_at), name.substr(0, cut), ending);
}

} // namespace muster
