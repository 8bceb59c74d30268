// SPDX-License-Identifier: MIT
#include "gui/odds/odds_matrix_view.h"

#include "gui/odds/odds_colours.h"
#include "gui/odds/odds_words.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"
#include "gui/widgets/drawn_window.h"
#include "odds/contender_words.h"

#include <wx/intl.h>
#include <wx/settings.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace muster {

namespace {

constexpr int least_cell_width = 54;
constexpr int most_name_width = 400;
constexpr int most_heading_height = 110; // in several lines; a tip says the whole heading
constexpr int matrix_padding = 8;
constexpr int row_padding = 4;
constexpr int scroll_step = 12;

wxString row_name(const Contender& contender) {
    return wx(name_and_notation(contender));
}

// As name_and_notation() ends.
wxString times_words(std::int32_t times) {
    return times > 1 ? wxString::FromUTF8(" ×" + std::to_string(times)) : wxString();
}

} // namespace

// Of a name and a class that are too wide together, the name is cut first, and how many they are never.
wxString OddsMatrixView::shortened_name(wxDC& dc, const Contender& own, int width) {
    wxString name = row_name(own);
    wxString kept = times_words(own.times);
    const wxString with_class = "  " + wx(own.notation) + kept;
    if (name.EndsWith(with_class) && TextMetrics::width(dc, with_class) < width * 3 / 4)
        kept = with_class;
    (void)name.EndsWith(kept, &name);
    return TextMetrics::ellipsized(dc, name, width - TextMetrics::width(dc, kept)) + kept;
}

namespace {

// In words, and with the names of all that it stands for.
wxString full_name(const Contender& contender, const Ruleset& ruleset) {
    wxString text = row_name(contender);
    if (!contender.also.empty())
        text += "\n" + wx(contender.name) + ", " + wx(contender.also);
    return text + "\n" + wx(spelled_out(contender.troop, ruleset));
}

// Words that stand upright beside each other, in as many lines as there is room for.
std::vector<wxString> heading_lines(wxDC& dc, wxString text, int width, int most) {
    std::vector<wxString> lines;
    while (!text.empty()) {
        std::size_t end = text.length();
        while (end != 0 && TextMetrics::width(dc, text.Left(end)) > width) {
            const std::size_t space = text.Left(end).rfind(' ');
            end = space == wxString::npos ? 0 : space;
        }
        if (end == 0 || (end < text.length() && static_cast<int>(lines.size()) + 1 == most)) {
            lines.push_back(TextMetrics::ellipsized(dc, text, width));
            break;
        }
        lines.push_back(text.Left(end));
        text = text.Mid(end + 1);
    }
    return lines;
}

// Those in place of figures, each once.
std::set<std::string> words_of_cells(OddsBoard& board) {
    std::set<std::string> words;
    for (std::size_t mine = 0; mine < board.mine().size(); ++mine)
        for (std::size_t theirs = 0; theirs < board.theirs().size(); ++theirs)
            words.insert(board.matrix().cell(mine, theirs).word);
    return words;
}

} // namespace

