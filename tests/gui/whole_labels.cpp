// SPDX-License-Identifier: MIT
#include "whole_labels.h"

#include "gui/toolkit/wx_text.h"

#include <boost/test/unit_test.hpp>
#include <wx/anybutton.h>
#include <wx/checkbox.h>
#include <wx/radiobut.h>
#include <wx/stattext.h>

namespace muster::tests {

void check_whole(const wxWindow& window, const std::string& where) {
    const auto* label = dynamic_cast<const wxStaticText*>(&window);
    const bool is_whole = label != nullptr && !label->HasFlag(wxST_ELLIPSIZE_END);
    if (!is_whole && dynamic_cast<const wxAnyButton*>(&window) == nullptr &&
        dynamic_cast<const wxRadioButton*>(&window) == nullptr &&
        dynamic_cast<const wxCheckBox*>(&window) == nullptr)
        return;
    const wxSize best = window.GetBestSize();
    BOOST_CHECK_MESSAGE(window.GetSize().x >= best.x && window.GetSize().y >= best.y,
                        where << ": cut: " << utf8(window.GetLabel()) << " with " << window.GetSize().x
                              << " × " << window.GetSize().y << " of " << best.x << " × " << best.y);
}

void check_whole_labels(const wxWindow& window, const std::string& where) {
    for (const wxWindow* child : window.GetChildren()) {
        if (!child->IsShownOnScreen() || child->IsTopLevel())
            continue;
        check_whole(*child, where);
        check_whole_labels(*child, where);
    }
}

} // namespace muster::tests
