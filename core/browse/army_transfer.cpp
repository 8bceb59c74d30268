// SPDX-License-Identifier: MIT
#include "browse/army_transfer.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/file.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "browse/army_file_names.h"
#include "browse/library_armies.h"
#include "library/exchange.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "mail/written_ruleset.h"
#include "sheet/sheet_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t files_in_a_step = 100; // other programs that save wait for a step

// Thrown to stop the writing of an archive.
struct Cancelled {};

// Army files, PDFs of sheets, written lists and zips, also those in folders; a folder without any is a
// problem of the result.
std::vector<fs::path> files_of(const std::vector<fs::path>& paths, ImportResult& result) {
    constexpr std::array<std::string_view, 6> endings{army_ending, ".zip", ".pdf", ".txt", ".eml", ".docx"};
    std::vector<std::string> given;
    std::transform(paths.begin(), paths.end(), std::back_inserter(given), path_text);
    std::vector<fs::path> files;
    for (const ArmyFile& file : army_files(given, endings)) {
        if (!file.empty_folder) {
            files.push_back(path_of(file.path));
            continue;
        }
        BatchLine line;
        line.name = file.path;
        line.problem = translate("there is no army in this folder");
        result.lines.push_back(std::move(line));
    }
    return files;
}

bool is_written_text(const fs::path& file) {
    constexpr std::array<std::string_view, 3> endings{".txt", ".md", ".eml"};
    return std::find(endings.begin(), endings.end(), path_text(file.extension())) != endings.end();
}

// The army of a written list about which nothing is to be asked; of the rule set that understands most of it.
std::string text_of_written(const fs::path& file, const Rulesets& rulesets) {
    const std::string name = path_text(file);
    const std::string text = text_of_mail(read_file(file), name);
    const Ruleset& ruleset = *rulesets.find(ruleset_of_written_army(text, rulesets, rulesets.ids().front()));
    const Army begin = read_army(ruleset.start, name, rulesets);
    WrittenArmy written = read_written_army(text, ruleset, begin);
    if (written.troops == 0)
        throw InputError(name, {}, translate("no troops of an army are found in this text"));
    if (!written.open.empty())
        throw InputError(name, {},
                         translate("a list that is written as text: read it on the page of written lists, "
                                   "which asks what is open, and save the army from there"));
    if (written.army.name == begin.name)
        written.army.name = path_text(file.stem());
    return write_army(written.army, ruleset);
}

std::string army_text_of(const fs::path& file, const Rulesets& rulesets) {
    if (file.extension() == ".docx")
        throw InputError(path_text(file), {},
                         translate("a document of a word processor: save it there as text, and import that"));
    return is_written_text(file) ? text_of_written(file, rulesets) : army_text_in(file, read_file(file));
}

void import_file(Library& library, const fs::path& file, const Rulesets& rulesets, ImportResult& result) {
    BatchLine line;
    line.name = path_text(file.filename());
    try {
        if (file.extension() == ".zip") {
            const Imported imported = import_zip(library, file, rulesets);
            result.added += imported.armies;
            result.revisions += imported.revisions;
            result.known += imported.known;
            result.passed_over += imported.passed_over;
            result.unlisted += imported.unlisted;
        } else {
            const ArmyFacts facts = facts_of(army_text_of(file, rulesets), path_text(file), rulesets);
            const Saved saved = library.add(facts, fmt::format("From {}", path_text(file)));
            line.army = saved.army;
            line.verdict = facts.verdict;
            ++(saved.is_new ? result.added : result.known);
        }
    } catch (const InputError& error) {
        line.problem = error.what();
    }
    result.lines.push_back(std::move(line));
}

} // namespace

BatchResult write_armies(const Library& library, const std::vector<ArmyId>& armies, const fs::path& folder,
                         BatchProgress& progress) {
    const LibraryArmies source(library, armies);
    ArmyFileNames names(folder, ArmyFileNames::Existing::keep);
    BatchResult result;
    progress.total = armies.size();
    for (std::size_t army = 0; army < armies.size(); ++army) {
        if (progress.cancelled) {
            result.cancelled = true;
            break;
        }
        BatchLine line;
        line.army = armies[army];
        line.name = source.title(army);
        try {
            fs::create_directories(folder);
            const fs::path file = names.take(line.name);
            write_file_in(folder, file.filename(), source.text(army));
            line.files.push_back(path_text(file));
        } catch (...) {
            line.problem = problem_of_army(source.name(army)).what();
        }
        result.lines.push_back(std::move(line));
        ++progress.done;
    }
    return result;
}

namespace {

BatchLine line_without_text(const Library& library, const StoredArmy& army) {
    BatchLine line;
    line.army = army.id;
    line.name = army.name;
    line.problem = problem_without_text(library, army);
    return line;
}

} // namespace

BatchResult write_archive(const Library& library, const std::vector<ArmyId>& armies, const fs::path& zip,
                          BatchProgress& progress) {
    BatchResult result;
    progress.total = armies.size();
    std::vector<StoredArmy> wanted;
    wanted.reserve(armies.size());
    for (const ArmyId id : armies)
        wanted.push_back(library.army(id));
    BatchLine line;
    line.name = path_text(zip);
    ExportedLibrary archive;
    try {
        archive = exported(library, std::move(wanted), [&] {
            if (progress.cancelled)
                throw Cancelled();
            ++progress.done;
        });
        write_file(zip, archive.zip);
        line.files.push_back(path_text(zip));
    } catch (const Cancelled&) {
        result.cancelled = true;
        return result;
    } catch (const std::system_error& error) {
        line.problem = error.what();
    }
    result.lines.push_back(std::move(line));
    for (const StoredArmy& army : archive.without_text)
        result.lines.push_back(line_without_text(library, army));
    return result;
}

ImportResult import_files(Library& library, const std::vector<fs::path>& paths, const Rulesets& rulesets,
                          BatchProgress& progress) {
    ImportResult result;
    const std::vector<fs::path> files = files_of(paths, result);
    progress.total = files.size();
    for (std::size_t next = 0; next < files.size() && !result.cancelled;) {
        const auto take_next = [&] {
            result.cancelled = progress.cancelled;
            if (result.cancelled)
                return;
            import_file(library, files[next++], rulesets, result);
            ++progress.done;
        };
        // A zip is imported in a step of its own: everything in it, or nothing.
        if (files[next].extension() == ".zip") {
            take_next();
            continue;
        }
        library.in_one_step([&] {
            const std::size_t end = std::min(next + files_in_a_step, files.size());
            while (next < end && files[next].extension() != ".zip" && !result.cancelled)
                take_next();
        });
    }
    return result;
}

} // namespace muster
