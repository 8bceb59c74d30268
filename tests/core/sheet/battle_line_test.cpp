// SPDX-License-Identifier: MIT
// The battle line: to scale, in its sectors, without overlaps; and the box at a point.
#include "army/army_reader.h"
#include "ruleset/skirmish.h"
#include "sheet/line_painter.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::tests {

namespace {

struct LineOf {
    explicit LineOf(const std::string& text)
        : army(read_army(text, "it", shipped_rulesets())), ruleset(*shipped_rulesets().find(army.ruleset)),
          report(check(army, ruleset, Detail::sheet)), wording(army, ruleset, report),
          line(lay_out_line(wording)) {}

    [[nodiscard]] const LineBox& box(const Place& place, std::int32_t copy = 1) const {
        const auto found = std::find_if(line.boxes.begin(), line.boxes.end(), [&](const LineBox& one) {
            return one.place == place && one.copy == copy;
        });
        BOOST_REQUIRE(found != line.boxes.end());
        return *found;
    }

    Army army;
    const Ruleset& ruleset;
    Report report;
    Wording wording;
    BattleLine line;
};

std::string glory(std::string_view attributes, std::string_view bodies) {
    return fmt::format("<army xmlns='urn:muster:army:1' ruleset='into-glory-ride' {}>{}</army>", attributes,
                       bodies);
}

constexpr std::string_view three_parts = R"(
    <body name="C"><unit><troop class="HIS" army="RA" integrity="III" count="2" general="yes"/></unit>
      <unit link="support"><troop class="HIN" army="RA" integrity="III"/>
                           <troop class="LIN" army="RA" integrity="III"/></unit></body>
    <body name="R" part="right"><unit><troop class="HCC" army="RA" integrity="III"/></unit></body>
    <body name="L" part="left"><unit><troop class="VLI" army="RA" integrity="III" line="off"/></unit></body>)";

bool overlap(const LineBox& a, const LineBox& b) {
    constexpr double touch = 1e-6;
    return a.x + a.width > b.x + touch && b.x + b.width > a.x + touch && a.y + a.depth > b.y + touch &&
           b.y + b.depth > a.y + touch;
}

// What it covers of its area.
LinePainter::Rectangle covered(const LinePainter::PaintedText& text, const Typesetter& typesetter) {
    LinePainter::Rectangle at = text.area;
    at.width = std::min(at.width, typesetter.measure(text.text, text.style).width);
    const double left = text.area.width - at.width;
    at.x += text.style.alignment == Alignment::end      ? left
            : text.style.alignment == Alignment::middle ? left / 2
                                                        : 0;
    return at;
}

bool overlap(const LinePainter::Rectangle& a, const LinePainter::Rectangle& b) {
    return a.x + a.width > b.x && b.x + b.width > a.x && a.y + a.height > b.y && b.y + b.height > a.y;
}

// As the window's pane of this size paints the line: larger where its letters could not be read otherwise.
void check_names_apart(const BattleLine& line, const Typesetter& typesetter, double width, double height) {
    LineColours sizes;
    sizes.text_size = 10;
    sizes.smallest_text = 7;
    sizes.name_text = sizes.text_size;
    const double scale = LinePainter::readable_scale(line, typesetter, sizes.smallest_text);
    const LinePainter painter(
        line, typesetter, std::max(width, line.width * scale),
        std::max(height, LinePainter::height_for(line, line.width * scale, sizes.text_size)), sizes.text_size,
        LineNames::whole);
    const std::vector<LinePainter::PaintedText> names = painter.names(sizes);
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            BOOST_TEST(!overlap(covered(names[i], typesetter), covered(names[j], typesetter)),
                       names[j].text << " and " << names[i].text << " at " << width << " × " << height);
}

} // namespace

BOOST_AUTO_TEST_SUITE(battle_line)

BOOST_AUTO_TEST_CASE(boxes_have_the_frontage_of_scale_and_option) {
    const LineOf at_15mm(glory("table='6x4'", three_parts));
    BOOST_TEST(at_15mm.line.to_scale);
    BOOST_TEST(at_15mm.line.width == 180.0);
    BOOST_TEST(at_15mm.line.ground == "6′ × 4′ (180 × 120 cm)");
    for (const LineBox& box : at_15mm.line.boxes)
        BOOST_TEST(box.width == 8.0);
    BOOST_TEST(at_15mm.box({1, 1, 1}).depth == 4.0); // foot
    BOOST_TEST(at_15mm.box({2, 1, 1}).depth == 8.0); // horse
    BOOST_TEST(at_15mm.box({1, 1, 1}).label == "HIS");

    const LineOf at_25mm(glory("table='8x4' scale='25mm' option='3'", three_parts));
    BOOST_TEST(at_25mm.line.width == 240.0);
    for (const LineBox& box : at_25mm.line.boxes)
        BOOST_TEST(box.width == 18.0);
}

