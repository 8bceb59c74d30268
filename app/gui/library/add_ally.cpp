// SPDX-License-Identifier: MIT
#include "gui/library/add_ally.h"

#include "army/army_reader.h"
#include "base/input_error.h"
#include "edit/allied_army.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/library_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/services.h"
#include "gui/shell/session_controller.h"
#include "gui/shell/shell.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/wx_text.h"
#include "library/library_columns.h"

#include <wx/choicdlg.h>
#include <wx/frame.h>
#include <wx/intl.h>

#include <optional>
#include <utility>
#include <vector>

namespace muster {

namespace {

// Those of the library that are of this rule set, and could join.
std::vector<StoredArmy> armies_of(Shell& shell, const std::string& ruleset) {
    std::vector<StoredArmy> armies;
    LibraryService& library = shell.services().library();
    if (library.exists())
        library.query([&](const Library& all) { armies = all.list(LibraryPart::kept); });
    std::erase_if(armies, [&](const StoredArmy& army) { return army.ruleset != ruleset; });
    return armies;
}

std::optional<Army> army_of_file(Shell& shell) {
    const std::optional<std::filesystem::path> file =
        ask_file_to_open(&shell.window(), _("Add an allied army"), openable_filter());
    if (!file)
        return std::nullopt;
    const std::optional<Document> document = shell.session().read(*file);
    return document ? std::optional<Army>(document->army()) : std::nullopt;
}

std::optional<Army> stored_ally(Shell& shell, const StoredArmy& stored) {
    std::optional<Army> army;
    try {
        shell.services().library().query([&](const Library& library) {
            army = read_army(library.text(stored.id), stored.name, shell.services().rulesets());
        });
    } catch (const InputError& error) {
        shell.notice().show_message(wx(error.what()));
    }
    return army;
}

wxString line_of(const StoredArmy& army) {
    std::string line = army_name_text(army.name);
    for (const std::string& more :
         {army.player, army.list, verdict_text(army.verdict), moment_text(army.saved)})
        line += more.empty() ? "" : " · " + more;
    return wx(line);
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
    const std::vector<StoredArmy> armies = armies_of(shell, context.bench.army().ruleset);
    std::optional<Army> ally;
    if (armies.empty()) {
        ally = army_of_file(shell);
    } else {
        wxArrayString lines;
        lines.Add(_("An army in a file…"));
        for (const StoredArmy& army : armies)
            lines.Add(line_of(army));
        wxSingleChoiceDialog dialog(&shell.window(), _("Which army joins this one as its ally?"),
                                    _("Add an allied army"), lines);
        dialog.SetSelection(1);
        if (dialog.ShowModal() != wxID_OK)
            return;
        const int chosen = dialog.GetSelection();
        ally = chosen == 0 ? army_of_file(shell)
                           : stored_ally(shell, armies[static_cast<std::size_t>(chosen) - 1]);
    }
    if (ally)
        join_army(context, *ally);
}

} // namespace muster
