// SPDX-License-Identifier: MIT
#include "edit/detail/usual_shares.h"

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr double usual_slack = 4.0 / 3; // four where the example has three

} // namespace

UsualShares::UsualShares(const Army& example, const Ruleset& ruleset)
    : kind_(ruleset.kind_of_troops()), usual_(counts_of(example)) {
    for (const auto& [kind, count] : usual_)
        all_ += count;
}

UsualShares::Counts UsualShares::counts_of(const Army& army) const {
    Counts counts;
    if (kind_ == nullptr)
        return counts;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                counts[troop.values[kind_->slot]] += troop.count;
    return counts;
}

double UsualShares::excess(const Army& army, double growth) const {
    const Counts counts = counts_of(army);
    double troops = 0;
    for (const auto& [kind, count] : counts)
        troops += static_cast<double>(count);
    if (troops == 0 || all_ == 0)
        return 0;
    double too_many = 0;
    for (const auto& [kind, count] : counts) {
        const auto usual = usual_.find(kind);
        const std::int64_t of_example = usual == usual_.end() ? 0 : usual->second;
        const double share = static_cast<double>(of_example) / static_cast<double>(all_);
        const double allowed = 1 + std::floor(share * usual_slack * troops * growth);
        too_many += std::max(static_cast<double>(count) - allowed, 0.0);
    }
    return too_many / troops;
}

} // namespace muster
