// SPDX-License-Identifier: MIT
// Numbers beside troops that the rules compute of them: "Men each" and "Men" over 1,000 and 5,000, "bases",
// also where nothing says so and all of a column comes out.
#pragma once

#include "check/report.h"
#include "mail/detail/army_maker.h"
#include "ruleset/ruleset.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class ComputedNumbers {
public:
    // Of the numbers that `made` has beside its troops.
    ComputedNumbers(const MadeArmy& made, const Ruleset& ruleset, const Report& report);

    // Whether the number, of the line that begins with the troop, is such a one.
    [[nodiscard]] bool explains(std::size_t troop, const UnexplainedNumber& number) const;

private:
    // A number of a troop's: of one of them, or of all of the line.
    struct Figure {
        std::size_t number = 0;
        bool each = false;
    };
    struct Entry {
        std::size_t troop = 0;
        std::int32_t value = 0;
    };

    void choose(const std::string& heading, const std::vector<Entry>& column);
    [[nodiscard]] std::size_t fitting(const Figure& figure, const std::vector<Entry>& column) const;
    [[nodiscard]] bool fits(const Figure& figure, const Entry& entry) const;

    const MadeArmy& made_;
    const Ruleset& ruleset_;
    const Report& report_;
    std::map<std::string, Figure> by_heading_; // "": of numbers without a column
};

// Whether the heading, in small letters, names a number of troops: "men each", "bases".
[[nodiscard]] bool names_number_of_troops(std::string_view heading, const Ruleset& ruleset);
// "bases" of "bases each", "men" of "men per vignette"; "" where the heading does not say that it is of one.
[[nodiscard]] std::string heading_of_each(std::string_view heading);

} // namespace muster