BOOST_AUTO_TEST_CASE(each_line_behind_the_main_line_is_a_row_farther_back) {
    const LineOf army(glory("table='6x4'", R"(
        <body><unit><troop class="HIS" army="RA" integrity="III" general="yes"/>
                    <troop class="VLI" army="RA" integrity="III" line="off"/>
                    <troop class="LIS" army="RA" integrity="III" line="off" position="second-row"/>
                    <troop class="LSC" army="RA" integrity="III" line="off" position="last-row"/>
                    <troop class="HIN" army="RA" integrity="III" position="last-row"/></unit></body>)"));
    const double main = army.box({1, 1, 1}).y;
    BOOST_TEST(army.box({1, 1, 2}).y < main);
    BOOST_TEST(army.box({1, 1, 3}).y > main);
    BOOST_TEST(army.box({1, 1, 4}).y > army.box({1, 1, 3}).y);
    BOOST_TEST(army.box({1, 1, 5}).y == main); // in the main line the place off it means nothing
    for (const LineBox& box : army.line.boxes) {
        BOOST_TEST(box.fits);
        BOOST_TEST(box.y + box.depth <= army.line.depth);
    }
}

BOOST_AUTO_TEST_CASE(wings_stand_in_their_sectors_and_touching_boxes_in_a_unit) {
    const LineOf army(glory("table='6x4'", three_parts));
    const LineBox& first = army.box({1, 1, 1}, 1);
    const LineBox& second = army.box({1, 1, 1}, 2);
    BOOST_TEST(second.x == first.x + first.width);
    BOOST_TEST(first.x >= 45.0);
    BOOST_TEST(second.x + second.width <= 135.0);
    BOOST_TEST(army.box({2, 1, 1}).x >= 135.0);
    BOOST_TEST(army.box({3, 1, 1}).x + 8.0 <= 45.0);
    // The one off the main line stands before it, the rear of the support link behind its front.
    BOOST_TEST(army.box({3, 1, 1}).y < first.y);
    BOOST_TEST(army.box({1, 2, 2}).x == army.box({1, 2, 1}).x);
    BOOST_TEST(army.box({1, 2, 2}).y == army.box({1, 2, 1}).y + army.box({1, 2, 1}).depth);
    BOOST_REQUIRE_EQUAL(first.marks.size(), 1U);
    BOOST_TEST(first.marks.front().sign == "★");
    BOOST_REQUIRE_EQUAL(army.line.zones.size(), 3U);
    BOOST_TEST(army.line.zones[0].name == "flank sector 45 cm");
    BOOST_TEST(army.line.zones[0].bodies == std::vector<std::uint32_t>{3});
}

BOOST_AUTO_TEST_CASE(boxes_without_room_are_kept_and_reported) {
    const LineOf army(glory("table='4x4'", R"(<body part="left"><unit>
        <troop class="HIS" army="RA" integrity="III" count="5"/></unit></body>)"));
    const auto standing = std::count_if(army.line.boxes.begin(), army.line.boxes.end(),
                                        [](const LineBox& box) { return box.fits; });
    BOOST_TEST(standing == 3); // 3 × 8 cm in a sector of 30 cm
    BOOST_TEST(army.line.boxes.size() == 5U);
    BOOST_TEST(army.line.remark == "2 find no room in their sector");
}

BOOST_AUTO_TEST_CASE(boxes_of_the_samples_do_not_overlap_or_leave_the_table) {
    for (const NamedText& sample : samples()) {
        BOOST_TEST_CONTEXT(sample.name) {
            const LineOf army(sample.text);
            std::map<std::string, int> count;
            for (const LineBox& box : army.line.boxes) {
                ++count[fmt::format("{}#{}", box.place.path(), box.copy)];
                BOOST_TEST(box.x >= -1e-6);
                BOOST_TEST(box.x + box.width <= army.line.width + 1e-6);
                BOOST_TEST(box.y + box.depth <= army.line.depth + 1e-6);
                BOOST_TEST(!box.label.empty());
            }
            std::size_t expected = 0;
            for (const Body& body : army.army.bodies)
                for (const Unit& unit : body.units) {
                    expected += army.line.to_scale ? 0 : 1;
                    for (const Troop& troop : unit.troops)
                        expected += army.line.to_scale ? static_cast<std::size_t>(troop.count) : 0;
                }
            BOOST_TEST(count.size() == expected);
            BOOST_TEST(army.line.boxes.size() == expected);
            for (std::size_t i = 0; i < army.line.boxes.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    BOOST_TEST(!overlap(army.line.boxes[i], army.line.boxes[j]));
        }
    }
}

BOOST_AUTO_TEST_CASE(names_do_not_cover_each_other_in_a_small_pane) {
    const Typesetter typesetter;
    for (const NamedText& sample : samples()) {
        BOOST_TEST_CONTEXT(sample.name) {
            const LineOf army(sample.text);
            for (const double width : {240, 420, 700, 1100})
                for (const double height : {50, 90, 160})
                    check_names_apart(army.line, typesetter, width, height);
        }
    }
}

BOOST_AUTO_TEST_CASE(troops_of_undying_lands_are_named_in_their_boxes) {
    for (const NamedText& sample : samples()) {
        const LineOf army(sample.text);
        if (army.ruleset.id != "undying-lands")
            continue;
        for (const LineBox& box : army.line.boxes)
            BOOST_TEST(box.label == element_name(box.place, army.army, army.ruleset));
    }
}

BOOST_AUTO_TEST_CASE(empty_and_very_large_armies_have_a_line) {
    const LineOf none(glory("", ""));
    BOOST_TEST(none.line.boxes.empty());
    const LineOf vast(glory("", R"(<body><unit>
        <troop class="HIS" army="RA" integrity="III" count="999"/>
        <troop class="HIS" army="RA" integrity="III"/></unit></body>)"));
    BOOST_REQUIRE_EQUAL(vast.line.boxes.size(), 2U);
    BOOST_TEST(vast.line.boxes[0].count == 999);
    BOOST_TEST(vast.line.boxes[0].label == "999 × HIS");
    BOOST_TEST(vast.line.boxes[0].width == 999 * 8.0);
}

BOOST_AUTO_TEST_CASE(frontage_is_a_product_in_the_unit_of_the_rule_set) {
    const CheckedArmy band(skirmish_army("weather='wet' size='12'", R"(
        <body rating="3" side="right"><unit guard="yes"><troop class="spear" count="2"/></unit></body>)"));
    const Wording wording(band.army, skirmish(), band.report);
    const BattleLine line = lay_out_line(wording);
    BOOST_TEST(line.ground == "kitchen (100 × 50 cm)");
    BOOST_REQUIRE_EQUAL(line.boxes.size(), 2U);
    BOOST_TEST(std::abs(line.boxes[0].width - 12) < 1e-9); // worth 12 × room for 10, in millimetres
    BOOST_TEST(line.boxes[1].y == line.boxes[0].y + line.boxes[0].depth);
    BOOST_TEST(line.boxes[0].marks.size() == 1U);
    BOOST_TEST(line.boxes[0].x >= 80.0);
}

BOOST_AUTO_TEST_CASE(names_that_have_no_room_are_left_out_where_asked_for) {
    const LineOf army(glory("table='6x4'", three_parts));
    const Typesetter typesetter;
    const auto painter = [&](double width, LineNames names) {
        return LinePainter(army.line, typesetter, width, width, 8, names);
    };
    BOOST_TEST(painter(720, LineNames::whole).has_names());
    BOOST_TEST(!painter(120, LineNames::whole).has_names());
    BOOST_TEST(painter(120, LineNames::shortened).has_names());
    // The line has the room of the names too.
    const LineBox& box = army.line.boxes.front();
    const double scale = std::min(120 / army.line.width, 60 / army.line.depth);
    const LinePainter low(army.line, typesetter, 120, 60, 8, LineNames::whole);
    BOOST_TEST(low.box_at((120 - army.line.width * scale) / 2 + (box.x + box.width / 2) * scale,
                          (60 - army.line.depth * scale) / 2 + (box.y + box.depth / 2) * scale)
                   .has_value());
}

BOOST_AUTO_TEST_CASE(the_box_at_a_point_is_found) {
    const LineOf army(glory("table='6x4'", three_parts));
    const Typesetter typesetter;
    const double width = 360; // two units a centimetre
    const double height = LinePainter::height_for(army.line, width, 8);
    const LinePainter painter(army.line, typesetter, width, height);
    for (std::size_t i = 0; i < army.line.boxes.size(); ++i) {
        const LineBox& box = army.line.boxes[i];
        const double x = (box.x + box.width / 2) * 2;
        const double head = (height - army.line.depth * 2) / 2;
        const auto found = painter.box_at(x, head + (box.y + box.depth / 2) * 2);
        BOOST_REQUIRE(found.has_value());
        BOOST_TEST(*found == i);
        BOOST_TEST(painter.body_at(x, height / 2).value_or(0) == box.place.body);
    }
    BOOST_TEST(!painter.box_at(1, 1).has_value());
    BOOST_TEST(!painter.box_at(-5, 20).has_value());
}

// At low heights the boxes became crumbs without letters.
BOOST_AUTO_TEST_CASE(at_the_readable_scale_a_box_has_room_for_its_letters) {
    const LineOf army(glory("ap='6'", three_parts));
    const Typesetter typesetter;
    constexpr double letters = 6;
    const TextStyle style{letters, false, false, Alignment::middle};
    const double scale = LinePainter::readable_scale(army.line, typesetter, letters);
    BOOST_REQUIRE_GT(scale, 0);
    const double width = army.line.width * scale;
    const LinePainter painter(army.line, typesetter, width,
                              LinePainter::height_for(army.line, width, letters), letters);
    for (const LineBox& box : army.line.boxes) {
        const LinePainter::Rectangle at = painter.rectangle_of(box);
        BOOST_TEST(at.width >= typesetter.widest_word(box.label, style), box.label);
        BOOST_TEST(at.height * 2 >= letters, box.label);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
