// SPDX-License-Identifier: MIT
#include "gui/library/library_actions.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/input_error.h"
#include "gui/library/add_ally.h"
#include "gui/library/army_choice.h"
#include "gui/library/army_timeline.h"
#include "gui/library/collection_page.h"
#include "gui/library/compare_page.h"
#include "gui/library/library_mirror_bar.h"
#include "gui/library/library_page.h"
#include "gui/library/rescale_dialog.h"
#include "gui/shell/library_service.h"
#include "gui/shell/mirror_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/pane_book.h"
#include "gui/shell/services.h"
#include "gui/shell/shell.h"
#include "gui/shell/windows.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/wx_text.h"
#include "library/library_columns.h"

#include <wx/frame.h>
#include <wx/intl.h>
#include <wx/srchctrl.h>

#include <optional>
#include <utility>

namespace muster {

namespace {

std::optional<Army> stored_army(Shell& shell, ArmyId army) {
    std::optional<Army> read;
    shell.services().library().query([&](const Library& library) {
        read = read_army(library.text(army), library.army(army).name, shell.services().rulesets());
    });
    return read;
}

void rescale_army(Shell& shell, const Army& army) {
    try {
        RescaleDialog dialog(&shell.window(), army, shell.services().rulesets());
        if (dialog.ShowModal() != wxID_OK)
            return;
        if (const std::optional<Army> copy = dialog.result())
            add_rescaled(shell, *copy,
                         wxString::Format(_("“%s”, rescaled to %d"), wx(army.name),
                                          static_cast<int>(dialog.preview()->result.wanted)));
    } catch (const InputError& error) {
        shell.notice().show_message(wx(error.what()));
    }
}

void show_figures_of(Shell& shell, const std::vector<Army>& armies) {
    shell.pages().show(collection_page_id);
    shell.pages().window<CollectionPage>(collection_page_id).begin(armies);
}

LibraryPage& open_library(const ActionContext& context) {
    PageBook& pages = context.shell.pages();
    pages.open(page_ids::library);
    auto& page = pages.window<LibraryPage>(page_ids::library);
    page.search_field().SetFocus();
    return page;
}

bool mirror_is_on(const ActionContext& context) {
    return context.shell.services().mirror().folder().has_value();
}

void show_library(const ActionContext& context) {
    open_library(context);
}

void rescale(const ActionContext& context) {
    rescale_army(context.shell, context.bench.army());
}

void show_figures(const ActionContext& context) {
    show_figures_of(context.shell, {context.bench.army()});
}

void show_collection(const ActionContext& context) {
    context.shell.pages().open(collection_page_id, ruleset_of_army(context));
}

// With the army of another window, or of the library.
void compare_with_another(const ActionContext& context) {
    const Army& army = context.bench.army();
    std::vector<OfferedArmy> offered = armies_of_other_windows(context.shell, army.ruleset);
    for (OfferedArmy& stored : stored_armies(context.shell, army.ruleset))
        offered.push_back(std::move(stored));
    if (offered.empty()) {
        context.bench.report_problem(
            _("There is no other army of these rules, in a window or in the library."));
        return;
    }
    if (const std::optional<Army> other =
            choose_army(context.shell, _("Compare"), _("Which army stands beside this one?"), offered))
        compare_armies(context.shell, army, *other);
}

void show_changes(const ActionContext& context) {
    open_library(context).check_changes();
}

void import_armies(const ActionContext& context) {
    open_library(context).import_with_dialog();
}

void import_folder(const ActionContext& context) {
    open_library(context).commands().import_folder_with_dialog();
}

void export_armies(const ActionContext& context) {
    open_library(context).export_chosen();
}

void check_armies(const ActionContext& context) {
    open_library(context).check_chosen();
}

void choose_mirror(const ActionContext& context) {
    open_library(context).mirror().choose_folder();
}

void sync_mirror(const ActionContext& context) {
    context.shell.services().mirror().sync();
}

void switch_mirror_off(const ActionContext& context) {
    context.shell.services().mirror().switch_off();
}

void toggle_timeline(const ActionContext& context) {
    context.shell.panes().toggle(timeline_pane);
}

bool is_timeline_shown(const ActionContext& context) {
    return context.shell.panes().is_shown(timeline_pane);
}

} // namespace

void show_comparison(Shell& shell, const ComparedText& before, const ComparedText& after,
                     ComparisonView view) {
    try {
        std::vector<ComparisonRow> rows = comparison_of(before, after, shell.services().rulesets());
        const ArmyBalance balance = balance_of(before, after, shell.services().rulesets());
        shell.pages().show(compare_page_id);
        shell.pages()
            .window<ComparePage>(compare_page_id)
            .show(wx(before.name), wx(after.name), std::move(rows), balance, view);
    } catch (const InputError& error) {
        shell.notice().show_message(wx(error.what()));
    }
}

void compare_armies(Shell& shell, const Army& one, const Army& other) {
    const Rulesets& rulesets = shell.services().rulesets();
    const auto text = [&](const Army& army) {
        return ComparedText{army_name_text(army.name), write_army(army, *rulesets.find(army.ruleset))};
    };
    show_comparison(shell, text(one), text(other), ComparisonView::balance);
}

void rescale_stored(Shell& shell, ArmyId army) {
    if (const std::optional<Army> read = stored_army(shell, army))
        rescale_army(shell, *read);
}

void add_rescaled(Shell& shell, const Army& copy, const wxString& label) {
    std::optional<Saved> saved;
    shell.services().library().change([&](Library& library) {
        const Rulesets& rulesets = shell.services().rulesets();
        const std::string text = write_army(copy, *rulesets.find(copy.ruleset));
        saved = library.add(facts_of(text, copy.name, rulesets), utf8(label));
    });
    if (!saved)
        return;
    shell.windows().open_stored(saved->army, &shell);
    shell.confirm(wxString::Format(_("“%s” is in the library."), wx(copy.name)));
}

void show_figures_of_stored(Shell& shell, const std::vector<ArmyId>& armies) {
    std::vector<Army> all;
    for (const ArmyId id : armies) {
        try {
            if (std::optional<Army> read = stored_army(shell, id))
                all.push_back(std::move(*read));
        } catch (const InputError& error) { // its rules are gone or have changed
            shell.notice().show_message(wx(error.what()));
        }
    }
    if (!all.empty())
        show_figures_of(shell, all);
}

// clang-format off
std::vector<Action> library_actions() {
    using M = ActionMenu;
    return {
        {"library.show", M::library, 10, wxTRANSLATE("&Show the library"), wxTRANSLATE("Show all your armies and their revisions"), "Ctrl+L", "", show_library, always, nullptr, false},
        {"library.rescale", M::library, 20, wxTRANSLATE("Duplicate and &rescale…"), wxTRANSLATE("Make a larger or smaller copy of this army in the library"), "Ctrl+Alt+R", "", rescale, shows_army, nullptr, true},
        {"library.figures", M::library, 30, wxTRANSLATE("&Figures for this army"), wxTRANSLATE("Show which figures this army needs that you do not own"), "", "", show_figures, shows_army, nullptr, false},
        {"library.collection", M::library, 40, wxTRANSLATE("&Collection"), wxTRANSLATE("The figures you own, and which armies can be fielded with them"), "Ctrl+Alt+C", "", show_collection, always, nullptr, false},
        {"library.changes", M::library, 50, wxTRANSLATE("&What changed"), wxTRANSLATE("Check all armies again and show which verdicts have changed since they were saved"), "", "", show_changes, always, nullptr, true},
        {"library.import", M::library, 60, wxTRANSLATE("&Import…"), wxTRANSLATE("Import army files, PDFs of sheets, written lists or an exported zip into the library"), "", "", import_armies, always, nullptr, true},
        {"library.import_folder", M::library, 65, wxTRANSLATE("Import a fo&lder…"), wxTRANSLATE("Import every army, sheet and zip of a folder and of its folders"), "", "", import_folder, always, nullptr, false},
        {"library.export", M::library, 70, wxTRANSLATE("&Export…"), wxTRANSLATE("Export the selected armies, or all that are listed, as files or one zip"), "", "", export_armies, always, nullptr, false},
        {"library.check", M::library, 80, wxTRANSLATE("Chec&k"), wxTRANSLATE("Check the selected armies, or all that are listed, by the current rules"), "", "", check_armies, always, nullptr, false},
        {"library.mirror", M::library, 90, wxTRANSLATE("&Mirror folder…"), wxTRANSLATE("Also store the armies as files in a folder that other computers share"), "", "", choose_mirror, always, nullptr, true},
        {"library.sync", M::library, 100, wxTRANSLATE("S&ynchronize the mirror folder"), wxTRANSLATE("Synchronize the mirror folder and the library now"), "", "", sync_mirror, mirror_is_on, nullptr, false},
        {"library.mirror_off", M::library, 110, wxTRANSLATE("Switch the mirror &off"), wxTRANSLATE("Stop synchronizing; the files and the armies stay"), "", "", switch_mirror_off, mirror_is_on, nullptr, false},
        {"army.ally", M::army, 37, wxTRANSLATE("A&dd an allied army…"), wxTRANSLATE("Add another army, of the library or a file, as a part of this one"), "", "", add_allied_army, shows_army, nullptr, false},
        {"army.compare", M::army, 38, wxTRANSLATE("Compare &with another…"), wxTRANSLATE("Show this army and another one side by side: their numbers, and their troops by class"), "", "", compare_with_another, shows_army, nullptr, false},
        {"view.timeline", M::view, 90, wxTRANSLATE("&Timeline"), wxTRANSLATE("Show or hide all saved revisions of this army"), "Ctrl+7", "document-open-recent", toggle_timeline, shows_army, is_timeline_shown, false},
    };
}
// clang-format on

} // namespace muster
