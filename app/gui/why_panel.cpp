// SPDX-License-Identifier: MIT
#include "why_panel.h"

#include "accessible_name.h"
#include "check/wording.h"
#include "drawn_text.h"
#include "theme.h"
#include "wx_text.h"

#include <wx/dcbuffer.h>
#include <wx/dcclient.h>
#include <wx/intl.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int margin = 12;

wxString term_words(const WhyTerm& term) {
    wxString words = term.name.empty() ? _("to start with") : wx(term.name);
    if (!term.cite.empty())
        words += wxString::FromUTF8(" · ") + wx(term.cite);
    if (!term.remark.empty())
        words += wxString::FromUTF8(" · ") + wx(term.remark);
    return words;
}

} // namespace

WhyPanel::WhyPanel(wxWindow* parent, Workbench& bench)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL), bench_(bench) {
    keep_font(*this);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    set_accessible_name(*this, _("Why: how the numbers come about"));
    SetScrollRate(0, FromDIP(12));
    Bind(wxEVT_PAINT, [this](wxPaintEvent& /*event*/) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        measure();
        event.Skip();
    });
    bench_.listen([this](News /*news*/) { look(); });
}

void WhyPanel::look() {
    if (!bench_.has_document())
        return;
    const Place place = bench_.first_selected();
    heading_ = wx(element_name(place, bench_.army(), bench_.ruleset()));
    numbers_ = why(bench_.army(), bench_.ruleset(), bench_.report(), place);
    set_accessible_name(*this, _("Why: how the numbers come about"), text());
    measure();
    Refresh();
}

void WhyPanel::measure() {
    if (!bench_.has_document() || !IsShownOnScreen())
        return;
    wxClientDC dc(this);
    const int height = pass(dc, GetClientSize().x, false);
    SetVirtualSize(GetClientSize().x, height + FromDIP(8));
}

void WhyPanel::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetBackgroundColour()));
    dc.Clear();
    DoPrepareDC(dc);
    const int height = pass(dc, GetClientSize().x, true) + FromDIP(8);
    // Not measured while it was hidden.
    if (GetVirtualSize().y != std::max(height, GetClientSize().y))
        CallAfter([this] { measure(); });
}

int WhyPanel::pass(wxDC& dc, int width, bool draws) const {
    int y = FromDIP(8);
    dc.SetFont(bold_font(*this));
    if (draws) {
        dc.SetTextForeground(Theme::now().text);
        draw_cut(dc, wxString::Format(_("Why: %s"), heading_), {FromDIP(margin), y},
                 width - 2 * FromDIP(margin));
    }
    y += dc.GetCharHeight() + FromDIP(6);
    for (const WhyNumber& number : numbers_)
        y = number_pass(dc, number, y, width, draws);
    return y;
}

int WhyPanel::number_pass(wxDC& dc, const WhyNumber& number, int y, int width, bool draws) const {
    const Theme& theme = Theme::now();
    const int left = FromDIP(margin);
    const int right = width - left;
    const auto figure = [&](const wxString& text) {
        const int wide = dc.GetTextExtent(text).x;
        if (draws)
            dc.DrawText(text, right - wide, y);
        return right - wide - left - FromDIP(8);
    };
    dc.SetFont(GetFont());
    dc.SetTextForeground(number.known ? theme.text : theme.faint);
    const int room = figure(number.known ? wx(number.result) : wxString(_("none")));
    if (draws)
        draw_cut(dc, wx(number.name), {left, y}, room);
    y += dc.GetCharHeight() + FromDIP(1);
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    for (const WhyTerm& term : number.terms) {
        const int wide = figure(wx(term.figure)) - left;
        const wxString words = term_words(term);
        y += draws ? draw_wrapped(dc, words, {2 * left, y}, wide) : wrapped_height(dc, words, wide);
    }
    if (!number.adjustment.empty())
        y += draws ? draw_wrapped(dc, wx(number.adjustment), {2 * left, y}, right - 2 * left)
                   : wrapped_height(dc, wx(number.adjustment), right - 2 * left);
    return y + FromDIP(5);
}

wxString WhyPanel::text() const {
    wxString result;
    for (const WhyNumber& number : numbers_) {
        result += wx(number.name) + ": " + wx(number.result) + "\n";
        for (const WhyTerm& term : number.terms)
            result += "  " + wx(term.figure) + " " + term_words(term) + "\n";
    }
    return result;
}

} // namespace muster
