// SPDX-License-Identifier: MIT
#include "gui/lists/text_page.h"

#include "army/starting_army.h"
#include "base/input_error.h"
#include "base/text.h"
#include "check/checker.h"
#include "check/wording.h"
#include "edit/changes.h"
#include "edit/clipboard.h"
#include "edit/document.h"
#include "gui/lists/list_details.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "mail/written_ruleset.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/clipbrd.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int pause_ms = 30; // a letter is painted first; reading by all rule sets takes longer

std::string clipboard_words() {
    wxTextDataObject data;
    const wxClipboardLocker lock;
    if (!lock || !wxTheClipboard->GetData(data))
        return {};
    std::string text = utf8(data.GetText());
    return looks_like_army(text) ? std::string() : text;
}

ListLine line_of(ListLineKind kind, const wxString& words) {
    return {kind, utf8(words), {}, {}};
}

void append_troops(std::vector<ListLine>& lines, const Army& army, const Ruleset& ruleset,
                   const Report& report) {
    lines.push_back(line_of(ListLineKind::heading, _("Understood")));
    for (const Place& place : all_places(army))
        if (place.level() == Level::troop) {
            const Troop& troop = troop_at(army, place);
            lines.push_back({ListLineKind::entry,
                             element_name(place, army, ruleset),
                             {},
                             std::to_string(troop.count) + " ×"});
            lines.push_back({ListLineKind::detail, notation_of(place, army, ruleset, report), {}, {}});
        }
}

void append_findings(std::vector<ListLine>& lines, const Army& army, const Ruleset& ruleset,
                     const Report& report) {
    if (report.findings().empty())
        return;
    lines.push_back(line_of(ListLineKind::heading, _("Findings")));
    for (const Finding& finding : report.findings()) {
        lines.push_back({ListLineKind::entry,
                         place_name(finding.place, army, ruleset),
                         {},
                         std::string(severity_name(finding.severity))});
        lines.push_back({ListLineKind::detail, message_of(finding, army, ruleset, report), {}, {}});
    }
}

// No verdict while something is open.
wxString verdict_of(const WrittenArmy& written, const Report& report) {
    const auto open = static_cast<unsigned>(written.open.size());
    if (open != 0)
        return wxString::Format(
            wxPLURAL("Not judged: %u line to look at", "Not judged: %u lines to look at", open), open);
    const auto errors = static_cast<unsigned>(report.count(Severity::error));
    return report.legal() ? wxString(_("Legal"))
                          : wxString::Format(wxPLURAL("%u error", "%u errors", errors), errors);
}

} // namespace

TextPage::TextPage(wxWindow* parent, const Rulesets& rulesets, Handlers handlers)
    : wxPanel(parent), rulesets_(rulesets), handlers_(std::move(handlers)) {
    set_accessible_name(*this, _("Army from a text"));
    auto* heading = new StyledLabel(this, _("Army from a text"), LabelStyle::heading);
    auto* hint = new wxStaticText(this, wxID_ANY,
                                  _("Paste a list as players write it: a line for each troop, such as “4 x "
                                    "HIS+ Spartiates” or “3xKn, 2xCv”."));
    ruleset_ = new wxChoice(this, wxID_ANY);
    set_accessible_name(*ruleset_, _("Rules"));
    text_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxTE_MULTILINE | wxTE_DONTWRAP);
    set_accessible_name(*text_, _("The written list"));
    answer_ = new ListDetails(this);
    text_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) {
        typed_ = true;
        pause_.StartOnce(pause_ms);
    });
    pause_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { read_text(); });
    ruleset_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& /*event*/) {
        chosen_by_hand_ = true;
        read();
    });

    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const wxSizerFlags row =
        wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(2 * control_gap));
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(heading, wxSizerFlags(1).CentreVertical());
    top->Add(ruleset_, wxSizerFlags().CentreVertical());
    sizer->Add(top, row);
    sizer->Add(hint, row);
    auto* halves = new wxBoxSizer(wxHORIZONTAL);
    halves->Add(text_, wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(2 * control_gap)));
    halves->Add(answer_, wxSizerFlags(1).Expand());
    sizer->Add(halves, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(2 * control_gap)));
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    create_ = add_page_button(*this, *buttons, _("Create the army"), {}, &TextPage::create);
    add_close_button(*this, *buttons, {}, [this] { handlers_.close(); });
    sizer->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * control_gap)));
    SetSizer(sizer);
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

// A text that is refused, such as one with a line of a megabyte, is a question of its own.
WrittenArmy TextPage::written_army(const Ruleset& ruleset) const {
    const Army begin = starting_army(rulesets_, ruleset, {});
    try {
        return read_written_army(text_of_mail(utf8(text_->GetValue()), "text"), ruleset, begin);
    } catch (const InputError& error) {
        WrittenArmy refused;
        refused.army = begin;
        refused.open.push_back({error.position().line, error.what()});
        return refused;
    }
}

void TextPage::read() {
    if (ruleset_ids_.empty())
        return;
    const Ruleset& ruleset = *rulesets_.find(chosen_ruleset());
    WrittenArmy written = written_army(ruleset);
    army_ = std::move(written.army);
    create_->Enable(written.troops != 0);
    std::vector<ListLine> lines;
    if (written.troops == 0) {
        lines.push_back(line_of(ListLineKind::text, _("No troops were found in the text yet.")));
        if (!text_->IsEmpty())
            for (OpenQuestion& question : written.open)
                lines.push_back({ListLineKind::text, std::move(question.text), {}, {}});
    } else {
        const Report report = check(army_, ruleset);
        lines.push_back(line_of(ListLineKind::title, verdict_of(written, report)));
        lines.back().more = ruleset.title;
        if (!chosen_by_hand_ && ruleset.id != usual_)
            lines.push_back(line_of(ListLineKind::detail,
                                    _("These rules fit the text best; others can be chosen above.")));
        if (!written.open.empty())
            lines.push_back(line_of(ListLineKind::heading, _("To look at")));
        for (OpenQuestion& question : written.open)
            lines.push_back({ListLineKind::text, std::move(question.text), {}, {}});
        if (!written.notes.empty())
            lines.push_back(line_of(ListLineKind::heading, _("Settled without asking")));
        for (std::string& note : written.notes)
            lines.push_back({ListLineKind::text, std::move(note), {}, {}});
        if (written.open.empty()) // otherwise it is not yet clear what the army is
            append_findings(lines, army_, ruleset, report);
        append_troops(lines, army_, ruleset, report);
    }
    answer_->show(std::move(lines));
}

void TextPage::create() {
    if (pause_.IsRunning())
        read_text();
    if (!create_->IsEnabled())
        return;
    typed_ = false;
    handlers_.make(army_);
}

} // namespace muster
