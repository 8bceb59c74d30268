// SPDX-License-Identifier: MIT
#include "gui/rules/house_rules_list.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "ruleset/house_rules.h"

#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/menu.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int names_width = 230;

wxString entry_label(const std::string& title, bool is_saved) {
    const wxString name = title.empty() ? wxString::FromUTF8("—") : wx(title);
    return is_saved ? name : wxString::Format(_("%s (unfinished)"), name);
}

} // namespace

HouseRulesList::HouseRulesList(wxWindow* parent, const Rulesets& rulesets, const HouseRulesEditor& editor,
                               Handlers handlers)
    : wxPanel(parent), rulesets_(rulesets), editor_(editor), handlers_(std::move(handlers)) {
    names_ = new wxListBox(this, wxID_ANY);
    names_->SetMinSize(FromDIP(wxSize(names_width, 100)));
    set_accessible_name(*names_, _("Your house rules"));
    const auto open = [this](wxCommandEvent& event) {
        if (event.GetSelection() >= 0)
            handlers_.open(entries_[static_cast<std::size_t>(event.GetSelection())].id);
    };
    names_->Bind(wxEVT_LISTBOX, open);
    names_->Bind(wxEVT_LISTBOX_DCLICK, open); // reads a file again that was corrected elsewhere
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    add_page_button(*this, *buttons, _("New…"), _("Create house rules for one of the rule sets"),
                    &HouseRulesList::choose_base);
    remove_ = add_page_button(*this, *buttons, _("Delete"), _("Move the house rules to the trash"),
                              [this] { handlers_.remove(); });
    add_page_button(*this, *buttons, _("Import…"), _("Import house rules from a file"),
                    [this] { handlers_.import(); });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(names_, wxSizerFlags(1).Expand());
    sizer->Add(buttons);
    SetSizer(sizer);
}

void HouseRulesList::update() {
    entries_ = editor_.entries();
    names_->Clear();
    for (const HouseRulesFolder::Entry& entry : entries_) {
        names_->Append(entry_label(entry.title, entry.saved));
        if (editor_.is_open(entry.id))
            names_->SetSelection(static_cast<int>(names_->GetCount()) - 1);
    }
    remove_->Enable(editor_.draft() || editor_.unreadable());
}

void HouseRulesList::update_title() {
    if (const int row = names_->GetSelection(); row != wxNOT_FOUND && editor_.draft())
        names_->SetString(static_cast<unsigned>(row),
                          entry_label(editor_.draft()->title, editor_.was_saved()));
}

std::optional<std::string> HouseRulesList::existing_or_first(std::string_view id) const {
    if (entries_.empty())
        return std::nullopt;
    const auto found = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const HouseRulesFolder::Entry& entry) { return entry.id == id; });
    return (found == entries_.end() ? entries_.front() : *found).id;
}

void HouseRulesList::focus() {
    names_->SetFocus();
}

void HouseRulesList::choose_base() {
    std::vector<std::string> bases;
    wxMenu menu;
    for (const std::string& id : rulesets_.ids()) {
        if (!base_of_house_rules(id).empty())
            continue;
        try {
            menu.Append(static_cast<int>(bases.size()) + 1, wx(rulesets_.title_of(id)));
            bases.push_back(id);
        } catch (const InputError&) { // the start page shows what is wrong with it
        }
    }
    const int answer = GetPopupMenuSelectionFromUser(menu);
    if (answer > 0)
        handlers_.create(bases[static_cast<std::size_t>(answer) - 1]);
}

} // namespace muster
