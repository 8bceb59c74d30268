// SPDX-License-Identifier: MIT
#include "gui/event/player_panel.h"

#include "event/event_steps.h"
#include "event/status_json.h"
#include "gui/event/list_findings.h"
#include "gui/event/reading_panel.h"
#include "gui/event/revisions_panel.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"

#include <wx/intl.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <array>
#include <utility>

namespace muster {

namespace {

struct ViewRow {
    const char* label;
    const char* help;
};
// In the order of PlayerPanel::View.
constexpr std::array<ViewRow, 4> view_rows{
    {{wxTRANSLATE("Findings"), wxTRANSLATE("What is open, and what is wrong, with its section")},
     {wxTRANSLATE("Text and army"), wxTRANSLATE("What the player wrote, and how it was read")},
     {wxTRANSLATE("Reply"), wxTRANSLATE("The text to answer the player with")},
     {wxTRANSLATE("Changes"), wxTRANSLATE("What differs from an earlier revision")}}};

wxString dot() {
    return wxString::FromUTF8(" · ");
}

wxString name_and_army(const MatrixRow& row) {
    wxString text = wx(row.player->player.name);
    if (row.list != nullptr && row.list->army)
        text += dot() + wx(row.list->army->name.empty() ? row.list->list_title : row.list->army->name);
    return text;
}

wxString about_list(const MatrixRow& row) {
    if (row.list == nullptr)
        return wx(row.player->player.mail);
    wxString text = wx(row.list->source) + dot() + wx(readable_event_time(row.list->received)) + dot() +
                    wx(row.list->matched);
    if (!row.list->fingerprint.empty())
        text += dot() + wx(row.list->fingerprint);
    return text;
}

} // namespace

PlayerPanel::PlayerPanel(wxWindow* parent, const EventDesk& desk, Handlers handlers)
    : wxPanel(parent), desk_(desk), handlers_(std::move(handlers)) {
    set_accessible_name(*this, _("The selected list"));
    make_when_painted();
}

void PlayerPanel::make_when_painted() {
    Bind(wxEVT_PAINT, [this, asked = false](wxPaintEvent& event) mutable {
        event.Skip();
        if (!asked)
            CallAfter([this] { make_controls(); });
        asked = true;
    });
}

void PlayerPanel::make_controls() {
    if (book_ != nullptr)
        return;
    name_ = new StyledLabel(this, wxString(), LabelStyle::bold, wxST_ELLIPSIZE_END);
    about_ = new StyledLabel(this, wxString(), LabelStyle::note, wxST_ELLIPSIZE_END);
    views_ = new SegmentedChoice(this, _("What is shown of the list"),
                                 [this](int view) { show_view(static_cast<View>(view)); });
    book_ = new wxSimplebook(this);
    findings_ = new ListFindings(book_);
    decisions_ = new DecisionBar(this, std::move(handlers_.decisions));
    use_system_background(*book_);
    book_->AddPage(findings_, wxString());
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(name_, wxSizerFlags().Expand());
    sizer->Add(about_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(2)));
    sizer->Add(views_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap)));
    sizer->Add(book_, wxSizerFlags(1).Expand().Border(wxTOP | wxBOTTOM, FromDIP(control_gap)));
    sizer->Add(decisions_, wxSizerFlags().Expand());
    SetSizer(sizer);
    select_view();
    show_row();
    Layout(); // the buttons wrap at the width that they have only now
}

ListFindings& PlayerPanel::findings() {
    make_controls();
    return *findings_;
}

DecisionBar& PlayerPanel::decisions() {
    make_controls();
    return *decisions_;
}

ReadingPanel& PlayerPanel::reading() {
    make_controls();
    if (reading_ == nullptr)
        book_->AddPage(reading_ = new ReadingPanel(book_, handlers_.settle, handlers_.next), wxString());
    return *reading_;
}

ReplyPanel& PlayerPanel::reply() {
    make_controls();
    if (reply_ == nullptr)
        book_->AddPage(reply_ = new ReplyPanel(book_, desk_, handlers_.noted), wxString());
    return *reply_;
}

