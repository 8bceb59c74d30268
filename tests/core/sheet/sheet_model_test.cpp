// SPDX-License-Identifier: MIT
// The content of sheets: of every sample as in tests/data/sheets, and of each kind of sheet.
#include "base/file.h"
#include "base/text.h"
#include "sheet/sheet_document.h"
#include "sheet_case.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

fs::path golden_path(const std::string& sample) {
    return source_folder() / "tests" / "data" / "sheets" / (fs::path(sample).stem().string() + ".txt");
}

// The words of the sheet without its foot, which changes with the program's version.
std::string words_of_sheet(const SheetCase& army, SheetKind kind) {
    const std::string text = text_of(army.model(kind));
    return text.substr(0, text.rfind('\n', text.size() - 2));
}

std::string sample_of(std::string_view name) {
    for (const NamedText& sample : samples())
        if (contains(sample.name, name))
            return sample.text;
    throw std::invalid_argument("no such sample");
}

} // namespace

BOOST_AUTO_TEST_SUITE(sheet_model)

// Run with MUSTER_ACCEPT=1 to take the sheets as they are now; then read the difference.
BOOST_AUTO_TEST_CASE(the_sheet_of_every_sample_is_as_accepted) {
    const bool accept = std::getenv("MUSTER_ACCEPT") != nullptr; // NOLINT(concurrency-mt-unsafe)
    for (const NamedText& sample : samples()) {
        BOOST_TEST_CONTEXT(sample.name) {
            const std::string words = words_of_sheet(SheetCase(sample.text, sample.name), SheetKind::full);
            const fs::path path = golden_path(sample.name);
            if (accept)
                write_file(path, words);
            BOOST_TEST(read_file(path) == words);
        }
    }
}

BOOST_AUTO_TEST_CASE(one_wing_of_one_unit_is_spoken_of_in_the_singular) {
    const SheetCase army(R"(<army xmlns="urn:muster:army:1" ruleset="undying-lands" general-rating="4">
  <body name="Left wing" rating="3" orders="attack">
    <unit name="Uruk spears">
      <troop name="Uruk-hai" count="3" class="foot" order="close" army="regular" weapon="spear"
             physique="high" morale="IV" proficiency="drilled" defence="E" shield="large"/>
    </unit>
  </body>
</army>)");
    const std::string words = words_of_sheet(army, SheetKind::full);
    BOOST_TEST(contains(folded(words), "when 1 of 1 unit has lost half its IP, or"), words);
    BOOST_TEST(contains(folded(words), "when 1 of 1 wing is demoralised, or"), words);
}

BOOST_AUTO_TEST_CASE(an_army_without_troops_has_a_remark) {
    const SheetCase army("<army xmlns='urn:muster:army:1' ruleset='phalanx'/>");
    for (std::size_t kind = 0; kind < sheet_kinds().size(); ++kind)
        BOOST_TEST(contains(words_of_sheet(army, static_cast<SheetKind>(kind)), "no troops in this army"),
                   sheet_kinds()[kind].id);
}