OddsMatrixView::OddsMatrixView(wxWindow* parent, std::function<void(std::size_t, std::size_t)> choose)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxHSCROLL | wxVSCROLL | wxWANTS_CHARS),
      choose_(std::move(choose)) {
    set_theme_style(*this);
    set_accessible_name(*this, _("Own troops against others"));
    set_accessible_role(*this, AccessibleRole::choice);
    SetScrollRate(FromDIP(scroll_step), FromDIP(scroll_step));
    EnableScrolling(false, false); // all is painted anew, as the headings stay
    bind_painting(
        *this, [] { return Theme::current().paper; }, [this](wxDC& dc) { paint(dc); });
    bind_resizing(*this, [this] { reveal_chosen(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        if (const std::optional<Place> place = place_at(event.GetPosition()))
            this->choose(*place);
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { hover(event.GetPosition()); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& /*event*/) { hover({-1, -1}); });
    Bind(wxEVT_KEY_DOWN, &OddsMatrixView::press_key, this);
    for (const auto& type : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
        Bind(type, [this](wxFocusEvent& event) {
            Refresh();
            event.Skip();
        });
}

void OddsMatrixView::show(OddsBoard* board) {
    board_ = board;
    waiting_.clear();
    UnsetToolTip();
    lay_out();
    reveal_chosen();
    Refresh();
}

void OddsMatrixView::wait(const wxString& words) {
    board_ = nullptr;
    waiting_ = words;
    UnsetToolTip();
    announce(*this, words);
    Refresh();
}

void OddsMatrixView::lay_out() {
    if (board_ == nullptr || !board_->has_pair()) {
        SetVirtualSize(0, 0);
        return;
    }
    cell_height_ = TextMetrics::line_height(*this) + FromDIP(row_padding);
    cell_width_ = std::max(FromDIP(least_cell_width),
                           TextMetrics::width(*this, GetFont(), ">99 %") + FromDIP(matrix_padding));
    for (const std::string& word : words_of_cells(*board_))
        cell_width_ =
            std::max(cell_width_, TextMetrics::width(*this, small_font(*this), wx(word)) + FromDIP(4));
    name_width_ = 0;
    for (const Contender& contender : board_->mine())
        name_width_ = std::max(name_width_, TextMetrics::width(*this, GetFont(), row_name(named(contender))));
    name_width_ = std::min(name_width_, FromDIP(most_name_width)) + FromDIP(2 * matrix_padding);
    int widest = 0;
    for (const Contender& contender : board_->theirs())
        widest = std::max(widest, TextMetrics::width(*this, small_font(*this), wx(contender.notation)));
    upright_ = widest + FromDIP(4) > cell_width_;
    heading_height_ =
        upright_ ? std::min(widest, FromDIP(most_heading_height)) + FromDIP(matrix_padding) : cell_height_;
    SetVirtualSize(name_width_ + cell_width_ * static_cast<int>(board_->theirs().size()),
                   heading_height_ + cell_height_ * static_cast<int>(board_->mine().size()));
}

int OddsMatrixView::full_height() const {
    const auto rows = board_ == nullptr ? 0 : static_cast<int>(board_->mine().size());
    return height_of(rows);
}

int OddsMatrixView::least_height() const {
    constexpr int few = 8;
    return std::min(height_of(few), full_height());
}

int OddsMatrixView::height_of(int rows) const {
    return heading_height_ + rows * cell_height_ + wxSystemSettings::GetMetric(wxSYS_HSCROLL_Y, this) +
           FromDIP(4);
}

wxRect OddsMatrixView::rect_at(const Place& place) const {
    return {name_width_ + static_cast<int>(place.column) * cell_width_,
            heading_height_ + static_cast<int>(place.row) * cell_height_, cell_width_, cell_height_};
}

wxRect OddsMatrixView::cell_rect(std::size_t mine, std::size_t theirs) {
    const auto position = [](const std::vector<std::size_t>& order, std::size_t index) {
        return static_cast<std::size_t>(std::find(order.begin(), order.end(), index) - order.begin());
    };
    const wxRect rect =
        rect_at({position(board_->matrix().rows(), mine), position(board_->matrix().columns(), theirs)});
    return {CalcScrolledPosition(rect.GetPosition()), rect.GetSize()};
}

std::optional<OddsMatrixView::Place> OddsMatrixView::place_at(const wxPoint& point) const {
    if (board_ == nullptr || !board_->has_pair())
        return std::nullopt;
    if (point.x < name_width_ || point.y < heading_height_)
        return std::nullopt;
    const wxPoint at = CalcUnscrolledPosition(point) - wxPoint(name_width_, heading_height_);
    const Place place{static_cast<std::size_t>(at.y / cell_height_),
                      static_cast<std::size_t>(at.x / cell_width_)};
    if (place.row >= board_->mine().size() || place.column >= board_->theirs().size())
        return std::nullopt;
    return place;
}

OddsMatrixView::Place OddsMatrixView::chosen_place() const {
    const auto position = [](const std::vector<std::size_t>& order, std::size_t index) {
        return static_cast<std::size_t>(std::find(order.begin(), order.end(), index) - order.begin());
    };
    return {position(board_->matrix().rows(), board_->chosen_mine()),
            position(board_->matrix().columns(), board_->chosen_theirs())};
}

Contender OddsMatrixView::named(Contender contender) const {
    if (board_->asked().equal_figures)
        contender.figures = 0;
    return contender;
}

wxString OddsMatrixView::cell_text(std::size_t mine, std::size_t theirs) const {
    return wx(board_->matrix().cell(mine, theirs).text());
}

wxString OddsMatrixView::pair_text(std::size_t mine, std::size_t theirs) const {
    const BoardCell& cell = board_->matrix().cell(mine, theirs);
    const wxString pair = wxString::Format(_("%s against %s"), row_name(named(board_->mine()[mine])),
                                           row_name(named(board_->theirs()[theirs])));
    if (!cell.chance)
        return pair + "\n" + wx(cell.reason);
    wxString text = pair + "\n" + asked_name(board_->mode(), board_->asked()) + " " + wx(cell.text());
    for (const wxString& line : outcome_lines(board_->mode(), cell, board_->side()))
        text += "\n    " + line;
    return text;
}

// The names of rows and columns stay in sight, whatever is scrolled.
void OddsMatrixView::paint(wxDC& dc) {
    if (!waiting_.empty()) {
        dc.SetFont(GetFont());
        dc.SetTextForeground(Theme::current().faint);
        draw_line(dc, waiting_, FromDIP(2 * matrix_padding), FromDIP(2 * matrix_padding));
    }
    if (board_ == nullptr || !board_->has_pair())
        return;
    DoPrepareDC(dc);
    for (std::size_t row = 0; row < board_->mine().size(); ++row)
        paint_row(dc, row);
    const wxRect chosen = rect_at(chosen_place());
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(Theme::current().accent, FromDIP(HasFocus() ? 3 : 2)));
    dc.DrawRectangle(chosen);
    const wxPoint view = CalcUnscrolledPosition({0, 0});
    const wxSize size = GetClientSize();
    paint_strip(dc, {view, wxSize(name_width_, size.y)});
    paint_names(dc, view.x);
    paint_strip(dc, {view, wxSize(size.x, heading_height_)});
    paint_headings(dc, view.y);
    paint_strip(dc, {view, wxSize(name_width_, heading_height_)});
}

void OddsMatrixView::paint_strip(wxDC& dc, const wxRect& strip) {
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(Theme::current().paper);
    dc.DrawRectangle(strip);
}

void OddsMatrixView::paint_names(wxDC& dc, int left) {
    dc.SetFont(GetFont());
    dc.SetTextForeground(Theme::current().text);
    const std::vector<std::size_t>& rows = board_->matrix().rows();
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const Contender own = named(board_->mine()[rows[row]]);
        const int x = left + FromDIP(matrix_padding);
        const int y = rect_at({row, 0}).y + FromDIP(row_padding) / 2;
        draw_line(dc, shortened_name(dc, own, name_width_ - 2 * FromDIP(matrix_padding)), x, y);
    }
}

void OddsMatrixView::paint_headings(wxDC& dc, int top) {
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(Theme::current().faint);
    const int line = TextMetrics::line_height(dc);
    const std::vector<std::size_t>& columns = board_->matrix().columns();
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const wxString code = wx(board_->theirs()[columns[column]].notation);
        const int left = rect_at({0, column}).x;
        if (upright_) {
            const std::vector<wxString> lines =
                heading_lines(dc, code, heading_height_ - FromDIP(matrix_padding), cell_width_ / line);
            int x = left + (cell_width_ - static_cast<int>(lines.size()) * line) / 2;
            for (const wxString& text : lines) {
                dc.DrawRotatedText(text, x, top + heading_height_ - FromDIP(3), 90);
                x += line;
            }
        } else {
            const int wide = TextMetrics::width(dc, code);
            draw_line(dc, code, left + (cell_width_ - wide) / 2, top + (heading_height_ - line) / 2);
        }
    }
}