RevisionsPanel& PlayerPanel::revisions() {
    make_controls();
    if (revisions_ == nullptr)
        book_->AddPage(revisions_ = new RevisionsPanel(book_), wxString());
    return *revisions_;
}

wxWindow& PlayerPanel::window_of(View view) {
    switch (view) {
    case View::findings: return *findings_;
    case View::reading: return reading();
    case View::reply: return reply();
    case View::revisions: return revisions();
    }
    return *findings_;
}

DecisionBar::Allowed PlayerPanel::allowed_for(const MatrixRow* row) const {
    if (row == nullptr)
        return {};
    const std::int64_t submission = row->list == nullptr ? 0 : row->list->submission;
    const StoredSubmission* stored = desk_.record().submission(submission);
    return {!desk_.file().read_only(),
            last_decision(desk_.record(), row->player->player.id, row->slot(), submission) != nullptr,
            stored != nullptr && stored->reading.is_written};
}

void PlayerPanel::show(const MatrixRow* row) {
    row_ = row;
    unmatched_.reset();
    if (book_ != nullptr)
        show_row();
}

void PlayerPanel::show_row() {
    name_->set_text(row_ == nullptr ? wxString() : name_and_army(*row_));
    about_->set_text(row_ == nullptr ? wxString() : about_list(*row_));
    about_->SetToolTip(row_ == nullptr ? wxString() : about_list(*row_));
    decisions_->show(row_, allowed_for(row_));
    fill_view();
    Layout();
}

void PlayerPanel::show_unmatched(const UnmatchedSubmission& unmatched) {
    make_controls();
    show(nullptr);
    unmatched_ = unmatched;
    name_->set_text(wx(unmatched.source));
    about_->set_text(wx(unmatched.why));
    about_->SetToolTip(wx(unmatched.why));
    show_view(unmatched_view_);
    Layout();
}

void PlayerPanel::show_view(View view) {
    make_controls();
    view_ = view;
    if (unmatched_)
        unmatched_view_ = view;
    select_view();
    fill_view();
}

void PlayerPanel::select_view() {
    std::vector<SegmentedChoice::Segment> segments;
    segments.reserve(view_rows.size());
    for (const ViewRow& one : view_rows)
        segments.push_back({wxGetTranslation(wxString::FromUTF8(one.label)),
                            wxGetTranslation(wxString::FromUTF8(one.help)),
                            {}});
    views_->show(std::move(segments), static_cast<int>(view_));
    book_->SetSelection(static_cast<std::size_t>(book_->FindPage(&window_of(view_))));
}

// Only the view that is seen, so that arrow keys pass quickly over many rows.
void PlayerPanel::fill_view() {
    if (unmatched_) {
        fill_unmatched();
        return;
    }
    const PlayerList* list = row_ == nullptr ? nullptr : row_->list;
    const EventPlayer* player = row_ == nullptr ? nullptr : row_->player;
    switch (view_) {
    case View::findings: findings_->show(player, list); break;
    case View::reading: reading().show(desk_, list); break;
    case View::reply: reply().show(player); break;
    case View::revisions: revisions().show(desk_, row_); break;
    }
}

// Nobody can be answered yet, and there is no earlier revision.
void PlayerPanel::fill_unmatched() {
    switch (view_) {
    case View::findings:
        if (const StoredSubmission* stored = desk_.record().submission(unmatched_->submission))
            findings_->show_unmatched(*unmatched_,
                                      list_of_submission(*stored, desk_.pack(), desk_.rulesets()));
        break;
    case View::reading: reading().show_unmatched(desk_, unmatched_->submission); break;
    case View::reply: reply().show(nullptr); break;
    case View::revisions: revisions().show(desk_, nullptr); break;
    }
}

void PlayerPanel::focus_view() {
    make_controls();
    views_->SetFocus();
}

void PlayerPanel::update_colours() {
    if (book_ == nullptr)
        return;
    name_->update_colours();
    about_->update_colours();
    findings_->update_rows();
    if (revisions_ != nullptr)
        revisions_->update_colours();
}

wxString PlayerPanel::heading() {
    make_controls();
    return name_->GetLabelText() + "\n" + about_->GetLabelText();
}

} // namespace muster
