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
constexpr std::size_t max_shown = 500;
}

TimelinePanel::TimelinePanel(wxWindow* parent, LibraryService& library, const Rulesets& rulesets,
                             Handlers handlers)
    : wxPanel(parent), library_(library), query_(library), rulesets_(rulesets),
      handlers_(std::move(handlers)), heading_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition,
                                                                wxDefaultSize, wxST_ELLIPSIZE_END)),
      list_(new TimelineList(this, stories_)), open_(new SmallButton(this, _("Open"))),
      restore_(new SmallButton(this, _("Restore"))), compare_(new SmallButton(this, _("Compare"))) {
    set_text_colour(*heading_, &Theme::faint);
    open_->SetToolTip(_("Open the selected revision; saving it makes it the current one"));
    restore_->SetToolTip(_("Make the selected revision the current one again; no revision is lost"));
    compare_->SetToolTip(_("Compare two selected revisions, or the selected one with the current one"));
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
    list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& /*event*/) { open_selected(); });
    open_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { open_selected(); });
    restore_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { restore_selected(); });
    compare_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { compare_selected(); });
    library_.observe(token_, [this] {
        if (IsShownOnScreen())
            refresh();
    });
    update_buttons();
}

void TimelinePanel::show(std::optional<ArmyId> army, const wxString& heading) {
    heading_->SetLabelText(heading);
    heading_->SetToolTip(heading);
    if (army != army_) {
        army_ = army;
        show_stories({});
    }
    refresh();
}

void TimelinePanel::refresh() {
    query_.supersede();
    if (!army_) {
        show_stories({});
        return;
    }
    struct Found {
        std::vector<RevisionStory> stories;
        bool can_change = true;
    };
    query_.ask(
        [army = *army_, rulesets = &rulesets_](const Library& library,
                                               const LibraryView::Wanted& /*wanted*/) {
            return Found{revision_stories(library, army, *rulesets, max_shown), !library.read_only()};
        },
        [this](Found found) {
            can_change_ = found.can_change;
            show_stories(std::move(found.stories));
        });
}

void TimelinePanel::show_stories(std::vector<RevisionStory> stories) {
    stories_ = std::move(stories);
    list_->DeselectAll();
    list_->update_rows();
    // Preselects the previous revision, which is restored most often.
    const auto before = std::find_if(stories_.begin(), stories_.end(),
                                     [](const RevisionStory& story) { return !story.present; });
    if (before != stories_.end())
        list_->Select(static_cast<std::size_t>(before - stories_.begin()), true);
    update_buttons();
}

std::vector<std::size_t> TimelinePanel::selected() const {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < stories_.size(); ++row)
        if (list_->IsSelected(row))
            rows.push_back(row);
    return rows;
}

void TimelinePanel::select(const std::vector<std::size_t>& rows) {
    list_->DeselectAll();
    for (const std::size_t row : rows)
        list_->Select(row, true);
    update_buttons();
}

void TimelinePanel::update_buttons() {
    const std::vector<std::size_t> rows = selected();
    const bool older = rows.size() == 1 && !stories_[rows.front()].present;
    open_->Enable(rows.size() == 1);
    restore_->Enable(older && can_change_);
    compare_->Enable(older || rows.size() == 2);
}

void TimelinePanel::open_selected() {
    if (const std::vector<std::size_t> rows = selected(); army_ && rows.size() == 1)
        handlers_.open(*army_, stories_[rows.front()].revision.number);
}

void TimelinePanel::restore_selected() {
    if (const std::vector<std::size_t> rows = selected(); army_ && rows.size() == 1)
        handlers_.restore(*army_, stories_[rows.front()].revision.number);
}

void TimelinePanel::compare_selected() {
    const std::vector<std::size_t> rows = selected();
    if (!army_ || rows.empty() || rows.size() > 2)
        return;
    // Newest first: the later row is the earlier revision.
    const std::int32_t before = stories_[rows.back()].revision.number;
    std::int32_t after = stories_[rows.front()].revision.number;
    if (rows.size() == 1)
        for (const RevisionStory& story : stories_)
            if (story.present)
                after = story.revision.number;
    handlers_.compare(*army_, before, after);
}

} // namespace muster
