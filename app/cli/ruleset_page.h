// SPDX-License-Identifier: MIT
// RulesetPage: a rule set as text for `rules`: traits with their values, numbers, rules with severity,
// citation and message, charts.
#pragma once

#include "ruleset/ruleset.h"
#include "style.h"

#include <string>
#include <string_view>

namespace muster {

class RulesetPage {
public:
    RulesetPage(const Ruleset& ruleset, const Style& style) : ruleset_(ruleset), style_(style) {}

    [[nodiscard]] std::string text();

private:
    void append_title();
    void append_traits(Level level);
    void append_trait(const Trait& trait);
    void append_numbers(Level level);
    void append_readings();
    void append_rule(const Rule& rule);
    void append_chart(const Chart& chart);
    void append_heading(std::string_view heading);
    // An id in its column, followed by the words.
    void append_entry(std::string_view id, std::string_view words);
    // "{vignettes}" for a place, as the rule set's file has it.
    [[nodiscard]] std::string message(const Rule& rule, const TextTemplate& say) const;

    const Ruleset& ruleset_;
    const Style& style_;
    std::string text_;
};

} // namespace muster
