// SPDX-License-Identifier: MIT
#include "gui/lists/text_page.h"

#include "army/starting_army.h"
#include "base/input_error.h"
#include "base/text.h"
#include "check/checker.h"
#include "edit/clipboard.h"
#include "edit/document.h"
#include "gui/lists/verdict_band.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_lines.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"
#include "gui/written/questions_panel.h"
#include "gui/written/written_troops.h"
#include "mail/mail_text.h"
#include "mail/written_ruleset.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/clipbrd.h>
#include <wx/font.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int pause_ms = 200; // typing rests: reading by all rule sets takes longer than a letter

std::string clipboard_words() {
    wxTextDataObject data;
    const wxClipboardLocker lock;
    if (!lock || !wxTheClipboard->GetData(data))
        return {};
    std::string text = utf8(data.GetText());
    return looks_like_army(text) ? std::string() : text;
}

// A mail as it came is shown decoded, so that its lines are those that the answer speaks of.
std::string decoded(const std::string& text) {
    try {
        return text_of_mail(text, "text");
    } catch (const InputError&) {
        return text; // reading it says what is wrong
    }
}

} // namespace

TextPage::TextPage(wxWindow* parent, const Rulesets& rulesets, Handlers handlers)
    : wxPanel(parent), rulesets_(rulesets), handlers_(std::move(handlers)) {
    set_accessible_name(*this, _("Army from a text"));
    make_controls();
    lay_out();
    bind_events();
}

void TextPage::make_controls() {
    ruleset_ = new wxChoice(this, wxID_ANY);
    set_accessible_name(*ruleset_, _("Rules"));
    hint_ =
        new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    hint_->SetMinSize({1, -1});
    verdict_ = new VerdictBand(this);
    QuestionsPanel::Handlers questions;
    questions.choose = [this](const OpenQuestion& question, const Reading& reading) {
        list_.choose(question, reading);
        show_choice();
    };
    questions.choose_alike = [this] {
        list_.choose_alike();
        show_choice();
    };
    questions.ask_again = [this](const SettledQuestion& settled) {
        list_.ask_again(settled);
        show_choice();
    };
    questions.point = [this](std::size_t line) { point_at(line); };
    questions.select = [this](std::size_t line) {
        go_to_line(*text_, line);
        select_line(line);
    };
    questions.leave = [this] { text_->SetFocus(); };
    questions_ = new QuestionsPanel(this, questions);
    text_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxTE_MULTILINE | wxTE_DONTWRAP | wxTE_RICH2);
    set_accessible_name(*text_, _("The written list"));
    // Players line up their columns with spaces.
    text_->SetFont(wxFont(wxFontInfo(GetFont().GetPointSize()).Family(wxFONTFAMILY_TELETYPE)));
    troops_ = new WrittenTroops(this, {questions.point, questions.select});
}

void TextPage::lay_out() {
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const int gap = FromDIP(2 * control_gap);
    const wxSizerFlags row = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap);
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(new StyledLabel(this, _("Army from a text"), LabelStyle::heading),
             wxSizerFlags().CentreVertical().Border(wxRIGHT, gap));
    top->Add(verdict_, wxSizerFlags().CentreVertical());
    top->AddStretchSpacer();
    top->Add(ruleset_, wxSizerFlags().CentreVertical());
    sizer->Add(top, row);
    sizer->Add(hint_, row);
    sizer->Add(questions_, row);
    sizer->Add(make_halves(), wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    create_ = add_page_button(*this, *buttons, _("Create the army"), {}, &TextPage::create);
    next_ = add_page_button(*this, *buttons, _("Next open line"), "F8",
                            [this] { (void)questions_->focus_next(); });
    undo_ = add_page_button(*this, *buttons, _("Undo the choice"), _("Ctrl+Z"), &TextPage::undo);
    add_close_button(*this, *buttons, {}, [this] { handlers_.close(); });
    sizer->Add(buttons, wxSizerFlags().Expand().Border(wxALL, gap));
    SetSizer(sizer);
}

wxSizer* TextPage::make_halves() {
    auto* halves = new wxBoxSizer(wxHORIZONTAL);
    halves->Add(text_, wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(2 * control_gap)));
    halves->Add(troops_, wxSizerFlags(1).Expand());
    return halves;
}

void TextPage::bind_events() {
    text_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) {
        typed_ = true;
        pause_.StartOnce(pause_ms);
    });
    text_->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        point_at(line_at(*text_, event.GetPosition()));
    });
    text_->Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) {
        event.Skip();
        point_at(0);
    });
    // The caret has moved only after these are handled.
    const auto follow_caret = [this] { CallAfter([this] { select_line(caret_line(*text_)); }); };
    text_->Bind(wxEVT_LEFT_UP, [follow_caret](wxMouseEvent& event) {
        event.Skip();
        follow_caret();
    });
    text_->Bind(wxEVT_KEY_UP, [follow_caret](wxKeyEvent& event) {
        event.Skip();
        follow_caret();
    });
    pause_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { read_text(); });
    ruleset_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& /*event*/) {
        chosen_by_hand_ = true;
        read();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit_questions();
        event.Skip();
    });
    Bind(wxEVT_CHAR_HOOK, &TextPage::press_key, this);
}

void TextPage::press_key(wxKeyEvent& event) {
    const bool undoes = event.GetKeyCode() == 'Z' && event.GetModifiers() == wxMOD_CONTROL;
    if (undoes && list_.can_undo())
        undo();
    else if (event.GetKeyCode() != WXK_F8 || event.HasAnyModifiers() || !questions_->focus_next())
        event.Skip();
}

