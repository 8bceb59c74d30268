// SPDX-License-Identifier: MIT
#include "gui/lists/verdict_band.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_text.h"
#include "gui/widgets/drawn_window.h"

#include <wx/intl.h>

namespace muster {

namespace {

constexpr int band_margin = 10;
constexpr int band_padding = 5;
constexpr int corner = 5;

wxColour background_of(VerdictBand::State state, const wxWindow& window) {
    const Theme& theme = Theme::current();
    switch (state) {
    case VerdictBand::State::open: return theme.query_background;
    case VerdictBand::State::legal: return theme.good_background;
    case VerdictBand::State::illegal: return theme.error_background;
    case VerdictBand::State::none: break;
    }
    return background_behind(window);
}

wxColour colour_of(VerdictBand::State state) {
    const Theme& theme = Theme::current();
    switch (state) {
    case VerdictBand::State::open: return theme.query;
    case VerdictBand::State::legal: return theme.good;
    case VerdictBand::State::illegal: return theme.error;
    case VerdictBand::State::none: break;
    }
    return theme.faint;
}

} // namespace

VerdictBand::VerdictBand(wxWindow* parent) : wxWindow(parent, wxID_ANY) {
    set_drawn_style(*this);
    set_accessible_role(*this, AccessibleRole::status);
    set_accessible_name(*this, _("Verdict"));
    bind_painting(
        *this, [this] { return background_behind(*this); }, [this](wxDC& dc) { paint(dc); });
}

void VerdictBand::show(State state, const wxString& words) {
    if (state != state_ || words != words_)
        announce(*this, words);
    state_ = state;
    words_ = words;
    InvalidateBestSize();
    Refresh();
}

wxSize VerdictBand::DoGetBestClientSize() const {
    MeasuringDC dc(*this, bold_font(*this));
    return {TextMetrics::width(dc, words_) + 2 * FromDIP(band_margin),
            TextMetrics::line_height(dc) + 2 * FromDIP(band_padding)};
}

void VerdictBand::paint(wxDC& dc) {
    if (state_ != State::none) {
        dc.SetPen(colour_of(state_));
        dc.SetBrush(background_of(state_, *this));
        dc.DrawRoundedRectangle(wxRect(GetClientSize()), FromDIP(corner));
    }
    dc.SetFont(bold_font(*this));
    dc.SetTextForeground(colour_of(state_));
    draw_line(dc, words_, FromDIP(band_margin), FromDIP(band_padding));
}

} // namespace muster
