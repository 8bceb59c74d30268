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
#include <cmath>
#include <cstdlib>

namespace muster {

namespace {

constexpr int line_margin = 10;
constexpr double text_share = 0.62;    // of the labels, of the window's lines
constexpr double smallest_share = 0.7; // of that, in small boxes
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
    look.smallest_text = text_size * smallest_share;
    look.name_text = text_size;
    return look;
}

} // namespace

LinePanel::LinePanel(wxWindow* parent, Workbench& bench)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxHSCROLL | wxVSCROLL),
      bench_(bench), parts_(*this, _("Battle line"), AccessibleParts::Kind::list, parts_source()) {
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
    follow_scrollbars();
    bench_.observe([this](Changed changed) { update(changed); });
}

void LinePanel::follow_scrollbars() {
    for (const auto& type : {wxEVT_SCROLLWIN_TOP, wxEVT_SCROLLWIN_BOTTOM, wxEVT_SCROLLWIN_LINEUP,
                             wxEVT_SCROLLWIN_LINEDOWN, wxEVT_SCROLLWIN_PAGEUP, wxEVT_SCROLLWIN_PAGEDOWN,
                             wxEVT_SCROLLWIN_THUMBTRACK, wxEVT_SCROLLWIN_THUMBRELEASE})
        Bind(type, [this](wxScrollWinEvent& event) {
            event.Skip();
            CallAfter([this] {
                hovered_ = -1;
                Refresh();
            });
        });
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
    if (!pressed_) // what is pressed is in sight, and must not move under the pointer
        show_selected();
    Refresh();
}

wxPoint LinePanel::origin() const {
    return {FromDIP(line_margin) - GetScrollPos(wxHORIZONTAL), heading_height() - GetScrollPos(wxVERTICAL)};
}

// Scrolls to the first selected box that is out of sight.
void LinePanel::show_selected() {
    if (!painter_ || bench_.selection().empty())
        return;
    const Place& selected = bench_.first_selected();
    const auto box = std::find_if(line_.boxes.begin(), line_.boxes.end(),
                                  [&](const LineBox& one) { return one.place == selected; });
    if (box == line_.boxes.end())
        return;
    const wxRect at = rect_of(*box);
    const wxSize size = GetClientSize();
    if (at.x < 0 || at.GetRight() > size.x)
        SetScrollPos(wxHORIZONTAL, GetScrollPos(wxHORIZONTAL) + at.x + at.width / 2 - size.x / 2);
    if (at.y < heading_height() || at.GetBottom() > size.y)
        SetScrollPos(wxVERTICAL, GetScrollPos(wxVERTICAL) + at.y + at.height / 2 - size.y / 2);
}

int LinePanel::heading_height() const {
    return line_.remark.empty() ? FromDIP(6) : TextMetrics::line_height(*this) + FromDIP(8);
}

void LinePanel::lay_out() {
    painter_.reset();
    const wxSize size = GetClientSize();
    const int width = size.x - 2 * FromDIP(line_margin);
    const int height = size.y - heading_height() - FromDIP(6);
    wxSize whole = {width, height};
    if (bench_.has_document() && width > FromDIP(60) && height > FromDIP(smallest_line)) {
        // Where boxes would be too small for their letters, the line is larger than the panel and scrolls.
        const double text = TextMetrics::line_height(*this) * text_share;
        const double scale = LinePainter::readable_scale(line_, typesetter_, text * smallest_share);
        whole.IncTo(
            wxSize(static_cast<int>(std::ceil(line_.width * scale)),
                   static_cast<int>(std::ceil(LinePainter::height_for(line_, line_.width * scale, text)))));
        painter_ =
            std::make_unique<LinePainter>(line_, typesetter_, whole.x, whole.y, text, LineNames::whole);
    }
    SetScrollbar(wxHORIZONTAL, GetScrollPos(wxHORIZONTAL), std::max(width, 1), std::max(whole.x, 1));
    SetScrollbar(wxVERTICAL, GetScrollPos(wxVERTICAL), std::max(height, 1), std::max(whole.y, 1));
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
    context->Clip(0, heading_height(), GetClientSize().x, GetClientSize().y - heading_height());
    context->Translate(origin().x, origin().y);
    auto* cairo = static_cast<cairo_t*>(context->GetNativeContext());
    painter_->paint(cairo, line_colours(TextMetrics::line_height(*this) * text_share), bench_.selection());
    context->PopState();
    if (dragging_) {
        drawing.SetPen(wxPen(Theme::current().accent, FromDIP(2)));
        drawing.SetBrush(*wxTRANSPARENT_BRUSH);
        const int half = FromDIP(12);
        drawing.DrawRectangle(dragged_to_.x - half, dragged_to_.y - half / 2, 2 * half, half);
    }
}

std::optional<std::size_t> LinePanel::box_at(const wxPoint& point) const {
    return painter_ ? painter_->box_at(point.x - origin().x, point.y - origin().y) : std::nullopt;
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
                   painter_->body_at(at.x - origin().x, at.y - origin().y)) {
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
    return {origin().x + static_cast<int>(at.x), origin().y + static_cast<int>(at.y),
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
