// SPDX-License-Identifier: MIT
// muster-cli fix: lists the single changes that would clear each finding, or makes one of them.
#include "army_argument.h"
#include "check/checker.h"
#include "check/fixes.h"
#include "command.h"
#include "layout.h"
#include "lists/lists.h"
#include "report_text.h"

#include <fmt/format.h>

#include <iterator>

namespace muster {

namespace {

constexpr std::size_t fix_indent = 11; // under the message of the finding
constexpr unsigned highest_number = 999'999;

class FixCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.required("FILE", file_, "The army file, or @ARMY or @ARMY.REVISION of the library");
        arguments.whole("--apply", "N", chosen_, 1, highest_number,
                        "Make change N of the list and write the army back to FILE");
        arguments.text(
            "-o,--output", "OUT", output_,
            "With --apply: write the army to OUT and leave FILE unchanged;\nan older OUT is replaced");
        arguments.library(library_);
        arguments.notes(
            "The changes are numbered throughout the list. Each clears its finding and breaks no other\n"
            "rule. The army is written in Muster's own form: comments in the file are lost.");
    }

    ExitStatus run(CallContext& context) override {
        if (!output_.empty() && chosen_ == 0)
            throw CallError("-o needs --apply N, the number of the change to make");
        if (chosen_ != 0 && output_.empty() && is_stored_army(file_))
            throw CallError(fmt::format(
                "{} is an army of the library: name a file for the changed army with -o OUT", file_));
        LoadedArmy loaded = load_army_file(file_, context.rulesets(), Detail::report, library_);
        Budget budget;
        const std::vector<std::vector<Fix>> fixes = all_fixes(loaded, budget);
        if (budget.is_spent())
            context.report_problem(
                "The search for changes stopped early, because the army is large or breaks very many rules: "
                "some changes may be missing. Make one of those that are listed, then list again.");
        if (chosen_ == 0) {
            context.write(listing(context.style(), loaded, fixes, budget.is_spent()));
        } else {
            const Fix& fix = chosen_fix(fixes);
            const std::string target = output_.empty() ? file_ : output_;
            save_army(target, fix.after, *loaded.ruleset, true);
            loaded.army = fix.after;
            loaded.ruleset = &ruleset_of(loaded.army, context.rulesets());
            loaded.report = check(loaded.army, *loaded.ruleset);
            loaded.file = target;
            std::string text =
                fmt::format("Written to {} with this change: {}\n\n", clean(target), clean(fix.label));
            TextReport(context.style()).append(text, loaded.checked());
            context.write(text);
        }
        return loaded.report.legal() ? ExitStatus::legal : ExitStatus::illegal;
    }

private:
    // One list for each finding of the report.
    static std::vector<std::vector<Fix>> all_fixes(const LoadedArmy& loaded, Budget& budget) {
        std::vector<std::vector<Fix>> fixes;
        for (const Finding& finding : loaded.report.findings())
            fixes.push_back(finding.is_covered
                                ? std::vector<Fix>()
                                : fixes_for(finding, loaded.army, *loaded.ruleset, loaded.report, budget));
        return fixes;
    }

    [[nodiscard]] const Fix& chosen_fix(const std::vector<std::vector<Fix>>& fixes) const {
        std::size_t left = chosen_;
        std::size_t known = 0;
        for (const std::vector<Fix>& of_finding : fixes) {
            if (left <= of_finding.size())
                return of_finding[left - 1];
            left -= of_finding.size();
            known += of_finding.size();
        }
        if (known == 0)
            throw CallError(fmt::format("--apply {}: no single change is offered for {}", chosen_, file_));
        throw CallError(fmt::format("--apply {}: the changes are numbered 1 to {}", chosen_, known));
    }

    [[nodiscard]] std::string listing(const Style& style, const LoadedArmy& loaded,
                                      const std::vector<std::vector<Fix>>& fixes, bool stopped_early) const {
        TextReport report(style);
        std::string text;
        report.append_verdict(text, loaded.checked());
        report.append_list(text, loaded.checked());
        report.append_totals(text, loaded.checked());
        std::size_t number = 0;
        const Place* last = nullptr;
        for (std::size_t i = 0; i < fixes.size(); ++i) {
            const Finding& finding = loaded.report.findings()[i];
            if (finding.is_covered)
                continue;
            if (last == nullptr || *last != finding.place)
                report.append_place(text, loaded.checked(), finding.place);
            last = &finding.place;
            report.append_finding(text, loaded.checked(), finding);
            if (fixes[i].empty())
                append_paragraph(
                    text, stopped_early ? "No single change was found." : "No single change clears this.",
                    {fix_indent, style.width});
            for (const Fix& fix : fixes[i]) {
                const std::string mark = fmt::format("{:>3}  ", ++number);
                text.append(fix_indent, ' ');
                text += mark;
                append_words(text, clean(fix.label), {fix_indent + mark.size(), style.width});
                text += '\n';
            }
        }
        if (fixes.empty())
            text += "\nThere is nothing to fix.\n";
        if (number != 0)
            fmt::format_to(std::back_inserter(text),
                           "\nTo make one of these changes: muster-cli fix {} --apply N\n", clean(file_));
        return text;
    }

    std::string file_;
    std::string output_;
    std::string library_;
    unsigned chosen_ = 0; // 0: none
};

} // namespace

CommandRow fix_command() {
    return {"fix", "List the single changes that would clear each finding, or make one",
            make_command<FixCommand>};
}

} // namespace muster
