// SPDX-License-Identifier: MIT
#include "sheet/sheet_pages.h"

#include "base/limits.h"
#include "base/translation.h"
#include "sheet/detail/page_sections.h"
#include "sheet/detail/table_setter.h"
#include "sheet/sheet_size.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace muster {

namespace {

constexpr double margin = 34; // 12 mm, which every printer leaves
constexpr double foot = 18;   // below the text, inside the margins
constexpr double foot_size = 7;
constexpr double smallest_for_its_looks = 8; // text is not made smaller than this just for a better layout
constexpr double least_spare = 4;            // points; less is not worth another attempt
constexpr std::size_t few_rows = 60;         // may still fit on one page
constexpr std::size_t many_rows = 150;       // a longer table is laid out only once

constexpr std::array<OrientationEntry, 3> orientation_table{
    {{"auto", mark_for_translation("Automatic")},
     {"portrait", mark_for_translation("Portrait")},
     {"landscape", mark_for_translation("Landscape")}}};

struct Attempt {
    bool landscape;
    double size;
    double space;

    friend bool operator==(const Attempt&, const Attempt&) = default;
};

std::vector<Attempt> attempts_for(const SheetModel& sheet, Orientation orientation) {
    std::vector<std::pair<double, double>> sizes{{9.5, 1}, {9, 1},     {8.5, 1},   {8, 1},     {8.5, 0.6},
                                                 {8, 0.5}, {7.5, 0.5}, {7.1, 0.4}, {7.1, 0.25}};
    if (sheet.kind == SheetKind::compact)
        sizes = {{8.5, 0.8}, {8, 0.6}, {7.5, 0.4}, {7.1, 0.3}, {7.1, 0.1}};
    // These are read from a distance or written on: as large as the paper allows.
    if (sheet.kind == SheetKind::orders)
        sizes.insert(sizes.begin(), {{12, 1}, {11, 1}, {10, 1}});
    if (sheet.kind == SheetKind::reference)
        sizes = {{10, 1},    {10, 0.5}, {9.5, 1}, {9.5, 0.5}, {9, 1},     {9, 0.5},   {8.5, 1},
                 {8.5, 0.5}, {8, 1},    {8, 0.5}, {8, 0.3},   {7.5, 0.5}, {7.1, 0.4}, {7.1, 0.25}};
    if (sheet.table.rows.size() > many_rows)
        sizes = {{8, 1}};
    std::vector<Attempt> attempts;
    for (const auto& [size, space] : sizes) {
        if (orientation != Orientation::landscape)
            attempts.push_back({false, size, space});
        if (orientation != Orientation::portrait)
            attempts.push_back({true, size, space});
    }
    return attempts;
}

} // namespace

std::span<const OrientationEntry> orientations() {
    return orientation_table;
}

struct SheetPages::Layout {
    Layout(SheetModel model, const PageSetup& setup)
        : sheet(std::move(model)), paper(paper_sizes[static_cast<std::size_t>(setup.paper)]),
          tables(tables_of(sheet, type)) {
        choose(setup.orientation);
    }

    // The sheets on pages of their own.
    static std::span<const SheetModel> parts_of(const SheetModel& sheet) {
        return sheet.parts.empty() ? std::span<const SheetModel>(&sheet, 1) : sheet.parts;
    }
    static std::vector<TableSetter> tables_of(const SheetModel& sheet, const Typesetter& type) {
        std::vector<TableSetter> tables;
        for (const SheetModel& part : parts_of(sheet))
            tables.emplace_back(part.table, type);
        return tables;
    }
    [[nodiscard]] bool fit(const PageSetting& with) const {
        return std::all_of(tables.begin(), tables.end(),
                           [&](const TableSetter& table) { return table.fits(with); });
    }
    [[nodiscard]] bool are_crowded() const {
        return std::any_of(tables.begin(), tables.end(),
                           [](const TableSetter& table) { return table.crowded(); });
    }
    // The least pages that any layout takes.
    [[nodiscard]] std::size_t least_possible() const { return tables.size(); }

    [[nodiscard]] PageSetting setting(const Attempt& attempt) const {
        const double across = attempt.landscape ? paper.height : paper.width;
        const double down = attempt.landscape ? paper.width : paper.height;
        return {type, across - 2 * margin, down - 2 * margin - foot, attempt.size, attempt.space};
    }

