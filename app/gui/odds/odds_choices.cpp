// SPDX-License-Identifier: MIT
#include "gui/odds/odds_choices.h"

#include "gui/odds/odds_words.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"
#include "odds/outcome_words.h"

#include <fmt/format.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

constexpr std::array<std::int32_t, 7> round_choices{1, 2, 3, 4, 5, 6, 10};
constexpr std::int32_t quick_rounds = 3; // where losses are counted one by one
constexpr std::array<BoardOrder, 3> orders{BoardOrder::listed, BoardOrder::worst_first,
                                           BoardOrder::best_first};

// A control behind its label, in one piece, so that a line is never broken between them.
wxSizer* add_labelled(wxSizer& sizer, wxWindow& parent, const wxString& label, wxWindow* control) {
    auto* pair = new wxBoxSizer(wxHORIZONTAL);
    if (!label.empty())
        pair->Add(new StyledLabel(&parent, label, LabelStyle::note),
                  wxSizerFlags().CentreVertical().Border(wxRIGHT, parent.FromDIP(4)));
    pair->Add(control, wxSizerFlags().CentreVertical());
    pair->AddSpacer(parent.FromDIP(2 * control_gap));
    sizer.Add(pair, wxSizerFlags().Border(wxBOTTOM, parent.FromDIP(control_gap)));
    return pair;
}

void show_segments(SegmentedChoice& choice, std::vector<SegmentedChoice::Segment> segments, int chosen) {
    choice.show(std::move(segments), chosen);
    choice.SetMinSize({choice.one_line_width(), choice.height_for(choice.one_line_width())});
}

template <typename Values, typename Value>
int index_in(const Values& values, const Value& value) {
    return static_cast<int>(std::find(values.begin(), values.end(), value) - values.begin());
}

// From the worst for one's own troops to the best, whichever side they are.
std::size_t outcome_at(const OddsBoard& board, std::size_t row) {
    return board.side() == CombatSide::attacker ? row : board.mode().outcomes.size() - 1 - row;
}

void ask_for_row(OddsBoard& board, std::size_t row) {
    const bool has_losses = asks_for_losses(board.mode(), board.side());
    if (has_losses && row == 0)
        board.ask_first_question();
    else
        board.set_outcome(outcome_at(board, has_losses ? row - 1 : row));
}

} // namespace

OddsChoices::OddsChoices(wxWindow& parent, Handlers handlers)
    : parent_(parent), handlers_(std::move(handlers)) {
    make_segments();
    make_question();
}

void OddsChoices::make_segments() {
    const auto segmented = [this](const wxString& name, std::function<void(int)> choose) {
        return new SegmentedChoice(&parent_, name, std::move(choose));
    };
    mode_ = segmented(_("Kind of fight"),
                      [this](int mode) { handlers_.choose_mode(static_cast<std::size_t>(mode)); });
    side_ = segmented(_("Own troops"), [this](int side) {
        handlers_.change(
            [side](OddsBoard& board) { board.set_side(both_sides.at(static_cast<std::size_t>(side))); });
    });
    rounds_ = segmented(_("Rounds"), [this](int choice) {
        handlers_.change([choice](OddsBoard& board) {
            board.set_rounds(round_choices.at(static_cast<std::size_t>(choice)));
        });
    });
    figures_ = segmented(_("Figures"), [this](int choice) {
        handlers_.change([choice](OddsBoard& board) { board.set_equal_figures(choice == 1); });
    });
    order_ = segmented(_("Sorted"), [this](int order) {
        handlers_.change(
            [order](OddsBoard& board) { board.set_order(orders.at(static_cast<std::size_t>(order))); });
    });
}

void OddsChoices::make_question() {
    question_ = new wxChoice(&parent_, wxID_ANY);
    set_accessible_name(*question_, _("In the cells"));
    question_->SetMaxSize(parent_.FromDIP(wxSize(300, -1)));
    question_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        handlers_.change([row = static_cast<std::size_t>(event.GetSelection())](OddsBoard& board) {
            ask_for_row(board, row);
        });
    });
}

wxSizer* OddsChoices::arranged(wxWindow* against) {
    sizer_ = new wxWrapSizer(wxHORIZONTAL, 0);
    add_labelled(*sizer_, parent_, {}, mode_);
    add_labelled(*sizer_, parent_, _("Against"), against);
    add_labelled(*sizer_, parent_, _("Own troops"), side_);
    add_labelled(*sizer_, parent_, _("In the cells"), question_);
    add_labelled(*sizer_, parent_, _("Rounds"), rounds_);
    figures_pair_ = add_labelled(*sizer_, parent_, _("Figures"), figures_);
    add_labelled(*sizer_, parent_, _("Sorted"), order_);
    return sizer_;
}

void OddsChoices::show(const OddsBoard& board) {
    std::vector<SegmentedChoice::Segment> modes;
    for (const CombatMode* mode : board.modes())
        modes.push_back({wx(mode->name), {}, {}});
    show_segments(*mode_, std::move(modes), index_in(board.modes(), &board.mode()));
    show_segments(*side_, {{_("attack"), {}, {}}, {_("are attacked"), {}, {}}},
                  static_cast<int>(index_of(board.side())));
    std::vector<SegmentedChoice::Segment> rounds;
    rounds.reserve(round_choices.size());
    for (const std::int32_t each : round_choices)
        rounds.push_back({wxString::Format("%d", each),
                          board.mode().wear_is_loss && each > quick_rounds
                              ? _("So many rounds may take too long to work out; the cells then say so.")
                              : wxString(),
                          {}});
    show_segments(*rounds_, std::move(rounds), index_in(round_choices, board.rounds()));
    const CombatSwitch* figures = count_switch(board.mode());
    if (figures != nullptr)
        show_segments(*figures_,
                      {{_("as in the army"), {}, {}},
                       {wxString::Format(_("%d each"), usual_figures(*figures)), {}, {}}},
                      board.asked().equal_figures ? 1 : 0);
    sizer_->Show(figures_pair_, figures != nullptr, true);
    const wxString about_order = order_words(board.asked());
    show_segments(
        *order_,
        {{_("as listed"), {}, {}}, {_("worst first"), about_order, {}}, {_("best first"), about_order, {}}},
        index_in(orders, board.order()));
    show_questions(board);
}

// What the rules ask first stands among the outcomes, or before them where it is about losses.
void OddsChoices::show_questions(const OddsBoard& board) {
    const CombatMode& mode = board.mode();
    const bool has_losses = asks_for_losses(mode, board.side());
    wxArrayString names;
    if (has_losses)
        names.Add(wx(mode.questions.at(index_of(board.side()))->say));
    for (std::size_t i = 0; i < mode.outcomes.size(); ++i) {
        const std::size_t outcome = outcome_at(board, i);
        const std::string words = or_better_words(mode, outcome, board.side());
        const std::string measure = measure_words(mode, outcome, board.side());
        names.Add(wx(measure == words ? words : fmt::format("{}: {}", measure, words)));
    }
    if (question_->GetStrings() != names)
        question_->Set(names);
    const std::size_t row = outcome_at(board, board.outcome()) + (has_losses ? 1 : 0);
    question_->SetSelection(board.asked().losses ? 0 : static_cast<int>(row));
}

} // namespace muster
