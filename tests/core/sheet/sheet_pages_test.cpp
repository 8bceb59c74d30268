// SPDX-License-Identifier: MIT
// Sheets on pages: page breaks, what fits on one page, paper and orientation.
#include "army/army_writer.h"
#include "sheet/detail/page_flow.h"
#include "sheet/detail/table_columns.h"
#include "sheet/detail/table_setter.h"
#include "sheet/page_files.h"
#include "sheet/pdf_attachment.h"
#include "sheet/sheet_size.h"
#include "sheet_case.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace muster::tests {

namespace {

FlowBlock block(double height, bool keeps_next = false, std::vector<std::size_t> repeated = {}) {
    FlowBlock result;
    result.height = height;
    result.keeps_next = keeps_next;
    result.repeated = std::move(repeated);
    return result;
}

// "0@0 1@10 | 2@0": the blocks of each page and where they begin.
std::string pages_of(const std::vector<FlowBlock>& blocks, double height) {
    std::string text;
    for (const PlacedPage& page : broken_into_pages(blocks, height)) {
        text += text.empty() ? "" : " |";
        for (const PlacedBlock& placed : page)
            text += fmt::format(" {}@{}", placed.block, placed.y);
    }
    return text;
}

} // namespace

BOOST_AUTO_TEST_SUITE(sheet_pages)

BOOST_AUTO_TEST_CASE(blocks_are_broken_into_pages_between_them) {
    BOOST_TEST(pages_of({block(10), block(10), block(10)}, 30) == " 0@0 1@10 2@20");
    BOOST_TEST(pages_of({block(10), block(10), block(11)}, 30) == " 0@0 1@10 | 2@0");
    BOOST_TEST(pages_of({}, 30) == "");
    BOOST_TEST(pages_of({block(50), block(50)}, 30) == " 0@0 | 1@0");
}

BOOST_AUTO_TEST_CASE(a_heading_stays_with_the_next_block) {
    BOOST_TEST(pages_of({block(20), block(5, true), block(10)}, 30) == " 0@0 | 1@0 2@5");
    BOOST_TEST(pages_of({block(20), block(5, true), block(5)}, 30) == " 0@0 1@20 2@25");
    BOOST_TEST(pages_of({block(20, true)}, 10) == " 0@0");
}

BOOST_AUTO_TEST_CASE(headings_of_a_table_are_repeated_on_the_next_page) {
    BOOST_TEST(pages_of({block(5, true), block(10, false, {0}), block(10, false, {0}), block(10, false, {0})},
                        30) == " 0@0 1@5 2@15 | 0@0 3@5");
}

BOOST_AUTO_TEST_CASE(there_is_no_space_above_at_the_top_of_a_page) {
    FlowBlock spaced = block(10);
    spaced.space_above = 5;
    BOOST_TEST(pages_of({spaced, spaced, spaced}, 30) == " 0@0 1@15 | 2@0");
}

std::vector<FlowBlock> blocks_of(const SheetTable& table) {
    static const Typesetter type;
    static std::unique_ptr<TableSetter> setter; // to which the blocks refer
    setter = std::make_unique<TableSetter>(table, type);
    std::vector<FlowBlock> blocks;
    setter->append_blocks(blocks, {type, 500, 600, 9});
    return blocks;
}

BOOST_AUTO_TEST_CASE(a_unit_stays_on_one_page) {
    const SheetModel sheet = SheetCase(samples().front().text).model(SheetKind::full);
    const std::vector<FlowBlock> blocks = blocks_of(sheet.table);
    BOOST_REQUIRE_EQUAL(blocks.size(), sheet.table.rows.size() + 1);
    for (std::size_t i = 0; i + 1 < sheet.table.rows.size(); ++i) {
        const SheetRow& next = sheet.table.rows[i + 1];
        const bool same = next.level == Level::troop && !next.begins_unit;
        BOOST_TEST(blocks[i + 1].keeps_next == (same || sheet.table.rows[i].level == Level::body), i);
    }
}

// Else the page would overflow.
BOOST_AUTO_TEST_CASE(a_unit_too_long_for_a_page_is_broken_after_its_first_row) {
    SheetTable table;
    for (int i = 0; i < 100; ++i) {
        table.rows.push_back({});
        table.rows.back().name = fmt::format("Row {}", i);
    }
    table.rows.front().level = Level::unit;
    table.rows.front().begins_unit = true;
    const std::vector<FlowBlock> blocks = blocks_of(table);
    BOOST_TEST(blocks[1].keeps_next);
    for (std::size_t i = 2; i < blocks.size(); ++i)
        BOOST_TEST(!blocks[i].keeps_next);
}

