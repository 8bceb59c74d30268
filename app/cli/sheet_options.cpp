// SPDX-License-Identifier: MIT
#include "sheet_options.h"

#include "base/file.h"
#include "base/text.h"
#include "base/utf8_path.h"
#include "browse/sheet_batch.h"
#include "layout.h"
#include "left_out.h"
#include "sheet/sheet_file.h"
#include "target_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace muster {

namespace fs = std::filesystem;

namespace {

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

bool is_folder(const std::string& path) {
    std::error_code ignored;
    return fs::is_directory(path_of(path), ignored);
}

const SheetFormat& chosen_format(const SheetOptions& options, bool several) {
    if (!options.format.empty())
        return sheet_formats()[chosen("--format", options.format, sheet_formats())];
    if (options.out.empty())
        return *find_sheet_format("text");
    if (const SheetFormat* by_ending = sheet_format_of_file(options.out))
        return *by_ending;
    if (several || is_folder(options.out))
        return sheet_formats().front();
    std::string endings;
    for (const SheetFormat& format : sheet_formats())
        endings += fmt::format(" .{}", format.ending);
    throw CallError(
        fmt::format("{}: the ending selects no format; use one of{}, or name the format with --format",
                    options.out, endings));
}

SheetOrder order_of(const SheetOptions& options, bool several) {
    SheetOrder order;
    order.kind = static_cast<SheetKind>(chosen("--kind", options.kind, sheet_kinds()));
    order.setup.paper = static_cast<Paper>(chosen("--paper", options.paper, paper_sizes));
    order.setup.orientation =
        static_cast<Orientation>(chosen("--orientation", options.orientation, orientations()));
    order.format = &chosen_format(options, several);
    return order;
}

// Whether several armies go into the one file OUT or to standard output; else OUT is a folder.
bool is_one_file(const SheetOptions& options, const SheetFormat& format) {
    return format.join != nullptr &&
           (options.out.empty() || (sheet_format_of_file(options.out) == &format && !is_folder(options.out)));
}

// By what a sheet of each takes.
BatchOutput output_of(const SheetFormat& format) {
    if (format.file_per_page)
        return BatchOutput::pictures;
    return &format == find_sheet_format("pdf") ? BatchOutput::pages : BatchOutput::text;
}

ExitStatus run_one(CallContext& context, const ArmySource& armies, const SheetOptions& options,
                   const SheetOrder& order) {
    const LoadedArmy loaded = load_army(armies.text(0), armies.name(0), context.rulesets(), Detail::sheet);
    const std::vector<std::string> files = sheet_files(loaded.army, *loaded.ruleset, loaded.report, order);
    if (!options.out.empty()) {
        require_target(options.out, true);
        for (const std::string& file : write_sheet(options.out, files))
            context.write(fmt::format("Written to {}\n", clean(file)));
    } else if (files.size() == 1) {
        context.write_plain(files.front());
    } else {
        throw CallError(fmt::format("the sheet has {} pages; name a file with -o", files.size()));
    }
    return loaded.report.legal() ? ExitStatus::legal : ExitStatus::illegal;
}

constexpr std::size_t most_told = 100; // problems of a batch

// Reports the files and problems of a batch.
ExitStatus status_of(CallContext& context, const ArmyBatch& batch, const BatchResult& result) {
    std::string written;
    bool legal = true;
    std::size_t problems = 0;
    for (const BatchLine& line : result.lines) {
        for (const std::string& file : line.files)
            written += fmt::format("Written to {}\n", clean(file));
        if (!line.problem.empty() && ++problems <= most_told)
            context.report_problem(line.problem);
        legal = legal && line.verdict && line.verdict->legal();
    }
    context.write(written);
    if (problems > most_told)
        context.report_problem(
            fmt::format("and {} more armies of which there is no sheet", problems - most_told));
    if (report_left_out(context, *batch.allowance, batch.armies) || problems != 0)
        return ExitStatus::failed;
    return legal ? ExitStatus::legal : ExitStatus::illegal;
}

ExitStatus run_joined(CallContext& context, const ArmyBatch& batch, const SheetOptions& options,
                      const SheetOrder& order) {
    if (!options.out.empty())
        require_target(options.out, true);
    const JoinedResult result = join_sheets(batch, order);
    if (options.out.empty()) {
        context.write_plain(result.bytes);
    } else if (!result.bytes.empty()) {
        write_file(path_of(options.out), result.bytes);
        context.write(fmt::format("Written to {}\n", clean(options.out)));
    }
    return status_of(context, batch, result);
}

} // namespace

void declare_sheet_options(Arguments& arguments, SheetOptions& options) {
    arguments.text("--kind", "KIND", options.kind, choices(sheet_kinds(), sheet_kinds().front().id).c_str());
    arguments.text("--format", "FORMAT", options.format,
                   choices(sheet_formats(), "by OUT, else text").c_str());
    arguments.text("--paper", "PAPER", options.paper, choices(paper_sizes, paper_sizes.front().id).c_str());
    arguments.text("--orientation", "WAY", options.orientation,
                   choices(orientations(), orientations().front().id).c_str());
    arguments.jobs(options.jobs, "How many sheets to make at a time (default: one per processor)");
}

std::string sheet_notes() {
    std::string text = "Kinds of sheet:\n";
    for (const SheetKindEntry& kind : sheet_kinds())
        text += fmt::format("  {:<10} {}\n", kind.id, kind.help);
    text += "\nFormats, by their id and the ending of OUT:\n";
    for (const SheetFormat& format : sheet_formats())
        text += fmt::format("  {:<10} .{:<7} {}\n", format.id, format.ending, format.title);
    return text;
}

ExitStatus run_sheets(CallContext& context, const ArmySource& armies, bool several,
                      const SheetOptions& options) {
    if (is_name_of_army(options.out))
        refuse_army_file(options.out, "sheet");
    const SheetOrder order = order_of(options, several);
    if (!several && !is_folder(options.out))
        return run_one(context, armies, options, order);
    BatchProgress progress;
    BatchAllowance allowance(output_of(*order.format));
    const ArmyBatch batch{armies, context.rulesets(), progress, options.jobs, &allowance};
    if (several && is_one_file(options, *order.format))
        return run_joined(context, batch, options, order);
    if (options.out.empty())
        throw CallError("several sheets need a folder or, as PDF or table, one file; name it with -o");
    std::error_code ignored;
    if (fs::exists(path_of(options.out), ignored) && !is_folder(options.out))
        throw CallError(fmt::format("{} is not a folder; nothing was written", options.out));
    return status_of(context, batch,
                     write_sheets(batch, path_of(options.out), order, ExistingSheets::replace));
}

} // namespace muster
