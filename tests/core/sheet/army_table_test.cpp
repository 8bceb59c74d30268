// SPDX-License-Identifier: MIT
// Armies as a table for a spreadsheet, read back with a parser that takes RFC 4180 to the letter.
#include "sheet/army_table.h"

#include "army/fingerprint.h"
#include "base/csv.h"
#include "sheet_case.h"

#include <boost/test/unit_test.hpp>

#include <map>
#include <regex>
#include <set>
#include <stdexcept>

namespace muster::tests {

namespace {

using Rows = std::vector<std::vector<std::string>>;

// Throws std::runtime_error for anything that RFC 4180 does not allow.
class StrictCsv {
public:
    explicit StrictCsv(std::string_view text) : rest_(text) {}

    Rows rows() {
        Rows rows;
        while (!rest_.empty()) {
            std::vector<std::string> row{cell()};
            while (take(","))
                row.push_back(cell());
            if (!take("\r\n"))
                throw std::runtime_error("a row does not end with CR LF");
            rows.push_back(std::move(row));
        }
        return rows;
    }

private:
    bool take(std::string_view wanted) {
        if (!rest_.starts_with(wanted))
            return false;
        rest_.remove_prefix(wanted.size());
        return true;
    }

    std::string cell() {
        if (!take("\"")) {
            const std::size_t end = std::min(rest_.find_first_of(",\r\n\""), rest_.size());
            std::string text(rest_.substr(0, end));
            rest_.remove_prefix(end);
            return text;
        }
        for (std::string text;; rest_.remove_prefix(1)) {
            if (rest_.empty())
                throw std::runtime_error("a quoted cell does not end");
            if (take("\"") && !rest_.starts_with('"'))
                return text;
            text += rest_.front();
        }
    }

    std::string_view rest_;
};

// The table of these armies: of each troop its cells by the name of their column.
struct Table {
    std::vector<std::string> header;
    std::vector<std::map<std::string, std::string>> troops;

    explicit Table(const std::vector<const SheetCase*>& armies, bool for_opponent = false) {
        ArmyTable table;
        for (const SheetCase* one : armies)
            table.add(one->army, one->ruleset, one->report, for_opponent);
        Rows rows = StrictCsv(table.csv()).rows();
        header = rows.front();
        BOOST_TEST(std::set<std::string>(header.begin(), header.end()).size() == header.size());
        for (std::size_t i = 1; i < rows.size(); ++i) {
            BOOST_TEST_REQUIRE(rows[i].size() == header.size());
            auto& cells = troops.emplace_back();
            for (std::size_t column = 0; column < header.size(); ++column)
                cells[header[column]] = rows[i][column];
        }
    }
    explicit Table(const SheetCase& army, bool for_opponent = false)
        : Table(std::vector<const SheetCase*>{&army}, for_opponent) {}

    [[nodiscard]] bool has(const std::string& column) const {
        return std::find(header.begin(), header.end(), column) != header.end();
    }
};

SheetCase army_of(const std::string& ruleset, const std::string& army, const std::string& troops) {
    return SheetCase(R"(<army xmlns="urn:muster:army:1" ruleset=")" + ruleset + "\" " + army + ">" + troops +
                     "</army>");
}

const std::string spears = R"(<body name="Left; wing" rating="3" orders="attack"><unit name="Uruk
spears" general="yes"><troop name="Uruk &quot;hai&quot;, elite" count="3" class="foot" order="close" army="regular"
weapon="spear" physique="high" morale="IV" proficiency="drilled" defence="E" shield="large"/></unit></body>)";

SheetCase white_hand() {
    return army_of("undying-lands", R"(name="=Host" general-rating="4")", spears);
}

} // namespace

BOOST_AUTO_TEST_SUITE(army_table)

