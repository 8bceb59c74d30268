// SPDX-License-Identifier: MIT
#include "named_list.h"

#include "base/text.h"

#include <fmt/format.h>

namespace muster {

const Ruleset& named_list(const CallContext& context, std::string_view ruleset, std::string_view list) {
    const Lists& lists = lists_of(context.rulesets());
    if (const Ruleset* found = lists.in_force(ruleset, list))
        return *found;
    const std::vector<ListHeading> headings = lists.headings(ruleset);
    if (headings.empty())
        throw CallError(fmt::format("unknown army list {}; there are none for {}", quoted(list), ruleset));
    std::vector<std::string_view> known;
    known.reserve(headings.size());
    for (const ListHeading& heading : headings)
        known.emplace_back(heading.id);
    throw CallError(
        fmt::format("unknown army list {} of {}{}", quoted(list), ruleset, suggestion(list, known)));
}

} // namespace muster
