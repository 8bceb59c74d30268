// SPDX-License-Identifier: MIT
#include "gui/army/line_panel.h"

#include "check/wording.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"
#include "gui/widgets/drawn_window.h"

#include <wx/dcgraph.h>
#include <wx/graphics.h>
#include <wx/intl.h>

#include <algorithm>
#include <cstdlib>

namespace muster {

namespace {

constexpr int line_margin = 10;
constexpr int drag_distance = 6;
constexpr int smallest_line = 14; // its pane at its least height, with a remark above

Colour colour_of(const wxColour& colour) {
    constexpr double most = 255;
    return {colour.Red() / most, colour.Green() / most, colour.Blue() / most};
}

LineColours line_colours(double text_size) {
    const Theme& theme = Theme::current();
    LineColours look;
    look.ink = colour_of(theme.text);
    look.faint = colour_of(theme.faint);
    look.paper = colour_of(theme.paper);
    look.marked = colour_of(theme.query_background);
    look.ground = colour_of(theme.good_background);
    look.selected = colour_of(theme.selection);
    look.text_size = text_size;
    look.smallest_text = text_size * 0.7;
    look.name_text = text_size;
    return look;
}

} // namespace

LinePanel::LinePanel(wxWindow* parent, Workbench& bench)
    : wxPanel(parent), bench_(bench),
      parts_(*this, _("Battle line"), AccessibleParts::Kind::list, parts_source()) {
    set_drawn_style(*this);
    set_accessible_name(*this, _("Battle line"));
    set_accessible_role(*this, AccessibleRole::picture);
    bind_painting(
        *this, [] { return Theme::current().paper; }, [this](wxDC& dc) { paint(dc); });
    bind_resizing(*this, [this] { lay_out(); });
    Bind(wxEVT_LEFT_DOWN, &LinePanel::press, this);
    Bind(wxEVT_LEFT_DCLICK, &LinePanel::press, this); // a drag may begin with the second click
    Bind(wxEVT_MOTION, &LinePanel::move, this);
    Bind(wxEVT_LEFT_UP, &LinePanel::release, this);
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent& /*event*/) {
        pressed_.reset();
        dragging_ = false;
        Refresh();
    });
    bench_.observe([this](Changed changed) { update(changed); });
}

void LinePanel::update(Changed changed) {
    if (!bench_.has_document())
        return;
    if (changed != Changed::selection) {
        line_ = lay_out_line(Wording(bench_.army(), bench_.ruleset(), bench_.report()));
        pressed_.reset();
        dragging_ = false;
        hovered_ = -1;
        set_accessible_name(*this, _("Battle line"),
                            wx(line_.caption + ". " + line_.ground + ". " + line_.remark));
        lay_out();
        parts_.update();
    }
    Refresh();
}

int LinePanel::heading_height() const {
    return line_.remark.empty() ? FromDIP(6) : TextMetrics::line_height(*this) + FromDIP(8);
}

void LinePanel::lay_out() {
    painter_.reset();
    const wxSize size = GetClientSize();
    const int width = size.x - 2 * FromDIP(line_margin);
    const int height = size.y - heading_height() - FromDIP(6);
    if (bench_.has_document() && width > FromDIP(60) && height > FromDIP(smallest_line))
        painter_ = std::make_unique<LinePainter>(line_, typesetter_, width, height,
                                                 TextMetrics::line_height(*this) * 0.62, LineNames::whole);
}

void LinePanel::paint_heading(wxDC& dc) {
    if (line_.remark.empty())
        return;
    const int left = FromDIP(line_margin);
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(Theme::current().error);
    draw_ellipsized(dc, wx(line_.remark), {left, FromDIP(5)}, GetClientSize().x - 2 * left);
}

void LinePanel::paint_empty(wxDC& dc) {
    const wxString words = _("The battle line is empty. Troops that you add appear here.");
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(Theme::current().faint);
    const int wide = std::min(TextMetrics::width(dc, words), GetClientSize().x - 2 * FromDIP(line_margin));
    draw_ellipsized(dc, words,
                    {(GetClientSize().x - wide) / 2, (GetClientSize().y - TextMetrics::line_height(dc)) / 2},
                    wide);
}

void LinePanel::paint(wxDC& dc) {
    if (line_.boxes.empty() && bench_.has_document())
        paint_empty(dc);
    if (line_.boxes.empty())
        return;
    paint_heading(dc);
    if (!painter_)
        return;
    // On GTK the DC has a graphics context already; creating one would wait for the display.
    std::optional<wxGCDC> made;
    if (dc.GetGraphicsContext() == nullptr)
        made.emplace(wxGraphicsContext::CreateFromUnknownDC(dc));
    wxDC& drawing = made ? static_cast<wxDC&>(*made) : dc;
    wxGraphicsContext* context = drawing.GetGraphicsContext();
    context->PushState();
    context->Translate(FromDIP(line_margin), heading_height());
    auto* cairo = static_cast<cairo_t*>(context->GetNativeContext());
    painter_->paint(cairo, line_colours(TextMetrics::line_height(*this) * 0.62), bench_.selection());
    context->PopState();
    if (dragging_) {
        drawing.SetPen(wxPen(Theme::current().accent, FromDIP(2)));
        drawing.SetBrush(*wxTRANSPARENT_BRUSH);
        const int half = FromDIP(12);
        drawing.DrawRectangle(dragged_to_.x - half, dragged_to_.y - half / 2, 2 * half, half);
    }
}

