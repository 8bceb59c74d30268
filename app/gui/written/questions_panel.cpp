// SPDX-License-Identifier: MIT
#include "gui/written/questions_panel.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/small_button.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>
#include <wx/wupdlock.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_rows_shown = 40; // of native controls, which take time to make
constexpr int button_gap = 4;
constexpr int scroll_step = 12;

wxString line_label(std::size_t line) {
    return line == 0 ? wxString(_("The list")) : wxString::Format(_("Line %u"), static_cast<unsigned>(line));
}

bool same_readings(const std::vector<Reading>& a, const std::vector<Reading>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Reading& x, const Reading& y) {
        return x.kind == y.kind && x.id == y.id && x.text == y.text;
    });
}

} // namespace

wxString reading_label(const OpenQuestion& question, const Reading& reading) {
    switch (reading.kind) {
    case Reading::Kind::as_read: return _("Right as read");
    case Reading::Kind::pass_over: {
        const bool may_be_troops = question.id == line_question_id || question.readings.size() == 1;
        return may_be_troops ? _("Not a troop: pass over") : _("Pass over the line");
    }
    case Reading::Kind::value:
    case Reading::Kind::troops: break;
    }
    return wx(reading.text);
}

bool QuestionsPanel::Row::same_as(const Row& other) const {
    return question.line == other.question.line && question.words == other.question.words &&
           question.id == other.question.id && what == other.what && settled == other.settled &&
           chosen == other.chosen && same_readings(question.readings, other.question.readings);
}

QuestionsPanel::QuestionsPanel(wxWindow* parent, Handlers handlers)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      handlers_(std::move(handlers)) {
    set_accessible_name(*this, _("Lines to look at"));
    SetScrollRate(0, FromDIP(scroll_step));
    SetSizer(new wxBoxSizer(wxVERTICAL));
}

// One row for each question of a line, although several of its words may ask it.
std::vector<QuestionsPanel::Row> QuestionsPanel::rows_of(const WrittenArmy& written) {
    std::vector<Row> rows;
    for (const OpenQuestion& question : written.open) {
        const auto known = std::find_if(rows.begin(), rows.end(), [&](const Row& row) {
            return row.question.line == question.line && row.question.id == question.id;
        });
        if (known == rows.end())
            rows.push_back({question, {question.what}, false, 0});
        else
            known->what.push_back(question.what);
    }
    for (const SettledQuestion& settled : written.settled)
        rows.push_back({settled.question, {settled.question.what}, true, settled.chosen});
    return rows;
}

void QuestionsPanel::show(const WrittenArmy& written, std::size_t alike) {
    std::vector<Row> rows = rows_of(written);
    if (alike == alike_ && std::equal(rows.begin(), rows.end(), rows_.begin(), rows_.end(),
                                      [](const Row& a, const Row& b) { return a.same_as(b); }))
        return;
    rows_ = std::move(rows);
    wxWindow* focus = wxWindow::FindFocus();
    const bool had_focus = focus != nullptr && focus != this && IsDescendant(focus);
    fill(alike);
    if (had_focus && !focus_next())
        SetFocus();
}

void QuestionsPanel::fill(std::size_t alike) {
    const wxWindowUpdateLocker locked(this);
    handlers_.point(0);
    wxSizer& rows = *GetSizer();
    rows.Clear(true);
    first_buttons_.clear();
    alike_ = alike;
    hidden_ = rows_.size() > most_rows_shown ? rows_.size() - most_rows_shown : 0;
    if (alike != 0)
        add_alike_row(rows, alike);
    bool headed = false;
    for (std::size_t i = 0; i < rows_.size() - hidden_; ++i) {
        if (rows_[i].settled && !headed) {
            headed = true;
            rows.Add(new StyledLabel(this, _("Chosen"), LabelStyle::bold),
                     wxSizerFlags().Border(wxTOP, FromDIP(control_gap)));
        }
        add_row(rows, i);
    }
    if (hidden_ != 0)
        rows.Add(new wxStaticText(
            this, wxID_ANY,
            wxString::Format(wxPLURAL("and %u more", "and %u more", static_cast<unsigned>(hidden_)),
                             static_cast<unsigned>(hidden_))));
    FitInside();
    Layout();
}

void QuestionsPanel::add_alike_row(wxSizer& rows, std::size_t alike) {
    const auto count = static_cast<unsigned>(alike);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    wxButton* button = add_button(
        *row, wxString::Format(wxPLURAL("Same for %u other line", "Same for %u other lines", count), count),
        0, [this] { handlers_.choose_alike(); });
    first_buttons_.push_back(button);
    rows.Add(row);
}

