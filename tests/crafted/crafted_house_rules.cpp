// SPDX-License-Identifier: MIT
// House rules whose base is no rule set that can be read, and more of them than a rule set may have.
#include "crafted_case.h"

namespace muster::tests {

namespace {

constexpr std::string_view start = R"(<ruleset xmlns="urn:muster:ruleset:1")";

CraftedCase on_base(std::string name, std::string base, std::string part, std::string says) {
    return {std::move(name),
            [base = std::move(base), part = std::move(part)](const Workshop& workshop) {
                workshop.file("data/bb/ruleset.xml", base);
                workshop.file("data/h.bb/ruleset.xml", std::string(start) +
                                                           R"( id="h.bb" base="bb" title="H" revision="1">)" +
                                                           part + "</ruleset>");
                return Call{{"rules", "h.bb", "--data", "data"}};
            },
            Answer::refused, std::move(says)};
}

std::vector<CraftedCase> house_rules() {
    const std::string named = std::string(start) + R"( id="bb" title="B" prefix="b" revision="1">)";
    return {
        on_base("house_rules_on_nothing", std::string(start) + "/>", "", "bb/ruleset.xml:1:"),
        on_base("house_rules_on_another_element", "<x/>", "", "bb/ruleset.xml:1:"),
        on_base("house_rules_on_a_base_without_a_title",
                std::string(start) + R"( id="bb" prefix="b" revision="1"/>)", "", "bb/ruleset.xml:1:"),
        on_base("house_rules_on_a_base_without_rules", named + "<words/></ruleset>",
                R"(<rule id="b.r" of="army" cite="C"><say>X</say></rule>)", "bb/ruleset.xml:1:"),
        on_base("house_rules_on_a_base_without_numbers", named + "<words/></ruleset>",
                R"(<number id="n" of="army" name="N"><plus value="1"/></number>)", "bb/ruleset.xml:1:"),
        {"house_rules_of_100000_rules",
         [](const Workshop& workshop) {
             workshop.file(
                 "data/h.phalanx/ruleset.xml",
                 std::string(start) + R"( id="h.phalanx" base="phalanx" title="H" revision="1">)" +
                     numbered(R"(<rule id="ph.x#" of="army" cite="C"><say>X</say></rule>)", 0, 100'000) +
                     "</ruleset>");
             return Call{{"rules", "h.phalanx", "--data", "data"}};
         },
         Answer::refused, "at most 1000"},
    };
}

const bool bases_added = add_crafted_cases("bases_of_house_rules", house_rules);

} // namespace

} // namespace muster::tests
