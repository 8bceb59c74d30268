// SPDX-License-Identifier: MIT
#include "gui/event/reading_panel.h"

#include "army/army_reader.h"
#include "base/input_error.h"
#include "check/checker.h"
#include "event/event_matrix.h"
#include "event/event_reply.h"
#include "event/original_text.h"
#include "event/settling.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_lines.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"
#include "gui/written/questions_panel.h"
#include "gui/written/written_troops.h"
#include "lists/lists.h"
#include "lists/named_entries.h"

#include <wx/font.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

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

OriginalText original_of_list(const EventDesk& desk, const PlayerList* list) {
    const StoredSubmission* submission =
        list == nullptr ? nullptr : desk.record().submission(list->submission);
    return submission == nullptr ? OriginalText() : original_text(desk.file(), desk.record(), *submission);
}

void drop_answers(std::vector<Choice>& choices, const std::vector<Choice>& like) {
    for (const Choice& one : like)
        std::erase_if(choices, [&](const Choice& choice) {
            return choice.words == one.words && choice.question == one.question;
        });
}

// Of what cannot be read, why.
wxString words_of_army(const PlayerList& list, const Rulesets& rulesets) {
    if (list.army)
        return wx(understood_words(list, rulesets));
    wxString words;
    for (const OpenLine& open : list.open)
        words += wx(open.why) + "\n";
    return words;
}

wxString heading_of(const PlayerList* list, const OriginalText& original) {
    if (list == nullptr)
        return {};
    if (!original.is_written)
        return _("It came as an army file or a sheet.");
    return original.subject.empty() ? wxString(_("As it came"))
                                    : wxString::Format(_("As it came: %s"), wx(original.subject));
}

} // namespace

ReadingPanel::ReadingPanel(wxWindow* parent, Settle settle, std::function<void()> next)
    : wxPanel(parent), settle_(std::move(settle)), next_(std::move(next)),
      heading_(new StyledLabel(this, wxString(), LabelStyle::note, wxST_ELLIPSIZE_END)) {
    make_written();
    army_ = text_to_read(*this, _("The army that was read"));
    read_as_ = new StyledLabel(this, _("Read as"), LabelStyle::note);
    lay_out();
    bind_events();
}

void ReadingPanel::make_written() {
    QuestionsPanel::Handlers handlers;
    handlers.choose = [this](const OpenQuestion& question, const Reading& reading) {
        choose(question, reading);
    };
    handlers.choose_alike = [this] { choose_alike(); };
    handlers.ask_again = [this](const SettledQuestion& settled) { ask_again(settled); };
    handlers.point = [this](std::size_t line) { point_at(line); };
    handlers.select = [this](std::size_t line) {
        go_to_line(*original_, line);
        select_line(line);
    };
    handlers.leave = [this] { original_->SetFocus(); };
    questions_ = new QuestionsPanel(this, handlers);
    verdict_ = new StyledLabel(this, wxString(), LabelStyle::bold, wxST_ELLIPSIZE_END);
    original_ = text_to_read(*this, _("What the player wrote"));
    troops_ = new WrittenTroops(this, {handlers.point, handlers.select});
}

void ReadingPanel::lay_out() {
    for (wxWindow* window :
         {static_cast<wxWindow*>(original_), static_cast<wxWindow*>(troops_), static_cast<wxWindow*>(army_)})
        window->SetMinSize(FromDIP(wxSize(60, 40))); // else a low panel has no room for the label between
    auto* done = new wxBoxSizer(wxHORIZONTAL);       // beneath the questions, which must hold still
    done->Add(verdict_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, FromDIP(control_gap)));
    next_button_ = add_page_button(*this, *done, _("Next list for you"),
                                   _("The next list with open lines or in question; F8 does it too"),
                                   &ReadingPanel::go_on);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(heading_, wxSizerFlags().Expand());
    sizer->Add(questions_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    sizer->Add(done, wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    sizer->Add(original_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    sizer->Add(read_as_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap)));
    sizer->Add(troops_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    sizer->Add(army_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    SetSizer(sizer);
}

void ReadingPanel::bind_events() {
    original_->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        point_at(line_at(*original_, event.GetPosition()));
    });
    original_->Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) {
        event.Skip();
        point_at(0);
    });
    // The caret has moved only after these are handled.
    const auto follow_caret = [this] { CallAfter([this] { select_line(caret_line(*original_)); }); };
    original_->Bind(wxEVT_LEFT_UP, [follow_caret](wxMouseEvent& event) {
        event.Skip();
        follow_caret();
    });
    original_->Bind(wxEVT_KEY_UP, [follow_caret](wxKeyEvent& event) {
        event.Skip();
        follow_caret();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit_questions();
        event.Skip();
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const bool is_next = event.GetKeyCode() == WXK_F8 && !event.HasAnyModifiers();
        if (is_next && questions_->IsShown() && questions_->focus_next())
            return;
        if (is_next && next_button_->IsShown())
            CallAfter([this] { go_on(); });
        else
            event.Skip();
    });
}

