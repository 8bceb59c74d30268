// SPDX-License-Identifier: MIT
// The actions that change the army or what is seen of it.
#include "base/input_error.h"
#include "edit/clipboard.h"
#include "gui/army/army_grid.h"
#include "gui/army/findings_panel.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/line_panel.h"
#include "gui/army/palette_panel.h"
#include "gui/army/why_panel.h"
#include "gui/library/library_page.h"
#include "gui/library/timeline_panel.h"
#include "gui/sheet/sheet_panel.h"
#include "gui/shell/action.h"
#include "gui/shell/application.h"
#include "gui/shell/command_palette.h"
#include "gui/shell/main_window.h"
#include "gui/start/home_page.h"
#include "gui/toolkit/wx_text.h"
#include "ruleset/data_folders.h"

#include <wx/aboutdlg.h>
#include <wx/bmpbndl.h>
#include <wx/clipbrd.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/simplebook.h>
#include <wx/srchctrl.h>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace muster {

namespace {
constexpr const char* icon_file = "icons/hicolor/scalable/apps/muster.svg"; // within the shared folder
}

bool MainWindow::has_army() const {
    return bench_.has_document() && pages_->GetCurrentPage() == workspace_;
}

bool MainWindow::away_from_army() const {
    return bench_.has_document() && pages_->GetCurrentPage() != workspace_;
}

bool MainWindow::has_file() const {
    return has_army() && !bench_.document().file().empty();
}

// In a text box these keys belong to the text.
bool MainWindow::can_edit() const {
    return has_army() && !typing();
}

// Steps back and forth are the army's, also from a text box, unless that can take back what was typed itself.
bool MainWindow::may_step() const {
    if (!has_army() || grid_->is_editing())
        return false;
    const auto* text = dynamic_cast<const wxTextEntry*>(wxWindow::FindFocus());
    return text == nullptr || !(text->CanUndo() || text->CanRedo());
}

bool MainWindow::can_undo() const {
    return may_step() && bench_.document().history().can_undo();
}

bool MainWindow::can_redo() const {
    return may_step() && bench_.document().history().can_redo();
}

bool MainWindow::can_edit_selection() const {
    return can_edit() && !outermost(bench_.army(), bench_.selection()).empty();
}

bool MainWindow::has_troops_selected() const {
    return can_edit() && bench_.first_selected().level() == Level::troop;
}

bool MainWindow::has_findings() const {
    return has_army() && !bench_.report().findings().empty();
}

void MainWindow::undo() {
    bench_.undo();
}

void MainWindow::redo() {
    bench_.redo();
}

void MainWindow::copy() {
    const std::string text = clipboard_text(bench_.army(), bench_.ruleset(), bench_.selection());
    const wxClipboardLocker lock;
    if (!text.empty() && !!lock) {
        wxTheClipboard->SetData(new wxTextDataObject(wx(text)));
        wxTheClipboard->Flush();
    }
}

void MainWindow::cut() {
    copy();
    bench_.apply(_("Cut"), without(bench_.army(), bench_.selection()));
}

void MainWindow::paste() {
    wxTextDataObject data;
    {
        const wxClipboardLocker lock;
        if (!lock || !wxTheClipboard->GetData(data))
            return;
    }
    const std::string text = utf8(data.GetText());
    if (!looks_like_army(text)) {
        bench_.problem(_("The clipboard holds no part of an army."));
        return;
    }
    try {
        bench_.apply(_("Paste"),
                     with_pieces(bench_.army(), bench_.ruleset(),
                                 pieces_from_clipboard(text, application_.rulesets(), bench_.ruleset()),
                                 bench_.selection().back()));
    } catch (const InputError& error) {
        bench_.problem(wxString::Format(_("Nothing was pasted: %s"), wx(error.what())));
    }
}

void MainWindow::duplicate() {
    bench_.apply(_("Duplicate"), duplicated(bench_.army(), bench_.selection()));
}

void MainWindow::remove() {
    const Places places = outermost(bench_.army(), bench_.selection());
    const wxString label =
        places.size() == 1
            ? wxString::Format(_("Delete %s"), wx(element_at(bench_.army(), places.front()).name))
            : wxString::Format(_("Delete %zu elements"), places.size());
    bench_.apply(label, without(bench_.army(), places));
}

void MainWindow::rename() {
    grid_->edit_name();
}

void MainWindow::select_all() {
    grid_->select_all();
}

void MainWindow::apply_moved(int step) {
    if (std::optional<Change> change = moved(bench_.army(), bench_.selection(), step))
        bench_.apply(step < 0 ? _("Move up") : _("Move down"), std::move(*change));
}

void MainWindow::move_up() {
    apply_moved(-1);
}

void MainWindow::move_down() {
    apply_moved(1);
}

void MainWindow::find_troops() {
    aui_.GetPane("palette").Show();
    aui_.Update();
    palette_->focus_search();
}

void MainWindow::add_body() {
    palette_->add_body();
}

void MainWindow::add_unit() {
    palette_->add_unit();
}

void MainWindow::change_counts(int step) {
    Change change{bench_.army(), bench_.selection()};
    for (const Place& place : bench_.selection())
        if (place.level() == Level::troop)
            change.army =
                with_count(std::move(change.army), {place}, troop_at(bench_.army(), place).count + step).army;
    bench_.apply(_("Change the count"), std::move(change), "count " + bench_.first_selected().path());
}

void MainWindow::one_more() {
    change_counts(1);
}

