// SPDX-License-Identifier: MIT
#include "gui/event/decision_bar.h"

#include "base/limits.h"
#include "base/text.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/set_if_changed.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include <utility>

namespace muster {

namespace {
constexpr int most_penalty = 1000;
constexpr int usual_penalty = 1;
} // namespace

DecisionBar::DecisionBar(wxWindow* parent, Handlers handlers)
    : wxPanel(parent), handlers_(std::move(handlers)),
      reason_(
          new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER)) {
    reason_->SetHint(_("The reason of your decision…"));
    reason_->SetMaxLength(longest_event_words);
    set_accessible_name(*reason_, _("The reason of your decision"));
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, 0);
    accept_ =
        add_page_button(*this, *buttons, _("Accept"),
                        _("Accept this list in spite of its findings; Enter behind the reason does it too"),
                        [this] { decide(DecisionKind::accept); });
    refuse_ = add_page_button(*this, *buttons, _("Refuse"), _("Refuse this list"),
                              [this] { decide(DecisionKind::refuse); });
    penalty_ = add_page_button(*this, *buttons, _("Penalty"),
                               _("Give penalty points; 0 also waives those for being late"),
                               [this] { decide(DecisionKind::penalty); });
    amount_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0,
                             most_penalty, usual_penalty);
    set_accessible_name(*amount_, _("Penalty points"));
    buttons->Add(amount_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(control_gap)));
    undo_ = add_page_button(*this, *buttons, _("Undo decision"),
                            _("Takes the last decision on this list back; the log tells of both"),
                            [this] { decide(DecisionKind::undo); });
    aside_ = add_page_button(*this, *buttons, _("Set aside"),
                             _("Says that this is no list: the one before it counts again"),
                             [this] { set_aside(); });
    list_ = add_page_button(*this, *buttons, _("List…"), _("By which army list it is judged, or by none"),
                            [this] { handlers_.ask_list(submission_, take_reason()); });
    arrival_ = add_page_button(*this, *buttons, _("Arrived…"), _("When it arrived"),
                               [this] { handlers_.ask_arrival(submission_, take_reason()); });
    army_ = add_page_button(*this, *buttons, _("Army…"),
                            _("Edits the army that was read of a text, or uses one that you edited"),
                            [this] { handlers_.ask_army(submission_); });
    lock_ = add_page_button(*this, *buttons, _("Exempt from the lock"),
                            _("Whether further lists of this player count"),
                            [this] { handlers_.set_switch(player_, is_locked_ ? "unlock" : "lock"); });
    seal_ = add_page_button(*this, *buttons, _("Seal this player"),
                            _("While a player is sealed, nothing is published"),
                            [this] { handlers_.set_switch(player_, is_sealed_ ? "unseal" : "seal"); });
    counts_ = add_page_button(*this, *buttons, _("Counts…"),
                              _("Which of several lists counts that came from the player"),
                              [this] { handlers_.ask_which_counts(submission_, take_reason()); });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(new StyledLabel(this, _("Decisions need a reason:"), LabelStyle::note, wxST_ELLIPSIZE_END),
               wxSizerFlags().Expand());
    sizer->Add(reason_, wxSizerFlags().Expand());
    sizer->Add(buttons, wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    SetSizer(sizer);
    reason_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent& /*event*/) {
        if (accept_->IsEnabled())
            decide(DecisionKind::accept);
    });
    reason_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { show_buttons(); });
    show(nullptr, {});
}

void DecisionBar::show(const MatrixRow* row, const Allowed& allowed) {
    const std::int64_t player = row == nullptr ? 0 : row->player->player.id;
    const std::int32_t slot = row == nullptr ? 1 : row->slot();
    if (player != player_ || slot != slot_) { // they were about another list
        reason_->ChangeValue(wxString());
        amount_->SetValue(usual_penalty);
    }
    player_ = player;
    slot_ = slot;
    has_player_ = row != nullptr && allowed.can_change;
    has_list_ = has_player_ && row->list != nullptr;
    is_decided_ = has_player_ && allowed.is_decided;
    is_written_ = has_list_ && allowed.is_written;
    has_others_ = has_list_ && !row->list->others.empty();
    is_locked_ = row != nullptr && row->player->locked;
    is_sealed_ = row != nullptr && row->player->sealed;
    submission_ = has_list_ ? row->list->submission : 0;
    reason_->Enable(has_player_);
    set_label_if_changed(*lock_, is_locked_ ? _("Exempt from the lock") : _("Lock this player"));
    set_label_if_changed(*seal_, is_sealed_ ? _("End the player's seal") : _("Seal this player"));
    show_buttons();
}

void DecisionBar::show_buttons() {
    const bool has_reason = !is_blank(utf8(reason_->GetValue()));
    accept_->Enable(has_list_ && has_reason);
    refuse_->Enable(has_list_ && has_reason);
    penalty_->Enable(has_player_ && has_reason);
    undo_->Enable(is_decided_ && has_reason);
    amount_->Enable(has_player_);
    for (wxButton* button : {aside_, list_, arrival_})
        button->Enable(has_list_);
    counts_->Show(has_others_); // the last, so that it moves no other button
    army_->Enable(is_written_);
    lock_->Enable(has_player_);
    seal_->Enable(has_player_);
}

void DecisionBar::decide(DecisionKind kind) {
    Decision decision;
    decision.time = event_now();
    decision.player = player_;
    decision.slot = slot_;
    decision.kind = kind;
    decision.amount = kind == DecisionKind::penalty ? amount_->GetValue() : 0;
    decision.why = take_reason();
    handlers_.decide(decision);
}

void DecisionBar::set_aside() {
    handlers_.set_aside(submission_, take_reason());
}

std::string DecisionBar::take_reason() {
    std::string reason = folded(utf8(reason_->GetValue()));
    reason_->ChangeValue(wxString());
    show_buttons();
    return reason;
}

} // namespace muster