void ReadingPanel::show(const EventDesk& desk, const PlayerList* list) {
    const OriginalText original = original_of_list(desk, list);
    const std::int64_t submission = list == nullptr ? 0 : list->submission;
    if (submission != submission_) {
        alike_.clear();
        pointed_ = selected_ = 0;
        questions_->begin();
    }
    submission_ = submission;
    heading_->set_text(heading_of(list, original));
    show_original(original.text, original.is_written);
    army_->ChangeValue(list == nullptr ? wxString() : words_of_army(*list, desk.rulesets()));
    written_ = {};
    choices_.clear();
    const StoredSubmission* stored = list == nullptr ? nullptr : desk.record().submission(submission);
    const bool is_edited = stored != nullptr && muster::is_edited(stored->reading);
    if (original.is_written)
        show_written(desk, *list, original.text);
    if (is_edited)
        troops_->Hide(); // the text is not tied to that army
    army_->Show(!troops_->IsShown());
    read_as_->set_text(is_edited ? _("As you edited it") : _("Read as"));
    questions_->Show(original.is_written && !is_edited && !desk.file().read_only() &&
                     (!written_.open.empty() || !written_.settled.empty()));
    show_verdict(list);
    fit_questions();
    Layout();
}

void ReadingPanel::show_unmatched(const EventDesk& desk, std::int64_t submission) {
    PlayerList list;
    list.submission = submission;
    if (const StoredSubmission* stored = desk.record().submission(submission)) {
        list.open = stored->reading.open;
        try {
            if (!stored->reading.army.empty())
                list.army = read_army(stored->reading.army, stored->source, desk.rulesets());
        } catch (const InputError&) { // by other rules, perhaps: then only its text can be read
        }
    }
    show(desk, &list);
    questions_->Hide(); // once it has its player
    verdict_->Hide();
    next_button_->Hide();
    Layout();
}

void ReadingPanel::show_original(const std::string& text, bool is_written) {
    if (const wxString words = wx(text); original_->GetValue() != words)
        original_->ChangeValue(words);
    original_->Show(is_written);
    troops_->Show(false); // unless it can be read
}

void ReadingPanel::show_written(const EventDesk& desk, const PlayerList& list, const std::string& text) {
    choices_ = desk.record().submission(list.submission)->reading.choices;
    try {
        written_ = written_for_event(text, desk.pack(), desk.rulesets(), choices_);
    } catch (const InputError&) { // the findings say what is wrong with it
    }
    const bool is_read = !written_.army.ruleset.empty();
    troops_->Show(is_read);
    if (is_read) {
        // By the list that the findings speak of.
        written_.army.list = list.list;
        written_.army = with_entries_by_name(std::move(written_.army), desk.rulesets());
        const Ruleset& ruleset = ruleset_of(written_.army, desk.rulesets());
        troops_->show(written_, ruleset, check(written_.army, ruleset), written_.open.empty());
    }
    std::erase_if(alike_, [&](const Choice& choice) {
        return std::none_of(written_.open.begin(), written_.open.end(),
                            [&](const OpenQuestion& question) { return question.words == choice.words; });
    });
    questions_->show(written_, alike_.size());
    std::vector<std::size_t> lines;
    for (const OpenLine& open : list.open)
        if (open.line > 0)
            lines.push_back(static_cast<std::size_t>(open.line));
    mark_lines(*original_, LineMark::question, lines);
    mark_lines_of_text();
    if (lines.empty())
        return;
    // After the text has its height, which GTK gives it later.
    const std::size_t first = *std::min_element(lines.begin(), lines.end());
    CallAfter([this, first, submission = submission_] {
        if (submission_ == submission)
            go_to_line(*original_, first);
    });
}

void ReadingPanel::show_verdict(const PlayerList* list) {
    const bool is_answered = questions_->IsShown() && written_.open.empty() && list != nullptr;
    if (is_answered) {
        const wxString findings = wx(findings_words(*list));
        verdict_->set_text(
            wxString::Format(_("Nothing is open: %s"),
                             wx(state_name(list->state)) + (findings.empty() ? "" : ", " + findings)));
    }
    verdict_->Show(is_answered);
    next_button_->Show(list != nullptr && (!questions_->IsShown() || written_.open.empty()));
}

// The focus waits where no key answers a question of the next list.
void ReadingPanel::go_on() {
    original_->SetFocus();
    next_();
}

// The questions take no more than half of the panel; they scroll.
void ReadingPanel::fit_questions() {
    const int most = GetClientSize().y / 2;
    const int wanted = std::min(questions_->full_height(), most);
    if (questions_->GetMinSize().y != wanted)
        questions_->SetMinSize({1, wanted});
}

void ReadingPanel::point_at(std::size_t line) {
    if (line == pointed_)
        return;
    pointed_ = line;
    mark_lines_of_text();
    troops_->point_at(line);
}

void ReadingPanel::select_line(std::size_t line) {
    if (line == selected_)
        return;
    selected_ = line;
    mark_lines_of_text();
    troops_->select_line(line);
}

void ReadingPanel::mark_lines_of_text() {
    mark_lines(*original_, LineMark::selected, {pointed_, selected_});
}

void ReadingPanel::choose(const OpenQuestion& question, const Reading& reading) {
    alike_ = choices_for_alike(question, reading, written_.open);
    store({choice_of(question, reading)}, {});
}

void ReadingPanel::choose_alike() {
    store(std::exchange(alike_, {}), {});
}

void ReadingPanel::ask_again(const SettledQuestion& settled) {
    alike_.clear();
    store({}, {choice_of(settled.question, settled.question.readings.at(settled.chosen))});
}

void ReadingPanel::store(const std::vector<Choice>& answers, const std::vector<Choice>& dropped) {
    std::vector<Choice> choices = choices_;
    drop_answers(choices, answers);
    drop_answers(choices, dropped);
    choices.insert(choices.end(), answers.begin(), answers.end());
    settle_(submission_, choices);
}

} // namespace muster
