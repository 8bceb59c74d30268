// SPDX-License-Identifier: MIT
#include "gui/library/tags_dialog.h"

#include "gui/library/library_model.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/wx_text.h"

#include <wx/checkbox.h>
#include <wx/intl.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace muster {

namespace {
constexpr int most_height = 280; // of the list of tags
constexpr int list_width = 320;
} // namespace

TagsDialog::TagsDialog(wxWindow* parent, const std::vector<const StoredArmy*>& armies,
                       const std::vector<std::string>& known)
    : wxDialog(parent, wxID_ANY, wxString::Format(_("Tags of %s"), army_count(armies.size())),
               wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
    const int gap = FromDIP(10);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const wxSizerFlags row = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap);
    std::vector<TagShare> shares = tag_shares(armies);
    for (const std::string& tag : known)
        if (std::none_of(shares.begin(), shares.end(), [&](const TagShare& s) { return s.tag == tag; }))
            shares.push_back({tag, 0});
    if (!shares.empty()) {
        auto* list = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                          wxVSCROLL | wxTAB_TRAVERSAL);
        list->SetScrollRate(0, FromDIP(12));
        list->SetSizer(new wxBoxSizer(wxVERTICAL));
        for (const TagShare& share : shares)
            add_row(list, share, armies.size());
        const int height = std::min(list->GetSizer()->CalcMin().y, FromDIP(most_height));
        list->SetMinSize({with_text_size(*this, list_width), height});
        list->FitInside();
        sizer->Add(list, wxSizerFlags(row).Proportion(1));
    }
    sizer->Add(new wxStaticText(this, wxID_ANY, _("New tags, separated by commas:")), row);
    added_ = new wxTextCtrl(this, wxID_ANY);
    set_accessible_name(*added_, _("New tags"));
    sizer->Add(added_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, gap));
    sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, gap));
    give_fields_room(*this);
    SetSizerAndFit(sizer);
    added_->SetFocus();
}

void TagsDialog::add_row(wxWindow* parent, const TagShare& share, std::size_t armies) {
    const bool mixed = share.armies != 0 && share.armies != armies;
    wxString label = wx(share.tag);
    if (mixed)
        label += wxString::Format(_(" (%zu of %zu)"), share.armies, armies);
    auto* mark =
        new wxCheckBox(parent, wxID_ANY, wxControl::EscapeMnemonics(label), wxDefaultPosition, wxDefaultSize,
                       mixed ? wxCHK_3STATE | wxCHK_ALLOW_3RD_STATE_FOR_USER : wxCHK_2STATE);
    const wxCheckBoxState state = mixed               ? wxCHK_UNDETERMINED
                                  : share.armies == 0 ? wxCHK_UNCHECKED
                                                      : wxCHK_CHECKED;
    if (mixed)
        mark->Set3StateValue(state);
    else
        mark->SetValue(state == wxCHK_CHECKED);
    set_accessible_name(*mark, wx(share.tag));
    parent->GetSizer()->Add(mark, wxSizerFlags().Border(wxBOTTOM, FromDIP(4)));
    rows_.push_back({share.tag, mark, state});
}

TagChange TagsDialog::change() const {
    TagChange change;
    for (const Row& row : rows_) {
        const int now = row.mark->Is3State()   ? static_cast<int>(row.mark->Get3StateValue())
                        : row.mark->GetValue() ? wxCHK_CHECKED
                                               : wxCHK_UNCHECKED;
        if (now == row.before)
            continue;
        if (now == wxCHK_CHECKED)
            change.added.push_back(row.tag);
        else if (now == wxCHK_UNCHECKED)
            change.removed.push_back(row.tag);
    }
    for (std::string& tag : tags_in(utf8(added_->GetValue())))
        change.added.push_back(std::move(tag));
    return change;
}

} // namespace muster
