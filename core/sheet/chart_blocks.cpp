// SPDX-License-Identifier: MIT
// Charts and cards: small tables, as many beside each other as there is room for.
#include "sheet/box_strips.h"
#include "sheet/page_sections.h"
#include "sheet/table_setter.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace muster {

namespace {

constexpr double gutter = 14;

// One chart set in a width.
class ChartBox {
public:
    ChartBox(SheetChart chart, const PageSetting& setting, double width)
        : chart_(std::move(chart)), type_(setting.type), size_(setting.small()), width_(width) {
        set_columns();
        height_ = heading_height() + 3;
        for (const SheetChart::Row& row : chart_.rows)
            height_ += row_height(row);
    }

    // Without breaking words.
    static double least_width(const SheetChart& chart, const PageSetting& setting) {
        double least = 0;
        for (std::size_t i = 0; i < std::max<std::size_t>(1, chart.columns.size()); ++i)
            least += cell_widths(chart, setting.type, setting.small(), i).second + 6;
        double label = 0;
        for (const SheetChart::Row& row : chart.rows)
            label = std::max(label, setting.type.widest_word(row.label, {setting.small()}));
        return least + label;
    }

    [[nodiscard]] double height() const { return height_; }

    void paint(cairo_t* context, double x, double y) const {
        set_colour(context, black);
        type_.draw(context, chart_.name, {size_ * 1.05, true}, x, y, width_);
        double top = y + heading_height();
        if (has_heads()) {
            set_colour(context, grey);
            for (std::size_t i = 0; i < columns_.size(); ++i)
                type_.draw(context, chart_.columns[i], {size_, false, false, alignment()}, x + columns_[i].x,
                           top - head_height() - 1, columns_[i].width);
        }
        draw_rule(context, x, top, width_, 0.5, black);
        top += 3;
        set_colour(context, black);
        for (const SheetChart::Row& row : chart_.rows) {
            type_.draw(context, row.label, {size_}, x, top, label_width_);
            for (std::size_t i = 0; i < columns_.size() && i < row.cells.size(); ++i)
                type_.draw(context, row.cells[i], {size_, false, false, alignment()}, x + columns_[i].x, top,
                           columns_[i].width);
            top += row_height(row);
        }
    }

private:
    struct Column {
        double x = 0;
        double width = 0;
    };

    // How wide the column's cells want to be and, broken between words, must be.
    static std::pair<double, double> cell_widths(const SheetChart& chart, const Typesetter& type, double size,
                                                 std::size_t index) {
        std::pair<double, double> widths{0, 0};
        const auto widen = [&](const std::string& text) {
            widths.first = std::max(widths.first, type.measure(text, {size}).width);
            widths.second = std::max(widths.second, type.widest_word(text, {size}));
        };
        if (index < chart.columns.size())
            widths.second = type.widest_word(chart.columns[index], {size});
        for (const SheetChart::Row& row : chart.rows)
            if (index < row.cells.size())
                widen(row.cells[index]);
        widths.first = std::max(widths.first, widths.second);
        return widths;
    }

    // A single column of words needs no heading; figures in columns do.
    [[nodiscard]] bool has_heads() const { return chart_.columns.size() > 1; }
    [[nodiscard]] Alignment alignment() const {
        return columns_.size() > 1 ? Alignment::middle : Alignment::start;
    }
    [[nodiscard]] double head_height() const {
        double height = 0;
        for (std::size_t i = 0; i < columns_.size() && has_heads(); ++i)
            height = std::max(height, type_.measure(chart_.columns[i], {size_}, columns_[i].width).height);
        return height;
    }
    [[nodiscard]] double heading_height() const {
        return type_.measure(chart_.name, {size_ * 1.05, true}, width_).height + head_height() + 2;
    }
    [[nodiscard]] double row_height(const SheetChart::Row& row) const {
        double height = type_.measure(row.label, {size_}, label_width_).height;
        for (std::size_t i = 0; i < columns_.size() && i < row.cells.size(); ++i)
            height = std::max(height, type_.measure(row.cells[i], {size_}, columns_[i].width).height);
        return height + 1.2;
    }

