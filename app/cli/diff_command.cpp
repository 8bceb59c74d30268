// SPDX-License-Identifier: MIT
// muster-cli diff: the differences between two armies, each a file or a revision in the library.
#include "army_argument.h"
#include "check/army_differences.h"
#include "check/wording.h"
#include "command.h"
#include "difference_text.h"
#include "layout.h"
#include "report_text.h"

#include <fmt/format.h>

#include <array>
#include <iterator>

namespace muster {

namespace {

constexpr std::size_t diff_mark_width = 9; // as in the list of differences

class DiffCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.required("A", before_, "An army file, or @ARMY or @ARMY.REVISION of the library");
        arguments.required("B", after_, "The army to compare it with");
        arguments.library(library_);
        arguments.notes(
            "Shows what was added, removed, changed or moved from A to B, the numbers before and after,\n"
            "and the findings that disappeared and appeared. The exit status says whether B is legal.");
    }

    ExitStatus run(CallContext& context) override {
        const LoadedArmy before = load_army_file(before_, context.rulesets(), Detail::report, library_);
        const LoadedArmy after = load_army_file(after_, context.rulesets(), Detail::report, library_);
        if (before.ruleset->id != after.ruleset->id)
            throw CallError(fmt::format(
                "{} is an army of {} and {} one of {}; only armies of one rule set can be compared", before_,
                before.ruleset->title, after_, after.ruleset->title));
        const ArmyDifferences comparison =
            compare(before.army, before.report, *before.ruleset, after.army, after.report, *after.ruleset);
        std::string text;
        if (comparison.alike())
            text = "The armies are the same.\n";
        append_differences(text, before.checked(), after.checked(), comparison.differences);
        append_numbers(text, *after.ruleset, comparison);
        append_findings(text, context.style(), before, "No longer found:", comparison.lost);
        append_findings(text, context.style(), after, "Newly found:", comparison.gained);
        context.write(text);
        return after.report.legal() ? ExitStatus::legal : ExitStatus::illegal;
    }

private:
    static void append_numbers(std::string& text, const Ruleset& ruleset, const ArmyDifferences& comparison) {
        if (!comparison.numbers.empty())
            text += "\nNumbers:\n";
        for (const NumberChange& change : comparison.numbers) {
            const Number& number = ruleset.numbers_of(Level::army)[change.number];
            fmt::format_to(std::back_inserter(text), "{:{}}{}: {} → {}\n", "", diff_mark_width, number.name,
                           change.before.readable(), change.after.readable());
        }
    }

    static void append_findings(std::string& text, const Style& style, const LoadedArmy& side,
                                std::string_view heading, const std::vector<Finding>& findings) {
        if (findings.empty())
            return;
        fmt::format_to(std::back_inserter(text), "\n{}\n", heading);
        TextReport report(style);
        for (const Finding& finding : findings) {
            report.append_place(text, side.checked(), finding.place);
            report.append_finding(text, side.checked(), finding);
        }
    }

    std::string before_;
    std::string after_;
    std::string library_;
};

} // namespace

CommandRow diff_command() {
    return {"diff", "Show the differences between two armies", make_command<DiffCommand>};
}

} // namespace muster