void MainWindow::one_fewer() {
    change_counts(-1);
}

void MainWindow::select_army() {
    aui_.GetPane("inspector").Show();
    aui_.Update();
    bench_.select({Place{}});
}

void MainWindow::next_finding() {
    findings_->go_to_next();
}

void MainWindow::fix_all() {
    findings_->fix_unambiguous();
}

void MainWindow::show_commands() {
    CommandPalette palette(*this);
    const std::optional<std::size_t> chosen = palette.ask();
    if (chosen)
        CallAfter([this, action = *chosen] { run_action(action); });
}

bool MainWindow::pane_shown(const wxString& name) const {
    return const_cast<DockManager&>(aui_).GetPane(name).IsShown(); // NOLINT: GetPane() is not const
}

void MainWindow::toggle_pane(const wxString& name) {
    wxAuiPaneInfo& pane = aui_.GetPane(name);
    pane.Show(!pane.IsShown());
    aui_.Update();
}

void MainWindow::toggle_palette() {
    toggle_pane("palette");
}

void MainWindow::toggle_inspector() {
    toggle_pane("inspector");
}

void MainWindow::toggle_why() {
    toggle_pane("why");
}

void MainWindow::toggle_findings() {
    toggle_pane("findings");
}

void MainWindow::toggle_line() {
    toggle_pane("line");
}

bool MainWindow::line_shown() const {
    return pane_shown("line");
}

bool MainWindow::palette_shown() const {
    return pane_shown("palette");
}

bool MainWindow::inspector_shown() const {
    return pane_shown("inspector");
}

bool MainWindow::why_shown() const {
    return pane_shown("why");
}

bool MainWindow::findings_shown() const {
    return pane_shown("findings");
}

void MainWindow::next_panel() {
    const std::array<wxWindow*, 7> panels{palette_, grid_, line_, sheet_, inspector_, why_, findings_};
    const wxWindow* focus = FindFocus();
    std::size_t now = panels.size() - 1;
    for (std::size_t i = 0; i < panels.size(); ++i)
        if (focus &&
            (focus == panels.at(i) || panels.at(i)->IsDescendant(const_cast<wxWindow*>(focus)))) // NOLINT
            now = i;
    for (std::size_t step = 1; step <= panels.size(); ++step) {
        wxWindow* next = panels.at((now + step) % panels.size());
        if (!next->IsShownOnScreen())
            continue;
        if (next == grid_)
            grid_->tree().SetFocus();
        else if (next == palette_)
            palette_->focus_search();
        else
            next->SetFocus();
        return;
    }
}

void MainWindow::reset_layout() {
    aui_.LoadPerspective(first_layout_, true);
}

void MainWindow::colours_changed() {
    Theme::forget();
    set_up_look(aui_, *this);
    aui_.Update();
    for (wxWindow* panel : std::initializer_list<wxWindow*>{palette_, inspector_, why_, findings_})
        make_paper(*panel);
    if (timeline_) {
        make_paper(*timeline_);
        timeline_->refresh();
    }
    if (home_->library())
        home_->library()->colours_changed();
    if (bench_.has_document())
        bench_.tell(News::document);
    Refresh();
}

void MainWindow::set_theme(int choice) {
    application_.settings().set_theme(static_cast<ThemeChoice>(choice));
    choose_theme(static_cast<ThemeChoice>(choice));
    colours_changed();
}

void MainWindow::use_system_theme() {
    set_theme(static_cast<int>(ThemeChoice::system));
}

void MainWindow::use_light_theme() {
    set_theme(static_cast<int>(ThemeChoice::light));
}

void MainWindow::use_dark_theme() {
    set_theme(static_cast<int>(ThemeChoice::dark));
}

bool MainWindow::system_theme() const {
    return application_.settings().theme() == ThemeChoice::system;
}

bool MainWindow::light_theme() const {
    return application_.settings().theme() == ThemeChoice::light;
}

bool MainWindow::dark_theme() const {
    return application_.settings().theme() == ThemeChoice::dark;
}

void MainWindow::toggle_session() {
    application_.settings().set_reopens_session(!session_kept());
}

bool MainWindow::session_kept() const {
    return application_.settings().reopens_session();
}

void MainWindow::about_rules() {
    const Ruleset& ruleset = bench_.ruleset();
    // Some titles end in their edition.
    const std::string title =
        ruleset.title.ends_with(ruleset.edition) ? ruleset.title : ruleset.title + ", " + ruleset.edition;
    wxMessageDialog dialog(this, wx(title), _("About these rules"), wxOK);
    dialog.SetExtendedMessage(wx(ruleset.about) + "\n\n" +
                              wxString::Format(_("Rules data of %s"), wx(ruleset.revision)));
    dialog.ShowModal();
}

void MainWindow::about() {
    wxAboutDialogInfo info;
    info.SetName("Muster");
    info.SetVersion(MUSTER_VERSION);
    info.SetDescription(
        _("Builds armies for wargames, tells whether they are legal, and prints their sheets"));
    info.SetLicence(_("MIT licence"));
    const wxBitmapBundle picture =
        wxBitmapBundle::FromSVGFile(wx(program_share_folder().parent_path() / icon_file), wxSize(64, 64));
    if (picture.IsOk()) {
        wxIcon icon;
        icon.CopyFromBitmap(picture.GetBitmapFor(this));
        info.SetIcon(icon);
    }
    wxAboutBox(info, this);
}

} // namespace muster
