// SPDX-License-Identifier: MIT
#include "gui/library/library_commands.h"

#include "browse/army_transfer.h"
#include "browse/check_results.h"
#include "browse/library_check.h"
#include "browse/stored_army_edits.h"
#include "gui/library/library_model.h"
#include "gui/library/library_results.h"
#include "gui/library/library_sheets_dialog.h"
#include "gui/library/tags_dialog.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/library_service.h"
#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t max_dragged = 200; // each is written to a file first

SheetOrder as_pdf(SheetOrder order) {
    order.format = find_sheet_format("pdf");
    return order;
}

} // namespace

LibraryCommands::LibraryCommands(wxWindow& page, LibraryBrowser& browser, LibraryBatchBar& batch,
                                 LibraryService& library, const Rulesets& rulesets,
                                 const LibraryHandlers& handlers, std::function<void()> state_changed)
    : page_(page), browser_(browser), batch_(batch), library_(library), armies_(library), rulesets_(rulesets),
      handlers_(handlers), state_changed_(std::move(state_changed)) {}

void LibraryCommands::open() {
    for (const ArmyId army : std::vector(browser_.selection()))
        handlers_.open(army);
}

void LibraryCommands::compare() {
    const std::vector<ArmyId> armies = browser_.selection();
    if (armies.size() != 2)
        return;
    library_.query([&](const Library& library) {
        handlers_.compare(compared_army(library, armies[0]), compared_army(library, armies[1]),
                          ComparisonView::balance);
    });
}

void LibraryCommands::move_to_trash() {
    const std::vector<ArmyId> armies = browser_.selection();
    if (armies.empty() || browser_.in_trash() || browser_.read_only())
        return;
    const std::string name = browser_.selected_rows().front()->name;
    if (!library_.change([&](Library& library) { muster::move_to_trash(library, armies); }))
        return;
    const wxString words = armies.size() == 1
                               ? wxString::Format(_("“%s” is in the trash now."), wx(name))
                               : wxString::Format(_("%s are in the trash now."), army_count(armies.size()));
    handlers_.notify(words,
                     {{_("Undo"), [this, armies] {
                           library_.change([&](Library& library) { restore_from_trash(library, armies); });
                       }}});
}

void LibraryCommands::restore() {
    const std::vector<ArmyId> armies = browser_.selection();
    if (library_.change([&](Library& library) { restore_from_trash(library, armies); }))
        handlers_.notify(wxString::Format(_("Restored from the trash: %s."), army_count(armies.size())), {});
}

void LibraryCommands::edit_tags() {
    const std::vector<const StoredArmy*> armies = browser_.selected_rows();
    if (armies.empty())
        return;
    std::vector<std::string> known;
    for (const ArmyGroup& group : browser_.groups())
        if (group.kind == ArmyGroup::Kind::tag)
            known.push_back(group.id);
    TagsDialog dialog(&page_, armies, known);
    if (dialog.ShowModal() == wxID_OK)
        change_tags(dialog.change());
}

void LibraryCommands::change_tags(const TagChange& change) {
    if (change.is_empty())
        return;
    std::vector<ArmyTags> before;
    if (!library_.change(
            [&](Library& library) { before = muster::change_tags(library, browser_.selection(), change); }))
        return;
    handlers_.notify(wxString::Format(_("Changed the tags of %s."), army_count(before.size())),
                     {{_("Undo"), [this, before] {
                           library_.change([&](Library& library) { restore_tags(library, before); });
                       }}});
}

void LibraryCommands::rescale() {
    if (const std::vector<ArmyId> armies = browser_.selection(); armies.size() == 1)
        handlers_.rescale(armies.front());
}

void LibraryCommands::show_figures() {
    if (!browser_.selection().empty())
        handlers_.show_figures(browser_.selection());
}

template <class Work, class Done>
void LibraryCommands::start(const wxString& title, Work work, Done done) {
    batch_.start(title, library_.file(), std::move(work), std::move(done), [this](const std::string& reason) {
        state_changed_();
        handlers_.notify(wx(reason), {});
    });
    state_changed_();
}

