// SPDX-License-Identifier: MIT
#include "mail/detail/leaders_told_twice.h"

#include <algorithm>
#include <cstdint>

namespace muster {

namespace {

struct PlaceOfTroop {
    UnitDraft* unit = nullptr;
    std::size_t at = 0; // among its troops
};

class LeaderSettler {
public:
    LeaderSettler(ArmyDraft& draft, const Vocabulary& vocabulary) : draft_(draft), vocabulary_(vocabulary) {}

    std::vector<std::size_t> settle() {
        std::vector<std::size_t> open;
        for (const PlaceOfTroop& told :
             places([](const TroopReading& troop) { return troop.leads_others; })) {
            const std::int32_t rank = class_of(told);
            const std::vector<PlaceOfTroop> others = places([&](const TroopReading& troop) {
                return !troop.leads_others && troop.value(vocabulary_.class_trait(), -1) == rank;
            });
            const std::size_t line = draft_.lines[told.unit->troops[told.at].line].line;
            if (others.size() == 1 && reading(told).numbers.empty() &&
                !reading(others.front()).numbers.empty() && others.front().unit->troops.size() == 1 &&
                told.unit->troops.size() > 1)
                join(told, others.front());
            else if (!others.empty() || told_often(rank))
                open.push_back(line);
        }
        return open;
    }

private:
    template <class Test>
    [[nodiscard]] std::vector<PlaceOfTroop> places(const Test& test) {
        std::vector<PlaceOfTroop> found;
        for (BodyDraft& body : draft_.bodies)
            for (UnitDraft& unit : body.units)
                for (std::size_t at = 0; at < unit.troops.size(); ++at)
                    if (test(reading({&unit, at})))
                        found.push_back({&unit, at});
        return found;
    }

    [[nodiscard]] const TroopReading& reading(const PlaceOfTroop& place) const {
        const TroopDraft& troop = place.unit->troops[place.at];
        return draft_.lines[troop.line].ways.front().troops[troop.troop];
    }

    [[nodiscard]] std::int32_t class_of(const PlaceOfTroop& place) const {
        return reading(place).value(vocabulary_.class_trait(), -1);
    }

    [[nodiscard]] bool told_often(std::int32_t rank) {
        return places([&](const TroopReading& troop) {
                   return troop.leads_others && troop.value(vocabulary_.class_trait(), -1) == rank;
               }).size() > 1;
    }

    // The unit that is left without troops is dropped with the empty ones.
    static void join(const PlaceOfTroop& told, const PlaceOfTroop& paid) {
        told.unit->troops[told.at] = paid.unit->troops.front();
        paid.unit->troops.clear();
    }

    ArmyDraft& draft_;
    const Vocabulary& vocabulary_;
};

} // namespace

std::vector<std::size_t> settle_leaders_told_twice(ArmyDraft& draft, const Vocabulary& vocabulary) {
    return LeaderSettler(draft, vocabulary).settle();
}

} // namespace muster
