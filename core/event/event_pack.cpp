// SPDX-License-Identifier: MIT
#include "event/event_pack.h"

#include <glib.h>

#include <algorithm>
#include <memory>

namespace muster {

std::vector<std::string> EventPack::permitted_rulesets() const {
    if (house_rules.empty())
        return {ruleset};
    std::vector<std::string> ids;
    for (const std::string& name : house_rules)
        ids.push_back(name + "." + ruleset);
    return ids;
}

std::optional<EventTime> read_event_time(std::string_view text) {
    if (text.find('T') == std::string_view::npos)
        return std::nullopt;
    const std::string terminated(text);
    const std::unique_ptr<GDateTime, decltype(&g_date_time_unref)> time(
        g_date_time_new_from_iso8601(terminated.c_str(), nullptr), &g_date_time_unref);
    if (!time)
        return std::nullopt;
    return g_date_time_to_unix(time.get());
}

std::int64_t days_late(EventTime received, const Deadline& deadline) {
    constexpr std::int64_t day = 24LL * 60 * 60;
    return std::max<std::int64_t>(0, (received - deadline.at + day - 1) / day);
}

} // namespace muster