    void set_columns() {
        double natural_label = 0;
        for (const SheetChart::Row& row : chart_.rows)
            natural_label = std::max(natural_label, type_.measure(row.label, {size_}).width);
        const std::size_t count = std::max<std::size_t>(1, chart_.columns.size());
        std::vector<double> natural;
        double wanted = 0;
        double least = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const auto [wide, narrow] = cell_widths(chart_, type_, size_, i);
            natural.push_back(wide);
            wanted += wide + 6;
            least += narrow + 6;
        }
        const double room = width_ - std::min(natural_label, std::max(width_ * 0.35, width_ - wanted));
        const double share = wanted > room ? room / wanted : 1;
        (void)least;
        label_width_ = natural_label == 0 ? 0 : width_ - std::min(room, wanted) - 0;
        double x = label_width_;
        if (count == 1 && natural_label > 0) {
            label_width_ = std::min(label_width_, natural_label + 1);
            x = label_width_;
        }
        const double spread = count == 1 ? (width_ - x) / std::max(1.0, natural[0] + 6) : share;
        for (const double wide : natural) {
            const double width = (wide + 6) * spread;
            columns_.push_back({x + (natural_label == 0 && count == 1 ? 0 : 4), width - 5});
            x += width;
        }
    }

    SheetChart chart_;
    const Typesetter& type_;
    double size_;
    double width_;
    double label_width_ = 0;
    double height_ = 0;
    std::vector<Column> columns_;
};

// Boxes in columns of equal width, each put on the shortest, as one block or, if they are higher than
// most_height, as several.
template <typename Box>
void append_in_columns(std::vector<FlowBlock>& blocks, std::vector<std::shared_ptr<Box>> boxes,
                       std::size_t columns, double width, double gap, double most_height) {
    struct Spot {
        std::shared_ptr<Box> box;
        double x;
        double y;
    };
    std::vector<Spot> spots;
    std::vector<double> heights(columns, 0);
    const auto finish = [&] {
        if (spots.empty())
            return;
        FlowBlock block;
        block.height = *std::max_element(heights.begin(), heights.end());
        block.space_above = gap;
        block.paint = [spots](cairo_t* context, double x, double y) {
            for (const Spot& spot : spots)
                spot.box->paint(context, x + spot.x, y + spot.y);
        };
        blocks.push_back(std::move(block));
        spots.clear();
        heights.assign(columns, 0);
    };
    for (const std::shared_ptr<Box>& box : boxes) {
        auto shortest = std::min_element(heights.begin(), heights.end());
        if (*shortest > 0 && *shortest + gap + box->height() > most_height) {
            finish();
            shortest = heights.begin();
        }
        const double y = *shortest == 0 ? 0 : *shortest + gap;
        spots.push_back({box, static_cast<double>(shortest - heights.begin()) * (width + gutter), y});
        *shortest = y + box->height();
    }
    finish();
}

// A short fact is not broken between its words.
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

    // Paints, if there is a context; tells the height.
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
        for (const SheetRow& row : card_.rows) {
            y += 3;
            words(shown_name(row), {setting_.size, true}, black);
            words(facts(row), {setting_.small()}, black);
            strips(context, row.strips, x, y, width);
        }
        strips(context, card_.strips, x, y, width);
        return y - top;
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
            text += text.empty() ? "" : goes_on ? ", " : " · ";
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

void append_charts(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    if (sheet.charts.empty())
        return;
    double least = setting.small() * 15;
    for (const SheetChart& chart : sheet.charts)
        least = std::max(least, std::min(setting.width, ChartBox::least_width(chart, setting)));
    const auto columns =
        std::clamp<std::size_t>(static_cast<std::size_t>((setting.width + gutter) / (least + gutter)), 1,
                                std::min<std::size_t>(sheet.charts.size(), 5));
    const double width =
        (setting.width - gutter * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    std::vector<std::shared_ptr<ChartBox>> boxes;
    for (const SheetChart& chart : sheet.charts)
        boxes.push_back(std::make_shared<ChartBox>(chart, setting, width));
    if (notes_stand_with_charts(sheet))
        boxes.push_back(
            std::make_shared<ChartBox>(SheetChart{"Notes", "", {}, {{"", {sheet.notes}}}}, setting, width));
    // Where room is short, the highest first: so the columns come out alike.
    if (setting.space < 1)
        std::stable_sort(boxes.begin(), boxes.end(),
                         [](const auto& a, const auto& b) { return a->height() > b->height(); });
    append_in_columns(blocks, std::move(boxes), columns, width, setting.size * setting.space,
                      setting.height * 0.9);
}

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
            append_in_columns(blocks, std::move(row), columns, width, 10, setting.height);
            row.clear();
        }
    }
    append_in_columns(blocks, std::move(row), columns, width, 10, setting.height);
}

} // namespace muster
