// SPDX-License-Identifier: MIT
// muster-cli rules: all rule sets, or the content of one of them.
#include "base/input_error.h"
#include "base/limits.h"
#include "command.h"
#include "layout.h"
#include "ruleset_page.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

class RulesCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.optional("RULESET", id_, "A rule set's id; without it all rule sets are listed");
    }

    ExitStatus run(CallContext& context) override {
        if (id_.empty())
            return list_all(context);
        context.write(RulesetPage(context.ruleset(id_), context.style()).text());
        return ExitStatus::legal;
    }

private:
    static ExitStatus list_all(CallContext& context) {
        const std::vector<std::string> ids = context.rulesets().ids();
        if (ids.empty())
            (void)context.ruleset(""); // throws an error with the folders that were searched
        std::size_t width = 0;
        for (const std::string& id : ids)
            width = std::max(width, id.size());
        ExitStatus status = ExitStatus::legal;
        std::string text;
        for (const std::string& id : ids) {
            try {
                const Ruleset& ruleset = context.ruleset(id);
                std::string line =
                    fmt::format("{}{:{}}{}  {}, edition {}, data {}, ", context.style().strong, id, width,
                                context.style().reset, ruleset.title, ruleset.edition, ruleset.revision);
                // The last rule is Muster's own, of data revisions.
                append_counted(line, ruleset.rules.size() - 1, "rule", "rules");
                text += line + '\n';
            } catch (const InputError& error) {
                context.report_problem(error.what());
                status = ExitStatus::failed;
            }
        }
        context.write(text);
        for (const std::string& problem : context.misnamed_rulesets())
            context.report_problem(problem);
        const Rulesets& all = context.rulesets();
        const bool left_out =
            report_left_out(context, all.house_rules_left_out(), most_house_rules, "sets of house rules");
        if (report_left_out(context, all.rulesets_left_out(), most_rulesets, "rule sets") || left_out)
            status = ExitStatus::failed;
        return status;
    }

    static bool report_left_out(CallContext& context, std::size_t more, std::size_t most,
                                std::string_view what) {
        if (more != 0)
            context.report_problem(fmt::format("there are more than {} {}; {} of them are not listed. Move "
                                               "those that you do not need to another folder",
                                               most, what, more));
        return more != 0;
    }

    std::string id_;
};

} // namespace

CommandRow rules_command() {
    return {"rules", "List the rule sets, or the traits, numbers and rules of one",
            make_command<RulesCommand>};
}

} // namespace muster
