// SPDX-License-Identifier: MIT
// CollectionPage: the figures that the player owns, by kind and colour scheme, edited in place; beside them
// the figures that an army needs, and the armies of the library that can be fielded. It shows a
// CollectionEditor.
#pragma once

#include "army/army.h"
#include "browse/collection_editor.h"

#include <wx/panel.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class wxButton;
class wxCheckBox;
class wxChoice;
class wxDataViewListCtrl;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace muster {

class LibraryService;
class StyledLabel;

class CollectionPage : public wxPanel {
public:
    struct Handlers {
        std::function<void(ArmyId)> open;
        std::function<void(const wxString&)> notify;
        std::function<void()> close;
    };

    CollectionPage(wxWindow* parent, LibraryService& library, const Rulesets& rulesets, Handlers handlers);

    // Shows the collection beside what these armies need, under the rule set of the first.
    void begin(const std::vector<Army>& armies);
    // Shows the collection alone, for this rule set, or for the last one if the id is empty.
    void begin(const std::string& ruleset);
    // Removes the selected row, as the Delete key does.
    void remove_selected();

    [[nodiscard]] CollectionEditor& editor() { return editor_; }
    [[nodiscard]] wxDataViewListCtrl& table() { return *table_; }
    [[nodiscard]] wxCheckBox& together() { return *together_; }
    // A sentence about the figures that the armies lack.
    [[nodiscard]] wxString needed_text() const;

private:
    [[nodiscard]] CollectionEditor::Observer observer();
    wxSizer* make_top();
    wxSizer* make_left();
    wxSizer* make_right();
    wxSizer* make_buttons();
    void choose_ruleset(const std::string& id);
    void make_kind_choices();
    void show_rows();
    void show_needed();
    void show_fieldable();
    void apply_edit(int row);
    void add_chosen();
    void import_with_dialog();
    void export_with_dialog();

    const Rulesets& rulesets_;
    Handlers handlers_;
    CollectionEditor editor_;
    std::vector<wxChoice*> kind_choices_;
    std::string kinds_of_; // the rule set that the choices belong to
    wxChoice* ruleset_ = nullptr;
    wxStaticText* needed_text_ = nullptr;
    wxButton* no_army_ = nullptr;
    wxCheckBox* together_ = nullptr; // where the needs of several armies are shown
    wxDataViewListCtrl* table_ = nullptr;
    wxSizer* add_row_ = nullptr;
    wxTextCtrl* painted_ = nullptr;
    wxSpinCtrl* count_ = nullptr;
    StyledLabel* fieldable_text_ = nullptr;
    wxDataViewListCtrl* armies_ = nullptr;
    std::shared_ptr<int> token_ = std::make_shared<int>(0); // the service notifies the page while it lives
};

} // namespace muster
