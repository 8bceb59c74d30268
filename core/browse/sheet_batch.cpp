// SPDX-License-Identifier: MIT
#include "browse/sheet_batch.h"

#include "base/file.h"
#include "base/numbered_names.h"
#include "base/utf8_path.h"
#include "sheet/sheet_file.h"

#include <fmt/format.h>

#include <set>
#include <stdexcept>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

namespace {

// Free names for the files of sheets.
class SheetNames {
public:
    SheetNames(fs::path folder, std::string_view ending, ExistingSheets existing)
        : folder_(std::move(folder)), ending_(ending), existing_(existing) {}

    // The name of the first page's file, such that the names of all pages are free.
    fs::path take(const fs::path& stem, std::size_t pages) {
        const auto file_of = [&](const std::string& name) {
            return folder_ / path_of(fmt::format("{}.{}", name, ending_));
        };
        fs::path file = file_of(names_.take(
            path_text(stem), [&](const std::string& name) { return is_free(file_of(name), pages); }));
        for (std::size_t page = 0; page < pages; ++page)
            taken_.insert(page_file_name(path_text(file), page));
        return file;
    }

private:
    [[nodiscard]] bool is_free(const fs::path& file, std::size_t pages) const {
        for (std::size_t page = 0; page < pages; ++page) {
            const std::string name = page_file_name(path_text(file), page);
            if (taken_.contains(name) || (existing_ == ExistingSheets::rename && fs::exists(path_of(name))))
                return false;
        }
        return true;
    }

    fs::path folder_;
    std::string ending_;
    ExistingSheets existing_;
    NumberedNames names_;
    std::set<std::string> taken_;
};

// Works on the armies one at a time, since a sheet needs much memory, and calls take(number, value, line) for
// each without a problem. What take() throws is a problem of its army.
template <class Work, class Take>
BatchResult each_sheet(const ArmyBatch& batch, const Work& work, const Take& take) {
    using Value = std::invoke_result_t<Work, LoadedArmy&>;
    struct Made {
        Verdict verdict;
        Value value;
    };
    BatchResult result;
    const auto make_work = [&] {
        return [&](std::size_t /*army*/, LoadedArmy& loaded) {
            return Made{counted_verdict(loaded.report), work(loaded)};
        };
    };
    const bool all = each_army(batch, Detail::sheet, 1, make_work, [&](BatchOutcome<Made> outcome) {
        BatchLine line;
        line.army = batch.armies.id(outcome.army);
        line.name = batch.armies.title(outcome.army);
        if (outcome.problem) {
            line.problem = outcome.problem->what();
        } else {
            line.verdict = outcome.value->verdict;
            try {
                take(outcome.army, std::move(outcome.value->value), line);
            } catch (const std::runtime_error& error) {
                line.problem = error.what();
            }
        }
        result.lines.push_back(std::move(line));
    });
    result.cancelled = !all;
    return result;
}

// Writes files beneath the folder, whatever has been put into it: a link among its folders is not followed.
std::vector<std::string> write_beneath(const fs::path& folder, const fs::path& beneath, const fs::path& file,
                                       const std::vector<std::string>& pages) {
    fs::create_directories(folder);
    const FolderBeneath target(folder, beneath, FolderBeneath::Missing::create);
    try {
        (void)write_sheet(path_text(target.path() / file.filename()), pages, AtomicFile::Link::replace);
    } catch (const std::system_error& error) { // which speaks of the folder as only this program knows it
        std::string what = error.what();
        const std::string own = path_text(target.path());
        if (const std::size_t at = what.find(own); at != std::string::npos)
            what.replace(at, own.size(), path_text(file.parent_path()));
        throw std::runtime_error(what);
    }
    std::vector<std::string> names;
    names.reserve(pages.size());
    for (std::size_t page = 0; page < pages.size(); ++page)
        names.push_back(page_file_name(path_text(file), page));
    return names;
}

} // namespace

BatchResult write_sheets(const ArmyBatch& batch, const fs::path& folder, const SheetOrder& order,
                         ExistingSheets existing) {
    SheetNames names(folder, order.format->ending, existing);
    return each_sheet(
        batch,
        [&](const LoadedArmy& loaded) {
            return sheet_files(loaded.army, *loaded.ruleset, loaded.report, order);
        },
        [&](std::size_t army, const std::vector<std::string>& files, BatchLine& line) {
            const fs::path stem = batch.armies.file_stem(army);
            const fs::path file = names.take(stem, files.size());
            line.files = write_beneath(folder, stem.parent_path(), file, files);
        });
}

JoinedResult join_sheets(const ArmyBatch& batch, const SheetOrder& order) {
    JoinedResult result;
    const std::unique_ptr<JoinedSheets> joined = order.format->join(order);
    static_cast<BatchResult&>(result) = each_sheet(
        batch, [](LoadedArmy& loaded) { return std::move(loaded); },
        [&](std::size_t /*army*/, const LoadedArmy& loaded, BatchLine& /*line*/) {
            joined->add({loaded.army, *loaded.ruleset, loaded.report});
        });
    if (!result.cancelled)
        result.bytes = joined->finished();
    return result;
}

BatchResult write_joined_sheets(const ArmyBatch& batch, const fs::path& file, const SheetOrder& order) {
    JoinedResult result = join_sheets(batch, order);
    if (result.bytes.empty())
        return result;
    try {
        (void)write_sheet(path_text(file), {std::move(result.bytes)});
    } catch (const std::system_error& error) {
        BatchLine line;
        line.name = path_text(file);
        line.problem = error.what();
        result.lines.push_back(std::move(line));
    }
    return result;
}

SheetsResult make_sheets(const ArmyBatch& batch, SheetKind kind) {
    SheetsResult result;
    static_cast<BatchResult&>(result) = each_sheet(
        batch,
        [&](const LoadedArmy& loaded) {
            return make_sheet(loaded.army, *loaded.ruleset, loaded.report, kind);
        },
        [&](std::size_t /*army*/, SheetModel sheet, BatchLine& /*line*/) {
            result.sheets.push_back(std::move(sheet));
        });
    return result;
}

} // namespace muster