    // Prefers the fewest pages, then cells of few lines, then the largest text, then portrait, which is tried
    // first.
    void choose(Orientation orientation) {
        const std::vector<Attempt> attempts = attempts_for(sheet, orientation);
        const Attempt* best = nullptr;
        std::size_t fewest = 0;
        bool crowded = false;
        for (const Attempt& attempt : attempts) {
            const bool is_last_chance = &attempt == &attempts.back() && best == nullptr;
            if (!is_last_chance && (!fit(setting(attempt)) || cannot_win(attempt, fewest, crowded)))
                continue;
            set(attempt);
            const bool better =
                pages.size() < fewest || (pages.size() == fewest && crowded && !are_crowded());
            if (best == nullptr || better) {
                best = &attempt;
                fewest = pages.size();
                crowded = are_crowded();
            }
            if (pages.size() == least_possible() && !are_crowded() && fills_no_more_than_it_should()) {
                best = &attempt;
                break;
            }
        }
        give_spare_room_to_line(*best);
    }

    // Whether the attempt cannot beat the best one so far.
    [[nodiscard]] bool cannot_win(const Attempt& attempt, std::size_t fewest, bool crowded) const {
        const bool only_for_its_looks = attempt.size < smallest_for_its_looks;
        if (fewest <= least_possible())
            return fewest == least_possible() && sheet.kind != SheetKind::compact && only_for_its_looks;
        if (fewest == 2 && sheet.table.rows.size() <= few_rows)
            return false;
        const std::size_t least = least_pages(attempt);
        return least > fewest || (least == fewest && (!crowded || only_for_its_looks));
    }

    // Lays the attempt out again if another one was laid out last.
    void give_spare_room_to_line(const Attempt& attempt) {
        if (!(chosen == attempt))
            set(attempt);
        if (!line_block || pages.size() != 1)
            return;
        const PlacedBlock& last = pages.front().back();
        const double left = setting(attempt).height - last.y - blocks[last.block].height;
        if (left > least_spare) {
            PageSetting with = setting(attempt);
            with.spare = left - 1;
            std::vector<FlowBlock> line;
            append_line(line, with, sheet);
            blocks[*line_block] = std::move(line.back());
            pages = broken_into_pages(blocks, with.height);
        }
    }

    // A short roster should take half a page.
    [[nodiscard]] bool fills_no_more_than_it_should() const {
        if (sheet.kind != SheetKind::compact)
            return true;
        const PlacedBlock& last = pages.front().back();
        const double down = chosen.landscape ? paper.width : paper.height;
        return margin + last.y + blocks[last.block].height <= down / 2;
    }

    // The least pages that the attempt may take, estimated from one with larger text; if these are too many,
    // it need not be laid out.
    [[nodiscard]] std::size_t least_pages(const Attempt& attempt) const {
        const Measured& known = measured[attempt.landscape ? 1 : 0];
        if (known.height == 0)
            return 0;
        const double share = attempt.size / known.size;
        const double guessed = known.height * share * share * (0.8 + 0.2 * attempt.space);
        return static_cast<std::size_t>(std::ceil(guessed / setting(attempt).height * 0.8));
    }

    void set(const Attempt& attempt) {
        chosen = attempt;
        const PageSetting set_with = setting(attempt);
        blocks.clear();
        line_block.reset();
        const std::span<const SheetModel> parts = parts_of(sheet);
        for (std::size_t i = 0; i < parts.size(); ++i)
            append_part(parts[i], tables[i], set_with);
        pages = broken_into_pages(blocks, set_with.height);
        Measured& measure = measured[attempt.landscape ? 1 : 0];
        if (measure.height == 0 && attempt.space == 1) {
            measure.size = attempt.size;
            for (const FlowBlock& block : blocks)
                measure.height += block.height + block.space_above;
        }
    }

