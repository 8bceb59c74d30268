// SPDX-License-Identifier: MIT
#include "skirmish.h"

#include "army/army_reader.h"
#include "check/wording.h"
#include "shipped_data.h"

#include <fmt/format.h>

#include <stdexcept>

namespace muster::tests {

const Rulesets& skirmish_rulesets() {
    static const Rulesets rulesets({source_folder() / "tests" / "data", source_folder() / "armylists"});
    return rulesets;
}

const Ruleset& skirmish() {
    return *skirmish_rulesets().find("skirmish");
}

CheckedArmy::CheckedArmy(std::string_view text)
    : army(read_army(text, "it", skirmish_rulesets())), report(check(army, skirmish(), Detail::sheet)) {}

std::string CheckedArmy::number(const Place& place, std::string_view id) const {
    const auto index = skirmish().number(place.level(), id);
    if (!index)
        throw std::invalid_argument(fmt::format("no number {}", id));
    return report.number(place, *index).text();
}

std::vector<std::string> CheckedArmy::findings() const {
    std::vector<std::string> lines;
    for (const Finding& finding : report.findings())
        lines.push_back(fmt::format("{} {} {}: {}", severity_name(finding.severity),
                                    rule_id_of(finding, skirmish()), finding.place.path(),
                                    message_of(finding, army, skirmish(), report)));
    return lines;
}

std::string skirmish_army(std::string_view attributes, std::string_view bodies) {
    return fmt::format("<army xmlns=\"urn:muster:army:1\" ruleset=\"skirmish\" {}>{}</army>", attributes,
                       bodies);
}

} // namespace muster::tests
