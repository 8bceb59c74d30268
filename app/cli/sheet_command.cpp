// SPDX-License-Identifier: MIT
// muster-cli sheet: the sheets of one army or of all armies in a folder.
#include "base/file.h"
#include "base/text.h"
#include "command.h"
#include "layout.h"
#include "sheet_output_file.h"
#include "sheet_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace muster {

namespace {

namespace fs = std::filesystem;

// The ids of a table's rows: "a4, letter".
template <typename Table>
std::vector<std::string_view> ids_of(const Table& table) {
    std::vector<std::string_view> ids;
    ids.reserve(std::size(table));
    for (const auto& row : table)
        ids.push_back(row.id);
    return ids;
}

// The index of the row with this id; the first if no id was given.
template <typename Table>
std::size_t chosen(const char* option, const std::string& id, const Table& table) {
    if (id.empty())
        return 0;
    const std::vector<std::string_view> ids = ids_of(table);
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found == ids.end())
        throw CallError(
            fmt::format("{}: unknown value {}{}", option, muster::quoted(id), suggestion(id, ids)));
    return static_cast<std::size_t>(found - ids.begin());
}

// "full, compact or umpire (default: full)"
template <typename Table>
std::string choices(const Table& table, std::string_view usual) {
    std::vector<std::string_view> ids = ids_of(table);
    const std::string_view last = ids.back();
    ids.pop_back();
    return fmt::format("{} or {} (default: {})", fmt::join(ids, ", "), last, usual);
}

// What the kinds of sheet and the formats are, line by line.
std::string notes() {
    std::string text = "Kinds of sheet:\n";
    for (const SheetKindEntry& kind : sheet_kinds())
        text += fmt::format("  {:<10} {}\n", kind.id, kind.help);
    text += "\nFormats, by their id and the ending of OUT:\n";
    for (const SheetFormat& format : sheet_formats())
        text += fmt::format("  {:<10} .{:<7} {}\n", format.id, format.ending, format.title);
    return text + R"(
A table (csv) has one row for each troop, whatever the kind of sheet. Its columns are army,
body, unit, name and count, every trait, every number of a troop, then notation, ruleset,
place and fingerprint. Traits and numbers are called by their ids. A trait of an army, body
or unit has its level in front (body.rating), and so has an id of a troop that is the name
of another column (troop.army, troop.count). An opponent's table has no secret traits.
Several armies share one table if OUT ends with .csv or is not given. If their rule sets
differ, the table has the columns of all, and cells that do not apply are empty.
A text that a spreadsheet would run as a formula has an apostrophe in front of it, and so
has such a text that begins with an apostrophe itself; remove one to get the text back.)";
}

class SheetCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.one_or_more("FILE", paths_, "An army file, or a folder to search for *.muster");
        arguments.text("-o,--output", "OUT", out_,
                       "The file to write, whose ending selects the format; for several sheets the folder");
        arguments.text("--kind", "KIND", kind_, choices(sheet_kinds(), sheet_kinds().front().id).c_str());
        arguments.text("--format", "FORMAT", format_, choices(sheet_formats(), "by OUT, else text").c_str());
        arguments.text("--paper", "PAPER", paper_, choices(paper_sizes, paper_sizes.front().id).c_str());
        arguments.text("--orientation", "WAY", orientation_,
                       choices(orientations(), orientations().front().id).c_str());
        arguments.jobs(jobs_, "How many sheets to make at a time (default: one per processor)");
        arguments.notes(notes().c_str());
    }

    ExitStatus run(CallContext& context) override {
        SheetOrder order;
        order.kind = static_cast<SheetKind>(chosen("--kind", kind_, sheet_kinds()));
        order.setup.paper = static_cast<Paper>(chosen("--paper", paper_, paper_sizes));
        order.setup.orientation =
            static_cast<Orientation>(chosen("--orientation", orientation_, orientations()));
        std::error_code ignored;
        const bool several = paths_.size() > 1 || fs::is_directory(paths_.front(), ignored);
        order.format = &format(several);
        if (several && is_one_file(*order.format))
            return run_together(context, order);
        if (several || (!out_.empty() && fs::is_directory(out_, ignored)))
            return run_folder(context, order);
        if (out_.empty())
            return run_to_output(context, order);
        refuse_device(out_);
        return run_jobs(context, {{{paths_.front()}, out_, false}}, order);
    }

