// SPDX-License-Identifier: MIT
// Cards to cut out, one for each unit.
#include "sheet/detail/box_strips.h"
#include "sheet/detail/page_columns.h"
#include "sheet/detail/page_sections.h"
#include "sheet/detail/table_setter.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// A short fact is kept on one line.
std::string kept_together(const std::string& fact) {
    constexpr std::size_t short_fact = 20;
    if (fact.size() > short_fact)
        return fact;
    std::string result;
    for (const char c : fact)
        result += c == ' ' ? "\u00a0" : std::string(1, c);
    return result;
}

// A unit's card with a border to cut along.
class CardBox {
public:
    CardBox(const SheetCard& card, const SheetModel& sheet, const PageSetting& setting, double width)
        : card_(card), sheet_(sheet), setting_(setting), width_(width) {
        height_ = walk(nullptr, 0, 0) + 2 * space;
    }

    [[nodiscard]] double height() const { return height_; }
    void paint(cairo_t* context, double x, double y) const {
        cairo_rectangle(context, x, y, width_, height_);
        set_colour(context, grey);
        cairo_set_line_width(context, 0.6);
        cairo_stroke(context);
        walk(context, x + space, y + space);
    }

private:
    static constexpr double space = 7;

    // Paints if there is a context. Returns the height.
    double walk(cairo_t* context, double x, double y) const {
        const double width = width_ - 2 * space;
        const double top = y;
        const auto words = [&](const std::string& text, const TextStyle& style, const Colour& colour) {
            if (text.empty())
                return;
            if (context != nullptr) {
                set_colour(context, colour);
                setting_.type.draw(context, text, style, x, y, width);
            }
            y += setting_.type.measure(text, style, width).height;
        };
        std::string marks;
        for (const GridMark& mark : card_.marks)
            marks += mark.sign + " ";
        words(marks + card_.name, {setting_.size * 1.15, true}, black);
        words(card_.within + " · " + sheet_.title, {setting_.small()}, grey);
        words(card_.note, {setting_.small()}, grey);
        for (std::size_t i = 0; i < card_.rows.size();) {
            const SheetRow& row = card_.rows[i];
            const std::size_t alike = alike_from(i);
            y += 3;
            // The title of the card need not be repeated.
            if (alike > 1 || shown_name(row) != card_.name)
                words((alike > 1 ? fmt::format("{} × ", alike) : "") + shown_name(row), {setting_.size, true},
                      black);
            words(facts(row), {setting_.small()}, black);
            words(row.note, {setting_.small()}, grey);
            for (const std::size_t end = i + alike; i < end; ++i)
                strips(context, card_.rows[i].strips, x, y, width);
        }
        strips(context, card_.strips, x, y, width);
        return y - top;
    }

    // The number of identical rows from this one on.
    [[nodiscard]] std::size_t alike_from(std::size_t first) const {
        std::size_t end = first + 1;
        const auto same = [](const SheetRow& a, const SheetRow& b) {
            return shown_name(a) == shown_name(b) && a.cells == b.cells && b.note.empty();
        };
        while (end < card_.rows.size() && card_.rows[end].count == 1 &&
               same(card_.rows[first], card_.rows[end]))
            ++end;
        return end - first;
    }

    void strips(cairo_t* context, const std::vector<BoxRun>& runs, double x, double& y, double width) const {
        if (runs.empty())
            return;
        const BoxStrips set(runs, setting_, width);
        y += 3;
        if (context != nullptr)
            set.paint(context, setting_.type, x, y);
        y += set.height();
    }

    // "(HIM-III-RA)EII · cf foot 2 · Turn 45° · Hand-to-hand: HC 2, MC 3"
    [[nodiscard]] std::string facts(const SheetRow& row) const {
        std::string text;
        std::string group;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const GridColumn& column = sheet_.table.columns[i];
            if (row.cells[i].empty())
                continue;
            std::string cell = row.cells[i];
            std::replace(cell.begin(), cell.end(), '\n', '/');
            const bool new_group = !column.group.empty() && column.group != group;
            const bool goes_on = !column.group.empty() && column.group == group;
            group = column.group;
            text += text.empty() ? "" : goes_on ? ", " : "\u00a0· ";
            if (new_group)
                text += column.group + ": ";
            text += kept_together(column.strong ? cell : fmt::format("{} {}", column.short_name, cell));
        }
        return text;
    }

    const SheetCard& card_;
    const SheetModel& sheet_;
    PageSetting setting_;
    double width_;
    double height_ = 0;
};

} // namespace

void append_cards(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    if (sheet.cards.empty())
        return;
    const std::size_t columns = setting.width > 600 ? 3 : 2;
    const double width =
        (setting.width - gutter * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    std::vector<std::shared_ptr<CardBox>> row;
    for (const SheetCard& card : sheet.cards) {
        row.push_back(std::make_shared<CardBox>(card, sheet, setting, width));
        if (row.size() == columns) {
            append_in_columns(blocks, std::move(row), columns, width, 10, setting.height, setting.height);
            row.clear();
        }
    }
    append_in_columns(blocks, std::move(row), columns, width, 10, setting.height, setting.height);
}

} // namespace muster
