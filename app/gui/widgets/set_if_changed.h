// SPDX-License-Identifier: MIT
// Sets properties of controls only when they differ: each change of a label makes the toolkit lay out and
// repaint the whole window.
#pragma once

#include <wx/control.h>

namespace muster {

// Whether the label was changed.
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
