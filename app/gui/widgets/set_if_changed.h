// SPDX-License-Identifier: MIT
// Controls set only where something is new: after each change of a label or of what is shown the whole window
// is laid out and painted again.
#pragma once

#include <wx/control.h>

namespace muster {

inline bool set_label_if_changed(wxControl& control, const wxString& label) {
    if (control.GetLabel() == label)
        return false;
    control.SetLabel(label);
    return true;
}

inline void set_tip_if_changed(wxWindow& window, const wxString& tip) {
    if (window.GetToolTipText() != tip)
        window.SetToolTip(tip);
}

} // namespace muster
