// SPDX-License-Identifier: MIT
// Rule sets whose fights take long: thousands of terms for each throw of dice, and many kinds of fights.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

std::string ruleset_of_modes(const std::string& modes, const std::string& traits = {},
                             const std::string& numbers = {}) {
    return R"(<ruleset xmlns="urn:muster:ruleset:1" id="small" title="Small" prefix="s" revision="1"><words/><traits>
<choice id="class" of="troop" name="Class"><value id="spear" short="S"/><value id="bow" short="B"/></choice>)" +
           traits + "</traits><numbers>" + numbers + R"(</numbers><rules/>
<notation><part>{class}</part></notation>
<combat>)" +
           modes + R"(</combat><start><army xmlns="urn:muster:army:1" ruleset="small"/></start></ruleset>)";
}

// Every outcome is reached for certain, which is known only when a million throws are worked out.
CraftedCase sheet_of_sure_fights() {
    const std::string outcomes =
        R"(<outcome id="o0" name="O" usual="yes"/>)" + numbered(R"(<outcome id="o#" name="O"/>)", 1, 40);
    const std::string dice = numbered(R"(<roll id="d#" of="fight"><dice faces="1..100"/></roll>)", 0, 3) +
                             R"(<value id="b" of="fight">)" + numbered(R"(<plus use="d#"/>)", 0, 3) +
                             numbered(R"(<minus use="d#"/>)", 0, 3) + "</value>";
    return {"sheet_of_12_modes_of_40_sure_outcomes",
            [outcomes, dice](const Workshop& workshop) {
                workshop.file(
                    "data/small/ruleset.xml",
                    ruleset_of_modes(numbered(
                        R"(<mode id="m#" name="Fight #">)" + outcomes + dice +
                            R"(<end outcome="o39"><fight b="0"/></end><end outcome="o0" last="yes"/></mode>)",
                        0, 12)));
                return Call{{"sheet", "--kind", "odds",
                             workshop.file("a.muster",
                                           R"(<army xmlns="urn:muster:army:1" ruleset="small"><body><unit>)"
                                           R"(<troop class="bow"/></unit></body></army>)"),
                             "--data", "data"}};
            },
            Answer::accepted, "Fight 0"};
}

// The dear ones take what is left for such, and no more.
CraftedCase cases_of_many_terms() {
    const std::string terms =
        repeated(R"(<plus use="d"><own d="7"/></plus><minus use="d" of="enemy"/>)", 2'900);
    return {"cases_of_2900_terms_for_each_throw",
            [terms](const Workshop& workshop) {
                workshop.file(
                    "data/small/ruleset.xml",
                    ruleset_of_modes(
                        R"(<mode id="m" name="M"><outcome id="level" name="L"/><outcome id="wins" name="W"/>)"
                        R"(<roll id="d"><dice faces="1..100"/></roll><value id="s">)" +
                        terms +
                        R"(</value><end outcome="wins"><attacker s="3.."/></end>)"
                        R"(<end outcome="level" last="yes"/></mode>)"));
                const std::string fight = R"({"ruleset":"small","mode":"m","attacker":{"class":"bow"},)"
                                          R"("defender":{"class":"spear"},"situation":{},"rounds":1})"
                                          "\n";
                return Call{
                    {"odds", "--cases", workshop.file("c.jsonl", repeated(fight, 100)), "--data", "data"}};
            },
            Answer::accepted, "fewer such cases in one file"};
}

// Of as many troops as there can be, whose numbers rest on tables that are too wide to be worked out before.
CraftedCase cases_of_many_tables() {
    return {"cases_of_20000_troops_under_39000_rows",
            [](const Workshop& workshop) {
                const std::string values = numbered(R"(<value id="v#"/>)", 0, 64) + "</choice>";
                const std::string wide = R"(<choice id="t" of="troop" name="T">)" + values +
                                         R"(<choice id="u" of="troop" name="U">)" + values;
                const std::string table = "<table name=\"T\">" +
                                          numbered(R"(<row class="bow" t="v#" u="v#" value="1"/>)", 0, 64) +
                                          "</table>";
                std::string numbers;
                for (int i = 0; i < 610; ++i)
                    numbers += "<number id=\"n" + std::to_string(i) + R"(" of="troop" name="N">)" + table +
                               "</number>";
                workshop.file("data/small/ruleset.xml",
                              ruleset_of_modes(
                                  R"(<mode id="m" name="M"><outcome id="level" name="L"/>)"
                                  R"(<outcome id="wins" name="W"/><roll id="d"><dice faces="1..6"/></roll>)"
                                  R"(<end outcome="wins"><attacker d="3.."/></end>)"
                                  R"(<end outcome="level" last="yes"/></mode>)",
                                  wide, numbers));
                std::string fights;
                for (int i = 0; i < 20'000; ++i)
                    fights += R"({"ruleset":"small","mode":"m","attacker":{"class":"bow","t":"v)" +
                              std::to_string(i % 64) + R"(","u":"v)" + std::to_string(i / 64 % 64) +
                              R"("},"defender":{"class":"spear","t":"v)" + std::to_string(i / 64 % 64) +
                              R"(","u":"v)" + std::to_string(i % 64) + "\"}}\n";
                return Call{{"odds", "--cases", workshop.file("c.jsonl", fights), "--data", "data"}};
            },
            Answer::accepted};
}

const bool fights_added = add_crafted_cases_of_amounts("fights", [] {
    return std::vector<CraftedCase>{sheet_of_sure_fights(), cases_of_many_terms(), cases_of_many_tables()};
});

} // namespace

} // namespace muster::tests
