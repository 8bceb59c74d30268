// SPDX-License-Identifier: MIT
// Army lists that a player drops into his folder: lists of thousands of entries, of allies, of limits.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>

#include <cstddef>

namespace muster::tests {

namespace {

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

// An army of so many units of one troop, which keeps to no list; in words and in JSON.
CraftedCase large_army_fitted(std::string name, std::vector<std::string> more, std::string says) {
    return {std::move(name),
            [more = std::move(more)](const Workshop& workshop) {
                for (std::size_t i = 0; i < 400; ++i) {
                    const std::string id = "l" + std::to_string(i);
                    workshop.file("data/phalanx/" + id + ".xml", list_of(numbered(plain_entry(), 0, 60), id));
                }
                const std::string unit = R"(<unit><troop class="VLI" army="IF" integrity="V"/></unit>)";
                workshop.file("a.muster",
                              R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" ap="6"><body>)" +
                                  repeated(unit, 9'900) + "</body></army>");
                Call call{{"lists", "--fit", "a.muster", "--data", "data"}};
                call.arguments.insert(call.arguments.end(), more.begin(), more.end());
                return call;
            },
            Answer::accepted, std::move(says),
            [](const Workshop&, const Run& run) {
                BOOST_CHECK_MESSAGE(run.megabytes <= most_megabytes / 2, "took " << run.megabytes << " MB");
            }};
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
        list_case("entries_of_290_completed_from_none", of_290, 0, {"complete"}, Answer::accepted, "stopped"),
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
        large_army_fitted("large_army_fitted_to_400_lists", {}, "Not weighed"),
        large_army_fitted("large_army_fitted_to_400_lists_in_json", {"--json"}, "not-weighed"),
        {"lists_of_1500_fitted", [](const Workshop& workshop) { return with_many_lists(workshop, 1'500); },
         Answer::refused, "at most"},
    };
}

const bool lists_added = add_crafted_cases("army_lists", lists);

} // namespace

} // namespace muster::tests
