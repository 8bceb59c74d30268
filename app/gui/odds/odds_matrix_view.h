// SPDX-License-Identifier: MIT
// OddsMatrixView: own troops against others, coloured by the chance. A click or the arrow keys choose a pair.
#pragma once

#include "gui/toolkit/wheel_scroll.h"
#include "odds/odds_board.h"

#include <wx/scrolwin.h>

#include <functional>
#include <optional>

namespace muster {

class OddsMatrixView : public wxScrolledCanvas, public KeepsWheel {
public:
    // `choose` gets own troop and opponent by their indices.
    OddsMatrixView(wxWindow* parent, std::function<void(std::size_t, std::size_t)> choose);

    // Null: there is nothing to show. The board must outlive what is shown.
    void show(OddsBoard* board);
    // Says this instead, until a board is shown.
    void wait(const wxString& words);
    // Of all rows, or the first few, and a bar to scroll them to the side.
    [[nodiscard]] int full_height() const;
    [[nodiscard]] int least_height() const;
    // Where the pair stands, in the window; of indices as in the board.
    [[nodiscard]] wxRect cell_rect(std::size_t mine, std::size_t theirs);
    [[nodiscard]] wxString cell_text(std::size_t mine, std::size_t theirs) const;
    // What fits of the name, class and number of a troop, in the font of the device and of its pixels.
    [[nodiscard]] static wxString shortened_name(wxDC& dc, const Contender& own, int width);

private:
    struct Place {
        std::size_t row;
        std::size_t column;
    };
    void lay_out();
    [[nodiscard]] int height_of(int rows) const;
    void paint(wxDC& dc);
    static void paint_strip(wxDC& dc, const wxRect& strip);
    void paint_names(wxDC& dc, int left);
    void paint_headings(wxDC& dc, int top);
    void reveal_chosen();
    void paint_row(wxDC& dc, std::size_t row);
    [[nodiscard]] wxRect rect_at(const Place& place) const; // without scrolling
    [[nodiscard]] std::optional<Place> place_at(const wxPoint& point) const;
    // Without figures in its name where it does not fight with those.
    [[nodiscard]] Contender named(Contender contender) const;
    [[nodiscard]] wxString tip_at(const wxPoint& point) const;
    [[nodiscard]] Place chosen_place() const;
    void choose(const Place& place);
    void hover(const wxPoint& point);
    void press_key(wxKeyEvent& event);
    [[nodiscard]] wxString pair_text(std::size_t mine, std::size_t theirs) const;

    std::function<void(std::size_t, std::size_t)> choose_;
    OddsBoard* board_ = nullptr;
    wxString waiting_;
    int name_width_ = 0;
    int heading_height_ = 0;
    int cell_width_ = 0;
    int cell_height_ = 0;
    bool upright_ = false; // the headings of the columns stand upright
};

} // namespace muster
