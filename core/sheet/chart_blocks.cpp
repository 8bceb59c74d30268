// SPDX-License-Identifier: MIT
// Charts: small tables, as many side by side as fit.
#include "base/translation.h"
#include "sheet/detail/page_columns.h"
#include "sheet/detail/page_sections.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>
#include <utility>

namespace muster {

namespace {

constexpr double column_space = 6; // between the columns of a chart

// One chart laid out in a given width.
class ChartBox {
public:
    ChartBox(SheetChart chart, const PageSetting& setting, double width)
        : chart_(std::move(chart)), type_(setting.type), size_(setting.small()), width_(width) {
        set_columns();
        height_ = heading_height() + 3;
        for (const SheetChart::Row& row : chart_.rows)
            height_ += row_height(row);
    }

    // Without breaking words, and with no sentence in more lines than one likes to read.
    static double least_width(const SheetChart& chart, const PageSetting& setting) {
        constexpr double most_lines = 4;
        double least = 0;
        for (std::size_t i = 0; i < std::max<std::size_t>(1, chart.columns.size()); ++i) {
            const auto [natural, narrow] = cell_widths(chart, setting.type, setting.small(), i);
            least += std::max(narrow, natural / most_lines) + column_space;
        }
        double label = 0;
        for (const SheetChart::Row& row : chart.rows)
            label = std::max(label, setting.type.widest_word(row.label, {setting.small()}));
        return least + label + rounding;
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

    // The width that the column's cells would like to have, and the least one if they are broken between
    // words.
    static std::pair<double, double> cell_widths(const SheetChart& chart, const Typesetter& type, double size,
                                                 std::size_t index) {
        std::pair<double, double> widths{0, 0};
        const auto widen = [&](const std::string& text) {
            widths.first = std::max(widths.first, type.measure(text, {size}).width + rounding);
            widths.second = std::max(widths.second, type.widest_word(text, {size}) + rounding);
        };
        if (index < chart.columns.size())
            widths.second = type.widest_word(chart.columns[index], {size}) + rounding;
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

    // Figures get the width they need, on the right; labels get the rest, or a third of the width if the
    // cells are words. No word is broken while the longest ones fit.
    void set_columns() {
        double natural_label = 0;
        double least_label = 0;
        for (const SheetChart::Row& row : chart_.rows) {
            if (row.label.empty())
                continue;
            natural_label = std::max(natural_label, type_.measure(row.label, {size_}).width + rounding);
            least_label = std::max(least_label, type_.widest_word(row.label, {size_}) + rounding);
        }
        const std::size_t count = std::max<std::size_t>(1, chart_.columns.size());
        std::vector<std::pair<double, double>> cells;
        double wanted = 0;
        double least = 0;
        for (std::size_t i = 0; i < count; ++i) {
            cells.push_back(cell_widths(chart_, type_, size_, i));
            wanted += cells.back().first + column_space;
            least += cells.back().second + column_space;
        }
        label_width_ = std::min(natural_label, std::max(width_ * 0.35, width_ - wanted));
        label_width_ = std::max(std::min(label_width_, width_ - least), std::min(least_label, width_ / 2));
        const double room = width_ - label_width_;
        if (count > 1 && room > wanted)
            label_width_ = width_ - wanted;
        const double share = wanted > least ? std::clamp((room - least) / (wanted - least), 0.0, 1.0) : 1;
        const double squeeze = std::min(1.0, room / least);
        const double indent = natural_label == 0 && count == 1 ? 0 : column_space - 2;
        double x = label_width_;
        for (const auto& [natural, narrow] : cells) {
            const double width =
                count == 1 ? room : (narrow + (natural - narrow) * share + column_space) * squeeze;
            columns_.push_back({x + indent, width - (count == 1 ? indent : column_space - 1)});
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

// The room below the blocks on their last page; a whole page if little is left.
double room_left(const std::vector<FlowBlock>& blocks, double height, double gap) {
    constexpr double worth_filling = 0.2; // of a page
    if (blocks.empty())
        return height;
    const PlacedBlock last = broken_into_pages(blocks, height).back().back();
    const double left = height - last.y - blocks[last.block].height - gap;
    return left < height * worth_filling ? height : left;
}

// In which order charts look for their place.
enum class ChartOrder { given, widest_first, highest_first };

// Charts in columns of equal width. A chart that needs more takes several columns side by side; each stands
// as high up as it can.
class ChartGrid {
public:
    ChartGrid(const std::vector<SheetChart>& charts, const PageSetting& setting, std::size_t columns)
        : columns_(columns),
          width_((setting.width - gutter * static_cast<double>(columns - 1)) / static_cast<double>(columns)),
          gap_(setting.size * setting.space) {
        for (const SheetChart& chart : charts) {
            const double needed = ChartBox::least_width(chart, setting);
            std::size_t span = 1;
            while (span < columns && width_of(span) < needed)
                ++span;
            items_.push_back({std::make_shared<ChartBox>(chart, setting, width_of(span)), span});
        }
    }

    // As few blocks as fit, the first no higher than first_height, the others than most_height.
    [[nodiscard]] std::vector<FlowBlock> blocks(ChartOrder order, double first_height,
                                                double most_height) const {
        std::vector<FlowBlock> result;
        std::vector<Item> left = items_;
        if (order != ChartOrder::given)
            std::stable_sort(left.begin(), left.end(), [order](const Item& a, const Item& b) {
                return order == ChartOrder::widest_first && a.span != b.span
                           ? a.span > b.span
                           : a.box->height() > b.box->height();
            });
        double limit = first_height;
        while (!left.empty()) {
            std::vector<Item> next;
            result.push_back(block_of(left, limit, next));
            left = std::move(next);
            limit = most_height;
        }
        return result;
    }

private:
    struct Item {
        std::shared_ptr<ChartBox> box;
        std::size_t span = 1; // columns
    };
    struct Spot {
        std::shared_ptr<ChartBox> box;
        double x = 0;
        double y = 0;
    };

    [[nodiscard]] double width_of(std::size_t span) const {
        return static_cast<double>(span) * width_ + static_cast<double>(span - 1) * gutter;
    }

    // What finds no room goes to `next`; one at least finds it.
    [[nodiscard]] FlowBlock block_of(const std::vector<Item>& items, double limit,
                                     std::vector<Item>& next) const {
        std::vector<double> heights(columns_, 0);
        std::vector<Spot> spots;
        for (const Item& item : items) {
            const auto [column, top] = highest_spot(heights, item.span);
            const double y = top == 0 ? 0 : top + gap_;
            const double end = y + item.box->height();
            if (!spots.empty() && end > limit) {
                next.push_back(item);
                continue;
            }
            spots.push_back({item.box, static_cast<double>(column) * (width_ + gutter), y});
            std::fill_n(heights.begin() + static_cast<std::ptrdiff_t>(column), item.span, end);
        }
        FlowBlock block;
        block.height = *std::max_element(heights.begin(), heights.end());
        block.space_above = gap_;
        block.paint = [spots](cairo_t* context, double x, double y) {
            for (const Spot& spot : spots)
                spot.box->paint(context, x + spot.x, y + spot.y);
        };
        return block;
    }

    // The first column, and the height that is taken there already.
    [[nodiscard]] static std::pair<std::size_t, double> highest_spot(const std::vector<double>& heights,
                                                                     std::size_t span) {
        std::pair<std::size_t, double> best{0, std::numeric_limits<double>::infinity()};
        for (std::size_t first = 0; first + span <= heights.size(); ++first) {
            const auto begin = heights.begin() + static_cast<std::ptrdiff_t>(first);
            const double top = *std::max_element(begin, begin + static_cast<std::ptrdiff_t>(span));
            if (top < best.second)
                best = {first, top};
        }
        return best;
    }

    std::size_t columns_;
    double width_;
    double gap_;
    std::vector<Item> items_;
};

} // namespace

// In as many columns as the widest of the narrow charts allows; where room is short, the widest and highest
// first, so that the columns come out about equal. A reference sheet, which is all charts, takes other
// columns and another order if that saves a page.
void append_charts(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    constexpr std::size_t most_columns = 5;
    const auto columns_of = [&setting](double width) {
        return static_cast<std::size_t>((setting.width + gutter) / (width + gutter));
    };
    std::vector<SheetChart> charts = sheet.charts;
    if (notes_stand_with_charts(sheet))
        charts.push_back({translate("Notes"), "", {}, {{"", {sheet.notes}}}});
    if (charts.empty())
        return;
    double least = setting.small() * 15;
    for (const SheetChart& chart : charts)
        if (const double width = ChartBox::least_width(chart, setting); columns_of(width) >= 3)
            least = std::max(least, width);
    const double first = room_left(blocks, setting.height, setting.size * setting.space);
    const double page = setting.height * (sheet.kind == SheetKind::reference ? 1 : 0.9);
    const ChartGrid usual(
        charts, setting,
        std::clamp<std::size_t>(std::min(columns_of(least), charts.size()), 1, most_columns));
    std::vector<FlowBlock> best =
        usual.blocks(setting.space < 1 ? ChartOrder::widest_first : ChartOrder::given, first, page);
    for (std::size_t columns = 2; columns <= most_columns && sheet.kind == SheetKind::reference; ++columns) {
        const ChartGrid grid(charts, setting, columns);
        for (const ChartOrder order : {ChartOrder::widest_first, ChartOrder::highest_first})
            if (std::vector<FlowBlock> other = grid.blocks(order, first, page); other.size() < best.size())
                best = std::move(other);
    }
    std::move(best.begin(), best.end(), std::back_inserter(blocks));
}

} // namespace muster
