// SPDX-License-Identifier: MIT
// LibraryShelves: what part of the library is shown: everything, the armies of a rule set, those with a tag,
// or the trash; each with its count.
#pragma once

#include "gui/widgets/drawn_list.h"
#include "library/library_view.h"

#include <functional>
#include <vector>

namespace muster {

class LibraryShelves : public DrawnList {
public:
    enum class Kind : std::uint8_t { all, ruleset, tag, trash };
    struct Entry {
        Kind kind = Kind::all;
        std::string id; // of the rule set, or the tag
        wxString label;
        std::size_t armies = 0;
    };

    LibraryShelves(wxWindow* parent, std::function<void()> chosen);

    // Keeps what is chosen if it is still there, else shows everything.
    void show(std::vector<Entry> entries);
    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    [[nodiscard]] Entry chosen() const;
    void choose(std::size_t entry);

    [[nodiscard]] wxString row_words(std::size_t row) const override;

protected:
    [[nodiscard]] std::size_t row_count() const override { return entries_.size(); }
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    void row_chosen(std::size_t /*row*/) override { chosen_(); }
    [[nodiscard]] wxColour ground() const override;
    [[nodiscard]] bool has_line_below(std::size_t row) const override;

private:
    void fit_width();

    std::function<void()> chosen_;
    std::vector<Entry> entries_;
};

} // namespace muster
