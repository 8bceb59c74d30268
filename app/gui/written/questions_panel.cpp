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
#include <map>
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
           question.id == other.question.id && what == other.what && state == other.state &&
           chosen == other.chosen && same_readings(question.readings, other.question.readings);
}

bool QuestionsPanel::Row::asks_same(const Row& other) const {
    return question.line == other.question.line && question.id == other.question.id;
}

QuestionsPanel::QuestionsPanel(wxWindow* parent, Handlers handlers)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      handlers_(std::move(handlers)) {
    set_accessible_name(*this, _("Lines to look at"));
    SetScrollRate(0, FromDIP(scroll_step));
    SetSizer(new wxBoxSizer(wxVERTICAL));
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        by_mouse_ = false;
        event.Skip();
    });
}

void QuestionsPanel::begin() {
    is_other_list_ = true;
}

// One row for each question of a line, although several of its words may ask it.
std::vector<QuestionsPanel::Row> QuestionsPanel::rows_of(const WrittenArmy& written) {
    std::vector<Row> rows;
    for (const OpenQuestion& question : written.open) {
        const auto known = std::find_if(rows.begin(), rows.end(), [&](const Row& row) {
            return row.question.line == question.line && row.question.id == question.id;
        });
        if (known == rows.end())
            rows.push_back({question, {question.what}, RowState::open, 0, 0});
        else
            known->what.push_back(question.what);
    }
    for (const SettledQuestion& settled : written.settled)
        rows.push_back({settled.question, {settled.question.what}, RowState::settled, settled.chosen, 0});
    return rows;
}

// Each row where it was, a new one behind those of its line. One that is asked no more leaves its place
// empty: else the next would come under the pointer.
std::vector<QuestionsPanel::Row> QuestionsPanel::in_their_places(std::vector<Row> rows,
                                                                 const std::vector<Row>& rows_before) {
    const auto key = [](const Row& row) { return std::pair(row.question.line, row.question.id); };
    std::map<std::pair<std::size_t, std::string>, std::size_t> places;
    for (std::size_t i = 0; i < rows_before.size(); ++i)
        places.emplace(key(rows_before[i]), i);
    std::vector<bool> is_left(rows_before.size());
    for (Row& row : rows)
        if (const auto before = places.find(key(row)); before != places.end()) {
            row.height = rows_before[before->second].height;
            is_left[before->second] = true;
        }
    for (const Row& row : rows_before)
        if (!is_left[places.at(key(row))]) {
            rows.push_back(row);
            rows.back().state = RowState::gone;
        }
    const auto place = [&](const Row& row) {
        const auto before = places.find(key(row));
        return std::pair(row.question.line, before == places.end() ? rows_before.size() : before->second);
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const Row& one, const Row& other) { return place(one) < place(other); });
    return rows;
}

void QuestionsPanel::note_heights() {
    for (std::size_t i = 0; i < second_lines_.size() && first_ + i < rows_.size(); ++i)
        if (Row& row = rows_[first_ + i]; row.state == RowState::open)
            row.height = std::max(row.height, second_lines_[i]->GetSize().y);
}

void QuestionsPanel::show(const WrittenArmy& written, std::size_t alike) {
    note_heights();
    const std::vector<Row> before = std::exchange(is_other_list_, false) ? std::vector<Row>() : rows_;
    std::vector<Row> rows = in_their_places(rows_of(written), before);
    if (alike == alike_ && !rows.empty() &&
        std::equal(rows.begin(), rows.end(), rows_.begin(), rows_.end(),
                   [](const Row& a, const Row& b) { return a.same_as(b); }))
        return;
    const auto last = answered_ < before.size()
                          ? std::find_if(rows.begin(), rows.end(),
                                         [&](const Row& row) { return row.asks_same(before[answered_]); })
                          : rows.begin();
    answered_ = static_cast<std::size_t>(last - rows.begin());
    rows_ = std::move(rows);
    wxWindow* focus = wxWindow::FindFocus();
    const bool had_focus = focus != nullptr && focus != this && IsDescendant(focus);
    fill(alike);
    if (had_focus)
        focus_after_answer();
}

// Of more rows than can be shown, leave out from the front those that are answered, several at once.
void QuestionsPanel::choose_shown_rows() {
    constexpr std::size_t step = most_rows_shown / 2;
    const auto is_open = [](const Row& row) { return row.state == RowState::open; };
    first_ = 0;
    while (rows_.size() - first_ > most_rows_shown) {
        const auto begin = rows_.begin() + static_cast<std::ptrdiff_t>(first_);
        if (std::any_of(begin, begin + static_cast<std::ptrdiff_t>(step), is_open))
            break;
        first_ += step;
    }
    end_ = std::min(rows_.size(), first_ + most_rows_shown);
}

void QuestionsPanel::fill(std::size_t alike) {
    const wxWindowUpdateLocker locked(this);
    handlers_.point(0);
    wxSizer& rows = *GetSizer();
    rows.Clear(true);
    first_buttons_.clear();
    second_lines_.clear();
    alike_ = alike;
    choose_shown_rows();
    add_note_of_hidden(rows, first_);
    for (std::size_t i = first_; i < end_; ++i)
        add_row(rows, i);
    add_note_of_hidden(rows, rows_.size() - end_);
    FitInside();
    Layout();
}

void QuestionsPanel::add_note_of_hidden(wxSizer& rows, std::size_t hidden) {
    const auto count = static_cast<unsigned>(hidden);
    if (hidden != 0)
        rows.Add(new wxStaticText(this, wxID_ANY,
                                  wxString::Format(wxPLURAL("and %u more", "and %u more", count), count)));
}

