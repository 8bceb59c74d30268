// SPDX-License-Identifier: MIT
#include "gui/army/lists_menu.h"

#include <wx/intl.h>
#include <wx/menu.h>

#include <utility>

namespace muster {

void append_question_of_lists(wxMenu& menu, std::function<void()> ask) {
    const int id = menu.Append(wxID_ANY, _("Wh&ich lists allow this?"))->GetId();
    menu.Bind(
        wxEVT_MENU, [ask = std::move(ask)](wxCommandEvent& /*event*/) { ask(); }, id);
}

} // namespace muster
