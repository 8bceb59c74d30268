// SPDX-License-Identifier: MIT
#include "gui/army/band_panel.h"

#include "check/added_rules.h"
#include "check/room_left.h"
#include "check/wording.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"
#include "gui/widgets/drawn_window.h"
#include "sheet/grid.h"

#include <wx/intl.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int band_margin = 14;
constexpr int min_caption_width = 96; // of a total
constexpr int caption_step = 4;
constexpr std::size_t most_caption_lines = 2;

// "12 of 12 vignettes; 12 on the table" without what adds to it.
wxString without_addition(const wxString& caption) {
    return caption.BeforeFirst(';').BeforeFirst(':');
}

wxString short_verdict(const Report& report) {
    const auto errors = static_cast<unsigned>(report.count(Severity::error));
    const auto queries = static_cast<unsigned>(report.count(Severity::query));
    if (errors > 0)
        return wxString::Format(wxPLURAL("%u error", "%u errors", errors), errors);
    if (queries > 0)
        return wxString::Format(wxPLURAL("Legal, %u query", "Legal, %u queries", queries), queries);
    return _("Legal");
}

} // namespace

BandPanel::BandPanel(wxWindow* parent, Workbench& bench)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE), bench_(bench) {
    set_drawn_style(*this);
    bind_painting(
        *this, [] { return Theme::current().paper; }, [this](wxDC& dc) { paint(dc); });
    bind_resizing(*this);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        if (verdict_rect_.Contains(event.GetPosition())) {
            if (act_)
                act_();
        } else if (bench_.has_document()) {
            bench_.select({Place{}});
        }
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        for (const auto& [rect, tip] : tips_)
            if (rect.Contains(event.GetPosition())) {
                if (GetToolTipText() != tip)
                    SetToolTip(tip);
                return;
            }
        UnsetToolTip();
    });
    bench_.observe([this](Changed changed) {
        if (changed != Changed::selection)
            update();
    });
}

wxString BandPanel::verdict() const {
    return bench_.has_document() ? short_verdict(bench_.report()) : wxString();
}

void BandPanel::update() {
    totals_.clear();
    if (!bench_.has_document())
        return;
    const Wording wording(bench_.army(), bench_.ruleset(), bench_.report());
    for (const BandEntry& entry : totals_of(wording))
        totals_.push_back({wx(entry.value), wx(entry.caption), wx(entry.value + " " + entry.caption)});
    if (const wxString said = verdict(); said != said_verdict_) {
        said_verdict_ = said;
        announce(*this, said);
    }
    wxString description = said_verdict_;
    second_line_ = second_line();
    description += ", " + second_line_;
    for (const Total& total : totals_)
        description += ", " + total.name + " " + total.figure;
    set_accessible_name(*this, _("Totals"), description);
    Refresh();
}

// What is still to be added or taken out comes first: a narrow window cuts the end of the line.
wxString BandPanel::second_line() const {
    wxString line;
    for (const RoomLeft& room : room_left(bench_.army(), bench_.ruleset(), bench_.report()))
        if (const std::string words = room_left_text(room, bench_.ruleset()); !words.empty())
            line += wx(words) + wxString::FromUTF8(" · ");
    line += wx(bench_.ruleset().title);
    if (bench_.ruleset().added != nullptr)
        line += wxString::FromUTF8(" · ") + wx(bench_.ruleset().added->title());
    else if (!bench_.army().list.empty())
        line += wxString::FromUTF8(" · ") +
                wxString::Format(_("army list %s is missing"), wx(bench_.army().list));
    for (const std::size_t index : bench_.ruleset().at(Level::army).traits) {
        const Trait& trait = bench_.ruleset().traits[index];
        if (!trait.is_choice())
            continue;
        const std::int32_t value = bench_.army().values[trait.slot];
        if (trait.values[static_cast<std::size_t>(value)].id != "none")
            line += wxString::FromUTF8(" · ") + wx(trait.value_name(value));
    }
    if (bench_.document().modified())
        line += wxString::FromUTF8(" · ") + _("unsaved changes");
    return line;
}

int BandPanel::paint_verdict(wxDC& dc, int right) {
    const Theme& theme = Theme::current();
    const bool legal = bench_.report().legal();
    dc.SetFont(bold_font(*this));
    const wxString words = verdict();
    const int sign = FromDIP(15);
    const int wide = TextMetrics::width(dc, words) + sign + FromDIP(34);
    const int high = TextMetrics::line_height(dc) + FromDIP(16);
    verdict_rect_ = wxRect(right - wide, (GetClientSize().y - high) / 2, wide, high);
    const wxColour& colour = legal ? theme.good : theme.error;
    dc.SetPen(colour);
    dc.SetBrush(legal ? theme.good_background : theme.error_background);
    dc.DrawRoundedRectangle(verdict_rect_, high / 2.0);
    const wxPoint at(verdict_rect_.x + FromDIP(13), verdict_rect_.y + (high - sign) / 2);
    if (legal)
        draw_legal_icon(dc, at, sign);
    else
        draw_severity_icon(dc, Severity::error, at, sign);
    dc.SetTextForeground(colour);
    draw_line(dc, words, at.x + sign + FromDIP(7),
              verdict_rect_.y + (high - TextMetrics::line_height(dc)) / 2);
    tips_.emplace_back(verdict_rect_, legal ? _("No rule is broken") : _("Click to go to the next finding"));
    return verdict_rect_.x;
}

