// SPDX-License-Identifier: MIT
#include "gui/shell/home_bar.h"

#include "gui/shell/room_registry.h"
#include "gui/toolkit/text_size.h"
#include "gui/widgets/escape_button.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/small_button.h"

#include <wx/dcclient.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace muster {

namespace {
constexpr int back_width = 260;
} // namespace

HomeBar::HomeBar(wxWindow* parent, const RoomRegistry& rooms, std::function<void(std::string_view)> open,
                 std::function<void()> back)
    : wxPanel(parent), segments_(new SegmentedChoice(this, _("Start page"),
                                                     [this, open = std::move(open)](int segment) {
                                                         CallAfter([this, open, segment] {
                                                             open(pages_[static_cast<std::size_t>(segment)]);
                                                         });
                                                     })),
      back_(std::move(back)) {
    std::vector<SegmentedChoice::Segment> segments;
    for (const PageRow& page : rooms.pages())
        if (page.kind == PageKind::home) {
            pages_.push_back(page.id);
            segments.push_back({wxGetTranslation(wxString::FromUTF8(page.title)),
                                wxGetTranslation(wxString::FromUTF8(page.help)), std::nullopt});
        }
    segments_->show(segments, 0);
    // As wide as all segments in one line.
    const int height = segments_->height_for(FromDIP(2000));
    if (!pages_.empty())
        segments_->SetMinSize({segments_->segment_rect(pages_.size() - 1).GetRight() + 1, height});
    sizer_ = new wxBoxSizer(wxHORIZONTAL);
    sizer_->AddStretchSpacer();
    sizer_->Add(segments_, wxSizerFlags().CentreVertical());
    sizer_->AddStretchSpacer();
    SetSizer(sizer_);
}

void HomeBar::show(std::string_view page, const wxString& army) {
    const auto found = std::find(pages_.begin(), pages_.end(), page);
    segments_->show(segments_->segments(), static_cast<int>(found - pages_.begin()));
    update_back_button(army);
}

void HomeBar::update_back_button(const wxString& army) {
    if (!back_button_ && army.empty())
        return;
    if (!back_button_) {
        back_button_ = new SmallButton(this, wxString());
        back_button_->SetToolTip(_("Back to the open army"));
        set_escape_button(*back_button_);
        back_button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { CallAfter(back_); });
        sizer_->Insert(0, back_button_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(12)));
    }
    const wxString name = wxControl::Ellipsize(army, wxClientDC(back_button_), wxELLIPSIZE_END,
                                               with_text_size(*this, back_width));
    back_button_->SetLabelText(wxString::FromUTF8("← ") + name);
    back_button_->Show(!army.empty());
    Layout();
}

} // namespace muster
