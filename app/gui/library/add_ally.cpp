// SPDX-License-Identifier: MIT
#include "gui/library/add_ally.h"

#include "edit/allied_army.h"
#include "gui/library/army_choice.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/services.h"
#include "gui/shell/session_controller.h"
#include "gui/shell/shell.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/wx_text.h"

#include <wx/frame.h>
#include <wx/intl.h>

#include <optional>
#include <utility>
#include <vector>

namespace muster {

namespace {

std::optional<Army> army_of_file(Shell& shell) {
    const std::optional<std::filesystem::path> file =
        ask_file_to_open(&shell.window(), _("Add an allied army"), openable_filter());
    if (!file)
        return std::nullopt;
    const std::optional<Document> document = shell.session().read(*file);
    return document ? std::optional<Army>(document->army()) : std::nullopt;
}

} // namespace

void join_army(const ActionContext& context, const Army& ally) {
    Workbench& bench = context.bench;
    const std::string ruleset = bench.army().ruleset;
    if (ally.ruleset != ruleset) {
        const Rulesets& rulesets = context.shell.services().rulesets();
        bench.report_problem(wxString::Format(_("“%s” is an army of %s; only one of %s can join this army."),
                                              wx(ally.name), wx(rulesets.title_of(ally.ruleset)),
                                              wx(rulesets.title_of(ruleset))));
        return;
    }
    const wxString name = wx(ally.name);
    bench.apply(wxString::Format(_("Add the army %s"), name),
                with_allied_army(bench.army(), bench.ruleset(), ally));
    context.shell.notice().show_step(wxString::Format(_("Added the army %s."), name),
                                     [&bench] { bench.undo(); });
}

void add_allied_army(const ActionContext& context) {
    Shell& shell = context.shell;
    std::vector<OfferedArmy> offered = stored_armies(shell, context.bench.army().ruleset);
    const auto from_file = [&shell] { return army_of_file(shell); };
    std::optional<Army> ally;
    if (offered.empty()) {
        ally = from_file();
    } else {
        offered.push_back({_("An army in a file…"), from_file});
        ally =
            choose_army(shell, _("Add an allied army"), _("Which army joins this one as its ally?"), offered);
    }
    if (ally)
        join_army(context, *ally);
}

} // namespace muster
