// SPDX-License-Identifier: MIT
#include "gui/library/army_choice.h"

#include "army/army_reader.h"
#include "base/input_error.h"
#include "gui/shell/frame.h"
#include "gui/shell/library_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/services.h"
#include "gui/shell/shell.h"
#include "gui/shell/windows.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "library/library_columns.h"
#include "lists/lists.h"

#include <wx/choicdlg.h>
#include <wx/frame.h>
#include <wx/intl.h>

namespace muster {

namespace {

wxString line_of(const StoredArmy& army, const Lists& lists) {
    std::string line = army_name_text(army.name);
    for (const std::string& more : {army.player, lists.title_of(army.ruleset, army.list),
                                    verdict_text(army.verdict), moment_text(army.saved)})
        line += more.empty() ? "" : " · " + more;
    return wx(line);
}

std::optional<Army> read_stored(Shell& shell, ArmyId id, const std::string& name) {
    std::optional<Army> army;
    try {
        shell.services().library().query([&](const Library& library) {
            army = read_army(library.text(id), name, shell.services().rulesets());
        });
    } catch (const InputError& error) {
        shell.notice().show_message(wx(error.what()));
    }
    return army;
}

} // namespace

std::vector<OfferedArmy> stored_armies(Shell& shell, const std::string& ruleset) {
    std::vector<StoredArmy> armies;
    LibraryService& library = shell.services().library();
    if (library.exists())
        library.query([&](const Library& all) { armies = all.list(LibraryPart::kept); });
    std::vector<OfferedArmy> offered;
    for (const StoredArmy& army : armies)
        if (army.ruleset == ruleset)
            offered.push_back(
                {line_of(army, lists_of(shell.services().rulesets())),
                 [&shell, id = army.id, name = army.name] { return read_stored(shell, id, name); }});
    return offered;
}

std::vector<OfferedArmy> armies_of_other_windows(Shell& shell, const std::string& ruleset) {
    std::vector<OfferedArmy> offered;
    for (Frame* other : shell.windows().all()) {
        const Workbench& bench = other->bench();
        if (static_cast<Shell*>(other) != &shell && bench.has_document() && bench.army().ruleset == ruleset)
            offered.push_back(
                {wxString::Format(_("%s, in another window"), wx(army_name_text(bench.army().name))),
                 [army = bench.army()] { return std::optional<Army>(army); }});
    }
    return offered;
}

std::optional<Army> choose_army(Shell& shell, const wxString& title, const wxString& question,
                                const std::vector<OfferedArmy>& offered) {
    wxArrayString lines;
    for (const OfferedArmy& army : offered)
        lines.Add(army.line);
    wxSingleChoiceDialog dialog(&shell.window(), question, title, lines);
    name_answer(dialog, question);
    if (dialog.ShowModal() != wxID_OK)
        return std::nullopt;
    return offered[static_cast<std::size_t>(dialog.GetSelection())].read();
}

} // namespace muster
