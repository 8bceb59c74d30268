// SPDX-License-Identifier: MIT
// WrittenTroops: the army as it was read from a written list, each troop tied to the line that says it;
// beneath it the findings, once the army may be judged, and what was settled without asking.
#pragma once

#include "gui/widgets/drawn_list.h"
#include "mail/written_army.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace muster {

class Report;
struct Ruleset;

class WrittenTroops : public DrawnList {
public:
    struct Handlers {
        std::function<void(std::size_t)> point;  // at a line's troop; 0: at none
        std::function<void(std::size_t)> select; // a line's troop
    };

    WrittenTroops(wxWindow* parent, Handlers handlers);

    // `report` is null while the army may not be judged.
    void show(const WrittenArmy& written, const Ruleset& ruleset, const Report& computed, bool judged);
    // Highlights the troops of the lines; 0: none. Scrolls to the selected ones.
    void point_at(std::size_t line);
    void select_line(std::size_t line);
    // The first row that the line says; -1 if there is none.
    [[nodiscard]] int row_of_line(std::size_t line) const;
    [[nodiscard]] bool shows_highlighted(std::size_t row) const { return is_highlighted(row); }
    [[nodiscard]] wxString text() const;
    [[nodiscard]] wxString row_text(std::size_t row) const override;

protected:
    [[nodiscard]] std::size_t row_count() const override { return rows_.size(); }
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    void row_selected(std::size_t row) override;
    [[nodiscard]] bool is_highlighted(std::size_t row) const override;
    [[nodiscard]] bool has_line_below(std::size_t row) const override;
    [[nodiscard]] wxString paint_key(std::size_t row) const override;

private:
    enum class RowKind : std::uint8_t { heading, unit, troop, note };
    struct Row {
        RowKind kind = RowKind::note;
        wxString amount;
        wxString words;
        wxString more;
        std::size_t line = 0; // of the text that says it; 0: none
        bool open = false;
        bool within_unit = false; // another row of the unit follows
    };

    void add_army(const WrittenArmy& written, const Ruleset& ruleset, const Report& report);
    void add_findings(const WrittenArmy& written, const Ruleset& ruleset, const Report& report);
    void refresh_line(std::size_t line);
    [[nodiscard]] int text_left(const Row& row) const;

    Handlers handlers_;
    std::vector<Row> rows_;
    std::size_t pointed_ = 0; // lines
    std::size_t selected_ = 0;
};

} // namespace muster
