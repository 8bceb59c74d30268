// SPDX-License-Identifier: MIT
// What the page of house rules does: one of them opened, its rules changed, and what becomes of it on the
// disk.
#include "base/file.h"
#include "base/input_error.h"
#include "base/text.h"
#include "gui/rules/house_rules_page.h"
#include "gui/rules/rule_rows.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "ruleset/house_rules.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/menu.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/utils.h>

#include <exception>
#include <utility>

namespace muster {

namespace {

constexpr int keep_after_ms = 800; // of the last change
constexpr int severities = static_cast<int>(all_severities.size());

// The segments of the choice are the severities in their order, then off; before them "as published" for a
// rule whose cases differ.
int first_severity(const RuleLine& line) {
    return line.mixed ? 1 : 0;
}

wxString severity_words(Severity severity) {
    switch (severity) {
    case Severity::error: return _("Error");
    case Severity::query: return _("Query");
    case Severity::note: break;
    }
    return _("Note");
}

wxString meaning_of(Severity severity) {
    switch (severity) {
    case Severity::error: return _("Error: an army that breaks the rule is not legal.");
    case Severity::query:
        return _("Query: the army stays legal; the umpire is told, and may ask the player about it.");
    case Severity::note: break;
    }
    return _("Note: the army stays legal; it is only mentioned.");
}

} // namespace

void HouseRulesPage::attempt(const std::function<void()>& act) {
    try {
        act();
    } catch (const std::exception& error) { // of a file that cannot be read, or of the disk
        bench_.problem(wx(error.what()));
    }
}

void HouseRulesPage::open(const std::string& id) {
    keep();
    draft_.reset();
    saved_.reset();
    unreadable_.reset();
    attempt([&] {
        HouseRulesDraft draft;
        try {
            draft = house_.open(id);
        } catch (const InputError& error) {
            unreadable_ = Unreadable{id, error.file(), error.what()};
            return;
        }
        const Ruleset* base = rulesets_.find(draft.base);
        if (base == nullptr) {
            bench_.problem(wxString::Format(_("The rule set %s is not here."), wx(draft.base)));
            return;
        }
        saved_ = house_.saved(id);
        lines_ = rule_lines(*base);
        draft_ = std::move(draft);
    });
    show_draft();
}

void HouseRulesPage::show_draft() {
    fields_->Show(draft_.has_value());
    hint_->SetLabelText(hint());
    hint_->Show(!draft_.has_value());
    hint_->Wrap(FromDIP(560));
    file_->Show(unreadable_.has_value());
    if (unreadable_)
        fill_names();
    if (draft_) {
        name_->ChangeValue(wx(draft_->title));
        about_->ChangeValue(wx(draft_->about));
        search_->ChangeValue(wxString());
        only_changed_->SetValue(false);
        wxString own = _("Wholly new rules and other numbers are written in the file by hand, not here.");
        const auto count = static_cast<unsigned>(draft_->own.size());
        if (count > 0)
            own += " " +
                   wxString::Format(wxPLURAL("This file has %u of its own, which stays as it is.",
                                             "This file has %u of its own, which stay as they are.", count),
                                    count);
        own_->SetLabelText(own);
        fill_names();
        fill_rows();
    }
    show_state();
    Layout();
}

wxString HouseRulesPage::hint() const {
    if (unreadable_)
        return wxString::Format(_("These house rules cannot be read:\n\n%s\n\nMend the file and choose it "
                                  "again by a double click, or delete it: it then lies in the trash."),
                                wx(unreadable_->why));
    return _(
        "House rules are a published rule set with changes of your club's own: rules that you do not use, "
        "and rules that you take less or more severely.\n\nBegin by “New…”, or take a file that somebody "
        "sent you.");
}

void HouseRulesPage::open_file() {
    if (unreadable_ && !wxLaunchDefaultApplication(wx(unreadable_->file.string())))
        bench_.problem(_("No program for such files was found."));
}

wxString HouseRulesPage::state_of(const RuleLine& line) const {
    if (draft_->own_rules.contains(line.id))
        return _("Changed in the file");
    const auto change = draft_->changes.find(line.id);
    if (change == draft_->changes.end())
        return severity_words(line.severity);
    return change->second ? severity_words(*change->second) : wxString(_("Off"));
}

void HouseRulesPage::fill_rows() {
    const std::string words = utf8(search_->GetValue());
    shown_.clear();
    std::vector<RuleRows::Row> rows;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const RuleLine& line = lines_[i];
        const auto change = draft_->changes.find(line.id);
        const bool changed = change != draft_->changes.end() || draft_->own_rules.contains(line.id);
        if ((only_changed_->GetValue() && !changed) || !has_all_words(line.text(), words))
            continue;
        shown_.push_back(i);
        wxString first = wx(line.words);
        first.Replace("\n", " / ");
        rows.push_back({first, wx(line.cite.empty() ? line.id : line.cite + " · " + line.id), state_of(line),
                        changed, change != draft_->changes.end() && !change->second});
    }
    rows_->SetSelection(wxNOT_FOUND);
    rows_->show(std::move(rows));
    if (!shown_.empty())
        rows_->SetSelection(0);
    show_rule();
}

