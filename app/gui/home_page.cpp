// SPDX-License-Identifier: MIT
#include "home_page.h"

#include "accessible_name.h"
#include "library_page.h"
#include "segmented_choice.h"
#include "start_page.h"

#include <wx/intl.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <optional>
#include <utility>

namespace muster {

namespace {
enum Side : int { side_start, side_library };
}

HomePage::HomePage(wxWindow* parent, const std::function<StartPage*(wxWindow*)>& make_start,
                   std::function<LibraryPage*(wxWindow*)> make_library)
    : wxPanel(parent), make_library_(std::move(make_library)),
      sides_(new SegmentedChoice(this, _("Start page"),
                                 [this](int side) {
                                     CallAfter([this, side] {
                                         side == side_library ? show_library() : show_start();
                                     });
                                 })),
      book_(new wxSimplebook(this)), start_(make_start(book_)) {
    set_accessible_name(*book_, _("Start page"));
    sides_->show({{_("New army, samples, recent files"), _("Begin something new"), std::nullopt},
                  {_("Library"), _("All your armies with their past"), std::nullopt}},
                 side_start);
    // As wide as its segments, which are laid out for any width first.
    const int height = sides_->height_for(FromDIP(2000));
    sides_->SetMinSize({sides_->segment_rect(side_library).GetRight() + 1, height});
    book_->AddPage(start_, wxString());
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(sides_, wxSizerFlags().CentreHorizontal().Border(wxTOP, FromDIP(8)));
    sizer->Add(book_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
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