void BandPanel::paint_title(wxDC& dc, int width) {
    const int left = FromDIP(band_margin);
    dc.SetFont(large_font(*this));
    dc.SetTextForeground(Theme::current().text);
    const int line = TextMetrics::line_height(dc);
    const int top = (GetClientSize().y - line - GetCharHeight()) / 2;
    draw_ellipsized(dc, wx(element_name({}, bench_.army(), bench_.ruleset())), {left, top}, width);
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(Theme::current().faint);
    draw_ellipsized(dc, second_line_, {left, top + line + FromDIP(1)}, width);
    if (TextMetrics::width(dc, second_line_) > width)
        tips_.emplace_back(wxRect(left, 0, width, GetClientSize().y), second_line_);
}

// A narrow window keeps the name and the verdict. If not all totals fit, their captions are shortened first;
// then the last totals, which matter least, are omitted.
std::vector<int> BandPanel::widths_of_totals(wxDC& dc) const {
    struct Width {
        int figure = 0;
        int caption = 0;
    };
    std::vector<Width> wanted;
    for (const Total& total : totals_) {
        Width& width = wanted.emplace_back();
        dc.SetFont(large_font(*this));
        width.figure = TextMetrics::width(dc, total.figure);
        dc.SetFont(small_font(*this));
        width.caption = TextMetrics::width(dc, total.name);
    }
    const int room = GetClientSize().x * 3 / 5;
    int max_caption_width = room;
    const auto width_of = [&](const Width& width) {
        return std::max(width.figure, std::min(width.caption, max_caption_width));
    };
    const auto fits = [&] {
        int all = 0;
        for (const Width& width : wanted)
            all += width_of(width) + 2 * FromDIP(band_margin);
        return all <= room;
    };
    while (!fits() && max_caption_width > with_text_size(*this, min_caption_width))
        max_caption_width -= FromDIP(caption_step);
    while (!fits() && !wanted.empty())
        wanted.pop_back();
    std::vector<int> widths;
    widths.reserve(wanted.size());
    for (const Width& width : wanted)
        widths.push_back(width_of(width));
    return widths;
}

void BandPanel::paint_total(wxDC& dc, const Total& total, int left, int width) {
    const Theme& theme = Theme::current();
    const int high = GetClientSize().y;
    dc.SetFont(large_font(*this));
    const int figure_height = TextMetrics::line_height(dc);
    dc.SetFont(small_font(*this));
    const std::size_t lines = TextMetrics::width(dc, total.name) > width ? caption_lines(dc) : 1;
    const int top = (high - figure_height - static_cast<int>(lines) * TextMetrics::line_height(dc)) / 2;
    dc.SetTextForeground(theme.faint);
    paint_caption(dc, total.name, {left, top + figure_height + FromDIP(1)}, width);
    dc.SetFont(large_font(*this));
    dc.SetTextForeground(theme.text);
    draw_line(dc, total.figure, left, top);
    tips_.emplace_back(wxRect(left, 0, width, high), total.tip);
    dc.SetPen(theme.line);
    dc.DrawLine(left - FromDIP(band_margin), FromDIP(9), left - FromDIP(band_margin), high - FromDIP(9));
}

// Of the small font, which `dc` has; as many as the band has room for.
std::size_t BandPanel::caption_lines(wxDC& dc) const {
    MeasuringDC large(*this, large_font(*this));
    const int room = GetClientSize().y - TextMetrics::line_height(large);
    return most_caption_lines * static_cast<std::size_t>(TextMetrics::line_height(dc)) <=
                   static_cast<std::size_t>(std::max(room, 0))
               ? most_caption_lines
               : 1;
}

void BandPanel::paint_caption(wxDC& dc, const wxString& caption, const wxPoint& at, int width) {
    const std::size_t most = caption_lines(dc);
    std::vector<wxString> lines{caption};
    if (TextMetrics::width(dc, caption) > width) {
        lines = TextMetrics::wrapped(dc, caption, width);
        if (lines.size() > most)
            lines = TextMetrics::wrapped(dc, without_addition(caption), width);
    }
    wxString painted;
    for (std::size_t i = 0; i < std::min(lines.size(), most); ++i) {
        wxString line = lines[i];
        for (std::size_t rest = i + 1; i + 1 == most && rest < lines.size(); ++rest)
            line += " " + lines[rest];
        line = TextMetrics::ellipsized(dc, line, width);
        draw_line(dc, line, at.x, at.y + static_cast<int>(i) * TextMetrics::line_height(dc));
        painted += (painted.empty() ? wxString() : wxString(" ")) + line;
    }
    captions_.push_back(painted);
}

void BandPanel::paint(wxDC& dc) {
    tips_.clear();
    captions_.clear();
    if (!bench_.has_document())
        return;
    const std::vector<int> widths = widths_of_totals(dc);
    int right = GetClientSize().x - FromDIP(band_margin);
    for (std::size_t i = widths.size(); i-- > 0; right -= widths[i] + 2 * FromDIP(band_margin))
        paint_total(dc, totals_[i], right - widths[i], widths[i]);
    right = paint_verdict(dc, right);
    paint_title(dc, right - 2 * FromDIP(band_margin));
    dc.SetPen(Theme::current().line);
    dc.DrawLine(0, GetClientSize().y - 1, GetClientSize().x, GetClientSize().y - 1);
}

} // namespace muster
