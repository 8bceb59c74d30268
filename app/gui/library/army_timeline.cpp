// SPDX-License-Identifier: MIT
#include "gui/library/army_timeline.h"

#include "gui/library/library_actions.h"
#include "gui/library/timeline_panel.h"
#include "gui/shell/library_service.h"
#include "gui/shell/pane_book.h"
#include "gui/shell/services.h"
#include "gui/shell/session_controller.h"
#include "gui/shell/shell.h"
#include "gui/shell/windows.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/wx_text.h"

#include <fmt/format.h>
#include <wx/intl.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace muster {

namespace {

// What the panel shows: an army of the library under a name.
using ShownArmy = std::pair<std::optional<ArmyId>, wxString>;

void compare_revisions(Shell& shell, ArmyId army, std::int32_t before, std::int32_t after) {
    shell.services().library().query([&](const Library& library) {
        const std::string name = library.army(army).name;
        show_comparison(shell, {fmt::format("{}, {}", name, before), library.text(army, before)},
                        {fmt::format("{}, {}", name, after), library.text(army, after)});
    });
}

ShownArmy army_of(const Workbench& bench) {
    const std::optional<LibraryArmy>& army = bench.session().library_army();
    if (!army)
        return {std::nullopt, _("This army has not been saved yet.")};
    return {army->id, wx(bench.army().name)};
}

} // namespace

Pane make_army_timeline(wxWindow* parent, Shell& shell) {
    TimelinePanel::Handlers handlers;
    handlers.open = [&shell](ArmyId army, std::int32_t revision) {
        shell.windows().open_revision(army, revision, shell);
    };
    handlers.restore = [&shell](ArmyId /*army*/, std::int32_t revision) {
        shell.session().restore_revision(revision);
    };
    handlers.compare = [&shell](ArmyId army, std::int32_t before, std::int32_t after) {
        compare_revisions(shell, army, before, after);
    };
    auto* panel = new TimelinePanel(parent, shell.services().library(), shell.services().rulesets(),
                                    std::move(handlers));
    const auto shown = std::make_shared<ShownArmy>();
    const auto show = [panel, shown, &shell] {
        if (!shell.bench().has_document())
            return;
        shell.bench().session().find_library_army();
        *shown = army_of(shell.bench());
        panel->show(shown->first, shown->second);
    };
    // The panel itself observes the library: a new revision of the same army shows without help.
    shell.bench().observe([shown, show, &shell](Changed changed) {
        if (!shell.panes().is_shown(timeline_pane) || changed == Changed::selection)
            return;
        if (changed == Changed::document || army_of(shell.bench()) != *shown)
            show();
    });
    return {panel, {}, show, [panel] { panel->refresh(); }};
}

} // namespace muster
