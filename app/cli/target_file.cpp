// SPDX-License-Identifier: MIT
#include "target_file.h"

#include "base/limits.h"
#include "base/text.h"
#include "base/utf8.h"
#include "base/utf8_path.h"
#include "call_context.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void refuse_existing(const std::string& file) {
    throw CallError(fmt::format("{} already exists; use --force to overwrite it", file));
}

} // namespace

void require_target(const std::string& file, bool force) {
    if (file == "-") // elsewhere the standard output, and here it would be a file that shells trip over
        throw CallError("-o -: a file must be named here; to name one so, write ./-");
    std::error_code ignored;
    const fs::file_status status = fs::status(path_of(file), ignored);
    if (fs::exists(status) && !fs::is_regular_file(status))
        throw CallError(fmt::format("{} is not a regular file; nothing was written", file));
    if (!force && fs::exists(fs::symlink_status(path_of(file), ignored))) // also a link that leads nowhere
        refuse_existing(file);
}

void write_target(const std::string& file, std::string_view bytes, bool force, AtomicFile::Link link) {
    require_target(file, force);
    try {
        write_file(path_of(file), bytes, force ? AtomicFile::Existing::replace : AtomicFile::Existing::keep,
                   link);
    } catch (const std::system_error& error) {
        if (force || error.code() != std::errc::file_exists)
            throw;
        refuse_existing(file); // another program has just written it
    }
}

void refuse_army_file(const std::string& file, std::string_view what) {
    throw CallError(
        fmt::format("{} is the name of an army; write the {} to another file", muster::quoted(file), what));
}

bool is_name_of_army(const std::string& file) {
    std::error_code ignored;
    const fs::path path = path_of(file);
    return path.extension() == ".muster" || fs::canonical(path, ignored).extension() == ".muster";
}

void require_army_name(const std::string& name) {
    require_plain_text("--name", name);
    if (characters_in(name) > longest_name)
        throw CallError(fmt::format("--name: the name has {} characters, and at most {} are read; shorten it",
                                    characters_in(name), longest_name));
}

} // namespace muster