std::string TextPage::chosen_ruleset() const {
    return ruleset_ids_[static_cast<std::size_t>(std::max(ruleset_->GetSelection(), 0))];
}

// House rules may have come or gone.
void TextPage::offer_rulesets() {
    ruleset_->Clear();
    ruleset_ids_.clear();
    for (const std::string& id : rulesets_.ids()) {
        try {
            ruleset_->Append(wx(rulesets_.find(id)->title));
            ruleset_ids_.push_back(id);
        } catch (const InputError&) { // the start page says what is wrong with it
        }
    }
}

void TextPage::begin(const std::string& ruleset) {
    offer_rulesets();
    usual_ = ruleset;
    choose_ruleset(ruleset);
    if (!typed_ || text_->IsEmpty()) {
        text_->ChangeValue(wx(clipboard_words()));
        typed_ = false;
    }
    read_text();
    text_->SetFocus();
}

void TextPage::choose_ruleset(const std::string& id) {
    const auto found = std::find(ruleset_ids_.begin(), ruleset_ids_.end(), id);
    ruleset_->SetSelection(found == ruleset_ids_.end() ? 0 : static_cast<int>(found - ruleset_ids_.begin()));
}

void TextPage::read_text() {
    pause_.Stop();
    const std::string text = utf8(text_->GetValue());
    chosen_by_hand_ = chosen_by_hand_ && !trimmed(text).empty();
    if (!chosen_by_hand_)
        choose_ruleset(ruleset_of_written_army(text, rulesets_, usual_));
    read();
}

void TextPage::read() {
    if (ruleset_ids_.empty())
        return;
    const std::string typed = utf8(text_->GetValue());
    std::string text = decoded(typed);
    if (std::count(text.begin(), text.end(), '\n') != std::count(typed.begin(), typed.end(), '\n'))
        text_->ChangeValue(wx(text));
    const Ruleset& ruleset = *rulesets_.find(chosen_ruleset());
    list_.read(std::move(text), ruleset, starting_army(rulesets_, ruleset, {}));
    questions_->begin();
    show();
}

void TextPage::show() {
    const Ruleset& ruleset = *rulesets_.find(chosen_ruleset());
    const WrittenArmy& written = list_.written();
    const Report report = check(written.army, ruleset);
    show_verdict(ruleset, report);
    const bool any = !text_->IsEmpty();
    questions_->Show(any && (!written.open.empty() || !written.settled.empty()));
    questions_->show(written, list_.alike().size());
    troops_->show(written, ruleset, report, list_.is_settled());
    create_->Enable(list_.is_settled());
    next_->Enable(any && !written.open.empty());
    undo_->Enable(list_.can_undo());
    std::vector<std::size_t> lines;
    for (const OpenQuestion& question : written.open)
        lines.push_back(question.line);
    mark_lines(*text_, LineMark::question, lines);
    mark_pointed_and_selected();
    fit_questions();
    Layout();
}

void TextPage::show_choice() {
    show();
    if (list_.is_settled())
        create_->SetFocus();
}

void TextPage::show_verdict(const Ruleset& ruleset, const Report& report) {
    const auto open = static_cast<unsigned>(list_.lines_to_look_at());
    const auto errors = static_cast<unsigned>(report.count(Severity::error));
    wxString hint = _("Paste a list as players write it: a line for each troop, such as “4 x HIS+ "
                      "Spartiates” or “3xKn, 2xCv”.");
    if (list_.written().troops == 0)
        verdict_->show(VerdictBand::State::none, _("No troops were found in the text yet."));
    else if (open != 0)
        verdict_->show(
            VerdictBand::State::open,
            wxString::Format(
                wxPLURAL("Not judged: %u line to look at", "Not judged: %u lines to look at", open), open));
    else if (report.legal())
        verdict_->show(VerdictBand::State::legal, _("Legal"));
    else
        verdict_->show(VerdictBand::State::illegal,
                       wxString::Format(wxPLURAL("%u error", "%u errors", errors), errors));
    if (list_.written().troops != 0)
        hint = !chosen_by_hand_ && ruleset.id != usual_
                   ? wxString(_("These rules fit the text best; others can be chosen above."))
                   : wxString();
    hint_->SetLabelText(hint);
    hint_->Show(!hint.empty());
}

// The questions take no more than half of the page; they scroll.
void TextPage::fit_questions() {
    const int most = GetClientSize().y / 2;
    const int wanted = std::min(questions_->full_height(), most);
    if (questions_->GetMinSize().y != wanted)
        questions_->SetMinSize({1, wanted});
}

void TextPage::point_at(std::size_t line) {
    if (line == pointed_)
        return;
    pointed_ = line;
    mark_pointed_and_selected();
    troops_->point_at(line);
}

void TextPage::select_line(std::size_t line) {
    if (line == selected_)
        return;
    selected_ = line;
    mark_pointed_and_selected();
    troops_->select_line(line);
}

void TextPage::mark_pointed_and_selected() {
    mark_lines(*text_, LineMark::selected, {pointed_, selected_});
}

void TextPage::undo() {
    list_.undo();
    show();
}

wxString TextPage::answer() const {
    return verdict_->text() + "\n" + hint_->GetLabel() + "\n" + questions_->text() + troops_->text();
}

bool TextPage::can_create() const {
    return create_->IsEnabled();
}

void TextPage::create() {
    if (pause_.IsRunning())
        read_text();
    if (!list_.is_settled())
        return;
    typed_ = false;
    handlers_.make(list_.written().army);
}

} // namespace muster
