// SPDX-License-Identifier: MIT
// The actions of `muster-cli library` that import and export armies.
#include "army_argument.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/parallel_in_order.h"
#include "base/utf8_path.h"
#include "browse/army_file_names.h"
#include "browse/army_files.h"
#include "layout.h"
#include "library/exchange.h"
#include "library_action.h"
#include "target_file.h"

#include <fmt/format.h>

#include <filesystem>
#include <iterator>
#include <optional>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view zip_mark = "PK\x03\x04";

void append_counts(std::string& text, std::size_t added, std::size_t known) {
    append_counted(text, added, "army", "armies");
    text += " added";
    if (known != 0) {
        text += ", ";
        append_counted(text, known, "was", "were");
        text += " already there";
    }
    text += ".\n";
}

// The army in a file to be added, or what is wrong with the file.
struct ReadArmy {
    std::optional<ArmyFacts> facts;
    std::string problem;
};

ReadArmy read_army_to_add(const ArmyFile& file, const Rulesets& rulesets) {
    try {
        if (file.empty_folder)
            throw InputError(file.path, {}, "there is no *.muster file in this folder");
        const std::string bytes = read_file(path_of(file.path));
        if (bytes.starts_with(zip_mark))
            throw InputError(file.path, {}, "is a zip; add it with 'muster-cli library import'");
        require_no_pdf(file.path, bytes);
        return {facts_of(bytes, file.path, rulesets), ""};
    } catch (const InputError& error) {
        return {std::nullopt, error.what()};
    }
}

} // namespace

void write_new(const LibraryCall& call, const fs::path& file, std::string_view bytes) {
    write_target(path_text(file), bytes, call.force);
}

ExitStatus add_to_library(const LibraryCall& call) {
    std::size_t added = 0;
    std::size_t known = 0;
    bool failed = false;
    const std::vector<ArmyFile> files = army_files(call.words);
    const Rulesets& rulesets = call.context.rulesets();
    call.library.in_one_step([&] {
        std::size_t at = 0;
        parallel_in_order(
            files.size(), 1, [&](std::size_t i) { return read_army_to_add(files[i], rulesets); },
            [&](const ReadArmy& army) {
                const std::string& path = files[at++].path;
                if (!army.facts) {
                    call.context.report_problem(army.problem);
                    failed = true;
                    return;
                }
                ++(call.library.add(*army.facts, fmt::format("From {}", path)).is_new ? added : known);
            });
    });
    std::string text;
    append_counts(text, added, known);
    call.context.write(text);
    return failed ? ExitStatus::failed : ExitStatus::legal;
}

ExitStatus import_into_library(const LibraryCall& call) {
    Imported all;
    call.library.in_one_step([&] {
        for (const std::string& zip : call.words) {
            if (fs::is_directory(path_of(zip)) || path_of(zip).extension() == ".muster")
                throw CallError(fmt::format(
                    "{} is not a zip; add army files and folders with 'muster-cli library add'", zip));
            const Imported one = import_zip(call.library, path_of(zip), call.context.rulesets());
            all.armies += one.armies;
            all.revisions += one.revisions;
            all.known += one.known;
            all.passed_over += one.passed_over;
            all.unlisted += one.unlisted;
        }
    });
    std::string text;
    if (all.revisions != 0) {
        append_counted(text, all.revisions, "revision", "revisions");
        text += " of known armies, ";
    }
    append_counts(text, all.armies, all.known);
    call.context.write(text);
    if (all.passed_over != 0)
        call.context.report_problem(
            fmt::format("Passed over, since their names do not end in .muster: {}", all.passed_over));
    if (all.unlisted == 0)
        return ExitStatus::legal;
    call.context.report_problem(fmt::format(
        "Army files passed over, since the exported library does not list them: {}. Unpack and add "
        "them with 'muster-cli library add'",
        all.unlisted));
    return ExitStatus::failed;
}

namespace {

ExitStatus export_whole_library(const LibraryCall& call, const fs::path& output) {
    const ExportedLibrary archive = exported(call.library);
    write_new(call, output, archive.zip);
    const bool is_whole = archive.without_text.empty();
    call.context.write(fmt::format("{} is in {}.\n",
                                   is_whole ? "The whole library" : "What the library still has",
                                   clean(path_text(output))));
    for (const StoredArmy& army : archive.without_text)
        call.context.report_problem(problem_without_text(call.library, army));
    return is_whole ? ExitStatus::legal : ExitStatus::failed;
}

} // namespace

ExitStatus export_library(const LibraryCall& call) {
    if (call.sheet.out.empty())
        throw CallError(
            "name the target with -o: a zip for the whole library, a file or folder for single armies");
    const fs::path output = path_of(call.sheet.out);
    if (call.words.empty()) {
        if (output.extension() != ".zip")
            throw CallError(fmt::format("{}: the whole library is exported to a zip; name a file that ends "
                                        "in .zip, or the armies to export",
                                        path_text(output)));
        return export_whole_library(call, output);
    }
    std::vector<StoredArmy> armies;
    for (const std::string& word : call.words)
        armies.push_back(named_army(call.library, word));
    if (output.extension() == ".zip")
        throw CallError(fmt::format(
            "{}: single armies are not exported to a zip; name an army file or a folder", path_text(output)));
    const bool to_folder = armies.size() > 1 || fs::is_directory(output);
    if (to_folder)
        fs::create_directories(output);
    std::string text;
    ArmyFileNames names(output,
                        call.force ? ArmyFileNames::Existing::replace : ArmyFileNames::Existing::keep);
    for (const StoredArmy& army : armies) {
        const fs::path file = to_folder ? names.take(army.name) : output;
        write_target(path_text(file), call.library.text(army.id), call.force,
                     to_folder ? AtomicFile::Link::replace : AtomicFile::Link::follow);
        fmt::format_to(std::back_inserter(text), "{} is in {}\n", clean(army.name), clean(path_text(file)));
    }
    call.context.write(text);
    return ExitStatus::legal;
}

} // namespace muster
