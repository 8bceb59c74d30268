// SPDX-License-Identifier: MIT
// ListTimeline: how many army lists there are at each time, as columns along the years. A click selects a
// year; another click on it, or Escape, clears the selection. A bar below shows the years of one list.
#pragma once

#include "lists/list_reader.h"

#include <wx/control.h>

#include <functional>
#include <optional>
#include <vector>

namespace muster {

// A year that is named below the columns, in pixels from the left.
struct YearLabel {
    wxString words;
    int left;
    int wide;
};

class ListTimeline : public wxControl {
public:
    ListTimeline(wxWindow* parent, std::function<void()> year_changed);

    void show(std::vector<Years> lists);
    void show_years(const Years& years);
    [[nodiscard]] std::optional<std::int32_t> year() const { return year_; }
    void select(std::optional<std::int32_t> year);
    // The x coordinate of a year.
    [[nodiscard]] int x_of(std::int32_t year) const;
    // Those that have room beside one another.
    [[nodiscard]] std::vector<YearLabel> year_labels() const;
    [[nodiscard]] bool AcceptsFocus() const override { return true; }

protected:
    [[nodiscard]] wxSize DoGetBestClientSize() const override;

private:
    [[nodiscard]] std::int32_t year_at(int x) const;
    void paint();
    void paint_columns(wxDC& dc, const wxRect& field) const;
    void paint_years(wxDC& dc, const wxRect& field) const;
    void press_key(wxKeyEvent& event);

    std::function<void()> year_changed_;
    std::vector<Years> lists_; // only those with years
    std::optional<Years> shown_;
    std::optional<std::int32_t> year_;
    std::int32_t first_ = -3000;
    std::int32_t last_ = 1900;
};

} // namespace muster
