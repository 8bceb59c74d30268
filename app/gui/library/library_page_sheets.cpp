// SPDX-License-Identifier: MIT
// What the library's page does with armies by their rules: checks and sheets of many, a copy of another size,
// the figures of one.
#include "gui/library/library_batch_bar.h"
#include "gui/library/library_model.h"
#include "gui/library/library_page.h"
#include "gui/library/library_results.h"
#include "gui/library/library_sheets_dialog.h"
#include "gui/sheet/print_sheet.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/library_service.h"
#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>

#include <utility>

namespace muster {

namespace fs = std::filesystem;

void LibraryPage::check_chosen() {
    with_armies([this](std::vector<ArmyId> armies) { check_armies_of(std::move(armies), false); });
}

void LibraryPage::check_changes() {
    with_found(LibraryQuery(),
               [this](std::vector<ArmyId> armies) { check_armies_of(std::move(armies), true); });
}

void LibraryPage::check_armies_of(std::vector<ArmyId> armies, bool changed_alone) {
    begin_batch(
        _("Checking"),
        [rulesets = &rulesets_, armies = std::move(armies)](Library& library, BatchProgress& progress) {
            return std::make_shared<BatchResult>(check_armies(library, armies, *rulesets, progress));
        },
        [this, changed_alone](const BatchResult& result) {
            update_actions();
            (new LibraryResults(this, result, handlers_.open, changed_alone))->Show();
        });
}

void LibraryPage::rescale_chosen() {
    if (const std::vector<ArmyId> armies = chosen(); armies.size() == 1)
        handlers_.rescale(armies.front());
}

void LibraryPage::figures_of_chosen() {
    if (const std::vector<ArmyId> armies = chosen(); armies.size() == 1)
        handlers_.show_figures(armies.front());
}

void LibraryPage::sheets_chosen() {
    const std::size_t chosen_ones = chosen().size();
    LibrarySheetsDialog dialog(this, army_count(chosen_ones == 0 ? found_ : chosen_ones),
                               handlers_.page_setup());
    if (dialog.ShowModal() != wxID_OK)
        return;
    const SheetOrder order = dialog.order();
    using Target = LibrarySheetsDialog::Target;
    if (dialog.target() == Target::printer) {
        print(order);
    } else if (dialog.target() == Target::one_pdf) {
        if (const auto chosen = ask_file_to_save(this, _("Save the sheets of all as one PDF"),
                                                 utf8(_("sheets") + ".pdf"), _("PDF (*.pdf)|*.pdf")))
            write_book(chosen->file, order);
    } else {
        if (const auto folder = ask_folder(this, _("Save the sheets to this folder")))
            write_sheets_to(*folder, order);
    }
}

void LibraryPage::print(const SheetOrder& order) {
    with_armies([this, order](std::vector<ArmyId> armies) {
        begin_batch(
            _("Making sheets"),
            [kind = order.kind, rulesets = &rulesets_, armies = std::move(armies)](Library& library,
                                                                                   BatchProgress& progress) {
                return std::make_shared<SheetsResult>(
                    make_sheets(library, armies, kind, *rulesets, progress));
            },
            [this, setup = order.setup](const BatchResult& result) {
                if (result.cancelled || result.problems() != 0)
                    say_result(result.cancelled ? wxString() : wxString(_("Not every sheet can be printed.")),
                               result);
                update_actions();
                // The dialog of the printer is not to stand in the bar's way.
                if (!result.cancelled)
                    CallAfter([this, setup, sheets = static_cast<const SheetsResult&>(result).sheets] {
                        if (!sheets.empty())
                            handlers_.print(sheets, setup);
                    });
            });
    });
}

void LibraryPage::write_book(const fs::path& file, const SheetOrder& order) {
    begin_sheets(
        [file, order, rulesets = &rulesets_](Library& library, const std::vector<ArmyId>& armies,
                                             BatchProgress& progress) {
            return write_sheet_book(library, armies, file, order, *rulesets, progress);
        },
        file, false);
}

void LibraryPage::write_sheets_to(const fs::path& folder, const SheetOrder& order) {
    begin_sheets(
        [folder, order, rulesets = &rulesets_](Library& library, const std::vector<ArmyId>& armies,
                                               BatchProgress& progress) {
            return write_sheets(library, armies, folder, order, *rulesets, progress);
        },
        folder, true);
}

void LibraryPage::begin_sheets(WriteSheets write, const fs::path& target, bool keeps_part) {
    with_armies([this, write = std::move(write), target, keeps_part](std::vector<ArmyId> armies) {
        begin_batch(
            _("Making sheets"),
            [write, armies = std::move(armies)](Library& library, BatchProgress& progress) {
                return std::make_shared<BatchResult>(write(library, armies, progress));
            },
            [this, target, keeps_part](const BatchResult& result) {
                const auto sheets = static_cast<unsigned>(result.lines.size() - result.problems());
                say_result(
                    result.cancelled && !keeps_part
                        ? wxString()
                        : wxString::Format(wxPLURAL("%u sheet is in %s.", "%u sheets are in %s.", sheets),
                                           sheets, wx(target)),
                    result);
            });
    });
}

} // namespace muster