wxString QuestionsPanel::words_of(const Row& row) {
    wxString words;
    for (const std::string& what : row.what)
        words += (words.empty() ? "" : "; ") + wx(what);
    if (row.state == RowState::settled && words.empty())
        words = _("passed over");
    return words;
}

// Two lines, whatever its state: the line of the text with what can be done once it is answered, and beneath
// it the readings or the answer. So nothing to be pressed comes to where a reading was.
void QuestionsPanel::add_row(wxSizer& rows, std::size_t index) {
    rows.Add(make_first_line(index), wxSizerFlags().Expand());
    wxSizer* second = make_second_line(index);
    second_lines_.push_back(second);
    rows.Add(second, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(button_gap)));
}

wxSizer* QuestionsPanel::make_first_line(std::size_t index) {
    const Row& row = rows_[index];
    const std::size_t number = row.question.line;
    auto* line = new wxBoxSizer(wxHORIZONTAL);
    line->Add(new StyledLabel(this, line_label(number), LabelStyle::bold),
              wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(control_gap)));
    add_words(*line, wx(row.question.words), number, false);
    if (row.state == RowState::settled)
        add_settled_buttons(*line, row);
    else
        add_words(*line, row.state == RowState::gone ? _("no longer asked") : words_of(row), number, true);
    if (row.state == RowState::settled && alike_ != 0 && index == answered_) {
        const auto count = static_cast<unsigned>(alike_);
        add_button(
            *line,
            wxString::Format(wxPLURAL("Same for %u other line", "Same for %u other lines", count), count), 0,
            [this] { handlers_.choose_alike(); });
    }
    if (line_height_ == 0) {
        auto* sample = new SmallButton(this, {}); // as add_button() makes them
        sample->SetLabelText(_("Ask again"));
        sample->InvalidateBestSize();
        line_height_ = sample->GetBestSize().y;
        sample->Destroy();
    }
    line->SetMinSize({-1, line_height_});
    return line;
}

void QuestionsPanel::add_settled_buttons(wxSizer& line, const Row& row) {
    add_button(line, _("Ask again"), row.question.line, [this, row] {
        const auto found =
            std::find_if(rows_.begin(), rows_.end(), [&](const Row& one) { return one.asks_same(row); });
        answered_ = static_cast<std::size_t>(found - rows_.begin());
        handlers_.ask_again({row.question, row.chosen});
    });
}

wxSizer* QuestionsPanel::make_second_line(std::size_t index) {
    const Row& row = rows_[index];
    if (row.state == RowState::open) {
        auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        add_readings(*buttons, index);
        return buttons;
    }
    auto* answer = new wxBoxSizer(wxHORIZONTAL);
    if (row.state == RowState::settled)
        add_words(*answer,
                  wxString::FromUTF8("✓ ") + reading_label(row.question, row.question.readings[row.chosen]),
                  row.question.line, false);
    answer->SetMinSize({-1, row.height});
    return answer;
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
        wxButton* button = add_button(buttons, label, question.line, [this, question, index, i] {
            answered_ = index;
            handlers_.choose(question, question.readings[i]);
        });
        set_accessible_name(*button, label, line_label(question.line) + ": " + words_of(rows_[index]));
        if (i == 0)
            first_buttons_.push_back({button, index});
    }
}

wxButton* QuestionsPanel::add_button(wxSizer& buttons, const wxString& label, std::size_t line,
                                     std::function<void()> act) {
    auto* button = new SmallButton(this, {});
    button->SetLabelText(label);
    button->InvalidateBestSize();
    button->Bind(wxEVT_BUTTON, [this, act = std::move(act)](wxCommandEvent& /*event*/) { CallAfter(act); });
    button->Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        event.Skip();
        by_mouse_ = true;
    });
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
    const wxWindow* focus = wxWindow::FindFocus();
    const auto focused = std::find_if(first_buttons_.begin(), first_buttons_.end(),
                                      [&](const FirstButton& first) { return first.button == focus; });
    const bool wraps = focused == first_buttons_.end() || std::next(focused) == first_buttons_.end();
    (wraps ? first_buttons_.front() : *std::next(focused)).button->SetFocus();
    return true;
}

// On the next question. What it lacks of being in sight is not scrolled to under the pointer, where a second
// click would answer it.
void QuestionsPanel::focus_after_answer() {
    const auto next = std::find_if(first_buttons_.begin(), first_buttons_.end(),
                                   [this](const FirstButton& first) { return first.row >= answered_; });
    const bool is_left = next != first_buttons_.end();
    wxButton* button = first_buttons_.empty() ? nullptr : (is_left ? *next : first_buttons_.front()).button;
    const bool may_scroll = !std::exchange(by_mouse_, false);
    if (button != nullptr && (may_scroll || GetClientRect().Contains(button->GetRect())))
        button->SetFocus();
    else
        handlers_.leave();
}

wxString QuestionsPanel::text() const {
    wxString all;
    for (const Row& row : rows_) {
        if (row.state == RowState::gone)
            continue;
        all += line_label(row.question.line) + ": " + words_of(row);
        for (std::size_t i = 0; i < row.question.readings.size(); ++i)
            all += (row.state == RowState::settled && row.chosen == i ? wxString::FromUTF8(" [✓ ")
                                                                      : wxString(" [")) +
                   reading_label(row.question, row.question.readings[i]) + "]";
        all += "\n";
    }
    return all;
}

int QuestionsPanel::full_height() const {
    return GetSizer()->GetMinSize().y;
}

} // namespace muster
