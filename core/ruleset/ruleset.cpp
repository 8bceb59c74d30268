// SPDX-License-Identifier: MIT
#include "ruleset/ruleset.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

std::string_view level_name(Level level) {
    constexpr std::array<std::string_view, level_count> names{"army", "body", "unit", "troop"};
    return names[index_of(level)];
}

std::string_view severity_name(Severity severity) {
    constexpr std::array<std::string_view, all_severities.size()> names{"error", "query", "note"};
    return names[static_cast<std::size_t>(severity)];
}

Severity Rule::severity() const {
    const auto most_severe =
        std::min_element(cases.begin(), cases.end(),
                         [](const RuleCase& a, const RuleCase& b) { return a.severity < b.severity; });
    return most_severe->severity;
}

const Trait* Ruleset::trait(Level level, std::string_view trait_id) const {
    const int found = at(level).words.find(trait_id);
    return found == WordTable::not_found ? nullptr
                                         : &traits[at(level).traits[static_cast<std::size_t>(found)]];
}

const Trait* Ruleset::kind_of_troops() const {
    for (const std::size_t index : at(Level::troop).traits)
        if (traits[index].is_choice() && traits[index].required)
            return &traits[index];
    return nullptr;
}

std::optional<std::size_t> Ruleset::number(Level level, std::string_view number_id) const {
    const auto& known = numbers_of(level);
    const auto found =
        std::find_if(known.begin(), known.end(), [&](const Number& n) { return n.id == number_id; });
    if (found == known.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - known.begin());
}

const Chart* Ruleset::chart(std::string_view chart_id) const {
    const auto found =
        std::find_if(charts.begin(), charts.end(), [&](const Chart& c) { return c.id == chart_id; });
    return found == charts.end() ? nullptr : &*found;
}

std::string Ruleset::citation(std::string_view section) const {
    return fmt::format("{}, {}", title, section);
}

std::string Ruleset::citation(const Rule& rule) const {
    return fmt::format("{}, {}", rule.source.empty() ? title : rule.source, rule.cite);
}

} // namespace muster
