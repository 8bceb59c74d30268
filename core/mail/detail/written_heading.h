// SPDX-License-Identifier: MIT
// What the words of a heading say of a body, such as "Left wing (rating 3, attack)". Internal to
// read_written_army().
#pragma once

#include "mail/detail/lexicon.h"
#include "ruleset/ruleset.h"

#include <string_view>
#include <vector>

namespace muster {

struct BodyWords {
    std::vector<ValueOf> values;
    bool says_place = false; // a value by its name alone
    bool says_much = false;  // a number by its trait's name, so that the line can be nothing else
};

[[nodiscard]] BodyWords words_of_body(const Ruleset& ruleset, std::string_view text);

} // namespace muster
