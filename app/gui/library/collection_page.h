// SPDX-License-Identifier: MIT
// CollectionPage: the figures that the player owns, by kind and by what they are painted as, changed in
// place; beside them what an army lacks, and which armies of the library can be fielded with them.
#pragma once

#include "army/army.h"
#include "browse/collection_rows.h"

#include <wx/panel.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class wxButton;
class wxChoice;
class wxDataViewListCtrl;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace muster {

class LibraryService;

class CollectionPage : public wxPanel {
public:
    struct Handlers {
        std::function<void(ArmyId)> open;
        std::function<void(const wxString&)> say;
        std::function<void()> close;
    };

    CollectionPage(wxWindow* parent, LibraryService& keeper, const Rulesets& rulesets, Handlers handlers);

    // Beside what this army needs.
    void begin(const Army& army);
    // Of no army; a rule set's id, or nothing for that of the last time.
    void begin(const std::string& ruleset);
    // Of what a click or a key would do.
    void add(const std::string& kind, const std::string& painted, std::int64_t count);
    void change(std::size_t row, const std::string& painted, const std::string& count);
    void remove_chosen();
    void choose_army(std::size_t fieldable);
    void import_csv(const std::filesystem::path& file);
    void export_csv(const std::filesystem::path& file);

    [[nodiscard]] const std::vector<CollectionRow>& rows() const { return rows_; }
    [[nodiscard]] const std::vector<Fieldable>& fieldable() const { return fieldable_; }
    [[nodiscard]] wxDataViewListCtrl& table() { return *table_; }
    [[nodiscard]] wxString needed_words() const;
    void look_again();

private:
    wxSizer* make_top();
    wxSizer* make_left();
    wxSizer* make_right();
    wxSizer* make_buttons();
    void choose_ruleset(const std::string& id);
    void make_kind_choices();
    void fill();
    void ask_fieldable();
    void take_fieldable(std::vector<Fieldable> found);
    void need(const Army& army);
    void take_edit(int row);
    void add_chosen();
    void import_with_dialog();
    void export_with_dialog();
    [[nodiscard]] const Ruleset* ruleset() const;

    LibraryService& keeper_;
    const Rulesets& rulesets_;
    Handlers handlers_;
    std::vector<std::string> ruleset_ids_; // of those that know figures
    std::vector<CollectionRow> rows_;
    std::vector<Fieldable> fieldable_;
    FigureCounts needed_;
    wxString needed_by_; // empty: no army
    std::vector<wxChoice*> kind_choices_;
    wxChoice* ruleset_ = nullptr;
    wxStaticText* needed_text_ = nullptr;
    wxButton* no_army_ = nullptr;
    wxDataViewListCtrl* table_ = nullptr;
    wxSizer* add_row_ = nullptr;
    wxTextCtrl* painted_ = nullptr;
    wxSpinCtrl* count_ = nullptr;
    wxStaticText* fieldable_text_ = nullptr;
    wxDataViewListCtrl* armies_ = nullptr;
    std::shared_ptr<int> asked_ = std::make_shared<int>(0); // counts the questions; answers to old ones go
};

} // namespace muster