wxString QuestionsPanel::words_of(const Row& row) {
    wxString words;
    for (const std::string& what : row.what)
        words += (words.empty() ? "" : "; ") + wx(what);
    if (row.settled && words.empty())
        words = _("passed over");
    return words;
}

// An open line takes two lines, the second for its readings; a settled one takes one.
void QuestionsPanel::add_row(wxSizer& rows, std::size_t index) {
    const Row& row = rows_[index];
    const std::size_t number = row.question.line;
    auto* named = new wxBoxSizer(wxHORIZONTAL);
    const wxSizerFlags part = wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(control_gap));
    named->Add(new StyledLabel(this, line_label(number), LabelStyle::bold), part);
    add_words(*named, wx(row.question.words), number, false);
    if (row.settled) {
        const wxString chosen = reading_label(row.question, row.question.readings[row.chosen]);
        add_words(*named, wxString::FromUTF8("✓ ") + chosen, number, false);
        const Row settled = row;
        add_button(*named, _("Ask again"), number, [this, settled] {
            handlers_.ask_again({settled.question, settled.chosen});
        });
        rows.Add(named, wxSizerFlags().Expand());
        return;
    }
    add_words(*named, words_of(row), number, true);
    rows.Add(named, wxSizerFlags().Expand());
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    add_readings(*buttons, index);
    rows.Add(buttons, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(button_gap)));
}

// Shortened to the room that there is.
void QuestionsPanel::add_words(wxSizer& row, const wxString& words, std::size_t line, bool is_note) {
    wxStaticText* label =
        is_note ? new StyledLabel(this, words, LabelStyle::note, wxST_ELLIPSIZE_END)
                : new wxStaticText(this, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    if (!is_note)
        label->SetLabelText(words);
    label->SetMinSize({1, -1});
    label->SetToolTip(words);
    label->Bind(wxEVT_ENTER_WINDOW, [this, line](wxMouseEvent&) { handlers_.point(line); });
    label->Bind(wxEVT_LEFT_DOWN, [this, line](wxMouseEvent&) { handlers_.select(line); });
    row.Add(label, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, FromDIP(control_gap)));
}

void QuestionsPanel::add_readings(wxSizer& buttons, std::size_t index) {
    const OpenQuestion& question = rows_[index].question;
    for (std::size_t i = 0; i < question.readings.size(); ++i) {
        const wxString label = reading_label(question, question.readings[i]);
        wxButton* button = add_button(buttons, label, question.line, [this, question, i] {
            handlers_.choose(question, question.readings[i]);
        });
        set_accessible_name(*button, label, line_label(question.line) + ": " + words_of(rows_[index]));
        if (i == 0)
            first_buttons_.push_back(button);
    }
}

wxButton* QuestionsPanel::add_button(wxSizer& buttons, const wxString& label, std::size_t line,
                                     std::function<void()> act) {
    auto* button = new SmallButton(this, {});
    button->SetLabelText(label);
    button->InvalidateBestSize();
    button->Bind(wxEVT_BUTTON, [this, act = std::move(act)](wxCommandEvent& /*event*/) { CallAfter(act); });
    button->Bind(wxEVT_ENTER_WINDOW, [this, line](wxMouseEvent& event) {
        event.Skip();
        handlers_.point(line);
    });
    button->Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) {
        event.Skip();
        handlers_.point(0);
    });
    button->Bind(wxEVT_SET_FOCUS, [this, line](wxFocusEvent& event) {
        event.Skip();
        if (line != 0)
            handlers_.select(line);
    });
    buttons.Add(button, wxSizerFlags().Border(wxRIGHT, FromDIP(button_gap)));
    return button;
}

bool QuestionsPanel::focus_next() {
    if (first_buttons_.empty())
        return false;
    const auto focused = std::find(first_buttons_.begin(), first_buttons_.end(), wxWindow::FindFocus());
    const bool wraps = focused == first_buttons_.end() || std::next(focused) == first_buttons_.end();
    (wraps ? first_buttons_.front() : *std::next(focused))->SetFocus();
    return true;
}

wxString QuestionsPanel::text() const {
    wxString all;
    for (const Row& row : rows_) {
        all += line_label(row.question.line) + ": " + words_of(row);
        for (std::size_t i = 0; i < row.question.readings.size(); ++i)
            all += (row.settled && row.chosen == i ? wxString::FromUTF8(" [✓ ") : wxString(" [")) +
                   reading_label(row.question, row.question.readings[i]) + "]";
        all += "\n";
    }
    return all;
}

int QuestionsPanel::full_height() const {
    return GetSizer()->GetMinSize().y;
}

} // namespace muster