void OddsMatrixView::paint_row(wxDC& dc, std::size_t row) {
    const Theme& theme = Theme::current();
    const std::size_t mine = board_->matrix().rows()[row];
    const std::vector<std::size_t>& columns = board_->matrix().columns();
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const BoardCell& cell = board_->matrix().cell(mine, columns[column]);
        const wxRect rect = rect_at({row, column});
        if (cell.chance)
            draw_cell_background(dc, rect, board_->mode(), cell, board_->asked(),
                                 board_->matrix().most_losses());
        dc.SetPen(theme.line);
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.DrawRectangle(rect);
        dc.SetTextForeground(cell.chance ? theme.text : theme.faint);
        dc.SetFont(cell.chance ? GetFont() : small_font(*this));
        const wxString text = TextMetrics::ellipsized(dc, cell_text(mine, columns[column]), rect.width);
        draw_line(dc, text, rect.x + (rect.width - TextMetrics::width(dc, text)) / 2,
                  rect.y + (rect.height - TextMetrics::line_height(dc)) / 2);
    }
}

// Scrolls as far as the pair that is looked at needs.
void OddsMatrixView::reveal_chosen() {
    if (board_ == nullptr || !board_->has_pair())
        return;
    const wxRect cell = rect_at(chosen_place());
    const wxPoint view = CalcUnscrolledPosition({0, 0});
    const wxSize size = GetClientSize();
    const auto shifted = [](int now, int room, int strip, int first, int length) {
        if (first - strip < now)
            return first - strip;
        return std::max(now, first + length - room);
    };
    const wxPoint wanted(shifted(view.x, size.x, name_width_, cell.x, cell.width),
                         shifted(view.y, size.y, heading_height_, cell.y, cell.height));
    const int unit = FromDIP(scroll_step);
    const auto units = [unit](int now, int want) {
        return want == now ? wxDefaultCoord : want < now ? want / unit : (want + unit - 1) / unit;
    };
    Scroll(units(view.x, wanted.x), units(view.y, wanted.y));
}

