// SPDX-License-Identifier: MIT
// Rule sets and army lists that a player drops into his folder: numbers that double, tables and rules without
// end, lists of thousands of entries.
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
                            std::vector<std::string> words, Answer answer = Answer::either) {
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
            answer};
}

std::string numbered(std::string_view text, std::size_t from, std::size_t to) {
    std::string result;
    for (std::size_t i = from; i < to; ++i) {
        std::string_view left = text;
        for (std::size_t at = left.find('#'); at != std::string_view::npos; at = left.find('#')) {
            result += left.substr(0, at);
            const bool before = left.substr(at + 1).starts_with('-');
            result += std::to_string(before ? i - 1 : i);
            left.remove_prefix(at + (before ? 2 : 1));
        }
        result += left;
    }
    return result;
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
        ruleset_case("choice_of_10000_values",
                     {.traits = R"(<choice id="t" of="troop" name="T">)" +
                                numbered(R"(<value id="v#"/>)", 0, 10'000) + "</choice>"},
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
        ruleset_case("chart_of_9000_rows_on_a_sheet",
                     {.more = R"(<charts><chart id="c" name="C">)" +
                              repeated(R"(<row label="a">b</row>)", 9'000) + "</chart></charts>"},
                     Answer::either, "", {"sheet", "--kind", "reference", "-o", "b.pdf"}),
    };
}

std::string list_of(std::string_view parts, std::string_view id = "host") {
    return R"(<armylist xmlns="urn:muster:armylist:1" ruleset="phalanx" id=")" + std::string(id) +
           R"(" title="Host" from="-300" to="-200" region="Here" revision="1" origin="muster"><about>A</about>)" +
           std::string(parts) + "</armylist>";
}

const std::string& plain_entry() {
    static const std::string text =
        R"(<entry id="e#" name="Foot #" least="1" most="4"><troop class="HIS HIN VLI" army="RA IF" integrity="V IV III"/></entry>)";
    return text;
}

std::string army_of(std::size_t troops, std::string_view list = "host") {
    return R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" ap="6" list=")" + std::string(list) +
           R"("><body><unit>)" +
           repeated(R"(<troop class="VLI" army="IF" integrity="V" general="yes"/>)", troops) +
           "</unit></body></army>";
}

CraftedCase list_case(std::string name, const std::string& list, std::size_t troops,
                      std::vector<std::string> words, Answer answer, std::string says = {}) {
    return {std::move(name),
            [=](const Workshop& workshop) {
                workshop.file("data/phalanx/host.xml", list);
                Call call{words};
                call.arguments.push_back(workshop.file("a.muster", army_of(troops)));
                call.arguments.insert(call.arguments.end(), {"--data", "data"});
                return call;
            },
            answer, std::move(says)};
}

Call with_many_lists(const Workshop& workshop, std::size_t lists) {
    for (std::size_t i = 0; i < lists; ++i) {
        const std::string id = "l" + std::to_string(i);
        workshop.file("data/phalanx/" + id + ".xml", list_of(numbered(plain_entry(), 0, 10), id));
    }
    return {{"lists", "--fit", workshop.file("a.muster", army_of(20, "l1")), "--data", "data"}};
}

