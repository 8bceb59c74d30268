// SPDX-License-Identifier: MIT
// muster-cli check: legality and numbers of armies, for people or for programs.
#include "check_run.h"
#include "command.h"
#include "given_armies.h"
#include "layout.h"
#include "left_out.h"
#include "report_json.h"
#include "report_text.h"

namespace muster {

namespace {

class CheckCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.one_or_more("PATH", paths_,
                              "An army file, the PDF of a sheet, a folder to search for *.muster,\nor @ARMY "
                              "or @ARMY.REVISION of the library");
        arguments.library(library_);
        arguments.flag("--json", json_, "Write JSON, format 1, for other programs");
        arguments.jobs(jobs_, "How many files to check at a time (default: one per processor)");
    }

    ExitStatus run(CallContext& context) override {
        const GivenArmies armies(paths_, library_);
        if (json_)
            context.write(JsonReport::opening());
        BatchAllowance allowance(json_ ? BatchOutput::json : BatchOutput::verdict);
        const Tally tally =
            run_check(armies, context.rulesets(), jobs_, allowance, [&]() -> std::unique_ptr<ReportFormat> {
                if (json_)
                    return std::make_unique<JsonReport>();
                return std::make_unique<TextReport>(context.style());
            });
        if (json_) {
            context.write(JsonReport::closing(tally.unreadable, names_left_out(armies, allowance)));
        } else if (armies.size() > 1) {
            context.write(summary(tally, allowance.left_out()));
        }
        // What is wrong with a folder without any army is said already.
        if (!json_ && tally.legal + tally.illegal != 0)
            if (const std::string line = passed_over(paths_); !line.empty())
                context.report_problem(line);
        if (report_left_out(context, allowance, armies) || !tally.unreadable.empty())
            return ExitStatus::failed;
        return tally.illegal != 0 ? ExitStatus::illegal : ExitStatus::legal;
    }

private:
    static std::vector<std::string> names_left_out(const ArmySource& armies,
                                                   const BatchAllowance& allowance) {
        std::vector<std::string> names;
        for (std::size_t army = armies.size() - allowance.left_out(); army < armies.size(); ++army)
            names.push_back(armies.name(army));
        return names;
    }

    // "58 armies: 51 legal, 7 with errors; 3 queries; 1 unreadable; 2 left out"
    static std::string summary(const Tally& tally, std::size_t left_out) {
        const std::size_t armies = tally.legal + tally.illegal;
        std::string text = armies == 0 ? "" : "\n";
        append_counted(text, armies, "army", "armies");
        text += ": " + std::to_string(tally.legal) + " legal";
        if (tally.illegal != 0)
            text += ", " + std::to_string(tally.illegal) + " with errors";
        if (tally.queries != 0)
            append_counted(text += "; ", tally.queries, "query", "queries");
        if (tally.notes != 0)
            append_counted(text += "; ", tally.notes, "note", "notes");
        if (!tally.unreadable.empty())
            text += "; " + std::to_string(tally.unreadable.size()) + " unreadable";
        if (left_out != 0)
            text += "; " + std::to_string(left_out) + " left out";
        return text + '\n';
    }

    std::vector<std::string> paths_;
    std::string library_;
    bool json_ = false;
    unsigned jobs_ = 1;
};

} // namespace

CommandRow check_command() {
    return {"check", "Check whether armies are legal and what they are worth", make_command<CheckCommand>};
}

} // namespace muster