BOOST_AUTO_TEST_CASE(an_army_of_twelve_fits_one_page) {
    for (const NamedText& sample : samples()) {
        const SheetCase army(sample.text, sample.name);
        const auto count = army.ruleset.number(Level::army, "count");
        if (!count || army.report.number({}, *count) != Exact(12))
            continue;
        for (const Paper paper : {Paper::a4, Paper::letter}) {
            BOOST_TEST_CONTEXT(sample.name << " on " << paper_sizes[static_cast<std::size_t>(paper)].id) {
                const SheetPages pages(army.model(SheetKind::full), {paper, Orientation::automatic});
                BOOST_TEST(pages.count() == 1U);
                BOOST_TEST(pages.text_size() >= 7.0);
            }
        }
    }
}

// Where on the first page the last dark dot above the foot is, as a share of the page.
double filled(const SheetPages& pages) {
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(pages.width()),
                                                          static_cast<int>(pages.height()));
    cairo_t* context = cairo_create(surface);
    set_colour(context, {1, 1, 1});
    cairo_paint(context);
    pages.paint(context, 0);
    cairo_destroy(context);
    cairo_surface_flush(surface);
    const int height = cairo_image_surface_get_height(surface);
    const int stride = cairo_image_surface_get_stride(surface);
    const unsigned char* data = cairo_image_surface_get_data(surface);
    int last = 0;
    for (int y = 0; y < height - 60; ++y)
        for (int x = 0; x < stride; x += 4)
            if (data[y * stride + x] < 128)
                last = y;
    cairo_surface_destroy(surface);
    return static_cast<double>(last) / height;
}

BOOST_AUTO_TEST_CASE(a_short_roster_of_twelve_takes_half_a_page) {
    for (const NamedText& sample : samples()) {
        const SheetCase army(sample.text, sample.name);
        const auto count = army.ruleset.number(Level::army, "count");
        if (!count || army.report.number({}, *count) != Exact(12))
            continue;
        const SheetPages pages(army.model(SheetKind::compact), {Paper::a4, Orientation::portrait});
        BOOST_TEST(filled(pages) <= 0.5, sample.name);
    }
}

// Nine units of figures, each with its commander and its boxes.
BOOST_AUTO_TEST_CASE(a_short_roster_of_nine_units_takes_half_a_page) {
    std::size_t seen = 0;
    for (const NamedText& sample : samples()) {
        const SheetCase army(sample.text, sample.name);
        if (army.army.name != "Caesar in Gaul")
            continue;
        const SheetPages pages(army.model(SheetKind::compact), {Paper::a4, Orientation::portrait});
        BOOST_TEST(filled(pages) <= 0.5, sample.name);
        BOOST_TEST(pages.text_size() >= 7);
        ++seen;
    }
    BOOST_TEST(seen == 1U);
}

BOOST_AUTO_TEST_CASE(paper_and_orientation_follow_the_setup) {
    const SheetCase army(samples().front().text);
    const auto size = [&](const PageSetup& setup) {
        const SheetPages pages(army.model(SheetKind::compact), setup);
        return fmt::format("{:.0f} x {:.0f}", pages.width(), pages.height());
    };
    BOOST_TEST(size({Paper::a4, Orientation::portrait}) == "595 x 842");
    BOOST_TEST(size({Paper::a4, Orientation::landscape}) == "842 x 595");
    BOOST_TEST(size({Paper::letter, Orientation::portrait}) == "612 x 792");
    BOOST_TEST(size({Paper::letter, Orientation::landscape}) == "792 x 612");
}

BOOST_AUTO_TEST_CASE(every_kind_of_every_ruleset_has_pages) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const SheetCase army(shipped_rulesets().find(id)->start);
        for (std::size_t kind = 0; kind < sheet_kinds().size(); ++kind) {
            const SheetPages pages(army.model(static_cast<SheetKind>(kind)));
            BOOST_TEST(pages.count() >= 1U);
            BOOST_TEST(pages.count() <= std::max<std::size_t>(2, pages.sheet().parts.size()),
                       id << ' ' << sheet_kinds()[kind].id);
            BOOST_TEST(pdf_of(pages).starts_with("%PDF-"));
        }
    }
}