std::vector<CraftedCase> lists() {
    const std::string of_290 = list_of(numbered(plain_entry(), 0, 290));
    const std::string limits =
        numbered(R"(<limit entries="e0" needs="e#" each="1"><say>No.</say></limit>)", 1, 290);
    return {
        list_case("entries_of_1000", list_of(numbered(plain_entry(), 0, 1'000)), 36, {"fix"}, Answer::refused,
                  "at most"),
        list_case("entries_of_20000", list_of(numbered(plain_entry(), 0, 20'000)), 36, {"check"},
                  Answer::refused, "at most"),
        list_case("entries_of_290_checked", of_290, 36, {"check"}, Answer::accepted),
        list_case("entries_of_290_fixed", of_290, 36, {"fix"}, Answer::accepted),
        list_case("entries_of_290_completed", of_290, 12, {"complete"}, Answer::accepted),
        list_case("entries_of_290_fixed_for_3000_troops", of_290, 3'000, {"fix"}, Answer::accepted),
        list_case("entries_of_290_checked_for_10000_troops", of_290, 10'000, {"check"}, Answer::accepted),
        list_case("limits_of_289_fixed", list_of(numbered(plain_entry(), 0, 290) + limits), 36, {"fix"},
                  Answer::accepted),
        list_case("limits_of_5000",
                  list_of(numbered(plain_entry(), 0, 2) +
                          repeated(R"(<limit entries="e0" most="1"><say>No.</say></limit>)", 5'000)),
                  36, {"check"}, Answer::refused, "at most"),
        list_case("options_of_5000",
                  list_of(numbered(
                      R"(<option id="o#" name="O"><entry id="e#" name="E"><troop class="HIS" army="RA" )"
                      R"(integrity="III"/></entry></option>)",
                      0, 5'000)),
                  36, {"check"}, Answer::refused, "at most"),
        list_case("troops_of_5000_in_an_entry",
                  list_of(R"(<entry id="e" name="E">)" +
                          repeated(R"(<troop class="HIS" army="RA" integrity="III"/>)", 5'000) + "</entry>"),
                  36, {"check"}, Answer::refused, "at most"),
        list_case("ally_of_itself",
                  list_of(numbered(plain_entry(), 0, 2) + R"(<ally id="a" name="A" list="host"/>)"), 12,
                  {"check"}, Answer::either),
        list_case(
            "ally_that_leads_away",
            list_of(numbered(plain_entry(), 0, 2) + R"(<ally id="a" name="A" list="../../../etc/passwd"/>)"),
            12, {"check"}, Answer::refused),
        list_case("allies_of_5000",
                  list_of(numbered(plain_entry(), 0, 2) +
                          numbered(R"(<ally id="a#" name="A" list="seleucid"/>)", 0, 5'000)),
                  12, {"check"}, Answer::refused, "at most"),
        list_case("allies_of_30_fixed",
                  list_of(numbered(plain_entry(), 0, 290) +
                          numbered(R"(<ally id="a#" name="A" list="seleucid"/>)", 0, 30)),
                  36, {"fix"}, Answer::accepted),
        list_case(
            "allies_of_30_completed",
            list_of(numbered(plain_entry(), 0, 290) +
                    numbered(R"(<ally id="a#" name="A" list="seleucid" must="yes" least="1"/>)", 0, 30)),
            1, {"complete"}, Answer::either),
        list_case("name_of_an_entry_of_a_megabyte",
                  list_of(R"(<entry id="e" name=")" + std::string(1'000'000, 'x') +
                          R"("><troop class="HIS" army="RA" integrity="III"/></entry>)"),
                  12, {"check"}, Answer::refused, "at most"),
        list_case(
            "amount_beyond_numbers",
            list_of(R"(<entry id="e" name="E" most="99999999999999999999"><troop class="HIS" army="RA" )"
                    R"(integrity="III"/></entry>)"),
            12, {"check"}, Answer::refused),
        {"lists_of_400_fitted", [](const Workshop& workshop) { return with_many_lists(workshop, 400); },
         Answer::accepted},
        {"lists_of_1500_fitted", [](const Workshop& workshop) { return with_many_lists(workshop, 1'500); },
         Answer::refused, "at most"},
    };
}

std::string combat_of(std::string_view condition) {
    return R"(<combat><mode id="melee" name="M"><outcome id="lose" name="L"/><outcome id="win" name="W"/>)"
           R"(<switch id="h" name="H"/><end outcome="win">)" +
           std::string(condition) + R"(</end><end outcome="lose" last="yes"/></mode></combat>)";
}

std::vector<CraftedCase> combats() {
    return {
        ruleset_case("condition_that_doubles_30_times",
                     {"", "", "",
                      combat_of(repeated(R"(<either><attacker h="yes"/><defender h="yes"/></either>)", 30))},
                     Answer::refused, "more than 64 alternatives"),
    };
}

const bool combats_added = add_crafted_cases("combats", combats());
const bool rulesets_added = add_crafted_cases("rule_sets", rulesets());
const bool lists_added = add_crafted_cases("army_lists", lists());

} // namespace

} // namespace muster::tests
