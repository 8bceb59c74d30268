// SPDX-License-Identifier: MIT
// Sets properties of controls only when they differ: each change of a label makes the toolkit lay out and
// repaint the whole window.
#pragma once

#include "gui/toolkit/text_metrics.h"

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

// A tip that says only what its label cuts off: others cover what comes next and say nothing new.
// `padding` is what the control itself needs beside them, in pixels.
inline void set_tip_if_cut(wxWindow& label, const wxString& words, int padding = 0) {
    const bool fits = TextMetrics::width(label, label.GetFont(), words) <= label.GetSize().x - padding;
    set_tip_if_changed(label, fits ? wxString() : words);
}

} // namespace muster
