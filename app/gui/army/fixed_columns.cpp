// SPDX-License-Identifier: MIT
#include "gui/army/fixed_columns.h"

#include "edit/changes.h"
#include "gui/shell/workbench.h"

#include <wx/intl.h>

#include <cstdint>

namespace muster {

namespace {

// The sum of the counts of all troops in the element.
std::int64_t total_count(const Army& army, const Place& place) {
    if (place.level() == Level::troop)
        return troop_at(army, place).count;
    std::int64_t sum = 0;
    for (std::uint32_t i = 1; i <= child_count(army, place); ++i)
        sum += total_count(army, child_of(place, i));
    return sum;
}

std::string count_text(const Army& army, const Place& place) {
    return std::to_string(total_count(army, place));
}

bool set_count(Workbench& bench, const Place& place, const wxString& text) {
    long count = 0;
    if (place.level() != Level::troop || !text.ToLong(&count) || count < 1 || count > most_count)
        return false;
    bench.apply(_("Change the count"), with_count(bench.army(), {place}, static_cast<std::int32_t>(count)));
    return true;
}

} // namespace

const std::vector<FixedColumn>& fixed_columns() {
    static const std::vector<FixedColumn> columns{
        {wxTRANSLATE("Count"), wxTRANSLATE("How many there are, of a troop or of all inside"), 60,
         wxALIGN_RIGHT, count_text, set_count},
    };
    return columns;
}

} // namespace muster
