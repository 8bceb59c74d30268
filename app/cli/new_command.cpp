// SPDX-License-Identifier: MIT
// muster-cli new: an army to start from.
#include "army/army_reader.h"
#include "army/starting_army.h"
#include "army_argument.h"
#include "base/file.h"
#include "base/utf8_path.h"
#include "check/checker.h"
#include "command.h"
#include "layout.h"
#include "named_list.h"
#include "report_text.h"
#include "target_file.h"

#include <fmt/format.h>

#include <filesystem>

namespace muster {

namespace {

class NewCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.required("RULESET", ruleset_, "The rule set's id, as 'muster-cli rules' lists it");
        arguments.required_text("-o,--output", "FILE", file_, "The file to write (required)");
        arguments.text("--name", "NAME", name_, "The army's name");
        arguments.text("--list", "ID", list_,
                       "Start from the example army of this list, as 'muster-cli lists' names it");
        arguments.flag("--force", force_, "Overwrite an existing file");
    }

    ExitStatus run(CallContext& context) override {
        const Ruleset& ruleset = context.ruleset(ruleset_);
        require_army_name(name_);
        require_target(file_, force_);
        Army army = list_.empty() ? starting_army(context.rulesets(), ruleset, {}) : army_of_list(context);
        if (!name_.empty())
            army.name = name_;
        army.data = ruleset.revision;
        save_army(file_, army, ruleset, force_);

        const Ruleset& in_force = ruleset_of(army, context.rulesets());
        const Report report = check(army, in_force);
        std::string text = fmt::format("Written to {}\n\n", clean(file_));
        TextReport(context.style()).append(text, {file_, army, in_force, report});
        context.write(text);
        return report.legal() ? ExitStatus::legal : ExitStatus::illegal;
    }

private:
    [[nodiscard]] Army army_of_list(const CallContext& context) const {
        (void)named_list(context, ruleset_, list_);
        const std::filesystem::path file = lists_of(context.rulesets()).army_file_of(ruleset_, list_);
        if (file.empty())
            throw CallError(fmt::format("--list {}: this list has no example army to start from", list_));
        return read_army(read_file(file), path_text(file), context.rulesets());
    }

    std::string ruleset_;
    std::string file_;
    std::string name_;
    std::string list_;
    bool force_ = false;
};

} // namespace

CommandRow new_command() {
    return {"new", "Write an army to start from", make_command<NewCommand>};
}

} // namespace muster
