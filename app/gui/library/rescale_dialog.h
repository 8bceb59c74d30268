// SPDX-License-Identifier: MIT
// RescaleDialog: asks for the size of a larger or smaller copy of an army and previews it with its verdict,
// differences, and the choices left to the player.
#pragma once

#include "browse/army_rescaling.h"

#include <wx/dialog.h>

#include <optional>

class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace muster {

class CompareList;

class RescaleDialog : public wxDialog {
public:
    // Throws InputError if the army's list cannot be read. Both must outlive it.
    RescaleDialog(wxWindow* parent, const Army& army, const Rulesets& rulesets);

    // The copy with the chosen name; none if the chosen size is not possible.
    [[nodiscard]] std::optional<Army> result() const;
    void choose_size(std::int32_t size);
    [[nodiscard]] const std::optional<ArmyRescaling>& preview() const { return preview_; }
    [[nodiscard]] wxString verdict() const;
    [[nodiscard]] wxTextCtrl& name() { return *name_; }

private:
    void update_preview();
    [[nodiscard]] wxString summary_of(const ArmyRescaling& rescaling) const;

    const Army& army_;
    const Rulesets& rulesets_;
    std::optional<ArmyRescaling> preview_;
    wxString given_name_; // suggested by the dialog
    wxSpinCtrl* size_;
    wxTextCtrl* name_;
    wxStaticText* measure_;
    wxStaticText* verdict_;
    wxTextCtrl* to_choose_;
    CompareList* differences_;
};

} // namespace muster
