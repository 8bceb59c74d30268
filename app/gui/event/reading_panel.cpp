// SPDX-License-Identifier: MIT
#include "gui/event/reading_panel.h"

#include "event/event_reply.h"
#include "event/original_text.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_lines.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"

#include <wx/font.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace muster {

namespace {

wxTextCtrl* text_to_read(wxWindow& parent, const wxString& name) {
    auto* text = new wxTextCtrl(&parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                wxTE_MULTILINE | wxTE_READONLY | wxTE_DONTWRAP | wxTE_RICH2);
    set_accessible_name(*text, name);
    // Players line up their columns with spaces.
    text->SetFont(wxFont(wxFontInfo(parent.GetFont().GetPointSize()).Family(wxFONTFAMILY_TELETYPE)));
    return text;
}

OriginalText original_of_list(const EventDesk& desk, const PlayerList& list) {
    const std::vector<StoredSubmission>& all = desk.record().submissions;
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const StoredSubmission& one) { return one.id == list.submission; });
    return found == all.end() ? OriginalText() : original_text(desk.file(), desk.record(), *found);
}

} // namespace

ReadingPanel::ReadingPanel(wxWindow* parent)
    : wxPanel(parent), heading_(new StyledLabel(this, wxString(), LabelStyle::note)),
      original_(text_to_read(*this, _("What the player wrote"))),
      army_(text_to_read(*this, _("The army that was read"))) {
    for (wxTextCtrl* text : {original_, army_})
        text->SetMinSize(FromDIP(wxSize(60, 40))); // else a low panel has no room for the label between
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(heading_, wxSizerFlags().Expand());
    sizer->Add(original_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    sizer->Add(new StyledLabel(this, _("Read as"), LabelStyle::note),
               wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap)));
    sizer->Add(army_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    SetSizer(sizer);
}

void ReadingPanel::show(const EventDesk& desk, const PlayerList* list) {
    const OriginalText original = list == nullptr ? OriginalText() : original_of_list(desk, *list);
    heading_->set_text(list == nullptr        ? wxString()
                       : !original.is_written ? wxString(_("It came as an army file or a sheet."))
                       : original.subject.empty()
                           ? wxString(_("As it came"))
                           : wxString::Format(_("As it came: %s"), wx(original.subject)));
    original_->ChangeValue(wx(original.text));
    original_->Show(original.is_written);
    army_->ChangeValue(list == nullptr ? wxString() : wx(understood_words(*list, desk.rulesets())));
    std::vector<std::size_t> lines;
    if (list != nullptr && original.is_written)
        for (const OpenLine& open : list->open)
            if (open.line > 0)
                lines.push_back(static_cast<std::size_t>(open.line));
    mark_lines(*original_, LineMark::question, lines);
    Layout();
    if (lines.empty())
        return;
    // After the text has its height, which GTK gives it later.
    const std::size_t first = *std::min_element(lines.begin(), lines.end());
    CallAfter([this, first, text = original_->GetValue()] {
        if (original_->GetValue() == text)
            go_to_line(*original_, first);
    });
}

} // namespace muster
