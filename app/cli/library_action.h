// SPDX-License-Identifier: MIT
// One action of `muster-cli library`: what it is called, what it takes and what it does. library_command.cpp
// holds the table of them.
#pragma once

#include "command.h"
#include "library/library.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct LibraryCall {
    CallContext& context;
    Library& library;
    std::vector<std::string> words; // behind the action
    std::string output;             // -o, or nothing
    bool trash = false;             // --trash
    bool force = false;             // --force
    bool off = false;               // --off
    bool sync = false;              // --sync
};

ExitStatus list_library(const LibraryCall& call);
ExitStatus search_library(const LibraryCall& call);
ExitStatus add_to_library(const LibraryCall& call);
ExitStatus export_library(const LibraryCall& call);
ExitStatus import_into_library(const LibraryCall& call);
ExitStatus check_library(const LibraryCall& call);
ExitStatus show_history(const LibraryCall& call);
ExitStatus restore_in_library(const LibraryCall& call);
ExitStatus trash_in_library(const LibraryCall& call);
ExitStatus tag_in_library(const LibraryCall& call);
ExitStatus mirror_library(const LibraryCall& call);
ExitStatus duplicate_in_library(const LibraryCall& call);
ExitStatus rescale_in_library(const LibraryCall& call);
ExitStatus show_collection(const LibraryCall& call);

// A file that --force may write over and nothing else. Throws CallError.
void write_new(const LibraryCall& call, const std::filesystem::path& file, std::string_view bytes);

// "12" as the number of an army that is there. Throws CallError or LibraryError.
[[nodiscard]] StoredArmy named_army(const Library& library, const std::string& word);
[[nodiscard]] std::int32_t revision_number(const std::string& word);

} // namespace muster
