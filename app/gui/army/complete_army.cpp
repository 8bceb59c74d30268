// SPDX-License-Identifier: MIT
#include "gui/army/complete_army.h"

#include "army/starting_army.h"
#include "check/checker.h"
#include "gui/army/completion_dialog.h"
#include "gui/shell/action.h"
#include "gui/shell/library_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/services.h"
#include "gui/shell/shell.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/wx_text.h"
#include "library/collection.h"

#include <wx/frame.h>
#include <wx/intl.h>

#include <random>

namespace muster {

namespace {

FigureCounts owned_figures(Shell& shell, const Ruleset& ruleset) {
    FigureCounts owned;
    LibraryService& library = shell.services().library();
    if (ruleset.figures && library.exists())
        library.query([&](const Library& all) { owned = CollectionView(all).counts(ruleset.id); });
    return owned;
}

// An empty army becomes another one each time, as large as the small legal army of its rules.
void ask_for_a_random_army(CompletionOrder& order, const Rulesets& rulesets, const Ruleset& ruleset) {
    order.seed = std::random_device()();
    if (ruleset.size)
        order.size =
            check(starting_army(rulesets, ruleset, {}), ruleset).number(Place{}, ruleset.size->number);
}

} // namespace

void complete_army(const ActionContext& context) {
    Workbench& bench = context.bench;
    const Army army = bench.army();
    CompletionOrder order;
    order.examples = common_examples(context.shell.services().rulesets(), bench.ruleset());
    order.owned = owned_figures(context.shell, bench.ruleset());
    if (!has_troops(army))
        ask_for_a_random_army(order, context.shell.services().rulesets(), bench.ruleset());
    CompletionDialog dialog(&context.shell.window(), army, bench.ruleset(), std::move(order));
    if (dialog.ShowModal() != wxID_OK || dialog.chosen() == nullptr)
        return;
    const wxString added = wx(additions_text(army, *dialog.chosen(), bench.ruleset()));
    bench.apply(_("Complete the army"), {dialog.chosen()->army, bench.selection()});
    context.shell.notice().show_step(wxString::Format(_("Added: %s."), added), [&bench] { bench.undo(); });
}

} // namespace muster
