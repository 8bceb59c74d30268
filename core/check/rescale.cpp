// SPDX-License-Identifier: MIT
#include "check/rescale.h"

#include "base/text.h"
#include "base/translation.h"
#include "check/checker.h"
#include "check/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>

namespace muster {

namespace {

// A troop whose count, or a unit of which the number is multiplied.
struct Share {
    Place place;
    std::int64_t amount = 1; // a troop's count
    Exact weight;            // what one of them adds to the size; more than 0
    std::int64_t target = 0;
    Exact remainder;
};

class Rescaling {
public:
    Rescaling(const Army& army, const Ruleset& ruleset, std::int32_t wanted)
        : army_(army), ruleset_(ruleset), size_(*ruleset.size), wanted_(wanted),
          report_(check(army, ruleset)), wording_(army, ruleset, report_) {}

    Rescaled result() {
        gather();
        distribute();
        Rescaled result;
        result.wanted = wanted_;
        result.before = report_.number({}, size_.number);
        result.army = rebuilt();
        if (size_.slot)
            result.army.values[*size_.slot] = wanted_;
        result.report = check(result.army, ruleset_);
        result.reached = result.report.number({}, size_.number);
        describe(result);
        return result;
    }

private:
    void gather() {
        for (std::uint32_t b = 1; b <= army_.bodies.size(); ++b)
            for (std::uint32_t u = 1; u <= army_.bodies[b - 1].units.size(); ++u)
                gather_unit({b, u, 0});
    }

    void gather_unit(const Place& unit) {
        const auto troops = static_cast<std::uint32_t>(unit_at(army_, unit).troops.size());
        const bool together = any_holds(size_.together, unit);
        bool all_single = any_holds(size_.single, unit);
        Exact whole = 0;
        for (std::uint32_t t = 1; t <= troops; ++t) {
            const Place place{unit.body, unit.unit, t};
            const Exact weight = report_.number(place, size_.troop_number);
            if (weight.known())
                whole = whole + weight * Exact(troop_at(army_, place).count);
            all_single = all_single || (together && any_holds(size_.single, place));
        }
        if (together && !all_single) {
            share({unit, 1, whole, 0, {}});
            return;
        }
        for (std::uint32_t t = 1; t <= troops; ++t) {
            const Place place{unit.body, unit.unit, t};
            const Exact weight = report_.number(place, size_.troop_number);
            const std::int32_t count = troop_at(army_, place).count;
            if (all_single || any_holds(size_.single, place))
                keep(place, weight, count);
            else
                share({place, count, weight, 0, {}});
        }
    }

    void keep(const Place& place, Exact weight, std::int32_t count) {
        singles_.push_back(place);
        if (weight.known())
            fixed_ = fixed_ + weight * Exact(count);
    }

    // What adds nothing to the size stays as it is.
    void share(Share share) {
        if (share.weight.known() && Exact(0) < share.weight) {
            total_ = total_ + share.weight * Exact(share.amount);
            shares_.push_back(share);
        }
    }

    void distribute() {
        Exact left = Exact(wanted_) - fixed_;
        if (!(Exact(0) < total_))
            throw RescaleError(translate("the army has nothing that could be multiplied"));
        if (left < Exact(0))
            throw RescaleError(translate_format(
                "what is in the army only once comes to {} alone, more than {}", fixed_.readable(), wanted_));
        const Exact factor = left * Exact::fraction(total_.under(), total_.over());
        for (Share& share : shares_) {
            const Exact quota = factor * Exact(share.amount);
            share.target = std::min(quota.rounded_down().over(), most_of(share));
            share.remainder = quota - Exact(share.target);
            left = left - share.weight * Exact(share.target);
        }
        std::vector<std::size_t> order(shares_.size());
        std::iota(order.begin(), order.end(), 0U);
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return shares_[b].remainder < shares_[a].remainder;
        });
        for (bool more = true; more;) {
            more = false;
            for (const std::size_t i : order) {
                Share& share = shares_[i];
                if (left < share.weight || share.target >= most_of(share))
                    continue;
                ++share.target;
                left = left - share.weight;
                more = true;
            }
        }
    }

    static std::int64_t most_of(const Share& share) {
        constexpr std::int64_t most_units = 1000;
        return share.place.level() == Level::troop ? most_count : most_units;
    }