// cairo takes them for no text, and ends the document there.
BOOST_AUTO_TEST_CASE(letters_that_no_page_can_show_are_marks) {
    SheetCase army(samples().front().text);
    army.army.name = "Tenth \U0001FFFE";
    army.army.about.notes = "of \uFDD0 men";
    BOOST_CHECK_NO_THROW((void)pdf_of(SheetPages(army.model(SheetKind::full))));
    SheetBook book;
    book.add(SheetPages(army.model(SheetKind::full)));
    book.add(SheetPages(SheetCase(samples().front().text).model(SheetKind::full)));
    BOOST_TEST(contains(book.finished(), "%%EOF"));
}

BOOST_AUTO_TEST_CASE(each_commanders_sheet_begins_a_page) {
    for (const NamedText& sample : samples()) {
        const SheetPages pages(SheetCase(sample.text, sample.name).model(SheetKind::wings));
        BOOST_TEST(pages.sheet().parts.size() > 1U, sample.name);
        BOOST_TEST(pages.count() >= pages.sheet().parts.size(), sample.name);
    }
}

BOOST_AUTO_TEST_CASE(the_army_is_read_back_from_the_pdf) {
    const SheetCase army(samples().front().text);
    const std::vector<std::string> files =
        sheet_files(army.army, army.ruleset, army.report, {SheetKind::full, find_sheet_format("pdf"), {}});
    BOOST_REQUIRE_EQUAL(files.size(), 1U);
    BOOST_TEST(army_in_pdf(files.front()).value_or("") == write_army(army.army, army.ruleset));
    const std::vector<std::string> copy = sheet_files(army.army, army.ruleset, army.report,
                                                      {SheetKind::opponent, find_sheet_format("pdf"), {}});
    BOOST_TEST(!army_in_pdf(copy.front()).has_value());
    BOOST_CHECK_THROW((void)army_in_pdf("%PDF-1.5\nnothing"), std::exception);
}

BOOST_AUTO_TEST_CASE(pictures_are_written_one_file_per_page) {
    const SheetCase army(samples().front().text); // of 1969: two pages
    const SheetPages pages(army.model(SheetKind::full));
    BOOST_TEST(pages.count() > 1U);
    for (const SheetFormat* format : {find_sheet_format("svg"), find_sheet_format("png")}) {
        const std::vector<std::string> files =
            sheet_files(army.army, army.ruleset, army.report, {SheetKind::full, format, {}});
        BOOST_TEST(files.size() == pages.count());
        for (const std::string& file : files)
            BOOST_TEST(file.substr(0, 6).find(format->id == "svg" ? "<?xml" : "PNG") != std::string::npos);
    }
}

// In a narrow column a star stood alone above its name.
BOOST_AUTO_TEST_CASE(a_sign_stays_with_the_name) {
    SheetRow row;
    row.name = "Commander in chief";
    row.marks = {{"★", "General"}, {"○", "Skirmisher"}};
    BOOST_TEST(shown_name(row) == "★ ○ Commander in chief");
    BOOST_TEST(painted_name(row) == "★\u00A0○\u00A0Commander in chief");
}

BOOST_AUTO_TEST_CASE(letters_of_other_scripts_take_more_of_the_room_for_texts) {
    const auto sheet_of = [](std::string_view letter, std::size_t letters) {
        SheetModel sheet;
        SheetRow row;
        for (std::size_t i = 0; i < letters; ++i)
            row.name += letter;
        sheet.table.rows.assign(1'000, row);
        return sheet;
    };
    BOOST_TEST(!too_large_for_pages(sheet_of("n", 1'000)));
    BOOST_TEST(!too_large_for_pages(sheet_of("\u00F6", 500)));
    BOOST_TEST(!too_large_for_pages(sheet_of("\u2013", 300)));
    BOOST_TEST(!too_large_for_pages(sheet_of("\u6F22", 100)));
    for (const SheetModel& sheet : {sheet_of("n", 1'100), sheet_of("\u6F22", 130), sheet_of("\u03A9", 200),
                                    sheet_of("\u265B", 130), sheet_of("a\u05D0", 20)}) {
        const std::optional<std::string> reason = too_large_for_pages(sheet);
        BOOST_REQUIRE(reason.has_value());
        BOOST_TEST(
            contains(*reason, "at most 1024 are laid out. Letters other than Latin ones count threefold"));
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
