// SPDX-License-Identifier: MIT
// NewUnitDialog: a unit in one step: its troops, how many, their traits, the unit's own traits and texts. The
// leader that the rules want is added with it.
#pragma once

#include "edit/new_unit.h"
#include "edit/palette.h"

#include <wx/dialog.h>

#include <vector>

class wxChoice;
class wxScrolledWindow;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace muster {

class TraitRows;
class Workbench;

class NewUnitDialog : public wxDialog {
public:
    // `entries` must have one at least; `chosen` is the index of the first to be shown.
    NewUnitDialog(wxWindow* parent, const Workbench& bench, std::vector<PaletteEntry> entries,
                  std::size_t chosen);

    [[nodiscard]] Change change() const;
    [[nodiscard]] wxChoice& entry() { return *entry_; }
    [[nodiscard]] wxTextCtrl& name_field() { return *name_; }
    [[nodiscard]] wxScrolledWindow& traits() { return *traits_; }
    [[nodiscard]] TraitRows& of_troop() { return *of_troop_; }
    [[nodiscard]] TraitRows& of_unit() { return *of_unit_; }

private:
    void add_fields(wxSizer& sizer);
    void add_traits(wxSizer& sizer);
    void choose(std::size_t entry);
    void rename_for(Element& element, const Trait& trait, std::int32_t value);
    void tell_rows_apart();
    void show_draft();

    const Workbench& bench_;
    std::vector<PaletteEntry> entries_;
    NewUnit wanted_;
    wxChoice* entry_ = nullptr;
    wxSpinCtrl* count_ = nullptr;
    wxTextCtrl* name_ = nullptr;
    wxScrolledWindow* traits_ = nullptr;
    TraitRows* of_troop_ = nullptr;
    TraitRows* of_unit_ = nullptr;
    wxStaticText* verdict_ = nullptr;
};

} // namespace muster