void LibraryCommands::report(const wxString& done, const BatchResult& result) {
    state_changed_();
    handlers_.notify(wx(batch_report(utf8(done), result)), {});
}

void LibraryCommands::check() {
    armies_.selected_or_found(browser_,
                              [this](std::vector<ArmyId> armies) { check_all(std::move(armies), false); });
}

void LibraryCommands::check_changes() {
    armies_.all([this](std::vector<ArmyId> armies) { check_all(std::move(armies), true); });
}

void LibraryCommands::check_all(std::vector<ArmyId> armies, bool changed_only) {
    start(
        _("Checking"),
        [rulesets = &rulesets_, armies = std::move(armies)](Library& library, BatchProgress& progress) {
            return check_armies(LibraryArmies(library, armies), *rulesets, progress);
        },
        [this, changed_only](BatchResult result) {
            state_changed_();
            (new LibraryResults(&page_, std::move(result), handlers_.open, changed_only))->Show();
        });
}

void LibraryCommands::make_sheets() {
    const std::size_t selected = browser_.selection().size();
    LibrarySheetsDialog dialog(&page_, army_count(selected == 0 ? browser_.found() : selected),
                               handlers_.page_setup());
    if (dialog.ShowModal() != wxID_OK)
        return;
    const SheetOrder order = dialog.order();
    using Target = LibrarySheetsDialog::Target;
    if (dialog.target() == Target::printer) {
        print(order);
    } else if (dialog.target() == Target::one_pdf) {
        if (const auto chosen = ask_file_to_save(&page_, _("Save the sheets of all as one PDF"),
                                                 utf8(_("sheets") + ".pdf"), _("PDF (*.pdf)|*.pdf")))
            write_book(chosen->file, order);
    } else {
        if (const auto folder = ask_folder(&page_, _("Save the sheets to this folder")))
            write_sheets_to(*folder, order);
    }
}

void LibraryCommands::print(const SheetOrder& order) {
    armies_.selected_or_found(browser_, [this, order](std::vector<ArmyId> armies) {
        start(
            _("Making sheets"),
            [kind = order.kind, rulesets = &rulesets_, armies = std::move(armies)](Library& library,
                                                                                   BatchProgress& progress) {
                return muster::make_sheets({LibraryArmies(library, armies), *rulesets, progress}, kind);
            },
            [this, setup = order.setup](SheetsResult result) {
                state_changed_();
                if (result.cancelled || result.problems() != 0)
                    report(result.cancelled ? wxString() : wxString(_("Not every sheet can be printed.")),
                           result);
                if (result.cancelled || result.sheets.empty())
                    return;
                // The printer's dialog is modal; the bar must be done by then.
                page_.CallAfter(
                    [this, setup, sheets = std::move(result.sheets)] { handlers_.print(sheets, setup); });
            });
    });
}

void LibraryCommands::write_book(const fs::path& file, const SheetOrder& order) {
    start_sheets(
        [file, order = as_pdf(order), rulesets = &rulesets_](
            Library& library, const std::vector<ArmyId>& armies, BatchProgress& progress) {
            return write_joined_sheets({LibraryArmies(library, armies), *rulesets, progress}, file, order);
        },
        file, false);
}

void LibraryCommands::write_sheets_to(const fs::path& folder, const SheetOrder& order) {
    start_sheets(
        [folder, order, rulesets = &rulesets_](Library& library, const std::vector<ArmyId>& armies,
                                               BatchProgress& progress) {
            return write_sheets({LibraryArmies(library, armies), *rulesets, progress}, folder, order,
                                ExistingSheets::rename);
        },
        folder, true);
}

void LibraryCommands::start_sheets(WriteSheets write, const fs::path& target, bool stays) {
    armies_.selected_or_found(browser_, [this, write = std::move(write), target,
                                         stays](std::vector<ArmyId> armies) {
        start(
            _("Making sheets"),
            [write, armies = std::move(armies)](Library& library, BatchProgress& progress) {
                return write(library, armies, progress);
            },
            [this, target, stays](const BatchResult& result) {
                const auto sheets = static_cast<unsigned>(result.lines.size() - result.problems());
                report(result.cancelled && !stays
                           ? wxString()
                           : wxString::Format(wxPLURAL("%u sheet is in %s.", "%u sheets are in %s.", sheets),
                                              sheets, wx(target)),
                       result);
            });
    });
}

