// SPDX-License-Identifier: MIT
// muster-cli show: one army as text, with every number and why.
#include "army_file.h"
#include "army_page.h"
#include "command.h"

#include <CLI/CLI.hpp>

namespace muster {

namespace {

class ShowCommand : public Command {
public:
    void declare(CLI::App& app) override {
        app.add_option("FILE", file_, "The army file")->type_name("")->required();
    }

    ExitStatus run(Session& session) override {
        const LoadedArmy loaded = load_army(file_, session.rulesets(), Detail::sheet);
        session.write(ArmyPage(loaded.checked(), session.style()).text());
        return loaded.report.legal() ? ExitStatus::legal : ExitStatus::illegal;
    }

private:
    std::string file_;
};

} // namespace

std::unique_ptr<Command> make_show_command() {
    return std::make_unique<ShowCommand>();
}

} // namespace muster
