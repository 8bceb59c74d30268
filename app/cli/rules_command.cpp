// SPDX-License-Identifier: MIT
// muster-cli rules: which rule sets there are, and what is in one of them.
#include "base/input_error.h"
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
        arguments.optional("RULESET", id_, "A rule set's id; without it all are listed");
    }

    ExitStatus run(Session& session) override {
        if (id_.empty())
            return list_all(session);
        session.write(RulesetPage(session.ruleset(id_), session.style()).text());
        return ExitStatus::legal;
    }

private:
    static ExitStatus list_all(Session& session) {
        const std::vector<std::string> ids = session.rulesets().ids();
        if (ids.empty())
            (void)session.ruleset(""); // says where rule sets were looked for
        std::size_t width = 0;
        for (const std::string& id : ids)
            width = std::max(width, id.size());
        ExitStatus status = ExitStatus::legal;
        std::string text;
        for (const std::string& id : ids) {
            try {
                const Ruleset& ruleset = session.ruleset(id);
                std::string line =
                    fmt::format("{}{:{}}{}  {}, edition {}, data {}, ", session.style().strong, id, width,
                                session.style().reset, ruleset.title, ruleset.edition, ruleset.revision);
                // The last rule is Muster's own, of data revisions.
                append_counted(line, ruleset.rules.size() - 1, "rule", "rules");
                text += line + '\n';
            } catch (const InputError& error) {
                session.report_problem(error.what());
                status = ExitStatus::failed;
            }
        }
        session.write(text);
        return status;
    }

    std::string id_;
};

} // namespace

std::unique_ptr<Command> make_rules_command() {
    return std::make_unique<RulesCommand>();
}

} // namespace muster
