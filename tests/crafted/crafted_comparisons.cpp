// SPDX-License-Identifier: MIT
// Two armies at once: what is different in them, and what a fight between them comes to.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>

#include <cstddef>

namespace muster::tests {

namespace {

std::string phalanx_host(const std::string& units) {
    return R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" ap="6"><body>)" + units + "</body></army>";
}

std::string unit_of_one(const std::string& name, std::string_view traits) {
    return "<unit><troop name=\"" + name + "\" " + std::string(traits) + "/></unit>";
}

constexpr std::string_view spears = R"(class="HIS" army="RA" integrity="III")";
constexpr std::string_view skirmishers = R"(class="LIS" army="IF" integrity="II")";

// Units of one troop, the i-th called by its number times `step`, so that another step shuffles them.
std::string named_host(std::size_t units, std::size_t step, std::string_view traits) {
    std::string text;
    for (std::size_t i = 0; i < units; ++i)
        text += unit_of_one("T" + std::to_string(i * step % units), traits);
    return phalanx_host(text);
}

CraftedCase difference_case(std::string name, std::string before, std::string after) {
    return {std::move(name),
            [before = std::move(before), after = std::move(after)](const Workshop& workshop) {
                return Call{{"diff", workshop.file("a.muster", before), workshop.file("b.muster", after)}};
            },
            Answer::accepted};
}

std::vector<CraftedCase> differences() {
    constexpr std::size_t many = 9'000;
    constexpr std::size_t step = 7'919;
    const std::string host = named_host(many, 1, spears);
    return {
        difference_case("small_against_9000_units", named_host(1, 1, spears), host),
        difference_case("9000_units_against_others", host, named_host(many, step, skirmishers)),
        difference_case("9000_units_shuffled", host, named_host(many, step, spears)),
        difference_case("9000_units_of_one_name", phalanx_host(repeated(unit_of_one("same", spears), many)),
                        phalanx_host(repeated(unit_of_one("same", skirmishers), many))),
    };
}

// Three hundred and thirty kinds of troops.
std::string many_kinds() {
    std::string units;
    for (const char* kind : {"HIP", "HIS", "HIB", "HIN", "HIW", "LIW", "LIS", "LIN", "VLI", "HCC", "LSC"})
        for (const char* army : {"RA", "IF"})
            for (const char* integrity : {"I", "II", "III", "IV", "V"})
                for (const char* artillery : {"none", "attached", "amalgamated"})
                    units += unit_of_one("x", "class=\"" + std::string(kind) + "\" army=\"" + army +
                                                  "\" integrity=\"" + integrity + "\" artillery=\"" +
                                                  artillery + "\"");
    return phalanx_host(units);
}

constexpr std::string_view pikes_of_999 =
    R"(<army xmlns="urn:muster:army:1" ruleset="ancient-1969" nation="greek"><body><unit><troop type="heavy-infantry" status="regular" count="999" weapon="pike"/></unit></body></army>)";

CraftedCase odds_case(std::string name, std::string army, std::vector<std::string> words, Answer answer,
                      std::string says) {
    return {std::move(name),
            [army = std::move(army), words = std::move(words)](const Workshop& workshop) {
                workshop.file("a.muster", army);
                return Call{words};
            },
            answer, std::move(says)};
}

// 19,800 troops of one kind, under a list that takes long to compare one with.
CraftedCase army_under_a_large_list() {
    return {"army_under_a_large_list",
            [](const Workshop& workshop) {
                const std::string choice = R"(<troop class="HIS LIS VLI" army="any" integrity="I II"/>)";
                std::string entries;
                for (int i = 0; i < 199; ++i)
                    entries += " e" + std::to_string(i);
                workshop.file(
                    "data/phalanx/big.xml",
                    R"(<armylist xmlns="urn:muster:armylist:1" ruleset="phalanx" id="big" title="Big" )"
                    R"(revision="1"><about>x</about>)" +
                        numbered(R"(<entry id="e#" name="E">)" + repeated(choice, 5) + "</entry>", 0, 199) +
                        repeated("<limit entries=\"" + entries.substr(1) +
                                     "\" most=\"20000\"><say>x</say></limit>",
                                 298) +
                        "</armylist>");
                workshop.file(
                    "a.muster",
                    R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" ap="6" list="big"><body>)" +
                        repeated("<unit>" + repeated("<troop " + std::string(spears) + "/>", 300) + "</unit>",
                                 66) +
                        "</body></army>");
                return Call{{"odds", "a.muster", "--against", "big", "--data", "data"}};
            },
            Answer::accepted, "HIS"};
}

std::vector<CraftedCase> odds() {
    const std::string pike = "a.muster#/body[1]/unit[1]/troop[1]";
    const std::string pikes(pikes_of_999);
    return {
        odds_case("thirty_rounds_of_999_pikes", pikes, {"odds", pike, pike, "--rounds", "30"},
                  Answer::refused, "ask for fewer rounds"),
        odds_case("changes_of_four_rounds_of_pikes", pikes,
                  {"odds", pike, pike, "--rounds", "4", "--changes"}, Answer::accepted, "instead of"),
        odds_case("matrix_of_thirty_rounds", pikes, {"odds", "a.muster", "--rounds", "30"}, Answer::accepted,
                  "ask for fewer rounds"),
        odds_case("matrix_of_330_kinds", many_kinds(), {"odds", "a.muster", "a.muster"}, Answer::refused,
                  "too many pairs"),
        army_under_a_large_list(),
    };
}

const bool differences_added = add_crafted_cases("differences", differences);
const bool odds_added = add_crafted_cases_of_amounts("odds", odds);

} // namespace

} // namespace muster::tests
