// SPDX-License-Identifier: MIT
#include "gui/army/why_panel.h"

#include "check/wording.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int why_margin = 12;

wxString term_text(const WhyTerm& term) {
    wxString words = term.name.empty() ? _("initial value") : wx(term.name);
    if (!term.cite.empty())
        words += wxString::FromUTF8(" · ") + wx(term.cite);
    if (!term.remark.empty())
        words += wxString::FromUTF8(" · ") + wx(term.remark);
    return words;
}

} // namespace

WhyPanel::WhyPanel(wxWindow* parent, Workbench& bench)
    : DrawnDocument(parent, _("Why: how the numbers are calculated")), bench_(bench) {
    bench_.observe([this](Changed changed) { update(changed); });
}

void WhyPanel::update(Changed changed) {
    if (!bench_.has_document())
        return;
    const Place place = bench_.first_selected();
    heading_ = wx(element_name(place, bench_.army(), bench_.ruleset()));
    if (bench_.selection().size() > 1)
        heading_ = wxString::Format(_("%s, the first of %zu"), heading_, bench_.selection().size());
    numbers_ = why(bench_.army(), bench_.ruleset(), bench_.report(), place);
    if (place.level() == Level::army) {
        WhyNumber readings;
        readings.name = utf8(_("Our readings of unclear rules"));
        readings.terms = why_read(bench_.army(), bench_.ruleset(), bench_.report());
        if (!readings.terms.empty())
            numbers_.push_back(std::move(readings));
    }
    WhyNumber remember;
    remember.name = utf8(_("Easily forgotten"));
    remember.terms = why_remember(bench_.army(), bench_.ruleset(), bench_.report(), place);
    if (!remember.terms.empty())
        numbers_.push_back(std::move(remember));
    const wxString lines = text();
    const wxString all = heading_ + "\n" + lines;
    if (changed != Changed::document && all == shown_text_)
        return;
    shown_text_ = all;
    set_accessible_name(*this, _("Why: how the numbers are calculated"), lines);
    Refresh();
}

int WhyPanel::draw(wxDC& dc) const {
    const int width = GetClientSize().x;
    int y = FromDIP(8);
    dc.SetFont(bold_font(*this));
    dc.SetTextForeground(Theme::current().text);
    draw_ellipsized(dc, wxString::Format(_("Why: %s"), heading_), {FromDIP(why_margin), y},
                    width - 2 * FromDIP(why_margin));
    y += TextMetrics::line_height(dc) + FromDIP(6);
    for (const WhyNumber& number : numbers_)
        y = draw_number(dc, number, y, width);
    return y + FromDIP(8);
}

int WhyPanel::draw_number(wxDC& dc, const WhyNumber& number, int y, int width) const {
    const Theme& theme = Theme::current();
    const int left = FromDIP(why_margin);
    const int right = width - left;
    const auto figure = [&](const wxString& text) {
        const int wide = TextMetrics::width(dc, text);
        draw_line(dc, text, right - wide, y);
        return right - wide - left - FromDIP(8);
    };
    dc.SetFont(GetFont());
    dc.SetTextForeground(number.known ? theme.text : theme.faint);
    const int room = figure(number.known ? wx(number.result) : wxString(_("none")));
    draw_ellipsized(dc, wx(number.name), {left, y}, room);
    y += TextMetrics::line_height(dc) + FromDIP(1);
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    for (const WhyTerm& term : number.terms) {
        const int wide = figure(wx(term.figure)) - left;
        const wxString words = term_text(term);
        y += draw_wrapped(dc, words, {2 * left, y}, wide);
    }
    if (!number.adjustment.empty())
        y += draw_wrapped(dc, wx(number.adjustment), {2 * left, y}, right - 2 * left);
    return y + FromDIP(5);
}

wxString WhyPanel::text() const {
    wxString result;
    for (const WhyNumber& number : numbers_) {
        result += wx(number.name) + ": " + wx(number.result) + "\n";
        for (const WhyTerm& term : number.terms)
            result += "  " + wx(term.figure) + " " + term_text(term) + "\n";
    }
    return result;
}

} // namespace muster