void LibraryCommands::export_with_dialog() {
    auto chosen = ask_file_to_save(&page_, _("Export to a zip, or to a new folder of files"),
                                   utf8(_("armies") + ".zip"),
                                   _("Zip with every revision (*.zip)|*.zip|A folder of army files|*"));
    if (!chosen)
        return;
    if (chosen->filter == 0 && !chosen->file.has_extension())
        chosen->file += ".zip";
    if (chosen->filter == 1 && chosen->file.extension() == ".zip")
        chosen->file.replace_extension();
    export_to(chosen->file);
}

void LibraryCommands::export_to(const fs::path& target) {
    armies_.selected_or_found(browser_, [this, target](std::vector<ArmyId> armies) {
        const std::size_t count = armies.size();
        start(
            _("Exporting"),
            [target, armies = std::move(armies)](Library& library, BatchProgress& progress) {
                return target.extension() == ".zip" ? write_archive(library, armies, target, progress)
                                                    : write_armies(library, armies, target, progress);
            },
            [this, target, count](const BatchResult& result) {
                const bool whole = !result.cancelled && result.problems() == 0;
                report(whole ? wxString::Format(_("%s exported to %s."), army_count(count), wx(target))
                             : wxString(_("Not everything was exported.")),
                       result);
            });
    });
}

void LibraryCommands::import_with_dialog() {
    import(
        ask_files_to_open(&page_, _("Import into the library"),
                          _("Armies, PDFs of sheets, texts and zips (*.muster, *.pdf, *.txt, *.eml, *.zip)|"
                            "*.muster;*.pdf;*.txt;*.eml;*.zip|All files|*")));
}

void LibraryCommands::import_folder_with_dialog() {
    if (const auto folder = ask_folder(&page_, _("Import all armies of this folder")))
        import({*folder});
}

void LibraryCommands::import(std::vector<fs::path> paths) {
    // Armies that were dragged out and are dropped here again are in the library already.
    std::erase_if(paths, [this](const fs::path& path) { return drag_folder_.contains(path); });
    if (paths.empty())
        return;
    start(
        _("Importing"),
        [rulesets = &rulesets_, paths = std::move(paths)](Library& library, BatchProgress& progress) {
            return import_files(library, paths, *rulesets, progress);
        },
        [this](const ImportResult& imported) {
            library_.notify_changed();
            wxString words = wxString::Format(_("Imported: %s."), army_count(imported.added));
            if (imported.revisions != 0)
                words += " " + wxString::Format(_("New revisions of existing armies: %u."),
                                                static_cast<unsigned>(imported.revisions));
            if (imported.known != 0)
                words += " " + wxString::Format(_("Already in the library: %u."),
                                                static_cast<unsigned>(imported.known));
            if (imported.passed_over != 0)
                words +=
                    " " + wxString::Format(_("Passed over, since their names do not end in .muster: %u."),
                                           static_cast<unsigned>(imported.passed_over));
            if (imported.unlisted != 0)
                words += " " + wxString::Format(_("Army files passed over, since the exported library does "
                                                  "not list them: %u. Unpack and import them."),
                                                static_cast<unsigned>(imported.unlisted));
            report(words, imported);
        });
}

std::vector<fs::path> LibraryCommands::files_to_drag(const std::vector<ArmyId>& armies) {
    if (armies.size() > max_dragged) {
        handlers_.notify(_("These are too many armies to drag. Use Export to write them to a folder."), {});
        return {};
    }
    std::vector<fs::path> files;
    library_.query([&](const Library& library) {
        BatchProgress progress;
        for (const BatchLine& line :
             write_armies(library, armies, drag_folder_.make_folder(), progress).lines)
            files.insert(files.end(), line.files.begin(), line.files.end());
    });
    return files;
}

} // namespace muster
