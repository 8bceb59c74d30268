// SPDX-License-Identifier: MIT
// Armies moved between rule sets, and the rules' own conversion charts cell by cell.
#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/text.h"
#include "mail/army_conversion.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>

namespace muster::tests {

namespace {

// The chart's words and the names that a scale uses for them.
const std::map<std::string_view, std::string_view> short_names{{"Pikes", "Pk"},
                                                               {"Spears", "Sp"},
                                                               {"Bows", "Bw"},
                                                               {"Blades", "Bd"},
                                                               {"Auxilia", "Ax"},
                                                               {"Auxilia (S)", "Ax(S)"},
                                                               {"Ax (S)", "Ax(S)"},
                                                               {"Warband", "Wb"},
                                                               {"Warband (S)", "Wb(S)"},
                                                               {"Psiloi", "Ps"},
                                                               {"Knights", "Kn"},
                                                               {"Knights (S)", "Kn(S)"},
                                                               {"Cavalry", "Cv"},
                                                               {"Light Horse", "LH"},
                                                               {"Elephants", "El"},
                                                               {"Elephants (S)", "El(S)"},
                                                               {"Elephants (I)", "El(I)"},
                                                               {"Scythed Chariots", "SCh"}};

bool has_name(const ConversionRow& row, std::string_view name) {
    return std::find(row.names.begin(), row.names.end(), name) != row.names.end();
}

// Whether it is a row for troops of these values too.
bool allows(const ConversionRow& row, const ValueTest& wanted) {
    return std::any_of(row.pattern.values.begin(), row.pattern.values.end(), [&](const ValueTest& test) {
        return test.slot == wanted.slot && (test.mask & wanted.mask) != 0;
    });
}

Army army_of(const std::string& ruleset) {
    return read_army(shipped_rulesets().find(ruleset)->start, "start", shipped_rulesets());
}

} // namespace

BOOST_AUTO_TEST_SUITE(conversion)

BOOST_AUTO_TEST_CASE(kinds_are_those_of_the_printed_charts_cell_by_cell) {
    std::size_t cells = 0;
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        const Chart* chart = ruleset.chart("conversion");
        if (chart == nullptr)
            continue; // that rule set prints none
        const ConversionScale& kinds = *scale_of(ruleset, "kind");
        for (const ChartRow& row : chart->rows) {
            const std::string& cell = row.cells.front();
            const auto known = short_names.find(cell);
            const std::string_view name = known == short_names.end() ? std::string_view(cell) : known->second;
            const ValueTest& wanted = row.selection.pattern.values.front();
            // What a troop of this class, and else as the name makes it, is called.
            TraitValues values = ruleset.at(Level::troop).defaults;
            for (const ConversionRow& candidate : kinds.rows)
                if (has_name(candidate, name) && allows(candidate, wanted)) {
                    for (const ValueTest& test : candidate.pattern.values)
                        values[test.slot] = std::countr_zero(test.mask);
                    break;
                }
            values[wanted.slot] = std::countr_zero(wanted.mask);
            const auto found =
                std::find_if(kinds.rows.begin(), kinds.rows.end(), [&](const ConversionRow& candidate) {
                    return std::all_of(candidate.pattern.values.begin(), candidate.pattern.values.end(),
                                       [&](const ValueTest& test) {
                                           const auto value = static_cast<unsigned>(values[test.slot]);
                                           return ((test.mask >> value) & 1U) != 0;
                                       });
                });
            BOOST_TEST_REQUIRE((found != kinds.rows.end()), id << ": " << cell);
            BOOST_TEST(has_name(*found, name), id << ": " << cell << " is called " << found->names.front());
            ++cells;
        }
    }
    BOOST_TEST(cells == 46U);
}

BOOST_AUTO_TEST_CASE(every_sample_moves_to_every_rule_set) {
    std::size_t moved = 0;
    for (const NamedText& sample : samples()) {
        const Army army = read_army(sample.text, sample.name, shipped_rulesets());
        const Ruleset& from = *shipped_rulesets().find(army.ruleset);
        for (const std::string& id : shipped_ruleset_ids()) {
            if (id == army.ruleset)
                continue;
            BOOST_TEST_CONTEXT(sample.name << " to " << id) {
                const Ruleset& to = *shipped_rulesets().find(id);
                const ConvertedArmy made = converted(army, from, to, army_of(id));
                BOOST_TEST(made.army.ruleset == id);
                BOOST_TEST(made.army.name == army.name);
                BOOST_TEST(made.army.bodies.size() == army.bodies.size());
                // What came out is an army that can be written and read.
                const std::string text = write_army(made.army, to);
                BOOST_TEST((read_army(text, "it", shipped_rulesets()) == made.army));
                ++moved;
            }
        }
    }
    BOOST_TEST(moved == samples().size() * (shipped_ruleset_ids().size() - 1));
}

BOOST_AUTO_TEST_CASE(what_both_call_alike_is_kept_and_the_rest_is_told) {
    const std::string text =
        "<army xmlns='urn:muster:army:1' ruleset='phalanx' name='A' table='6x4' list='x'>"
        "<body name='L' part='left'><unit link='in-line'><troop name='Royals' count='2' class='PEL' "
        "army='IF' integrity='IV' general='yes' line='off'/></unit></body></army>";
    const Army army = read_army(text, "it", shipped_rulesets());
    const Ruleset& from = *shipped_rulesets().find("phalanx");
    const Ruleset& to = *shipped_rulesets().find("phalanx-ii");
    const ConvertedArmy made = converted(army, from, to, army_of("phalanx-ii"));
    const std::string expected =
        "<troop name=\"Royals\" count=\"2\" class=\"ELE\" army=\"IR\" integrity=\"plus\" general=\"yes\" "
        "line=\"off\"/>";
    BOOST_TEST(write_army(made.army, to).find(expected) != std::string::npos, write_army(made.army, to));
    BOOST_TEST(made.army.list.empty());
    const auto told = [&](std::string_view part) {
        return std::any_of(made.notes.begin(), made.notes.end(),
                           [&](const std::string& note) { return note.find(part) != std::string::npos; });
    };
    BOOST_TEST(told("Phalanx II has nothing for Table (feet)"), joined(made.notes, "; "));
    BOOST_TEST(told("The army list x belongs to Phalanx"), joined(made.notes, "; "));
    BOOST_TEST(told("Royals as El(S): a guess"), joined(made.notes, "; "));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
