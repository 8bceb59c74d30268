// SPDX-License-Identifier: MIT
#include "difference_text.h"

#include "check/wording.h"
#include "layout.h"

#include <fmt/format.h>

#include <array>
#include <iterator>
#include <string_view>

namespace muster {

namespace {
constexpr std::size_t mark_width = 9; // "removed  "
}

void append_differences(std::string& text, const CheckedArmy& before, const CheckedArmy& after,
                        const std::vector<Difference>& differences, std::size_t indent) {
    const Wording wording_before(before.army, before.ruleset, before.report);
    const Wording wording_after(after.army, after.ruleset, after.report);
    constexpr std::array<std::string_view, 4> words{"added", "removed", "changed", "moved"};
    for (const Difference& difference : differences) {
        const bool gone = difference.kind == DifferenceKind::removed;
        const CheckedArmy& side = gone ? before : after;
        const Place& place = gone ? difference.before : difference.after;
        fmt::format_to(std::back_inserter(text), "{:{}}{:<{}}{}", "", indent,
                       words.at(static_cast<std::size_t>(difference.kind)), mark_width,
                       clean(place_name(place, side.army, side.ruleset)));
        if (place.troop != 0 && difference.kind != DifferenceKind::changed)
            fmt::format_to(std::back_inserter(text), ", {} of {}", troop_at(side.army, place).count,
                           clean((gone ? wording_before : wording_after).notation(place)));
        if (difference.kind == DifferenceKind::moved)
            fmt::format_to(std::back_inserter(text), ", from {}",
                           clean(place_name(difference.before, before.army, before.ruleset)));
        text += '\n';
        for (const std::string& change : difference.changes)
            fmt::format_to(std::back_inserter(text), "{:{}}{}\n", "", indent + mark_width, clean(change));
    }
}

} // namespace muster
