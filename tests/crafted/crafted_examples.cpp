// SPDX-License-Identifier: MIT
// Armies that stand beside rule sets and army lists, and are read unasked: each may be read, but not all.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

constexpr std::size_t armies = 40;

// Two armies; the others are links to the second, so that the folder stays small.
void put_armies(const Workshop& workshop, const std::string& folder, const std::string& text) {
    const auto name = [&](std::size_t i) { return folder + "/e" + std::to_string(i) + ".muster"; };
    workshop.file(name(0), host);
    workshop.file(name(1), text);
    for (std::size_t i = 2; i < armies; ++i)
        std::filesystem::create_hard_link(workshop.path(name(1)), workshop.path(name(i)));
}

std::string large_army(std::string_view end) {
    return R"(<army xmlns="urn:muster:army:1" ruleset="small"><body><unit>)" +
           repeated(R"(<troop class="bow" name=")" + std::string(200, 'n') + "\"/>\n", 19'000) +
           "</unit></body>" + std::string(end) + "</army>";
}

std::string small_rules(std::string_view more) {
    return R"(<ruleset xmlns="urn:muster:ruleset:1" id="small" title="Small" prefix="s" revision="1"><words/><traits>
<choice id="class" of="troop" name="Class"><value id="spear" short="S"/><value id="bow" short="B"/></choice></traits>
<numbers><number id="n" of="troop" name="N"><plus value="1"/></number><number id="n" of="unit" name="N" sum="n"/>
<number id="n" of="body" name="N" sum="n"/><number id="n" of="army" name="N" sum="n"/></numbers>
<rules><rule id="s.three" of="army" cite="C"><need number="n" least="3"/><say>Three.</say></rule></rules>
<notation><part>{class}</part></notation>)" +
           std::string(more) +
           R"(<start><army xmlns="urn:muster:army:1" ruleset="small"/></start></ruleset>)";
}

std::string small_army(std::string_view attributes) {
    return R"(<army xmlns="urn:muster:army:1" ruleset="small" )" + std::string(attributes) +
           R"(><body><unit><troop class="bow"/></unit></body></army>)";
}

CraftedCase samples_of_a_rule_set() {
    return {"samples_of_150_MB_together",
            [](const Workshop& workshop) {
                workshop.file("data/small/ruleset.xml", small_rules({}));
                put_armies(workshop, "data/small/samples", large_army("<wrong/>"));
                return Call{{"complete", workshop.file("a.muster", small_army({})), "--data", "data"}};
            },
            Answer::accepted};
}

CraftedCase examples_of_enemies() {
    return {
        "example_armies_of_150_MB_of_all_enemies",
        [](const Workshop& workshop) {
            workshop.file(
                "data/small/ruleset.xml",
                small_rules(R"(<combat><mode id="m" name="M"><outcome id="a" name="A"/>)"
                            R"(<outcome id="b" name="B"/><end outcome="b" last="yes"/></mode></combat>)"));
            for (std::size_t i = 0; i < armies; ++i) {
                const std::string id = "e" + std::to_string(i);
                workshop.file("data/small/" + id + ".xml",
                              R"(<armylist xmlns="urn:muster:armylist:1" ruleset="small" id=")" + id +
                                  R"(" title="L" revision="1" enemies=")" +
                                  (i == 0 ? numbered("e# ", 1, armies - 1) : "e0") +
                                  R"("><about>A.</about><entry id="e" name="E"><troop class="bow"/></entry>)"
                                  "</armylist>");
            }
            put_armies(workshop, "data/small/armies", large_army({}));
            return Call{{"odds", workshop.file("a.muster", small_army(R"(list="e0")")), "--against",
                         "enemies", "--data", "data"}};
        },
        Answer::refused, "more than 2 MB"};
}

const bool examples_added = add_crafted_cases("examples", [] {
    return std::vector<CraftedCase>{samples_of_a_rule_set(), examples_of_enemies()};
});

} // namespace

} // namespace muster::tests
