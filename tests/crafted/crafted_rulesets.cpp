// SPDX-License-Identifier: MIT
// Rule sets that a player drops into his folder: numbers that double, tables and rules without end.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>

#include <cstddef>

namespace muster::tests {

namespace {

struct Parts {
    std::string traits{};
    std::string numbers{};
    std::string rules{};
    std::string more{}; // between rules and start
};

std::string ruleset_of(const Parts& parts) {
    return R"(<ruleset xmlns="urn:muster:ruleset:1" id="small" title="Small" prefix="s" revision="1"><words/><traits>
<choice id="class" of="troop" name="Class"><value id="spear"/><value id="bow"/></choice>)" +
           parts.traits + "</traits><numbers>" + parts.numbers + "</numbers><rules>" + parts.rules +
           "</rules>" + parts.more +
           R"(<start><army xmlns="urn:muster:army:1" ruleset="small"/></start></ruleset>)";
}

const std::string& small_army() {
    static const std::string text =
        R"(<army xmlns="urn:muster:army:1" ruleset="small"><body><unit><troop class="bow"/></unit></body></army>)";
    return text;
}

CraftedCase ruleset_case(std::string name, const Parts& parts, Answer answer, std::string says = {},
                         std::vector<std::string> words = {"check"}) {
    return {std::move(name),
            [text = ruleset_of(parts), words = std::move(words)](const Workshop& workshop) {
                workshop.file("data/small/ruleset.xml", text);
                Call call{words};
                call.arguments.push_back(workshop.file("a.muster", small_army()));
                call.arguments.insert(call.arguments.end(), {"--data", "data"});
                return call;
            },
            answer, std::move(says)};
}

std::string long_rule() {
    return R"(<rule id="s.r#" of="troop" cite="C"><never class="spear"/><say>)" + std::string(990, 'x') +
           "</say></rule>";
}

// Of so many troops that are all called by a name of 480 letters.
CraftedCase large_army_case(std::string name, const Parts& parts, std::size_t troops,
                            std::vector<std::string> words, Answer answer = Answer::either,
                            std::string says = {}) {
    return {std::move(name),
            [text = ruleset_of(parts), words = std::move(words), troops](const Workshop& workshop) {
                workshop.file("data/small/ruleset.xml", text);
                const std::string named = "<troop name=\"" + std::string(480, 'n') + "\" class=\"spear\"/>";
                Call call{words};
                call.arguments.push_back(workshop.file(
                    "a.muster", R"(<army xmlns="urn:muster:army:1" ruleset="small"><body><unit>)" +
                                    repeated(named, troops) + "</unit></body></army>"));
                call.arguments.insert(call.arguments.end(), {"--data", "data"});
                return call;
            },
            answer, std::move(says)};
}

// Each adds the one before as many times.
std::string chain(std::size_t length, int times, std::string_view first = R"(<plus value="1"/>)") {
    return R"(<number id="n0" of="troop" name="N">)" + std::string(first) + "</number>" +
           numbered(R"(<number id="n#" of="troop" name="N">)" +
                        repeated(R"(<plus number="n#-"/>)", static_cast<std::size_t>(times)) + "</number>",
                    1, length);
}

std::string wide_trait(const std::string& id) {
    return "<choice id=\"" + id + R"(" of="troop" name="T" default="v0">)" +
           numbered(R"(<value id="v#"/>)", 0, 64) + "</choice>";
}

// Of an army, each of ten sums over all troops of a class.
std::string numbers_of_sums(std::size_t numbers) {
    return R"(<number id="b" of="troop" name="B"><plus value="1"/></number>)" +
           numbered(R"(<number id="n#" of="army" name="N">)" +
                        repeated(R"(<sum number="b" of="troop" class="spear"/>)", 10) + "</number>",
                    0, numbers);
}

std::string rows_of_numbers(std::size_t tables) {
    return R"(<number id="b" of="troop" name="B"><plus value="1"/></number>)" +
           numbered(R"(<number id="n#" of="troop" name="N"><table name="T">)" +
                        repeated(R"(<row b="8" value="1"/>)", 64) + "</table></number>",
                    0, tables);
}

std::string numbers_of_troops(std::size_t count) {
    return numbered(R"(<number id="n#" of="troop" name="N"><plus value="1"/></number>)", 0, count);
}

// Each rule compares every troop with every other, and all differ.
Call with_distinct_troops(const Workshop& workshop) {
    workshop.file(
        "data/small/ruleset.xml",
        ruleset_of({.traits = R"(<whole id="n" of="troop" name="N" least="0" most="9999" default="0"/>)",
                    .rules = numbered(R"(<rule id="s.r#" of="army" cite="C"><need distinct="n" )"
                                      R"(among="troop"/><say>No.</say></rule>)",
                                      0, 200)}));
    workshop.file("a.muster", R"(<army xmlns="urn:muster:army:1" ruleset="small"><body><unit>)" +
                                  numbered(R"(<troop class="spear" n="#"/>)", 0, 4'000) +
                                  "</unit></body></army>");
    return {{"check", "a.muster", "--data", "data"}};
}

// Each text of the sheet has charts whose rows all apply.
std::vector<CraftedCase> sheets_of_charts() {
    const std::string charts =
        "<charts>" +
        numbered("<chart id=\"c#\" of=\"troop\" name=\"C\" every=\"yes\">" +
                     repeated("<row class=\"spear\">" + std::string(900, 'w') + "</row>", 60) + "</chart>",
                 0, 20) +
        "</charts><sheet>";
    const std::string text = numbered("{chart c#}", 0, 20);
    const auto refused = [&](std::string name, const std::string& sheet, std::vector<std::string> words) {
        return large_army_case(std::move(name), {.more = charts + sheet + "</sheet>"}, 3'000,
                               std::move(words), Answer::refused, "64 MB");
    };
    return {refused("thresholds_of_charts", "<threshold of=\"troop\">" + text + "</threshold>", {"sheet"}),
            refused("fields_of_charts", "<field name=\"F\" of=\"troop\">" + text + "</field>",
                    {"sheet", "--kind", "orders"}),
            refused("forms_of_charts",
                    "<form on=\"log\" name=\"F\" of=\"troop\"><part name=\"x\">" + text + "</part></form>",
                    {"sheet", "--kind", "log", "-o", "o.pdf"})};
}

std::vector<CraftedCase> rulesets() {
    const std::string rule =
        R"(<rule id="s.r#" of="troop" cite="C"><never class="bow"/><say>Rule # is broken.</say></rule>)";
    const std::string by_class =
        R"(<table name="A"><row class="bow" value="1"/><row class="spear" value="0"/></table>)";
    std::string dense_rows;
    for (int i = 0; i < 64; ++i)
        dense_rows += "<row t=\"v" + std::to_string(i) + "\" u=\"v" + std::to_string(i) + "\" value=\"1\"/>";
    const std::string dense_number = R"(<number id="d#" of="troop" name="D"><table name="A">)" + dense_rows +
                                     R"(</table><times value="2"/><table name="B">)" + dense_rows +
                                     "</table></number>";
    const std::string saying = R"(<rule id="s.r" of="troop" cite="C"><never class="spear"/><say>)" +
                               repeated("{name}", 1'600) + "</say></rule>";
    const std::string distinct =
        R"(<rule id="s.r#" of="army" cite="C"><need distinct="class" among="troop"/><say>No.</say></rule>)";
    const std::string many_columns =
        "<sheet>" + repeated(R"(<column name="C"><cell>{name} {name}</cell></column>)", 300) + "</sheet>";
    const std::string many_forms =
        "<sheet>" +
        repeated(
            R"(<form on="deployment" name="F" of="troop" follow="30"><part name="x">{name}</part></form>)",
            40) +
        "</sheet>";
    const std::string many_thresholds =
        "<sheet>" + repeated(R"(<threshold of="troop">{name}</threshold>)", 40) + "</sheet>";
    return {
        large_army_case("forms_of_40_for_each_troop", {.more = many_forms}, 9'000,
                        {"sheet", "--kind", "deployment", "-o", "o.html"}, Answer::refused),
        large_army_case("forms_of_40_for_each_troop_on_pages", {.more = many_forms}, 9'000,
                        {"sheet", "--kind", "deployment", "-o", "o.pdf"}, Answer::refused),
        large_army_case("thresholds_of_40_for_each_troop", {.more = many_thresholds}, 4'000,
                        {"sheet", "-o", "o.html"}, Answer::refused),
        large_army_case("thresholds_of_40_for_each_troop_on_pages", {.more = many_thresholds}, 4'000,
                        {"sheet", "-o", "o.pdf"}, Answer::refused),
        large_army_case("messages_of_1600_names", {.rules = saying}, 9'000, {"check"}),
        large_army_case("sheet_of_messages_of_1600_names", {.rules = saying}, 9'000,
                        {"sheet", "--kind", "umpire"}),
        large_army_case("sheet_of_300_columns_of_names", {.more = many_columns}, 9'000, {"sheet"},
                        Answer::refused),
        large_army_case("table_of_300_columns_of_names", {.more = many_columns}, 9'000,
                        {"sheet", "--format", "markdown", "--kind", "wings"}, Answer::refused),
        large_army_case("rules_of_900_with_9000_culprits_each", {.rules = numbered(distinct, 0, 900)}, 9'000,
                        {"fix"}),
        large_army_case("numbers_of_9000_sums", {.numbers = numbers_of_sums(900)}, 19'900, {"check"},
                        Answer::refused, "at most 3000"),
        large_army_case("numbers_of_2500_sums", {.numbers = numbers_of_sums(250)}, 9'000, {"check"}),
        large_army_case("numbers_of_900_for_3000_troops", {.numbers = numbers_of_troops(900)}, 3'000,
                        {"check"}, Answer::refused, "at most 2000000"),
        large_army_case("numbers_of_990_for_2000_troops", {.numbers = numbers_of_troops(990)}, 2'000,
                        {"check", "--json"}, Answer::accepted),
        large_army_case("sheet_of_1000_empty_columns",
                        {.more = "<sheet>" +
                                 repeated(R"(<column name="C"><cell class="bow">x</cell></column>)", 1'000) +
                                 "</sheet>"},
                        9'000, {"sheet"}, Answer::refused, "64 MB"),
        large_army_case("charts_of_100_rows_shown_for_each_troop",
                        {.more = R"(<charts><chart id="c" of="troop" name="C" every="yes">)" +
                                 repeated("<row class=\"spear\">" + std::string(900, 'w') + "</row>", 100) +
                                 "</chart></charts>"},
                        9'000, {"show"}, Answer::refused, "64 MB"),
        large_army_case("rows_of_38000_that_read_numbers", {.numbers = rows_of_numbers(600)}, 9'000,
                        {"check"}, Answer::refused, "at most 3000"),
        {"rules_of_200_with_4000_distinct_troops", with_distinct_troops, Answer::accepted},
        ruleset_case("conversion_of_two_million_names",
                     {.more = "<conversion>" +
                              repeated("<alias names=\"" +
                                           repeated("(a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v)", 2) +
                                           std::string(380, 'x') + "\" class=\"bow\"/>",
                                       4'900) +
                              "</conversion>"},
                     Answer::refused, "at most 10000"),
        large_army_case("table_of_notations_of_a_megabyte",
                        {.more = "<notation>" + repeated("<part>" + repeated("{name}", 80) + "</part>", 900) +
                                 "</notation>"},
                        3'000, {"sheet", "--format", "csv"}, Answer::accepted, "…"),
        large_army_case("table_of_notations_and_names_of_64_mb",
                        {.more = "<notation>" + repeated("<part>" + repeated("{name}", 80) + "</part>", 900) +
                                 "</notation>"},
                        19'900, {"sheet", "--format", "csv"}),
        ruleset_case("sound", {.numbers = chain(3, 1), .rules = numbered(rule, 0, 3)}, Answer::accepted),
        ruleset_case("forty_numbers_that_double", {.numbers = chain(40, 2, by_class)}, Answer::accepted),
        ruleset_case("sixty_numbers_that_double", {.numbers = chain(60, 2, by_class)}, Answer::accepted),
        ruleset_case("two_hundred_numbers_that_grow", {.numbers = chain(200, 9)}, Answer::refused,
                     "too large"),
        ruleset_case("a_number_beyond_every_reckoning",
                     {.numbers = R"(<number id="n" of="troop" name="N"><plus value="9000000000000000000"/>)"
                                 R"(<plus value="9000000000000000000"/></number>)"},
                     Answer::refused, "ruleset.xml"),
        ruleset_case("forty_numbers_shown", {.numbers = chain(40, 2, by_class)}, Answer::accepted, "",
                     {"show"}),
        ruleset_case("forty_numbers_on_a_sheet", {.numbers = chain(40, 2, by_class)}, Answer::accepted, "",
                     {"sheet"}),
        ruleset_case(
            "numbers_that_double_by_greatest",
            {.numbers =
                 R"(<number id="n0" of="troop" name="N">)" + by_class + "</number>" +
                 numbered(R"(<number id="n#" of="troop" name="N"><greatest numbers="n#- n#-"/></number>)", 1,
                          60)},
            Answer::accepted),
        ruleset_case(
            "numbers_that_double_in_conditions",
            {.numbers = R"(<number id="n0" of="troop" name="N">)" + by_class + "</number>" +
                        numbered(R"(<number id="n#" of="troop" name="N"><case><when number="n#-" least="0"/>)"
                                 R"(<plus number="n#-"/></case></number>)",
                                 1, 200)},
            Answer::accepted),
        ruleset_case("chain_of_60000_numbers", {.numbers = chain(60'000, 1, by_class)}, Answer::refused,
                     "at most"),
        ruleset_case("chain_of_900_numbers", {.numbers = chain(900, 1, by_class)}, Answer::accepted),
        ruleset_case("number_of_60000_steps",
                     {.numbers = R"(<number id="n" of="troop" name="N">)" +
                                 repeated(R"(<plus value="1"/>)", 60'000) + "</number>"},
                     Answer::refused, "at most"),
        ruleset_case("power_of_powers",
                     {.numbers = R"(<number id="n0" of="troop" name="N"><plus value="9"/></number>)"
                                 R"(<number id="n1" of="troop" name="N"><plus value="9"/>)" +
                                 repeated(R"(<times number="n0" power="n0"/>)", 9) + "</number>"},
                     Answer::refused, "too large"),
        ruleset_case("power_of_a_billion",
                     {.numbers = R"(<number id="n0" of="troop" name="N"><plus value="999999999"/></number>)"
                                 R"(<number id="n1" of="troop" name="N"><plus value="1"/></number>)"
                                 R"(<number id="n2" of="troop" name="N"><plus value="1"/>)"
                                 R"(<times number="n1" power="n0"/></number>)"},
                     Answer::either),
        ruleset_case("rules_70000", {.rules = numbered(rule, 0, 70'000)}, Answer::refused, "at most"),
        ruleset_case("rules_900_all_broken", {.rules = numbered(rule, 0, 900)}, Answer::accepted,
                     "Rule 899 is broken"),
        ruleset_case("cases_of_70000",
                     {.rules = R"(<rule id="s.r" of="troop" cite="C">)" +
                               repeated(R"(<case><never class="spear"/><say>X</say></case>)", 70'000) +
                               "</rule>"},
                     Answer::refused, "at most"),
        ruleset_case("conditions_of_70000",
                     {.rules = R"(<rule id="s.r" of="troop" cite="C">)" +
                               repeated(R"(<never class="spear"/>)", 70'000) + "<say>X</say></rule>"},
                     Answer::refused, "at most"),
        ruleset_case(
            "dense_tables_of_20000",
            {.traits = wide_trait("t") + wide_trait("u"), .numbers = numbered(dense_number, 0, 10'000)},
            Answer::refused),
        ruleset_case("dense_tables_of_900",
                     {.traits = wide_trait("t") + wide_trait("u"), .numbers = numbered(dense_number, 0, 300)},
                     Answer::accepted),
        ruleset_case("table_of_65_rows",
                     {.numbers = R"(<number id="n" of="troop" name="N"><table name="A">)" +
                                 repeated(R"(<row class="bow" value="1"/>)", 65) + "</table></number>"},
                     Answer::refused, "at most 64"),
        ruleset_case("choice_of_2000_values",
                     {.traits = R"(<choice id="t" of="troop" name="T">)" +
                                numbered(R"(<value id="v#"/>)", 0, 2'000) + "</choice>"},
                     Answer::refused, "at most 64"),
        ruleset_case("traits_of_10000",
                     {.traits = numbered(R"(<flag id="f#" of="troop" name="F"/>)", 0, 10'000)},
                     Answer::refused, "at most"),
        ruleset_case("name_of_501_letters",
                     {.traits = R"(<flag id="f" of="troop" name=")" + std::string(501, 'x') + "\"/>"},
                     Answer::refused, "at most 500"),
        ruleset_case("message_of_1001_letters",
                     {.rules = R"(<rule id="s.r" of="troop" cite="C"><never class="bow"/><say>)" +
                               std::string(1'001, 'x') + "</say></rule>"},
                     Answer::refused, "at most 1000"),
        large_army_case("numbers_with_long_names",
                        {.numbers = numbered(R"(<number id="n#" of="troop" name=")" + std::string(490, 'x') +
                                                 R"("><plus value="1"/></number>)",
                                             0, 900)},
                        300, {"show"}),
        large_army_case("findings_with_long_texts", {.rules = numbered(long_rule(), 0, 3)}, 9'900,
                        {"check", "--json"}),
        large_army_case("findings_with_long_texts_on_a_sheet", {.rules = numbered(long_rule(), 0, 3)}, 9'900,
                        {"sheet", "--kind", "umpire", "-o", "o.html"}),
        large_army_case("more_findings_than_a_report_has", {.rules = numbered(long_rule(), 0, 9)}, 9'900,
                        {"check"}, Answer::refused),
        ruleset_case("title_of_a_megabyte",
                     {.traits = R"(<flag id="f" of="troop" name=")" + std::string(1'000'000, 'x') + "\"/>"},
                     Answer::refused, "at most"),
        ruleset_case("message_of_a_megabyte",
                     {.rules = R"(<rule id="s.r" of="troop" cite="C"><never class="bow"/><say>)" +
                               std::string(1'000'000, 'x') + "</say></rule>"},
                     Answer::refused, "at most"),
        ruleset_case(
            "charts_of_10000",
            {.more = "<charts>" +
                     numbered(R"(<chart id="c#" name="C"><row label="a">b</row></chart>)", 0, 10'000) +
                     "</charts>"},
            Answer::refused, "at most"),
        ruleset_case("chart_of_60000_rows",
                     {.more = R"(<charts><chart id="c" name="C">)" +
                              repeated(R"(<row label="a">b</row>)", 60'000) + "</chart></charts>"},
                     Answer::refused, "at most"),
        ruleset_case("table_of_a_billion_squares",
                     {.more = R"(<sheet><line label="{class}" unit="cm"><ground width="999999999" depth="1" )"
                              R"(name="g"/></line></sheet>)"},
                     Answer::accepted, "", {"sheet", "--kind", "deployment", "-o", "b.svg"}),
        ruleset_case("chart_of_9000_rows_on_a_sheet",
                     {.more = R"(<charts><chart id="c" name="C">)" +
                              repeated(R"(<row label="a">b</row>)", 9'000) + "</chart></charts>"},
                     Answer::either, "", {"sheet", "--kind", "reference", "-o", "b.pdf"}),
    };
}

std::string combat_of(std::string_view condition) {
    return R"(<combat><mode id="melee" name="M"><outcome id="lose" name="L"/><outcome id="win" name="W"/>)"
           R"(<switch id="h" name="H"/><end outcome="win">)" +
           std::string(condition) + R"(</end><end outcome="lose" last="yes"/></mode></combat>)";
}

CraftedCase rulesets_in_400_folders(std::string name, std::size_t rows, std::string says) {
    return {std::move(name),
            [rows](const Workshop& workshop) {
                const std::string charts =
                    R"(<charts><chart id="c" name="C">)" +
                    repeated("<row label=\"a\">" + std::string(900, 'b') + "</row>", rows) +
                    "</chart></charts>";
                const std::string text = ruleset_of({.more = charts});
                for (int i = 0; i < 400; ++i) {
                    std::string own = text;
                    const std::string id = "r" + std::to_string(i);
                    own.replace(own.find("small"), 5, id).replace(own.rfind("small"), 5, id);
                    workshop.file("home/.local/share/muster/armylists/" + id + "/ruleset.xml", own);
                }
                return Call{{"rules"}};
            },
            Answer::refused, std::move(says)};
}

// All for one rule set, in the folder of the player's own.
CraftedCase house_rules_in_400_folders() {
    return {"house_rules_in_400_folders",
            [](const Workshop& workshop) {
                for (int i = 0; i < 400; ++i) {
                    const std::string id = "h" + std::to_string(i) + ".phalanx";
                    workshop.file("home/.local/share/muster/armylists/" + id + "/ruleset.xml",
                                  R"(<ruleset xmlns="urn:muster:ruleset:1" id=")" + id +
                                      R"(" base="phalanx" title="T" revision="1"/>)");
                }
                return Call{{"rules"}};
            },
            Answer::refused, "200 of them are not listed"};
}

std::vector<CraftedCase> combats() {
    return {
        ruleset_case("condition_that_doubles_30_times",
                     {"", "", "",
                      combat_of(repeated(R"(<either><attacker h="yes"/><defender h="yes"/></either>)", 30))},
                     Answer::refused, "more than 64 alternatives"),
    };
}

const bool house_rules_added = add_crafted_cases_of_amounts("house_rules", [] {
    return std::vector<CraftedCase>{
        house_rules_in_400_folders(),
        rulesets_in_400_folders("rule_sets_in_400_folders", 1, "there are more than 100 rule sets"),
        rulesets_in_400_folders("rule_sets_of_700_mb", 2'000, "not listed")};
});
const bool combats_added = add_crafted_cases("combats", combats);
const bool rulesets_added = add_crafted_cases("rule_sets", rulesets);
const bool sheets_of_charts_added = add_crafted_cases_of_amounts("sheets_of_charts", sheets_of_charts);

} // namespace

} // namespace muster::tests
