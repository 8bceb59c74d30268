// SPDX-License-Identifier: MIT
#include "gui/army/about_rows.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/styled_label.h"

#include <wx/intl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <utility>

namespace muster {

namespace {

constexpr std::size_t notes_row = 3;
constexpr std::array<std::string About::*, 4> members{&About::player, &About::event, &About::date,
                                                      &About::notes};

} // namespace

AboutRows::AboutRows(wxWindow* parent, const std::function<void(const About&, std::size_t)>& set)
    : wxPanel(parent) {
    const std::array<wxString, row_count> names{_("Player"), _("Event"), _("Date"), _("Notes")};
    for (std::size_t i = 0; i < row_count; ++i) {
        labels_.at(i) = new StyledLabel(this, names.at(i), LabelStyle::note);
        boxes_.at(i) = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                      i == notes_row ? wxTE_MULTILINE : 0);
        set_accessible_name(*boxes_.at(i), names.at(i));
        boxes_.at(i)->Bind(wxEVT_TEXT, [this, set, i](wxCommandEvent& /*event*/) { set(values(), i); });
    }
}

About AboutRows::values() const {
    About about;
    for (std::size_t i = 0; i < row_count; ++i)
        about.*members.at(i) = utf8(boxes_.at(i)->GetValue());
    return about;
}

void AboutRows::show(const About& about) {
    for (std::size_t i = 0; i < row_count; ++i) {
        const wxString text = wx(about.*members.at(i));
        if (boxes_.at(i)->GetValue() != text)
            boxes_.at(i)->ChangeValue(text);
    }
}

int AboutRows::lay_out(int width) {
    int y = 0;
    for (std::size_t i = 0; i < row_count; ++i) {
        const wxSize label = labels_.at(i)->GetBestSize();
        labels_.at(i)->SetSize(0, y, width, label.y);
        y += label.y + FromDIP(2);
        const int height = i == notes_row ? GetCharHeight() * 5 : boxes_.at(i)->GetBestSize().y;
        boxes_.at(i)->SetSize(0, y, width, height);
        y += height + FromDIP(9);
    }
    return y;
}

} // namespace muster
