// SPDX-License-Identifier: MIT
// TraitRow: the heading of a trait and the control for its kind.
#pragma once

#include "edit/inspector.h"
#include "gui/army/trait_rows.h"

#include <wx/stattext.h>

#include <memory>

namespace muster {

class StyledLabel;

class TraitRow {
public:
    virtual ~TraitRow() = default;
    TraitRow(const TraitRow&) = delete;
    TraitRow& operator=(const TraitRow&) = delete;

    virtual void show(const InspectorField& field) = 0;
    // Lays the row out at this position. Returns its height.
    virtual int place(int y, int width);
    void set_shown(bool shown);
    // Another than the trait's own, where rows of several levels stand together.
    void set_name(const wxString& name);
    [[nodiscard]] bool is_shown() const { return control_->IsShown(); }
    [[nodiscard]] wxWindow& control() const { return *control_; }
    [[nodiscard]] const Trait& trait() const { return trait_; }

protected:
    TraitRow(wxWindow* parent, const Trait& trait);
    virtual int control_height(int width) = 0;
    virtual int control_width(int width) { return width; }
    void set_control(wxWindow* control) { control_ = control; }
    void show_chosen(const wxString& words);

private:
    const Trait& trait_;
    StyledLabel* heading_;
    StyledLabel* chosen_; // the full name of what the segments abbreviate
    wxString chosen_words_;
    wxWindow* control_ = nullptr;
};

[[nodiscard]] std::unique_ptr<TraitRow> make_trait_row(wxWindow* parent, const Trait& trait,
                                                       const TraitRows::Handlers& handlers);

} // namespace muster
