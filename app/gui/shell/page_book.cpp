// SPDX-License-Identifier: MIT
#include "gui/shell/page_book.h"

#include "gui/shell/home_bar.h"
#include "gui/shell/library_service.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/services.h"
#include "gui/shell/session_controller.h"
#include "gui/shell/shell.h"
#include "gui/shell/windows.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/escape_button.h"

#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace muster {

PageBook::PageBook(wxWindow* parent, Shell& shell)
    : wxPanel(parent), shell_(shell),
      home_bar_(new HomeBar(
          this, shell.rooms(), [this](std::string_view id) { open(id); }, [this] { leave(); })),
      book_(new wxSimplebook(this)) {
    use_system_background(*this);
    use_system_background(*book_);
    set_accessible_name(*book_, "Muster");
    home_bar_->Hide();
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(home_bar_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(8)));
    sizer->Add(book_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
}

PageBook::Made& PageBook::made(std::string_view id, const std::filesystem::path& file) {
    const auto found =
        std::find_if(made_.begin(), made_.end(), [&](const Made& made) { return made.row->id == id; });
    if (found != made_.end())
        return *found;
    const PageRow& row = shell_.rooms().page(id);
    const bool for_file = row.make_for != nullptr && !file.empty();
    Made& made = made_.emplace_back(
        Made{&row, for_file ? row.make_for(book_, shell_, file) : row.make(book_, shell_)});
    book_->AddPage(made.page.window, wxString());
    return made;
}

wxWindow* PageBook::find(std::string_view id) const {
    const auto found =
        std::find_if(made_.begin(), made_.end(), [&](const Made& made) { return made.row->id == id; });
    return found == made_.end() ? nullptr : found->page.window;
}

void PageBook::show(std::string_view id) {
    Made& page = made(id);
    if (page.row->kind == PageKind::detour && &page != current_)
        page.opened_from = current_;
    bring_to_front(page);
}

void PageBook::open(std::string_view id, const std::string& ruleset) {
    show(id);
    if (const Page& page = made(id).page; page.open) {
        page.open(ruleset);
        move_focus_to_current(); // the page may have hidden the focused control
    }
}

void PageBook::open_file(std::string_view id, const std::filesystem::path& file) {
    const Page& page = made(id, file).page;
    show(id);
    page.open_file(file);
    move_focus_to_current();
}

void PageBook::ask(std::string_view id, AskedTroops troops) {
    open(id, troops.army.ruleset);
    made(id).page.ask(std::move(troops));
}

void PageBook::open_home() {
    may_leave_library_ = shell_.windows().unsaved_work().empty() && shell_.services().library().exists();
    open(may_leave_library_ ? page_ids::library : page_ids::start);
}

void PageBook::leave_empty_library() {
    if (std::exchange(may_leave_library_, false) && current() == page_ids::library)
        open(page_ids::start);
}

void PageBook::leave() {
    if (current_ && current_->row->kind == PageKind::detour && current_->opened_from)
        bring_to_front(*current_->opened_from);
    else if (shell_.bench().has_document())
        show(page_ids::army);
    else
        open_home();
}

void PageBook::bring_to_front(Made& made) {
    const bool is_home = made.row->kind == PageKind::home;
    if (is_home)
        home_bar_->show(made.row->id,
                        shell_.bench().has_document() ? shell_.session().army_title() : wxString());
    // Before the page is shown, so that it is laid out only once.
    if (home_bar_->Show(is_home))
        Layout();
    current_ = &made;
    book_->SetSelection(static_cast<std::size_t>(book_->FindPage(made.page.window)));
    shell_.update_title();
    move_focus_to_current();
}

wxString PageBook::title() const {
    return current_ && current_->page.title ? current_->page.title() : wxString();
}

std::filesystem::path PageBook::opened_file() const {
    return current_ && current_->page.opened_file ? current_->page.opened_file() : std::filesystem::path();
}

std::optional<PlannedArmy> PageBook::planned_army() const {
    if (current_ == nullptr || !current_->page.planned)
        return std::nullopt;
    return current_->page.planned();
}

// Otherwise keys would go to a hidden window.
void PageBook::move_focus_to_current() {
    const bool is_home = current_->row->kind == PageKind::home;
    const Page& page = current_->page;
    wxWindow* const focus = FindFocus();
    if (focus && focus->IsShownOnScreen() &&
        (page.window->IsDescendant(focus) || (is_home && home_bar_->IsDescendant(focus))))
        return;
    if (page.focus)
        page.focus();
    else
        (is_home ? static_cast<wxWindow*>(home_bar_) : page.window)->SetFocus();
}

bool PageBook::press_escape() {
    if (!current_)
        return false;
    return muster::press_escape(current_->row->kind == PageKind::home ? *home_bar_ : *current_->page.window);
}

void PageBook::update_colours() {
    for (const Made& made : made_)
        if (made.page.update_colours)
            made.page.update_colours();
}

} // namespace muster