void OddsMatrixView::choose(const Place& place) {
    const std::size_t mine = board_->matrix().rows()[place.row];
    const std::size_t theirs = board_->matrix().columns()[place.column];
    announce(*this, pair_text(mine, theirs));
    choose_(mine, theirs);
    reveal_chosen();
}

// Of a cell its fight, of a heading whose it is.
wxString OddsMatrixView::tip_at(const wxPoint& point) const {
    if (const std::optional<Place> place = place_at(point))
        return pair_text(board_->matrix().rows()[place->row], board_->matrix().columns()[place->column]);
    if (board_ == nullptr || !board_->has_pair())
        return {};
    const wxPoint at = CalcUnscrolledPosition(point) - wxPoint(name_width_, heading_height_);
    const auto column = static_cast<std::size_t>(std::max(at.x, 0) / cell_width_);
    const bool is_heading = point.y < heading_height_;
    const bool is_name = point.x < name_width_;
    if (is_heading && !is_name && column < board_->theirs().size())
        return full_name(named(board_->theirs()[board_->matrix().columns()[column]]), board_->ruleset());
    const auto row = static_cast<std::size_t>(std::max(at.y, 0) / cell_height_);
    if (is_name && !is_heading && row < board_->mine().size())
        return full_name(named(board_->mine()[board_->matrix().rows()[row]]), board_->ruleset());
    return {};
}

void OddsMatrixView::hover(const wxPoint& point) {
    const wxString tip = tip_at(point);
    if (tip == GetToolTipText())
        return;
    if (tip.empty())
        UnsetToolTip();
    else
        SetToolTip(tip);
}

void OddsMatrixView::press_key(wxKeyEvent& event) {
    if (board_ == nullptr || !board_->has_pair() || event.HasAnyModifiers()) {
        event.Skip();
        return;
    }
    Place place = chosen_place();
    switch (event.GetKeyCode()) {
    case WXK_LEFT: place.column -= place.column > 0 ? 1U : 0U; break;
    case WXK_RIGHT: place.column += place.column + 1 < board_->theirs().size() ? 1U : 0U; break;
    case WXK_UP: place.row -= place.row > 0 ? 1U : 0U; break;
    case WXK_DOWN: place.row += place.row + 1 < board_->mine().size() ? 1U : 0U; break;
    default: event.Skip(); return;
    }
    choose(place);
}

} // namespace muster
