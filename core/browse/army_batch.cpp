// SPDX-License-Identifier: MIT
#include "browse/army_batch.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/translation.h"
#include "browse/detail/change_words.h"
#include "check/checker.h"
#include "check/wording.h"
#include "library/data_change.h"
#include "library/exchange.h"
#include "lists/lists.h"
#include "sheet/page_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_findings = 20;
constexpr std::size_t files_in_a_step = 100; // other programs that save wait for a step

// Thrown to stop the writing of an archive.
struct Cancelled {};

// Works on one army after the other until cancelled.
template <class Work>
BatchResult each_army(const Library& library, const std::vector<ArmyId>& armies, BatchProgress& progress,
                      const Work& work) {
    BatchResult result;
    progress.total = armies.size();
    for (const ArmyId id : armies) {
        if (progress.cancelled) {
            result.cancelled = true;
            break;
        }
        BatchLine line;
        line.army = id;
        try {
            const StoredArmy stored = library.army(id);
            line.name = stored.name;
            work(stored, line);
        } catch (const InputError& error) {
            line.problem = error.what();
        } catch (const std::overflow_error&) {
            line.problem = translate("its numbers are too large to be calculated");
        } catch (const std::system_error& error) {
            line.problem = error.what();
        } catch (const LibraryError& error) {
            if (error.trouble() != LibraryTrouble::missing)
                throw;
            line.problem = error.what();
        }
        result.lines.push_back(std::move(line));
        ++progress.done;
    }
    return result;
}

// What messages call an army's text.
std::string text_name(const Library& library, const StoredArmy& army) {
    return fmt::format("army {} of {}", army.id, library.file().filename().string());
}

void add_findings(const Army& army, const Ruleset& ruleset, const Report& report, BatchLine& line) {
    for (const Severity severity : all_severities)
        for (const Finding& finding : report.findings())
            if (finding.severity == severity && line.findings.size() < most_findings)
                line.findings.push_back(fmt::format("{} — {}", message_of(finding, army, ruleset, report),
                                                    place_name(finding.place, army, ruleset)));
}

// An army with all that its sheets need.
struct SheetArmy {
    Army army;
    const Ruleset* ruleset = nullptr;
    Report report;
};

SheetArmy sheet_army(const Library& library, const StoredArmy& stored, const Rulesets& rulesets,
                     BatchLine& line) {
    SheetArmy one{read_army(library.text(stored.id), text_name(library, stored), rulesets), nullptr, {}};
    one.ruleset = &ruleset_of(one.army, rulesets);
    one.report = check(one.army, *one.ruleset, Detail::sheet);
    line.verdict = counted_verdict(one.report);
    return one;
}

// "host.muster", "host-2.muster" if that is there.
fs::path free_file(const fs::path& folder, const std::string& army_name, std::string_view ending) {
    const std::string stem = fs::path(file_name_for(army_name)).stem().string();
    fs::path file = folder / fmt::format("{}.{}", stem, ending);
    for (int count = 2; fs::exists(file); ++count)
        file = folder / fmt::format("{}-{}.{}", stem, count, ending);
    return file;
}

// Army files and zips, those in folders sorted.
std::vector<fs::path> files_in(const std::vector<fs::path>& paths, ImportResult& result) {
    std::vector<fs::path> files;
    for (const fs::path& path : paths) {
        std::error_code error;
        if (!fs::is_directory(path, error)) {
            files.push_back(path);
            continue;
        }
        std::vector<fs::path> inside;
        fs::recursive_directory_iterator entry(path, error);
        for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
            const std::string ending = entry->path().extension().string();
            if ((ending == ".muster" || ending == ".zip") && entry->is_regular_file())
                inside.push_back(entry->path());
        }
        if (error || inside.empty()) {
            BatchLine line;
            line.name = path.string();
            line.problem = error ? error.message() : translate("there is no army in this folder");
            result.lines.push_back(std::move(line));
        }
        std::sort(inside.begin(), inside.end());
        files.insert(files.end(), inside.begin(), inside.end());
    }
    return files;
}