const RuleLine* HouseRulesPage::chosen() const {
    const int row = rows_->GetSelection();
    return !draft_ || row == wxNOT_FOUND || static_cast<std::size_t>(row) >= shown_.size()
               ? nullptr
               : &lines_[shown_[static_cast<std::size_t>(row)]];
}

void HouseRulesPage::show_rule() {
    const RuleLine* line = chosen();
    const bool fixed = line == nullptr || draft_->own_rules.contains(line->id);
    words_->SetLabelText(line != nullptr ? wx(line->words)
                                         : wxString(_("No rule is like that. Search for less.")));
    words_->Wrap(fields_->GetClientSize().x);
    choice_->Show(!fixed);
    meaning_->SetLabel(wxString());
    if (line != nullptr && fixed)
        meaning_->SetLabel(_("The file words this rule anew; it is changed there."));
    if (!fixed) {
        const auto change = draft_->changes.find(line->id);
        const bool is_off = change != draft_->changes.end() && !change->second;
        const Severity now =
            change != draft_->changes.end() && change->second ? *change->second : line->severity;
        const int first = first_severity(*line);
        std::vector<SegmentedChoice::Segment> segments;
        if (line->mixed)
            segments.push_back({_("As published"), _("Each of its cases as the rules have it"), {}});
        for (const Severity severity : all_severities) {
            const bool published = !line->mixed && severity == line->severity;
            segments.push_back({published ? wxString::Format(_("%s, as published"), severity_words(severity))
                                          : severity_words(severity),
                                meaning_of(severity),
                                {}});
        }
        segments.push_back({_("Off"), _("The rule is not checked"), {}});
        int chosen = first + static_cast<int>(now);
        if (is_off)
            chosen = first + severities;
        else if (line->mixed && change == draft_->changes.end())
            chosen = 0;
        choice_->show(std::move(segments), chosen);
        meaning_->SetLabel(is_off ? wxString(_("Off: nothing is said of an army that breaks the rule."))
                                  : meaning_of(now));
    }
    fields_->Layout();
}

void HouseRulesPage::set_rule(int segment) {
    const RuleLine* line = chosen();
    if (line == nullptr)
        return;
    draft_->changes.erase(line->id);
    const int at = segment - first_severity(*line);
    const bool is_off = at == severities;
    if (is_off) {
        draft_->changes.emplace(line->id, std::nullopt);
    } else if (at >= 0) {
        const Severity severity = all_severities.at(static_cast<std::size_t>(at));
        if (line->mixed || severity != line->severity) // else it is as published
            draft_->changes.emplace(line->id, severity);
    }
    const auto row = static_cast<std::size_t>(rows_->GetSelection());
    RuleRows::Row now = rows_->rows()[row];
    now.state = state_of(*line);
    now.changed = draft_->changes.contains(line->id);
    now.off = is_off;
    rows_->change(row, std::move(now));
    show_rule();
    edited();
}

void HouseRulesPage::edited() {
    keep_timer_.StartOnce(keep_after_ms);
    show_state();
}

