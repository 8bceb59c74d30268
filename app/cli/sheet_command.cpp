// SPDX-License-Identifier: MIT
// muster-cli sheet: what lies on the table, of one army or of a folder of them.
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

// The index of the word among the names, or the first if none was given.
template <std::size_t Size>
std::size_t chosen(const char* option, const std::string& word,
                   const std::array<std::string_view, Size>& names) {
    if (word.empty())
        return 0;
    const auto found = std::find(names.begin(), names.end(), word);
    if (found == names.end())
        throw CallError(fmt::format("{} {}: this is not known{}", option, muster::quoted(word),
                                    suggestion(word, {names.begin(), names.end()})));
    return static_cast<std::size_t>(found - names.begin());
}

class SheetCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.one_or_more("FILE", paths_, "An army file, or a folder to be searched for *.muster");
        arguments.text("-o,--output", "OUT", out_,
                       "The file to write, or the folder for several; its ending tells the format");
        arguments.text("--kind", "KIND", kind_,
                       "full, compact, umpire, opponent, orders, labels or reference (default: full)");
        arguments.text("--format", "FORMAT", format_,
                       "pdf, svg, png, html, text, markdown, bbcode or csv (default: by OUT, else text)");
        arguments.text("--paper", "PAPER", paper_, "a4 or letter (default: a4)");
        arguments.text("--orientation", "WAY", orientation_, "auto, portrait or landscape (default: auto)");
        arguments.jobs(jobs_, "How many sheets are made at a time (default: one a processor)");
    }

    ExitStatus run(CallContext& context) override {
        SheetOrder order;
        order.kind = static_cast<SheetKind>(chosen("--kind", kind_, sheet_kind_names));
        order.setup.paper = static_cast<Paper>(chosen("--paper", paper_, paper_names));
        order.setup.orientation =
            static_cast<Orientation>(chosen("--orientation", orientation_, orientation_names));
        std::error_code ignored;
        const bool several = paths_.size() > 1 || fs::is_directory(paths_.front(), ignored);
        order.format = format(several);
        if (several || (!out_.empty() && fs::is_directory(out_, ignored)))
            return run_folder(context, order);
        if (out_.empty())
            return run_to_output(context, order);
        refuse_device(out_);
        return run_jobs(context, {{{paths_.front()}, out_, false}}, order);
    }

private:
    [[nodiscard]] SheetFormat format(bool several) const {
        if (!format_.empty())
            return static_cast<SheetFormat>(chosen("--format", format_, sheet_format_names));
        if (out_.empty())
            return SheetFormat::text;
        if (const auto by_ending = format_of_ending(out_))
            return *by_ending;
        std::error_code ignored;
        if (several || fs::is_directory(out_, ignored))
            return SheetFormat::pdf;
        throw CallError(fmt::format("{}: its ending tells no format; name one of .{}, or give --format", out_,
                                    fmt::join(sheet_format_endings, " .")));
    }

    // The file is written by renaming another over it, which must not hit a device.
    static void refuse_device(const std::string& file) {
        std::error_code ignored;
        const fs::file_status status = fs::status(file, ignored);
        if (fs::exists(status) && !fs::is_regular_file(status))
            throw CallError(fmt::format("{} is no ordinary file; nothing was written", file));
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

    ExitStatus run_folder(CallContext& context, const SheetOrder& order) {
        if (out_.empty())
            throw CallError("for several armies name a folder with -o");
        std::error_code ignored;
        if (fs::exists(out_, ignored) && !fs::is_directory(out_, ignored))
            throw CallError(fmt::format("{} is no folder; nothing was written", out_));
        return run_jobs(context, sheet_jobs(paths_, out_, order.format), order);
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
