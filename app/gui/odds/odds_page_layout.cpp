// SPDX-License-Identifier: MIT
// Where the parts of the page of odds stand, and how much room each has.
#include "gui/odds/board_worker.h"
#include "gui/odds/odds_changes_list.h"
#include "gui/odds/odds_choices.h"
#include "gui/odds/odds_fight_view.h"
#include "gui/odds/odds_matrix_view.h"
#include "gui/odds/odds_page.h"
#include "gui/odds/odds_switches.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/widgets/empty_note.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int least_lines = 9; // of a column beneath the matrix

} // namespace

OddsPage::OddsPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers)
    : wxPanel(parent), rulesets_(rulesets), bench_(bench), handlers_(std::move(handlers)),
      opponents_(rulesets),
      worker_(std::make_unique<BoardWorker>([this](OddsBoard& worked_out) { show_worked_out(worked_out); })) {
    set_accessible_name(*this, _("Odds"));
    heading_ = new StyledLabel(this, _("Odds"), LabelStyle::heading);
    remark_ = new StyledLabel(this, wxString(), LabelStyle::note);
    note_ = new EmptyNote(this);
    choices_row_ = make_choices();
    body_ =
        new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
    body_->SetScrollRate(0, FromDIP(12));
    const int gap = FromDIP(2 * control_gap);
    auto* inside = new wxBoxSizer(wxVERTICAL);
    matrix_ = new OddsMatrixView(body_, [this](std::size_t mine, std::size_t theirs) {
        board_->choose(mine, theirs);
        update_duel();
    });
    inside->Add(matrix_, wxSizerFlags().Expand());
    legend_ = new StyledLabel(body_, wxString(), LabelStyle::note, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    inside->Add(legend_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(2)));
    inside->Add(make_columns(), wxSizerFlags(1).Expand().Border(wxTOP, gap));
    body_->SetSizer(inside);
    body_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        divide();
        if (remark_->wrap(event.GetSize().x))
            CallAfter([this] { Layout(); });
        event.Skip();
    });

    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(heading_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(remark_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, gap));
    sizer->Add(choices_row_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(body_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, gap));
    sizer->Add(note_, wxSizerFlags(1).Expand());
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, gap));
    SetSizer(sizer);
}

// The matrix is as high as its rows, as long as the fight beneath it has the greater part. In a window that
// is too low for both, all of it scrolls.
void OddsPage::divide() {
    const int top = body_->CalcUnscrolledPosition(matrix_->GetPosition()).y;
    const int most = std::max((body_->GetClientSize().y - top) * 2 / 5, matrix_->least_height());
    const int height = std::min(matrix_->full_height(), most);
    matrix_->SetMinSize({FromDIP(300), height});
    fight_->SetMinSize({FromDIP(200), std::max(least_lines * TextMetrics::line_height(*fight_), height)});
    body_->FitInside();
    body_->Layout();
}

// They stay in sight, however far the rest is scrolled.
wxSizer* OddsPage::make_choices() {
    against_ = new wxChoice(this, wxID_ANY);
    set_accessible_name(*against_, _("Against"));
    against_->SetMaxSize(FromDIP(wxSize(260, -1)));
    against_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        show_against(static_cast<std::size_t>(event.GetSelection()));
    });
    OddsChoices::Handlers handlers;
    handlers.choose_mode = [this](std::size_t mode) { choose_mode(mode); };
    handlers.change = [this](const std::function<void(OddsBoard&)>& change) { change_board(change); };
    choices_ = std::make_unique<OddsChoices>(*this, std::move(handlers));
    return choices_->arranged(against_);
}

wxSizer* OddsPage::make_columns() {
    fight_ = new OddsFightView(body_);
    switches_ = new OddsSwitches(
        body_,
        [this](SwitchSetting setting) {
            board_->pair().set_switch(std::move(setting));
            update_duel();
        },
        [this](CombatSide side, TraitChange change) {
            board_->pair().set_trait(change, side);
            update_duel();
        });
    changes_ = new OddsChangesList(body_, [this](const OddsChange& change) {
        // The change disappears with the list that shows it.
        CallAfter([this, setting = change.setting, trait = change.trait] {
            if (setting)
                board_->pair().set_switch(*setting);
            if (trait)
                board_->pair().set_trait(*trait);
            update_duel();
        });
    });
    changes_->SetToolTip(_("Enter or a double click makes the change"));
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](StyledLabel* heading, wxWindow* window, int share) {
        window->SetMinSize({FromDIP(200), least_lines * TextMetrics::line_height(*window)});
        auto* column = new wxBoxSizer(wxVERTICAL);
        column->Add(heading, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
        column->Add(window, wxSizerFlags(1).Expand());
        sizer->Add(column, wxSizerFlags(share).Expand().Border(wxLEFT, sizer->IsEmpty() ? 0 : FromDIP(12)));
        return column;
    };
    fight_heading_ =
        new StyledLabel(body_, wxString(), LabelStyle::bold, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    add(fight_heading_, fight_, 8);
    add(new StyledLabel(body_, _("The situation"), LabelStyle::bold), switches_, 7);
    changes_heading_ =
        new StyledLabel(body_, wxString(), LabelStyle::bold, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    wxSizer* changes = add(changes_heading_, changes_, 7);
    changes_note_ = new StyledLabel(body_, wxString(), LabelStyle::note);
    changes_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        CallAfter([this] { wrap_changes_note(); });
        event.Skip();
    });
    changes->Insert(1, changes_note_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
    return sizer;
}

wxSizer* OddsPage::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    reset_ = add_page_button(*this, *sizer, _("Usual situation"),
                             _("Takes back all changes of the troop and of the situation"), [this] {
                                 board_->pair().reset();
                                 update_duel();
                             });
    add_close_button(*this, *sizer, {}, [this] { handlers_.close(); });
    return sizer;
}

} // namespace muster
