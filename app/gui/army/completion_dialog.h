// SPDX-License-Identifier: MIT
// CompletionDialog: searches for legal armies that an unfinished one can become, in the background, and lets
// the player choose one of them.
#pragma once

#include "base/background_run.h"
#include "edit/completion.h"

#include <wx/dialog.h>

#include <optional>
#include <string>
#include <vector>

class wxButton;
class wxCheckBox;
class wxListBox;
class wxTextCtrl;

namespace muster {

class RunBar;

class CompletionDialog : public wxDialog {
public:
    // Begins to search. `order.owned` is what the player has, of which alone may be added once he asks for
    // that; none, or nothing in it: he cannot. The army and its rule set must outlive the dialog.
    CompletionDialog(wxWindow* parent, const Army& army, const Ruleset& ruleset, CompletionOrder order);

    // Null if none is chosen.
    [[nodiscard]] const Proposal* chosen() const;
    [[nodiscard]] bool is_searching() const { return run_.running(); }
    // Searches again, for others.
    void search_others();

    [[nodiscard]] wxCheckBox& owned_only() { return *owned_only_; }
    [[nodiscard]] wxListBox& rows() { return *rows_; }
    [[nodiscard]] RunBar& bar() { return *bar_; }
    // What is said of the search, or what the chosen army adds.
    [[nodiscard]] wxString details() const;

private:
    void add_controls();
    void search();
    void show(std::vector<Proposal> found);
    void show_problem(const wxString& problem);
    void show_details();
    [[nodiscard]] bool is_complete() const;

    const Army& army_;
    const Ruleset& ruleset_;
    CompletionOrder order_;
    std::vector<Proposal> proposals_;
    bool search_again_ = false; // once the present search has ended
    wxCheckBox* owned_only_ = nullptr;
    wxListBox* rows_ = nullptr;
    wxTextCtrl* details_ = nullptr;
    wxButton* others_ = nullptr;
    RunBar* bar_ = nullptr;
    BackgroundRun run_; // ends before what it uses
};

} // namespace muster