    void append_part(const SheetModel& part, TableSetter& table, const PageSetting& set_with) {
        const std::size_t first = blocks.size();
        append_title(blocks, set_with, part);
        blocks[first].begins_page = true;
        append_band(blocks, set_with, part);
        append_findings(blocks, set_with, part);
        table.append_blocks(blocks, set_with);
        append_cards(blocks, set_with, part);
        const std::size_t before_legend = blocks.size();
        append_legend(blocks, set_with, part);
        blocks[before_legend - 1].keeps_next = blocks.size() > before_legend; // it explains the table above
        append_plan(blocks, set_with, part);
        const std::size_t before_line = blocks.size();
        append_line(blocks, set_with, part);
        if (blocks.size() > before_line)
            line_block = blocks.size() - 1;
        append_thresholds(blocks, set_with, part);
        append_entries(blocks, set_with, part);
        append_forms(blocks, set_with, part);
        append_charts(blocks, set_with, part);
        append_notes(blocks, set_with, part);
    }

    void paint_foot(cairo_t* context, std::size_t page) const {
        const PageSetting with = setting(chosen);
        const double y = margin + with.height + foot - foot_size * 1.3;
        draw_rule(context, margin, y - 4, with.width, 0.4, grey);
        set_colour(context, grey);
        type.draw(context,
                  translate_format("{} · rules data {} · page {} of {}", sheet.program, sheet.revision,
                                   page + 1, pages.size()),
                  {foot_size}, margin, y);
        const TextStyle right{foot_size, false, false, Alignment::end};
        type.draw(context, translate_format("Fingerprint {} · muster-cli verify", sheet.fingerprint), right,
                  margin, y, with.width);
    }

    SheetModel sheet;
    PaperSize paper;
    Typesetter type;
    std::vector<TableSetter> tables; // of the parts, or of the sheet itself
    // The height of all blocks when first laid out in this orientation.
    struct Measured {
        double size = 0;
        double height = 0;
    };
    std::array<Measured, 2> measured;
    Attempt chosen{false, 9, 1};
    std::vector<FlowBlock> blocks;
    std::optional<std::size_t> line_block; // the line of battle
    std::vector<PlacedPage> pages;
};

namespace {

// A sheet that is too large becomes one page that says so.
SheetModel fit_for_pages(SheetModel sheet) {
    const std::optional<std::string> reason = too_large_for_pages(sheet);
    if (!reason)
        return sheet;
    sheet.table.rows.clear();
    sheet.cards.clear();
    sheet.line.reset();
    sheet.findings.clear();
    sheet.entries.clear();
    sheet.charts.clear();
    sheet.parts.clear();
    sheet.notes = *reason;
    return sheet;
}

bool is_for_spare_room(const SheetChart& chart) {
    return chart.if_room;
}

} // namespace

std::unique_ptr<SheetPages::Layout> SheetPages::laid_out(SheetModel sheet, const PageSetup& setup) {
    if (std::none_of(sheet.charts.begin(), sheet.charts.end(), is_for_spare_room))
        return std::make_unique<Layout>(std::move(sheet), setup);
    SheetModel shorter = sheet;
    std::erase_if(shorter.charts, is_for_spare_room);
    auto whole = std::make_unique<Layout>(std::move(sheet), setup);
    auto without = std::make_unique<Layout>(std::move(shorter), setup);
    return without->pages.size() < whole->pages.size() ? std::move(without) : std::move(whole);
}

SheetPages::SheetPages(SheetModel sheet, const PageSetup& setup)
    : layout_(laid_out(fit_for_pages(std::move(sheet)), setup)) {}

SheetPages::~SheetPages() = default;

std::size_t SheetPages::count() const {
    return layout_->pages.size();
}

double SheetPages::width() const {
    return layout_->chosen.landscape ? layout_->paper.height : layout_->paper.width;
}

double SheetPages::height() const {
    return layout_->chosen.landscape ? layout_->paper.width : layout_->paper.height;
}

double SheetPages::text_size() const {
    return layout_->chosen.size;
}

const SheetModel& SheetPages::sheet() const {
    return layout_->sheet;
}

void SheetPages::paint(cairo_t* context, std::size_t page) const {
    cairo_save(context);
    for (const PlacedBlock& placed : layout_->pages.at(page))
        layout_->blocks[placed.block].paint(context, margin, margin + placed.y);
    layout_->paint_foot(context, page);
    cairo_restore(context);
}

} // namespace muster