void HouseRulesPage::keep() {
    keep_timer_.Stop();
    if (!draft_)
        return;
    try {
        if (modified())
            house_.keep_unsaved(*draft_);
        else
            house_.discard_unsaved(draft_->id);
    } catch (const std::exception& error) {
        bench_.problem(wxString::Format(_("Unsaved work could not be kept: %s"), wx(error.what())));
    }
}

void HouseRulesPage::begin_new() {
    std::vector<std::string> bases;
    wxMenu menu;
    for (const std::string& id : rulesets_.ids())
        if (base_of_house_rules(id).empty()) {
            bases.push_back(id);
            attempt([&] { menu.Append(static_cast<int>(bases.size()), wx(rulesets_.title_of(id))); });
        }
    const int answer = GetPopupMenuSelectionFromUser(menu);
    if (answer > 0)
        make_new(bases[static_cast<std::size_t>(answer) - 1]);
}

void HouseRulesPage::make_new(const std::string& base) {
    attempt([&] {
        keep();
        const HouseRulesDraft draft = house_.begin(base, utf8(_("Our house rules")));
        house_.keep_unsaved(draft);
        open(draft.id);
        name_->SetFocus();
        name_->SelectAll();
    });
}

void HouseRulesPage::save() {
    if (!save_->IsEnabled())
        return;
    attempt([&] {
        keep_timer_.Stop();
        HouseRulesDraft next = *draft_;
        if (!saved_) { // called by its name, now that this is known
            house_.discard_unsaved(draft_->id);
            next.id = house_.begin(draft_->base, draft_->title).id;
        } else if (const auto revision = whole_number(next.revision)) {
            next.revision = std::to_string(*revision + 1);
        }
        house_.save(next);
        draft_ = saved_ = std::move(next);
        fill_names();
    });
    show_state();
    handlers_.rules_changed();
}

void HouseRulesPage::revert() {
    draft_ = saved_;
    keep();
    show_draft();
}

void HouseRulesPage::remove() {
    attempt([&] {
        HouseRulesDraft gone;
        if (draft_)
            gone = *draft_;
        else
            gone.id = gone.title = unreadable_.value().id;
        std::error_code none;
        const bool was_saved = std::filesystem::exists(house_.file_of(gone.id), none);
        keep_timer_.Stop();
        std::optional<HouseRulesFolder::Trashed> trashed;
        if (was_saved)
            trashed = house_.remove(gone.id);
        else
            house_.discard_unsaved(gone.id);
        draft_.reset();
        saved_.reset();
        unreadable_.reset();
        begin({});
        handlers_.rules_changed();
        handlers_.say(wxString::Format(_("The house rules “%s” are deleted. Armies under them can be opened "
                                         "again once they are back."),
                                       wx(gone.title)),
                      _("Bring them back"), [this, gone, trashed] {
                          attempt([&] {
                              if (trashed)
                                  house_.restore(*trashed);
                              else
                                  house_.keep_unsaved(gone);
                          });
                          begin(gone.id);
                          handlers_.rules_changed();
                      });
    });
}

void HouseRulesPage::share() {
    if (const auto chosen = ask_file_to_save(this, _("Save the house rules as a file"), draft_->id + ".xml",
                                             _("House rules (*.xml)|*.xml")))
        attempt([&] { write_file(chosen->file, write_house_rules_draft(*draft_)); });
}

void HouseRulesPage::import() {
    if (const auto file =
            ask_file_to_open(this, _("Take house rules from a file"), _("House rules (*.xml)|*.xml")))
        import_rules(*file);
}

void HouseRulesPage::import_rules(const std::filesystem::path& file) {
    attempt([&] {
        keep();
        const std::string id = house_.import_file(file);
        handlers_.rules_changed();
        begin(id);
    });
}

void HouseRulesPage::use_for_army() {
    if (!use_->IsEnabled())
        return;
    Army army = bench_.army();
    const bool back = army.ruleset == draft_->id;
    army.ruleset = back ? draft_->base : draft_->id;
    bench_.apply(back ? wxString(_("Back to the published rules"))
                      : wxString::Format(_("Use the house rules %s"), wx(draft_->title)),
                 {std::move(army), bench_.selection()});
    close();
}

void HouseRulesPage::close() {
    keep();
    handlers_.close();
}

} // namespace muster
