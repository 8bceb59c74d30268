// SPDX-License-Identifier: MIT
// muster-cli show: one army as text, with every number and why.
#include "army_argument.h"
#include "army_page.h"
#include "command.h"

namespace muster {

namespace {

class ShowCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.required("FILE", file_, "The army file, or @ARMY or @ARMY.REVISION of the library");
        arguments.library(library_);
    }

    ExitStatus run(CallContext& context) override {
        const LoadedArmy loaded = load_army_or_sheet(file_, context.rulesets(), Detail::sheet, library_);
        context.write(ArmyPage(loaded.checked(), context.style()).text());
        return loaded.report.legal() ? ExitStatus::legal : ExitStatus::illegal;
    }

private:
    std::string file_;
    std::string library_;
};

} // namespace

CommandRow show_command() {
    return {"show", "Show an army with every number and where it comes from", make_command<ShowCommand>};
}

} // namespace muster