BOOST_AUTO_TEST_CASE(every_vignette_has_its_row_and_its_boxes) {
    const SheetCase army(sample_of("davout-auerstedt"));
    const SheetModel sheet = army.model(SheetKind::full);
    std::vector<std::int32_t> numbers;
    for (const SheetRow& row : sheet.table.rows) {
        if (row.level != Level::troop)
            continue;
        numbers.push_back(row.number);
        BOOST_TEST(row.boxes == (std::vector<std::int32_t>{4, 1}));
    }
    const std::vector<std::int32_t> expected{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    BOOST_TEST(numbers == expected);
    BOOST_TEST(sheet.table.box_columns == (std::vector<std::string>{"R results", "Out"}));
}

BOOST_AUTO_TEST_CASE(figures_have_boxes_with_marks_at_two_thirds_and_a_half) {
    const SheetCase army(sample_of("caesar-in-gaul"));
    const SheetModel sheet = army.model(SheetKind::full);
    const auto cohort =
        std::find_if(sheet.table.rows.begin(), sheet.table.rows.end(),
                     [](const SheetRow& row) { return row.name == "Tenth legion, first cohort"; });
    BOOST_REQUIRE(cohort != sheet.table.rows.end());
    BOOST_REQUIRE_EQUAL(cohort->strips.size(), 1U);
    const BoxRun& boxes = cohort->strips.front();
    BOOST_TEST(boxes.count == 15);
    // Below two thirds of 15 are at most 9 left, below half at most 7.
    BOOST_REQUIRE_EQUAL(boxes.signs.size(), 2U);
    BOOST_TEST(boxes.signs[0].after == 6);
    BOOST_TEST(boxes.signs[0].text == "⅔");
    BOOST_TEST(boxes.signs[1].after == 8);
    BOOST_TEST(boxes.signs[1].text == "½");
}

BOOST_AUTO_TEST_CASE(integrity_points_have_a_strip_for_each_vignette) {
    const SheetCase army(sample_of("orc-host"));
    const SheetModel sheet = army.model(SheetKind::full);
    const auto riders = std::find_if(sheet.table.rows.begin(), sheet.table.rows.end(),
                                     [](const SheetRow& row) { return row.name == "Wolf riders"; });
    BOOST_REQUIRE(riders != sheet.table.rows.end());
    BOOST_REQUIRE_EQUAL(riders->strips.size(), 3U);
    BOOST_TEST(riders->strips[2].name == "IP 3");
    BOOST_TEST(riders->strips[2].count == 20);
}

BOOST_AUTO_TEST_CASE(singular_and_plural_are_distinguished) {
    const auto words = [](std::string_view count) {
        std::string host = sample_of("orc-host");
        const std::size_t first = host.find("<troop");
        const std::string troop = host.substr(first, host.find('\n', first) - first);
        const std::size_t body = host.find("<body");
        host.replace(body, host.find("</army>") - body,
                     fmt::format("<body rating='3'><unit>{}</unit></body>", troop));
        host.replace(host.find("count=\"3\""), 9, fmt::format("count=\"{}\"", count));
        return words_of_sheet(SheetCase(host), SheetKind::full);
    };
    BOOST_TEST(contains(words("1"), "1 vignette in 1 tactical unit"));
    BOOST_TEST(!contains(words("1"), "1 tactical units"));
    BOOST_TEST(contains(words("2"), "2 vignettes in 1 tactical unit"));
}

BOOST_AUTO_TEST_CASE(the_opponents_copy_has_no_orders_or_notes) {
    const std::string host = words_of_sheet(SheetCase(sample_of("orc-host")), SheetKind::opponent);
    for (const char* secret : {"Attack", "Advance", "plunder", "all actions"})
        BOOST_TEST(!contains(host, secret), secret);
    BOOST_TEST(contains(host, "rating 4"));
    BOOST_TEST(contains(host, "Wolf riders"));
    const std::string caesar = words_of_sheet(SheetCase(sample_of("caesar-in-gaul")), SheetKind::opponent);
    for (const char* secret : {"Tenth legion charge", "Stay behind", "proconsul"})
        BOOST_TEST(!contains(caesar, secret), secret);
    BOOST_TEST(contains(caesar, "Chosen legionaries"));
    // On the full sheet it all stands.
    const std::string full = words_of_sheet(SheetCase(sample_of("caesar-in-gaul")), SheetKind::full);
    for (const char* word : {"Tenth legion charge", "Stay behind", "proconsul"})
        BOOST_TEST(contains(full, word), word);
}

BOOST_AUTO_TEST_CASE(the_umpires_sheet_has_every_finding_with_its_source) {
    const SheetCase army(
        R"(<army xmlns="urn:muster:army:1" ruleset="into-glory-ride" name="Bad" ap="4"><body><unit>
        <troop class="VLI" army="RA" integrity="V" epoch="II"/></unit></body></army>)");
    const SheetModel sheet = army.model(SheetKind::umpire);
    BOOST_TEST(sheet.findings.size() == army.report.findings().size());
    const std::string text = words_of_sheet(army, SheetKind::umpire);
    BOOST_TEST(contains(text, "Not legal"));
    for (const char* words : {"igr.integrity-missing-factor", "Into Glory Ride, Melee, Table 7",
                              "igr.army-size", "Size in vignettes", "Worked out"})
        BOOST_TEST(contains(text, words), words);
}

BOOST_AUTO_TEST_CASE(the_umpires_sheet_says_what_a_finding_reads_into_the_rules) {
    const SheetCase army(
        R"(<army xmlns="urn:muster:army:1" ruleset="into-glory-ride" name="Supported" ap="4"><body>
        <unit link="support"><troop class="HIP" army="RA" integrity="III"/><troop class="LIN" army="RA"
        integrity="III" epoch="II"/></unit></body></army>)");
    for (const SheetFinding& finding : army.model(SheetKind::umpire).findings) {
        BOOST_TEST_CONTEXT(finding.rule) {
            if (finding.rule == "igr.support-front")
                BOOST_TEST(finding.reading.rfind("‡ Support: the rules print", 0) == 0U);
            else
                BOOST_TEST(finding.reading == "");
        }
    }
    BOOST_TEST(contains(words_of_sheet(army, SheetKind::umpire), "‡ Support: the rules print"));
}

BOOST_AUTO_TEST_CASE(there_is_a_card_for_each_unit_and_orders_for_each) {
    const SheetCase army(sample_of("greeks-plataea"));
    std::size_t units = 0;
    for (const Body& body : army.army.bodies)
        units += body.units.size();
    const SheetModel cards = army.model(SheetKind::labels);
    BOOST_TEST(cards.cards.size() == units);
    BOOST_TEST(cards.cards.front().rows.front().strips.size() == 2U);
    BOOST_TEST(army.model(SheetKind::orders).entries.size() == units);
}

BOOST_AUTO_TEST_CASE(the_order_card_has_rows_for_fresh_orders) {
    const SheetCase caesar(sample_of("caesar-in-gaul"));
    for (const SheetEntry& entry : caesar.model(SheetKind::orders).entries)
        BOOST_TEST(entry.fresh == (entry.place.empty() ? 1 : 3), entry.place);
    const std::string text = words_of_sheet(caesar, SheetKind::orders);
    std::size_t lines = 0;
    for (std::size_t at = 0; (at = text.find("________________", at)) != std::string::npos; at += 16)
        ++lines;
    BOOST_TEST(lines >= 3 * caesar.army.bodies.front().units.size());
}

BOOST_AUTO_TEST_CASE(the_deployment_is_drawn_on_the_table_and_the_march_is_written_down) {
    const SheetCase army(sample_of("greeks-plataea"));
    const SheetModel sheet = army.model(SheetKind::deployment);
    BOOST_REQUIRE(sheet.plan.has_value());
    // 6 feet by 4; the rear zone is 8 inches deep, a flank sector 45 cm wide.
    BOOST_TEST(sheet.plan->width == 180);
    BOOST_TEST(sheet.plan->depth == 120);
    BOOST_TEST(sheet.plan->boxes.empty());
    BOOST_REQUIRE_EQUAL(sheet.plan->zones.size(), 3U);
    BOOST_TEST(sheet.plan->zones[0].width == 45);
    BOOST_TEST(sheet.plan->zones[1].width == 90);
    BOOST_TEST(sheet.plan->zones[1].x == 45);
    BOOST_TEST(std::abs(sheet.plan->zones[2].y - (120 - 8 * 2.54)) < 0.001);
    BOOST_REQUIRE_EQUAL(sheet.forms.size(), 1U);
    std::size_t units = 0;
    for (const Body& body : army.army.bodies)
        units += body.units.size();
    BOOST_TEST(sheet.forms.front().rows.size() == units);
    BOOST_TEST(sheet.forms.front().rows.front()[0].empty());
    BOOST_TEST(sheet.forms.front().rows.front()[1] == army.army.bodies.front().units.front().name);
}

BOOST_AUTO_TEST_CASE(a_plan_without_a_named_table_is_not_to_scale) {
    const SheetModel sheet = SheetCase(sample_of("orc-host")).model(SheetKind::deployment);
    BOOST_REQUIRE(sheet.plan.has_value());
    BOOST_TEST(sheet.plan->zones.empty());
    BOOST_TEST(contains(sheet.plan->remark, "not to scale"));
    std::string named = sample_of("orc-host");
    named.replace(named.find(" general-rating"), 0, " table='8x5'");
    const SheetModel drawn = SheetCase(named).model(SheetKind::deployment);
    BOOST_TEST(drawn.plan->width == 240);
    BOOST_TEST(drawn.plan->depth == 150);
    BOOST_REQUIRE_EQUAL(drawn.plan->zones.size(), 1U);
    BOOST_TEST(drawn.plan->zones.front().depth == 40);
    BOOST_TEST(drawn.line->width == 240); // the line stands on the same table
}

BOOST_AUTO_TEST_CASE(each_wing_has_a_sheet_of_its_own) {
    const SheetCase army(sample_of("orc-host"));
    const SheetModel sheet = army.model(SheetKind::wings);
    BOOST_REQUIRE_EQUAL(sheet.parts.size(), army.army.bodies.size());
    for (std::size_t i = 0; i < sheet.parts.size(); ++i) {
        const SheetModel& part = sheet.parts[i];
        const Body& body = army.army.bodies[i];
        BOOST_TEST(part.kind_name == body.name);
        BOOST_TEST(part.table.rows.front().name == body.name);
        BOOST_TEST(std::count_if(part.table.rows.begin(), part.table.rows.end(),
                                 [](const SheetRow& row) { return row.level == Level::body; }) == 1);
        BOOST_TEST(part.entries.size() == 1U); // its orders, and nobody else's
        BOOST_TEST(part.thresholds.size() == 1U);
        BOOST_TEST(contains(part.thresholds.front(), body.name));
    }
    // Vignettes keep the numbers that they have in the whole army.
    const SheetCase greeks(sample_of("greeks-plataea"));
    std::vector<std::int32_t> numbers;
    for (const SheetModel& part : greeks.model(SheetKind::wings).parts)
        for (const SheetRow& row : part.table.rows)
            if (row.number != 0)
                numbers.push_back(row.number);
    std::vector<std::int32_t> whole;
    for (const SheetRow& row : greeks.model(SheetKind::full).table.rows)
        if (row.number != 0)
            whole.push_back(row.number);
    BOOST_TEST(numbers == whole);
}

BOOST_AUTO_TEST_CASE(the_log_begins_with_the_current_orders) {
    const SheetCase army(sample_of("caesar-in-gaul"));
    const SheetModel sheet = army.model(SheetKind::log);
    BOOST_REQUIRE_EQUAL(sheet.forms.size(), 1U);
    const WritingForm& form = sheet.forms.front();
    std::size_t units = 0;
    for (const Body& body : army.army.bodies)
        units += body.units.size();
    BOOST_TEST(form.rows.size() == 3 * units + 4); // two rows to write after each, four at the end
    BOOST_TEST(contains(form.rows.front()[2], "Stay behind the centre"));
    for (const std::string& cell : form.rows[1])
        BOOST_TEST(cell.empty());
    double shares = 0;
    for (const WritingForm::Column& column : form.columns)
        shares += column.share;
    BOOST_TEST(std::abs(shares - 1) < 1e-9);
}

BOOST_AUTO_TEST_CASE(a_sheet_says_what_was_read_behind_its_signs) {
    const auto remarks = [](std::string_view sample, SheetKind kind) {
        return joined(SheetCase(sample_of(sample)).model(kind).remarks, "\n");
    };
    // Picked troops: the second line for A is read as B.
    BOOST_TEST(contains(remarks("caesar-in-gaul", SheetKind::full), "‡ Variations of the price: "));
    BOOST_TEST(!contains(remarks("caesar-in-gaul", SheetKind::full), "Crews: "));
    BOOST_TEST(contains(remarks("orc-host", SheetKind::full), "‡ The unit he has joined: "));
    // The reference sheet lists those that concern the army.
    const auto readings = [](std::string_view sample) {
        const SheetModel sheet = SheetCase(sample_of(sample)).model(SheetKind::reference);
        std::vector<std::string> names;
        for (const SheetChart& chart : sheet.charts)
            if (contains(chart.name, "Our readings"))
                for (const SheetChart::Row& row : chart.rows)
                    names.push_back(row.label);
        return joined(names, ", ");
    };
    BOOST_TEST(!contains(readings("caesar-in-gaul"), "Macedonians"));
    BOOST_TEST(contains(readings("alexander-in-asia"), "Macedonians"));
}

BOOST_AUTO_TEST_CASE(only_charts_that_concern_the_army_are_printed) {
    const SheetCase army(R"(<army xmlns="urn:muster:army:1" ruleset="ancient-1969" nation="roman"><body><unit>
        <troop type="heavy-infantry" status="regular" weapon="pike"/></unit></body></army>)");
    const SheetModel sheet = army.model(SheetKind::reference);
    for (const SheetChart& chart : sheet.charts)
        BOOST_TEST(chart.name != "Missile factor against");
    BOOST_TEST(!sheet.charts.empty());
}

BOOST_AUTO_TEST_CASE(a_quick_reference_lists_each_kind_of_troop_once) {
    const SheetCase army(sample_of("greeks-plataea"));
    const SheetModel sheet = army.model(SheetKind::reference);
    std::vector<std::string> kinds;
    for (const SheetRow& row : sheet.table.rows)
        kinds.push_back(row.cells.front() + " " + row.name);
    const std::vector<std::string> expected{
        "(HIS-III-IF) Corinthians, Sicyonians, Megarians and Phleiasians, "
        "Athenians and Plataeans",
        "(HIS-IV-IF) Athenian hoplites, Tegean hoplites",
        "(VLI-III-IF) Athenian archers",
        "(HIS-V-RA) Spartiates, with Pausanias, Spartiates",
        "(HIS-IV-RA) Perioikoi",
        "(VLI-II-IF) Helot skirmishers"};
    BOOST_TEST(kinds == expected);
}

// The Spartans' hoplites are of the same class as the others', but need not follow up.
BOOST_AUTO_TEST_CASE(a_chart_names_its_troops_unambiguously) {
    const SheetModel sheet = SheetCase(sample_of("greeks-plataea")).model(SheetKind::full);
    std::vector<std::string> who;
    for (const SheetChart& chart : sheet.charts)
        for (const SheetChart::Row& row : chart.rows)
            if (row.cells.front() == "must follow up" || row.cells.front() == "passes friends")
                who.push_back(row.label);
    BOOST_TEST(who == (std::vector<std::string>{"VLI", "(HIS-III-IF), (HIS-IV-IF), (VLI-III-IF)"}));
    // Rows that say the same of several are one.
    const SheetModel marius = SheetCase(sample_of("marius-mules")).model(SheetKind::full);
    const auto evades = std::find_if(marius.charts.begin(), marius.charts.end(),
                                     [](const SheetChart& chart) { return chart.name == "Evades"; });
    BOOST_REQUIRE(evades != marius.charts.end());
    BOOST_REQUIRE_EQUAL(evades->rows.size(), 1U);
    BOOST_TEST(evades->rows.front().label == "LIN, VLI, HSC");
}

BOOST_AUTO_TEST_CASE(fields_to_write_in_have_a_heading) {
    BOOST_TEST(entries_heading(SheetCase(sample_of("caesar-in-gaul")).model(SheetKind::full)) ==
               "Signals and orders");
    BOOST_TEST(entries_heading(SheetCase(sample_of("orc-host")).model(SheetKind::full)) == "Orders");
}

BOOST_AUTO_TEST_CASE(engines_have_no_reaction_thresholds) {
    const SheetModel sheet = SheetCase(sample_of("caesar-in-gaul")).model(SheetKind::full);
    const auto scorpions =
        std::find_if(sheet.table.rows.begin(), sheet.table.rows.end(),
                     [](const SheetRow& row) { return row.name == "Scorpions" && row.level == Level::unit; });
    BOOST_REQUIRE(scorpions != sheet.table.rows.end());
    BOOST_REQUIRE_EQUAL(scorpions->strips.size(), 1U);
    BOOST_TEST(scorpions->strips.front().count == 2);
    BOOST_TEST(scorpions->strips.front().signs.empty());
    for (const std::string& threshold : sheet.thresholds)
        BOOST_TEST(!threshold.starts_with("Scorpions"));
}

BOOST_AUTO_TEST_CASE(signs_of_provenance_are_explained_on_the_same_sheet) {
    const SheetModel inherited = SheetCase(sample_of("greeks-plataea")).model(SheetKind::full);
    BOOST_REQUIRE_EQUAL(inherited.remarks.size(), 3U);
    BOOST_TEST(inherited.remarks.front().starts_with("† lost in these rules"));
    BOOST_TEST(inherited.remarks.back().starts_with("‡ RR: "));
    const SheetModel read = SheetCase(sample_of("caesar-in-gaul")).model(SheetKind::full);
    BOOST_REQUIRE_EQUAL(read.remarks.size(), 4U);
    BOOST_TEST(read.remarks.front().starts_with("‡ our reading"));
    BOOST_TEST(read.remarks[1].starts_with("‡ Move table: "));
    BOOST_TEST(read.remarks.back().starts_with("‡ Variations of the price: "));
    BOOST_TEST(SheetCase(sample_of("caesar-in-gaul")).model(SheetKind::compact).remarks.size() == 1U);
    BOOST_TEST(SheetCase(sample_of("royalists-naseby")).model(SheetKind::compact).remarks.empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