BOOST_AUTO_TEST_CASE(a_troop_is_a_row_with_its_traits_and_numbers) {
    const SheetCase army = white_hand();
    const Table table(army);
    const std::vector<std::string> begin{"army", "body", "unit", "name", "count"};
    BOOST_TEST(std::vector<std::string>(table.header.begin(), table.header.begin() + 5) == begin,
               boost::test_tools::per_element());
    BOOST_TEST_REQUIRE(table.troops.size() == 1U);
    const std::map<std::string, std::string> expected{
        {"army", "'=Host"},
        {"body", "Left; wing"},
        {"unit", "Uruk spears"},
        {"name", "Uruk \"hai\", elite"},
        {"count", "3"},
        {"army.general-rating", "4"},
        {"army.scale", "15mm"}, // by default
        {"body.orders", "attack"},
        {"unit.general", "yes"},
        {"unit.commander", "no"},
        {"class", "foot"},
        {"troop.army", "regular"},
        {"ip", "35"},
        {"move", "5"},
        {"range", ""}, // no missiles
        {"ruleset", "undying-lands"},
        {"place", "/body[1]/unit[1]/troop[1]"},
        {"fingerprint", fingerprint_of(army.army, army.ruleset)},
    };
    for (const auto& [column, text] : expected) {
        BOOST_TEST(table.has(column), column);
        BOOST_TEST(table.troops.front().at(column) == text, column);
    }
}

BOOST_AUTO_TEST_CASE(every_trait_and_number_has_a_column_and_figures_are_plain) {
    const std::regex figure("-?[0-9]+(\\.[0-9]+)?");
    for (const NamedText& sample : samples()) {
        const SheetCase army(sample.text, sample.name);
        const Table table(army);
        std::size_t numbers = 0;
        for (const Number& number : army.ruleset.numbers_of(Level::troop))
            numbers += number.scope != Scope::inner ? 1 : 0;
        BOOST_TEST(table.header.size() == 5 + army.ruleset.traits.size() + numbers + 4, sample.name);
        const std::size_t first = 5 + army.ruleset.traits.size();
        for (const auto& troop : table.troops) {
            BOOST_TEST(std::regex_match(troop.at("count"), figure));
            for (std::size_t i = first; i < first + numbers; ++i) {
                const std::string& cell = troop.at(table.header[i]);
                BOOST_TEST((cell.empty() || std::regex_match(cell, figure)), table.header[i] << ' ' << cell);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(names_come_back_as_they_are_in_the_army) {
    const SheetCase army = white_hand();
    const Table table(army);
    BOOST_TEST(unguarded_csv_text(table.troops.front().at("army")) == army.army.name);
}

BOOST_AUTO_TEST_CASE(armies_of_several_rule_sets_have_the_columns_of_all) {
    const SheetCase first = white_hand();
    const SheetCase second = army_of(
        "phalanx", "name='Second'",
        "<body><unit><troop name='One' count='2' class='HIS' army='RA' integrity='III' general='yes'/>"
        "<troop name='Two' class='HIS' army='RA' integrity='III'/></unit></body>");
    const Table table({&first, &second, &first});
    BOOST_TEST_REQUIRE(table.troops.size() == 4U);
    BOOST_TEST(table.troops[0].at("troop.army") == "regular");
    BOOST_TEST(table.troops[1].at("troop.army") == "RA");
    BOOST_TEST(table.troops[0].at("ip") == "35");
    BOOST_TEST(table.troops[1].at("ip") == "");
    BOOST_TEST(table.troops[0].at("troop.count") == "");
    BOOST_TEST(table.troops[1].at("troop.count") == "1");
    BOOST_TEST(table.troops[1].at("count") == "2");
    // Marked on the unit here, on the troop there.
    BOOST_TEST(table.troops[0].at("unit.general") == "yes");
    BOOST_TEST(table.troops[1].at("general") == "yes");
    BOOST_TEST(table.troops[2].at("general") == "no");
    BOOST_TEST((table.troops[3] == table.troops[0]));
}

BOOST_AUTO_TEST_CASE(an_army_without_troops_is_a_header) {
    const SheetCase army = army_of("phalanx", "", "");
    BOOST_TEST(Table(army).troops.empty());
    BOOST_TEST(Table(army).has("class"));
    BOOST_TEST(StrictCsv(ArmyTable().csv()).rows().size() == 1U);
}

BOOST_AUTO_TEST_CASE(an_opponent_does_not_see_orders) {
    const Table undying(white_hand(), true);
    BOOST_TEST(!undying.has("body.orders"));
    BOOST_TEST(!undying.has("body.rating"));
    BOOST_TEST(undying.has("army.scale"));
    const SheetCase army = army_of("ancient-1969", "nation='roman' signals='Forward!'", "");
    BOOST_TEST(Table(army).has("army.signals"));
    const Table ancient(army, true);
    BOOST_TEST(!ancient.has("army.signals"));
    BOOST_TEST(!ancient.has("unit.orders"));
    BOOST_TEST(ancient.has("points"));
    BOOST_TEST(ancient.has("army.points"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