private:
    [[nodiscard]] const SheetFormat& format(bool several) const {
        if (!format_.empty())
            return sheet_formats()[chosen("--format", format_, sheet_formats())];
        if (out_.empty())
            return *find_sheet_format("text");
        if (const SheetFormat* by_ending = sheet_format_of_file(out_))
            return *by_ending;
        std::error_code ignored;
        if (several || fs::is_directory(out_, ignored))
            return sheet_formats().front();
        std::string endings;
        for (const SheetFormat& each : sheet_formats())
            endings += fmt::format(" .{}", each.ending);
        throw CallError(
            fmt::format("{}: the ending names no format; use one of{}, or --format", out_, endings));
    }

    // Whether several armies go into the one file OUT or to standard output; else OUT is a folder.
    [[nodiscard]] bool is_one_file(const SheetFormat& format) const {
        std::error_code ignored;
        return format.write_together != nullptr &&
               (out_.empty() || (sheet_format_of_file(out_) == &format && !fs::is_directory(out_, ignored)));
    }

    // The file is replaced by renaming, which must not replace a device.
    static void refuse_device(const std::string& file) {
        std::error_code ignored;
        const fs::file_status status = fs::status(file, ignored);
        if (fs::exists(status) && !fs::is_regular_file(status))
            throw CallError(fmt::format("{} is not a regular file; nothing was written", file));
    }

    ExitStatus run_to_output(CallContext& context, const SheetOrder& order) {
        const LoadedArmy loaded = load_army_or_sheet(paths_.front(), context.rulesets(), Detail::sheet);
        const std::vector<std::string> files =
            sheet_files(loaded.army, *loaded.ruleset, loaded.report, order);
        if (files.size() > 1)
            throw CallError(fmt::format("the sheet has {} pages; name a file with -o", files.size()));
        context.write(files.front());
        return loaded.report.legal() ? ExitStatus::legal : ExitStatus::illegal;
    }

    // An army that cannot be read is reported; the others are still written.
    ExitStatus run_together(CallContext& context, const SheetOrder& order) {
        std::vector<LoadedArmy> armies;
        bool failed = false;
        for (const ArmyFile& file : army_files(paths_)) {
            try {
                refuse_empty_folder(file);
                armies.push_back(load_army_or_sheet(file.path, context.rulesets(), Detail::sheet));
            } catch (const std::exception& error) {
                context.report_problem(error.what());
                failed = true;
            }
        }
        std::vector<SheetSource> sources;
        sources.reserve(armies.size());
        bool legal = true;
        for (const LoadedArmy& loaded : armies) {
            sources.push_back({loaded.army, *loaded.ruleset, loaded.report});
            legal = legal && loaded.report.legal();
        }
        const std::string text = order.format->write_together(sources, order);
        if (out_.empty()) {
            context.write(text);
        } else {
            refuse_device(out_);
            write_file(out_, text);
            context.write(fmt::format("Written to {}\n", clean(out_)));
        }
        return failed ? ExitStatus::failed : legal ? ExitStatus::legal : ExitStatus::illegal;
    }

    ExitStatus run_folder(CallContext& context, const SheetOrder& order) {
        if (out_.empty())
            throw CallError("several armies need a folder; name it with -o");
        std::error_code ignored;
        if (fs::exists(out_, ignored) && !fs::is_directory(out_, ignored))
            throw CallError(fmt::format("{} is not a folder; nothing was written", out_));
        return run_jobs(context, sheet_jobs(paths_, out_, *order.format), order);
    }

    ExitStatus run_jobs(CallContext& context, const std::vector<SheetJob>& jobs, const SheetOrder& order) {
        const SheetTally tally = SheetRun(jobs, context.rulesets(), order).run(jobs_);
        std::string text;
        for (const std::string& file : tally.written)
            text += fmt::format("Written to {}\n", clean(file));
        context.write(text);
        for (const std::string& problem : tally.problems)
            context.report_problem(problem);
        if (!tally.problems.empty())
            return ExitStatus::failed;
        return tally.illegal != 0 ? ExitStatus::illegal : ExitStatus::legal;
    }

    std::vector<std::string> paths_;
    std::string out_;
    std::string kind_;
    std::string format_;
    std::string paper_;
    std::string orientation_;
    unsigned jobs_ = 1;
};

} // namespace

std::unique_ptr<Command> make_sheet_command() {
    return std::make_unique<SheetCommand>();
}

} // namespace muster
