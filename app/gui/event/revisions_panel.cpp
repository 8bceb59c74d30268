// SPDX-License-Identifier: MIT
#include "gui/event/revisions_panel.h"

#include "base/input_error.h"
#include "browse/army_comparison.h"
#include "event/status_json.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/compare_list.h"
#include "gui/widgets/empty_note.h"
#include "gui/widgets/spacing.h"

#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>

namespace muster {

namespace {

wxString revision_title(std::size_t revision) {
    return wxString::Format(_("Revision %d"), static_cast<int>(revision));
}

} // namespace

RevisionsPanel::RevisionsPanel(wxWindow* parent)
    : wxPanel(parent), earlier_(new wxChoice(this, wxID_ANY)), list_(new CompareList(this)),
      note_(new EmptyNote(this)) {
    set_accessible_name(*earlier_, _("Compare with"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(earlier_, wxSizerFlags().Expand());
    sizer->Add(list_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    sizer->Add(note_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    earlier_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& /*event*/) { compare(*desk_); });
}

void RevisionsPanel::show(const EventDesk& desk, const MatrixRow* row) {
    desk_ = &desk;
    armies_.clear();
    wxArrayString titles;
    if (row != nullptr)
        for (const StoredSubmission* one :
             revisions_of_slot(desk.record(), row->player->player.id, row->slot())) {
            armies_.push_back(one->reading.army);
            titles.Add(revision_title(armies_.size()) + wxString::FromUTF8(" · ") +
                       wx(readable_event_time(one->received)) + wxString::FromUTF8(" · ") + wx(one->source));
        }
    if (!titles.empty())
        titles.RemoveAt(titles.size() - 1);
    earlier_->Set(titles);
    if (titles.empty())
        show_note(row == nullptr ? wxString() : wxString(_("There is no earlier revision of this list.")));
    else {
        earlier_->SetSelection(static_cast<int>(titles.size()) - 1);
        compare(desk);
    }
}

void RevisionsPanel::compare(const EventDesk& desk) {
    const auto earlier = static_cast<std::size_t>(earlier_->GetSelection());
    const std::string& before = armies_.at(earlier);
    if (before.empty() || armies_.back().empty()) {
        show_note(_("No army could be read of one of the two revisions."));
        return;
    }
    try {
        const wxString first = revision_title(earlier + 1);
        const wxString second = revision_title(armies_.size());
        const std::vector<ComparisonRow> rows =
            comparison_of({utf8(first), before}, {utf8(second), armies_.back()}, desk.rulesets());
        if (rows.empty()) {
            show_note(_("Both revisions have the same army."));
            return;
        }
        list_->show(first, second, rows);
        show_note(wxString());
    } catch (const InputError& error) {
        show_note(wx(error.what()));
    }
}

void RevisionsPanel::show_note(const wxString& why) {
    note_->set_text(why);
    note_->Show(!why.empty());
    earlier_->Show(earlier_->GetCount() != 0);
    list_->Show(why.empty() && earlier_->GetCount() != 0);
    Layout();
}

void RevisionsPanel::update_colours() {
    list_->update_rows();
    note_->update_colours();
}

} // namespace muster
