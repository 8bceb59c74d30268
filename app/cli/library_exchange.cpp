// SPDX-License-Identifier: MIT
// The actions of `muster-cli library` that bring armies in and out.
#include "army_files.h"
#include "base/file.h"
#include "base/input_error.h"
#include "layout.h"
#include "library/exchange.h"
#include "library_action.h"

#include <fmt/format.h>

#include <filesystem>
#include <iterator>

namespace muster {

namespace fs = std::filesystem;

namespace {

void append_counts(std::string& text, std::size_t added, std::size_t known) {
    append_counted(text, added, "army", "armies");
    text += " added";
    if (known != 0) {
        text += ", ";
        append_counted(text, known, "was", "were");
        text += " there already";
    }
    text += ".\n";
}

// A name that is free in the folder, or the plain one if files may be written over.
fs::path free_name(const LibraryCall& call, const fs::path& folder, const std::string& army_name) {
    fs::path file = folder / file_name_for(army_name);
    const std::string stem = file.stem().string();
    for (int count = 2; !call.force && fs::exists(file); ++count)
        file = folder / fmt::format("{}-{}.muster", stem, count);
    return file;
}

} // namespace

void write_new(const LibraryCall& call, const fs::path& file, std::string_view bytes) {
    const fs::file_status status = fs::status(file);
    if (fs::exists(status) && !fs::is_regular_file(status))
        throw CallError(fmt::format("{} is no ordinary file; nothing was written", file.string()));
    if (fs::exists(status) && !call.force)
        throw CallError(fmt::format("{} exists already; --force writes over it", file.string()));
    write_file(file, bytes);
}

ExitStatus add_to_library(const LibraryCall& call) {
    std::size_t added = 0;
    std::size_t known = 0;
    bool failed = false;
    call.library.in_one_step([&] {
        for (const ArmyFile& file : army_files(call.words)) {
            try {
                if (file.empty_folder)
                    throw InputError(file.path, {}, "there is no *.muster in this folder");
                const ArmyFacts facts = facts_of(read_file(file.path), file.path, call.session.rulesets());
                const bool is_new = call.library.add(facts, fmt::format("From {}", file.path)).is_new;
                ++(is_new ? added : known);
            } catch (const InputError& error) {
                call.session.report_problem(error.what());
                failed = true;
            }
        }
    });
    std::string text;
    append_counts(text, added, known);
    call.session.write(text);
    return failed ? ExitStatus::failed : ExitStatus::legal;
}

ExitStatus import_into_library(const LibraryCall& call) {
    Imported all;
    call.library.in_one_step([&] {
        for (const std::string& zip : call.words) {
            const Imported one = import_zip(call.library, zip, call.session.rulesets());
            all.armies += one.armies;
            all.revisions += one.revisions;
            all.known += one.known;
        }
    });
    std::string text;
    if (all.revisions != 0) {
        append_counted(text, all.revisions, "revision", "revisions");
        text += " of armies that were there, ";
    }
    append_counts(text, all.armies, all.known);
    call.session.write(text);
    return ExitStatus::legal;
}

ExitStatus export_library(const LibraryCall& call) {
    if (call.output.empty())
        throw CallError(
            "say with -o where the export goes: a zip for the whole library; a file or folder for armies");
    const fs::path output = call.output;
    if (call.words.empty()) {
        if (output.extension() != ".zip")
            throw CallError(fmt::format(
                "{}: the whole library goes into a zip; name one, or the armies to export", output.string()));
        write_new(call, output, exported(call.library));
        call.session.write(fmt::format("The whole library is in {}.\n", clean(output.string())));
        return ExitStatus::legal;
    }
    std::vector<StoredArmy> armies;
    for (const std::string& word : call.words)
        armies.push_back(named_army(call.library, word));
    const bool to_folder = armies.size() > 1 || fs::is_directory(output);
    if (to_folder)
        fs::create_directories(output);
    std::string text;
    for (const StoredArmy& army : armies) {
        const fs::path file = to_folder ? free_name(call, output, army.name) : output;
        write_new(call, file, call.library.text(army.id));
        fmt::format_to(std::back_inserter(text), "{} is in {}\n", clean(army.name), clean(file.string()));
    }
    call.session.write(text);
    return ExitStatus::legal;
}

} // namespace muster
