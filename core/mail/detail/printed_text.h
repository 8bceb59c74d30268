// SPDX-License-Identifier: MIT
// PrintedText: the texts of a rule set's sheet (its notation, headings, totals and cells), read backwards:
// the trait values that a printed text shows.
#pragma once

#include "mail/detail/vocabulary.h"
#include "ruleset/ruleset.h"

#include <optional>
#include <string_view>
#include <vector>

namespace muster {

class PrintedText {
public:
    explicit PrintedText(const Ruleset& ruleset) : ruleset_(ruleset) {}

    // Nothing if the template cannot have printed the text; also for templates with parts of charts, which
    // say no trait. The first way to read it, if there are several.
    [[nodiscard]] std::optional<std::vector<ValueOf>> values_in(const TextTemplate& text,
                                                                std::string_view printed) const;
    // Of the first text of the level that can have printed it, with the values for which that text is meant.
    [[nodiscard]] std::optional<std::vector<ValueOf>> values_in(const std::vector<SheetText>& texts,
                                                                Level level, std::string_view printed) const;
    // Every troop that the notation writes so. What the notation leaves out for the usual value is not among
    // the values.
    [[nodiscard]] std::vector<std::vector<ValueOf>> troops_in(std::string_view notation) const;

private:
    class Match;

    const Ruleset& ruleset_;
};

// The values for which a pattern of single values asks; of a choice between several values it says none.
[[nodiscard]] std::vector<ValueOf> single_values_of(const Pattern& pattern, const Ruleset& ruleset);

} // namespace muster