void import_file(Library& library, const fs::path& file, const Rulesets& rulesets, ImportResult& result) {
    BatchLine line;
    line.name = file.filename().string();
    try {
        if (file.extension() == ".zip") {
            const Imported imported = import_zip(library, file, rulesets);
            result.added += imported.armies;
            result.revisions += imported.revisions;
            result.known += imported.known;
        } else {
            const ArmyFacts facts = facts_of(read_file(file), file.string(), rulesets);
            const Saved saved = library.add(facts, fmt::format("From {}", file.string()));
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

std::size_t BatchResult::problems() const {
    return static_cast<std::size_t>(std::count_if(
        lines.begin(), lines.end(), [](const BatchLine& line) { return !line.problem.empty(); }));
}

BatchResult check_armies(const Library& library, const std::vector<ArmyId>& armies, const Rulesets& rulesets,
                         BatchProgress& progress) {
    return each_army(library, armies, progress, [&](const StoredArmy& stored, BatchLine& line) {
        line.change = unreadable_change(); // until it is read and checked
        line.changes = unreadable_change_words(stored);
        const Army army = read_army(library.text(stored.id), text_name(library, stored), rulesets);
        const Ruleset& ruleset = ruleset_of(army, rulesets);
        const Report report = check(army, ruleset);
        line.verdict = counted_verdict(report);
        line.change = data_change(stored, judgement_of(report, ruleset));
        line.changes = change_words(*line.change, stored, army, ruleset, report);
        add_findings(army, ruleset, report, line);
    });
}

BatchResult write_sheets(const Library& library, const std::vector<ArmyId>& armies, const fs::path& folder,
                         const SheetOrder& order, const Rulesets& rulesets, BatchProgress& progress) {
    const std::string_view ending = order.format->ending;
    return each_army(library, armies, progress, [&](const StoredArmy& stored, BatchLine& line) {
        const SheetArmy one = sheet_army(library, stored, rulesets, line);
        fs::create_directories(folder);
        for (const std::string& bytes : sheet_files(one.army, *one.ruleset, one.report, order)) {
            const fs::path file = free_file(folder, stored.name, ending);
            write_file(file, bytes);
            line.files.push_back(file.string());
        }
    });
}

SheetsResult make_sheets(const Library& library, const std::vector<ArmyId>& armies, SheetKind kind,
                         const Rulesets& rulesets, BatchProgress& progress) {
    SheetsResult result;
    static_cast<BatchResult&>(result) =
        each_army(library, armies, progress, [&](const StoredArmy& stored, BatchLine& line) {
            const SheetArmy one = sheet_army(library, stored, rulesets, line);
            result.sheets.push_back(make_sheet(one.army, *one.ruleset, one.report, kind));
        });
    return result;
}

BatchResult write_sheet_book(const Library& library, const std::vector<ArmyId>& armies, const fs::path& file,
                             const SheetOrder& order, const Rulesets& rulesets, BatchProgress& progress) {
    SheetBook book;
    BatchResult result = each_army(library, armies, progress, [&](const StoredArmy& stored, BatchLine& line) {
        const SheetArmy one = sheet_army(library, stored, rulesets, line);
        book.add(SheetPages(make_sheet(one.army, *one.ruleset, one.report, order.kind), order.setup));
    });
    const std::string bytes = result.cancelled ? std::string() : book.finished();
    if (bytes.empty())
        return result;
    try {
        write_file(file, bytes);
    } catch (const std::system_error& error) {
        BatchLine line;
        line.name = file.string();
        line.problem = error.what();
        result.lines.push_back(std::move(line));
    }
    return result;
}

BatchResult write_armies(const Library& library, const std::vector<ArmyId>& armies, const fs::path& folder,
                         BatchProgress& progress) {
    return each_army(library, armies, progress, [&](const StoredArmy& stored, BatchLine& line) {
        fs::create_directories(folder);
        const fs::path file = free_file(folder, stored.name, "muster");
        write_file(file, library.text(stored.id));
        line.files.push_back(file.string());
    });
}

BatchResult write_archive(const Library& library, const std::vector<ArmyId>& armies, const fs::path& zip,
                          BatchProgress& progress) {
    BatchResult result;
    progress.total = armies.size();
    std::vector<StoredArmy> wanted;
    wanted.reserve(armies.size());
    for (const ArmyId id : armies)
        wanted.push_back(library.army(id));
    BatchLine line;
    line.name = zip.string();
    try {
        write_file(zip, exported(library, std::move(wanted), [&] {
                       if (progress.cancelled)
                           throw Cancelled();
                       ++progress.done;
                   }));
        line.files.push_back(zip.string());
    } catch (const Cancelled&) {
        result.cancelled = true;
        return result;
    } catch (const std::system_error& error) {
        line.problem = error.what();
    }
    result.lines.push_back(std::move(line));
    return result;
}

ImportResult import_files(Library& library, const std::vector<fs::path>& paths, const Rulesets& rulesets,
                          BatchProgress& progress) {
    ImportResult result;
    const std::vector<fs::path> files = files_in(paths, result);
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
