// SPDX-License-Identifier: MIT
// The pages of a window from which armies are begun by an army list or by a text; made when first asked for.
#include "base/input_error.h"
#include "gui/army/army_grid.h"
#include "gui/lists/list_edit_page.h"
#include "gui/lists/list_page.h"
#include "gui/lists/text_page.h"
#include "gui/rules/house_rules_page.h"
#include "gui/shell/application.h"
#include "gui/shell/main_window.h"
#include "gui/shell/notice_bar.h"
#include "gui/start/home_page.h"
#include "gui/toolkit/wx_text.h"
#include "lists/lists.h"

#include <wx/dataview.h>
#include <wx/intl.h>
#include <wx/simplebook.h>

#include <utility>

namespace muster {

void MainWindow::make_army(Army army) {
    if (may_leave())
        show_document(Document(application_.rulesets(), std::move(army)));
}

void MainWindow::show_home() {
    home_->offer_back(bench_.has_document() ? army_title() : wxString());
    show_page(*home_);
}

void MainWindow::leave_page() {
    bench_.has_document() ? show_workspace() : show_start();
}

void MainWindow::show_page(wxWindow& page) {
    pages_->SetSelection(static_cast<std::size_t>(pages_->FindPage(&page)));
    // Else keys would go to what is hidden now.
    if (!page.IsDescendant(FindFocus()))
        (&page == workspace_ ? static_cast<wxWindow&>(grid_->tree()) : page).SetFocus();
}

ListPage& MainWindow::list_page() {
    if (list_page_)
        return *list_page_;
    ListPage::Handlers handlers;
    handlers.open_example = [this](const std::filesystem::path& file) { open_sample(file); };
    handlers.make = [this](Army army) { make_army(std::move(army)); };
    handlers.edit = [this](ListDraft draft, bool saved) {
        list_edit_page().begin(std::move(draft), saved);
        show_page(list_edit_page());
    };
    handlers.lists_changed = [this] { notice_lists(); };
    handlers.say = [this](const wxString& message, const wxString& choice, std::function<void()> act) {
        notice_->say(message, {{choice, std::move(act)}});
    };
    handlers.close = [this] { leave_page(); };
    list_page_ = new ListPage(pages_, application_.rulesets(), bench_, std::move(handlers));
    pages_->AddPage(list_page_, wxString());
    return *list_page_;
}

void MainWindow::show_lists_of(const std::string& ruleset) {
    list_page().begin(ruleset);
    show_page(list_page());
}

void MainWindow::show_lists() {
    show_lists_of(bench_.has_document() ? bench_.army().ruleset : std::string());
}

ListEditPage& MainWindow::list_edit_page() {
    if (list_edit_page_)
        return *list_edit_page_;
    ListEditPage::Handlers handlers;
    handlers.lists_changed = [this] { notice_lists(); };
    handlers.close = [this](const std::string& ruleset) { show_lists_of(ruleset); };
    list_edit_page_ = new ListEditPage(pages_, application_.rulesets(), bench_, std::move(handlers));
    pages_->AddPage(list_edit_page_, wxString());
    return *list_edit_page_;
}

HouseRulesPage& MainWindow::house_rules_page() {
    if (house_rules_page_)
        return *house_rules_page_;
    HouseRulesPage::Handlers handlers;
    handlers.rules_changed = [this] { notice_lists(); };
    handlers.say = [this](const wxString& message, const wxString& choice, std::function<void()> act) {
        notice_->say(message, {{choice, std::move(act)}});
    };
    handlers.close = [this] { leave_page(); };
    house_rules_page_ = new HouseRulesPage(pages_, application_.rulesets(), bench_, std::move(handlers));
    pages_->AddPage(house_rules_page_, wxString());
    return *house_rules_page_;
}

void MainWindow::show_house_rules() {
    house_rules_page().begin(bench_.has_document() ? bench_.army().ruleset : std::string());
    show_page(house_rules_page());
}

void MainWindow::take_new_lists() {
    if (!bench_.has_document())
        return;
    if (const std::optional<InputError> error = bench_.document().take_new_lists())
        notice_->say(wxString::Format(
            _("The army's list can no longer be read; it is judged by the list as it was.\n%s"),
            wx(error->what())));
    bench_.tell(News::army);
}

void MainWindow::notice_lists() {
    const bool new_rules = application_.rulesets().look_again(); // first: lists are read for them
    if (lists_of(application_.rulesets()).look_again() || new_rules)
        for (MainWindow* window : application_.windows())
            window->take_new_lists();
}

TextPage& MainWindow::text_page() {
    if (text_page_)
        return *text_page_;
    TextPage::Handlers handlers;
    handlers.make = [this](Army army) { make_army(std::move(army)); };
    handlers.close = [this] { leave_page(); };
    text_page_ = new TextPage(pages_, application_.rulesets(), std::move(handlers));
    pages_->AddPage(text_page_, wxString());
    return *text_page_;
}

void MainWindow::army_from_text() {
    text_page().begin(bench_.has_document() ? bench_.army().ruleset : std::string());
    show_page(text_page());
}

} // namespace muster
