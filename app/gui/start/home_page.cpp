// SPDX-License-Identifier: MIT
#include "gui/start/home_page.h"

#include "gui/library/library_page.h"
#include "gui/shell/leave_button.h"
#include "gui/start/start_page.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/small_button.h"

#include <wx/dcclient.h>
#include <wx/intl.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <optional>
#include <utility>

namespace muster {

namespace {
enum Side : int { side_start, side_library };
constexpr int back_width = 260;
} // namespace

HomePage::HomePage(wxWindow* parent, const std::function<StartPage*(wxWindow*)>& make_start,
                   std::function<LibraryPage*(wxWindow*)> make_library, std::function<void()> back)
    : wxPanel(parent), make_library_(std::move(make_library)),
      sides_(new SegmentedChoice(this, _("Start page"),
                                 [this](int side) {
                                     CallAfter([this, side] {
                                         side == side_library ? show_library() : show_start();
                                     });
                                 })),
      book_(new wxSimplebook(this)), start_(make_start(book_)), back_(std::move(back)) {
    set_accessible_name(*book_, _("Start page"));
    sides_->show({{_("New army, samples, recent files"), _("Begin something new"), std::nullopt},
                  {_("Library"), _("All your armies with their past"), std::nullopt}},
                 side_start);
    // As wide as its segments, which are laid out for any width first.
    const int height = sides_->height_for(FromDIP(2000));
    sides_->SetMinSize({sides_->segment_rect(side_library).GetRight() + 1, height});
    book_->AddPage(start_, wxString());
    top_ = new wxBoxSizer(wxHORIZONTAL);
    top_->AddStretchSpacer();
    top_->Add(sides_, wxSizerFlags().CentreVertical());
    top_->AddStretchSpacer();
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(top_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(8)));
    sizer->Add(book_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
}

void HomePage::offer_back(const wxString& army) {
    if (!back_button_ && army.empty())
        return;
    if (!back_button_) {
        back_button_ = new SmallButton(this, wxString());
        back_button_->SetToolTip(_("Back to the open army"));
        set_leave_button(*back_button_);
        back_button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { CallAfter(back_); });
        top_->Insert(0, back_button_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(12)));
    }
    const wxString name =
        wxControl::Ellipsize(army, wxClientDC(back_button_), wxELLIPSIZE_END, FromDIP(back_width));
    back_button_->SetLabelText(wxString::FromUTF8("← ") + name);
    back_button_->Show(!army.empty());
    Layout();
}

void HomePage::show_start() {
    sides_->show(sides_->segments(), side_start);
    book_->SetSelection(side_start);
}

void HomePage::show_library() {
    const bool is_new = !library_;
    if (is_new) {
        library_ = make_library_(book_);
        book_->AddPage(library_, wxString());
    }
    sides_->show(sides_->segments(), side_library);
    book_->SetSelection(side_library);
    if (is_new)
        library_->look_at_first();
    else
        library_->look_again();
}

bool HomePage::library_shown() const {
    return book_->GetSelection() == side_library;
}

} // namespace muster
