// SPDX-License-Identifier: MIT
#include "gui/library/timeline_panel.h"

#include "gui/library/timeline_list.h"
#include "gui/shell/library_service.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/small_button.h"

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {
constexpr std::size_t most_told = 500;
}

TimelinePanel::TimelinePanel(wxWindow* parent, LibraryService& keeper, const Rulesets& rulesets,
                             Handlers handlers)
    : wxPanel(parent), keeper_(keeper), rulesets_(rulesets), handlers_(std::move(handlers)),
      heading_(
          new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END)),
      list_(new TimelineList(this, stories_)), open_(new SmallButton(this, _("Open"))),
      restore_(new SmallButton(this, _("Restore"))), compare_(new SmallButton(this, _("Compare"))) {
    heading_->SetForegroundColour(Theme::now().faint);
    open_->SetToolTip(_("Opens the chosen revision to look at; saving makes it the present one"));
    restore_->SetToolTip(_("Makes the chosen revision the present one again; nothing is lost by it"));
    compare_->SetToolTip(_("Compares two chosen revisions, or the chosen one with the present one"));
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const int gap = FromDIP(6);
    for (wxButton* button : {restore_, compare_, open_})
        buttons->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, gap));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(heading_, wxSizerFlags().Expand().Border(wxALL, gap));
    sizer->Add(list_, wxSizerFlags(1).Expand());
    sizer->Add(buttons, wxSizerFlags().Expand().Border(wxLEFT | wxTOP, gap));
    SetSizer(sizer);
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        event.Skip();
        update_buttons();
    });
    list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& /*event*/) { press_open(); });
    open_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { press_open(); });
    restore_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { press_restore(); });
    compare_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { press_compare(); });
    keeper_.listen(asked_, [this] {
        if (IsShownOnScreen())
            look_again();
    });
    update_buttons();
}

void TimelinePanel::show(std::optional<ArmyId> army, const wxString& heading) {
    heading_->SetLabelText(heading);
    heading_->SetToolTip(heading);
    if (army != army_) {
        army_ = army;
        take({});
    }
    look_again();
}

void TimelinePanel::look_again() {
    const int turn = ++*asked_;
    if (!army_) {
        take({});
        return;
    }
    keeper_.ask([this, turn, army = *army_, rulesets = &rulesets_,
                 asked = std::weak_ptr<int>(asked_)](Library& library) -> LibraryService::Then {
        auto stories =
            std::make_shared<std::vector<RevisionStory>>(story_of(library, army, *rulesets, most_told));
        return [this, turn, asked, stories, may_change = !library.read_only()] {
            const std::shared_ptr<int> now = asked.lock();
            if (!now || *now != turn)
                return;
            may_change_ = may_change;
            take(std::move(*stories));
        };
    });
}

void TimelinePanel::take(std::vector<RevisionStory> stories) {
    stories_ = std::move(stories);
    list_->DeselectAll();
    list_->look_again();
    // What was there before the present one is wanted most: one click has it back.
    const auto before = std::find_if(stories_.begin(), stories_.end(),
                                     [](const RevisionStory& story) { return !story.present; });
    if (before != stories_.end())
        list_->Select(static_cast<std::size_t>(before - stories_.begin()), true);
    update_buttons();
}

std::vector<std::size_t> TimelinePanel::chosen() const {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < stories_.size(); ++row)
        if (list_->IsSelected(row))
            rows.push_back(row);
    return rows;
}

void TimelinePanel::choose(const std::vector<std::size_t>& rows) {
    list_->DeselectAll();
    for (const std::size_t row : rows)
        list_->Select(row, true);
    update_buttons();
}

void TimelinePanel::update_buttons() {
    const std::vector<std::size_t> rows = chosen();
    const bool older = rows.size() == 1 && !stories_[rows.front()].present;
    open_->Enable(rows.size() == 1);
    restore_->Enable(older && may_change_);
    compare_->Enable(older || rows.size() == 2);
}

void TimelinePanel::press_open() {
    if (const std::vector<std::size_t> rows = chosen(); army_ && rows.size() == 1)
        handlers_.open(*army_, stories_[rows.front()].revision.number);
}

void TimelinePanel::press_restore() {
    if (const std::vector<std::size_t> rows = chosen(); army_ && rows.size() == 1)
        handlers_.restore(*army_, stories_[rows.front()].revision.number);
}

void TimelinePanel::press_compare() {
    const std::vector<std::size_t> rows = chosen();
    if (!army_ || rows.empty() || rows.size() > 2)
        return;
    // The newest first: the later row is the earlier revision.
    const std::int32_t before = stories_[rows.back()].revision.number;
    std::int32_t after = stories_[rows.front()].revision.number;
    if (rows.size() == 1)
        for (const RevisionStory& story : stories_)
            if (story.present)
                after = story.revision.number;
    handlers_.compare(*army_, before, after);
}

} // namespace muster