    [[nodiscard]] Army rebuilt() {
        Army result = army_;
        // From the end, so that the places before stay what they are.
        std::for_each(shares_.rbegin(), shares_.rend(), [&](const Share& share) {
            Body& body = result.bodies[share.place.body - 1];
            if (share.place.level() == Level::unit)
                multiply(body, share);
            else
                recount(body, share);
        });
        return result;
    }

    void multiply(Body& body, const Share& share) {
        const auto at = body.units.begin() + (share.place.unit - 1);
        if (share.target == 0) {
            left_out_.push_back(place_name(share.place, army_, ruleset_));
            body.units.erase(at);
            return;
        }
        const Unit unit = *at;
        body.units.insert(at + 1, static_cast<std::size_t>(share.target - 1), unit);
        for (std::int64_t i = 1; i < share.target && !unit.name.empty(); ++i)
            body.units[share.place.unit - 1 + static_cast<std::size_t>(i)].name =
                fmt::format("{} {}", unit.name, i + 1);
    }

    void recount(Body& body, const Share& share) {
        std::vector<Troop>& troops = body.units[share.place.unit - 1].troops;
        if (share.target != 0) {
            troops[share.place.troop - 1].count = static_cast<std::int32_t>(share.target);
            return;
        }
        left_out_.push_back(place_name(share.place, army_, ruleset_));
        troops.erase(troops.begin() + (share.place.troop - 1));
        if (troops.empty())
            body.units.erase(body.units.begin() + (share.place.unit - 1));
    }

    void describe(Rescaled& result) const {
        const std::string& what = ruleset_.numbers_of(Level::army)[size_.number].name;
        if (result.reached < Exact(wanted_))
            result.to_choose.push_back(translate_format("{}: {} of {}, {} left to spend.", what,
                                                        result.reached.readable(), wanted_,
                                                        (Exact(wanted_) - result.reached).readable()));
        else if (Exact(wanted_) < result.reached)
            result.to_choose.push_back(
                translate_format("{}: {}, more than {}.", what, result.reached.readable(), wanted_));
        std::vector<std::string> names(left_out_.rbegin(), left_out_.rend());
        if (!names.empty())
            result.to_choose.push_back(translate_format("Left out: {}.", joined(names, "; ")));
        names.clear();
        for (const Place& place : singles_)
            names.push_back(place_name(place, army_, ruleset_));
        if (!names.empty())
            result.to_choose.push_back(translate_format("Kept as they were: {}.", joined(names, "; ")));
        std::set<std::string> old;
        for (const Finding& finding : report_.findings())
            old.insert(rule_id_of(finding, ruleset_));
        for (const Finding& finding : result.report.findings())
            if (!old.contains(rule_id_of(finding, ruleset_)))
                result.to_choose.push_back(
                    fmt::format("{}: {}", place_name(finding.place, result.army, ruleset_),
                                message_of(finding, result.army, ruleset_, result.report)));
    }

    [[nodiscard]] bool any_holds(const std::vector<SheetFilter>& filters, const Place& place) const {
        return std::any_of(filters.begin(), filters.end(), [&](const SheetFilter& filter) {
            return filter.level == place.level() && wording_.holds(filter.selection, place);
        });
    }

    const Army& army_;
    const Ruleset& ruleset_;
    const SizeDescription& size_;
    std::int32_t wanted_;
    Report report_;
    Wording wording_;
    std::vector<Share> shares_; // in the order of the army
    std::vector<Place> singles_;
    Exact fixed_ = 0; // what stays as it is adds to the size
    Exact total_ = 0; // and what is multiplied
    std::vector<std::string> left_out_;
};

} // namespace

Rescaled rescaled(const Army& army, const Ruleset& ruleset, std::int32_t size) {
    if (!ruleset.size)
        throw RescaleError(translate_format("{} does not say by what its armies are sized", ruleset.title));
    if (size < ruleset.size->least || size > ruleset.size->most)
        throw RescaleError(
            translate_format("{} is no size of an army of {}; it is a whole number from {} to {}", size,
                             ruleset.title, ruleset.size->least, ruleset.size->most));
    try {
        return Rescaling(army, ruleset, size).result();
    } catch (const std::overflow_error&) {
        throw RescaleError(translate("the army's counts are too large for that; lower them first"));
    }
}

std::string rescaled_name(const std::string& name, std::int32_t size) {
    const std::size_t open = name.rfind(" (");
    const bool has_size = open != std::string::npos && name.ends_with(')') &&
                          whole_number(std::string_view(name).substr(open + 2, name.size() - open - 3));
    return fmt::format("{} ({})", has_size ? name.substr(0, open) : name, size);
}

} // namespace muster
