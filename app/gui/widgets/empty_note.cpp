// SPDX-License-Identifier: MIT
#include "gui/widgets/empty_note.h"

#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/wrapped_text.h"

#include <algorithm>

namespace muster {

namespace {
constexpr int widest = 460; // independent pixels: longer lines are hard to read
} // namespace

EmptyNote::EmptyNote(wxWindow* parent) : wxPanel(parent), words_(new WrappedText(this)) {
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        place();
        event.Skip();
    });
}

void EmptyNote::set_text(const wxString& text) {
    if (text == text_)
        return;
    text_ = text;
    update_colours();
    place();
}

void EmptyNote::update_colours() {
    words_->show(text_, &Theme::faint);
}

void EmptyNote::place() {
    const wxSize room = GetClientSize();
    const int width = std::min(room.x - FromDIP(24), with_text_size(*this, widest));
    if (width <= 0 || text_.empty())
        return;
    words_->SetSize((room.x - width) / 2, room.y / 3, width, words_->height_for(width));
}

} // namespace muster
