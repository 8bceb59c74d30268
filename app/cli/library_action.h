// SPDX-License-Identifier: MIT
// LibraryAction: one action of `muster-cli library` with everything that varies from one to the next.
// library_command.cpp holds the table of them.
#pragma once

#include "command.h"
#include "library/library.h"
#include "sheet_options.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct LibraryCall {
    CallContext& context;
    Library& library;
    std::vector<std::string> words; // after the name of the action
    SheetOptions sheet;             // with OUT of -o
    std::string sort;               // --sort, or nothing
    bool trash = false;             // --trash
    bool force = false;             // --force
    bool off = false;               // --off
    bool sync = false;              // --sync
};

// What an action does to the library.
enum class LibraryUse {
    reads,
    changes, // what is in it
    fills,   // it, and creates the one of --library if there is none
};

struct LibraryAction {
    const char* name;  // may be two words: "collection set"
    const char* words; // the arguments that it takes, for help and messages
    const char* help;
    std::size_t least; // number of words
    std::size_t most;
    LibraryUse use;
    ExitStatus (*run)(const LibraryCall& call);
};

ExitStatus list_library(const LibraryCall& call);
ExitStatus search_library(const LibraryCall& call);
ExitStatus add_to_library(const LibraryCall& call);
ExitStatus export_library(const LibraryCall& call);
ExitStatus import_into_library(const LibraryCall& call);
ExitStatus check_library(const LibraryCall& call);
ExitStatus write_library_sheets(const LibraryCall& call);
ExitStatus show_history(const LibraryCall& call);
ExitStatus restore_in_library(const LibraryCall& call);
ExitStatus trash_in_library(const LibraryCall& call);
ExitStatus tag_in_library(const LibraryCall& call);
ExitStatus mirror_library(const LibraryCall& call);
ExitStatus duplicate_in_library(const LibraryCall& call);
ExitStatus rescale_in_library(const LibraryCall& call);
ExitStatus list_collection(const LibraryCall& call);
ExitStatus set_in_collection(const LibraryCall& call);
ExitStatus show_missing_figures(const LibraryCall& call);
ExitStatus list_fieldable_armies(const LibraryCall& call);
ExitStatus export_collection(const LibraryCall& call);
ExitStatus import_collection(const LibraryCall& call);

// Writes a file, which replaces an existing one only with --force. Throws CallError.
void write_new(const LibraryCall& call, const std::filesystem::path& file, std::string_view bytes);

// The army with the number "12". Throws CallError or LibraryError.
[[nodiscard]] StoredArmy named_army(const Library& library, const std::string& word);
[[nodiscard]] std::int32_t revision_number(const std::string& word);
// The armies that the words of a call name; without words all that are not in the trash.
[[nodiscard]] std::vector<ArmyId> named_armies(const LibraryCall& call);

} // namespace muster