std::optional<std::size_t> LinePanel::box_at(const wxPoint& point) const {
    return painter_ ? painter_->box_at(point.x - FromDIP(line_margin), point.y - heading_height())
                    : std::nullopt;
}

std::optional<wxPoint> LinePanel::point_of(std::size_t box) const {
    const wxSize size = GetClientSize();
    const int step = std::max(1, FromDIP(3));
    for (int y = heading_height(); y < size.y; y += step)
        for (int x = 0; x < size.x; x += step)
            if (box_at({x, y}) == box)
                return wxPoint(x + step / 2, y + step / 2);
    return std::nullopt;
}

void LinePanel::press(wxMouseEvent& event) {
    SetFocus();
    pressed_ = box_at(event.GetPosition());
    pressed_at_ = event.GetPosition();
    if (pressed_ && !HasCapture())
        CaptureMouse();
    if (!pressed_ || !bench_.has_document())
        return;
    const Place place = line_.boxes[*pressed_].place;
    Places places = event.ControlDown() ? bench_.selection() : Places{};
    places.push_back(place);
    // The selection does not change the line, so pressed_ stays valid.
    bench_.select(std::move(places));
}

void LinePanel::move(wxMouseEvent& event) {
    if (pressed_ && event.LeftIsDown()) {
        const wxPoint way = event.GetPosition() - pressed_at_;
        dragging_ = dragging_ || std::abs(way.x) + std::abs(way.y) > FromDIP(drag_distance);
        dragged_to_ = event.GetPosition();
        if (dragging_)
            Refresh();
        return;
    }
    update_tip(event.GetPosition());
}

void LinePanel::release(wxMouseEvent& event) {
    if (HasCapture())
        ReleaseMouse();
    const bool dragged = dragging_;
    dragging_ = false;
    if (dragged && pressed_)
        drop(event.GetPosition());
    pressed_.reset();
    Refresh();
}

void LinePanel::drop(const wxPoint& at) {
    const Place from = line_.boxes[*pressed_].place;
    std::optional<Change> change;
    if (const std::optional<std::size_t> target = box_at(at)) {
        // Dragged to the left, it is dropped before the target; to the right, behind it.
        change = moved_to(bench_.army(), bench_.ruleset(), {from}, line_.boxes[*target].place,
                          at.x < pressed_at_.x ? DropSide::before : DropSide::after);
    } else if (const std::optional<std::uint32_t> body =
                   painter_->body_at(at.x - FromDIP(line_margin), at.y - heading_height())) {
        if (*body != from.body)
            change = moved_to(bench_.army(), bench_.ruleset(), {from}, {*body, 0, 0});
    }
    if (change)
        bench_.apply(_("Move in the battle line"), std::move(*change));
}

wxString LinePanel::words_of(const LineBox& box) const {
    wxString words = wx(place_name(box.place, bench_.army(), bench_.ruleset()));
    if (box.place.level() == Level::troop)
        words += "\n" + wx(notation_of(box.place, bench_.army(), bench_.ruleset(), bench_.report()));
    for (const GridMark& mark : box.marks)
        words += "\n" + wx(mark.sign + " " + mark.name);
    if (!box.fits)
        words += "\n" + _("There is no room for it in its sector.");
    return words;
}

wxRect LinePanel::rect_of(const LineBox& box) const {
    if (!painter_)
        return {};
    const LinePainter::Rectangle at = painter_->rectangle_of(box);
    return {FromDIP(line_margin) + static_cast<int>(at.x), heading_height() + static_cast<int>(at.y),
            static_cast<int>(at.width), static_cast<int>(at.height)};
}

AccessibleParts::Source LinePanel::parts_source() {
    const auto select = [this](std::size_t box) { bench_.select({line_.boxes[box].place}); };
    return {[this] { return bench_.has_document() ? line_.boxes.size() : 0; },
            [this](std::size_t box) { return words_of(line_.boxes[box]); },
            [this](std::size_t box) { return rect_of(line_.boxes[box]); },
            [this](std::size_t box) {
                const Places& selected = bench_.selection();
                return std::find(selected.begin(), selected.end(), line_.boxes[box].place) != selected.end();
            },
            select,
            select};
}

void LinePanel::update_tip(const wxPoint& at) {
    const std::optional<std::size_t> box = box_at(at);
    const int index = box ? static_cast<int>(*box) : -1;
    if (index == hovered_)
        return;
    hovered_ = index;
    UnsetToolTip();
    if (!box)
        return;
    SetToolTip(words_of(line_.boxes[*box]));
}

} // namespace muster
